// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Attention over two parts of the keys, joined through numerators and denominators.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%s: tensor<4x8xf32>, %t: tensor<4x6xf32>, %v: tensor<8x8xf32>, %w: tensor<6x8xf32>) -> tensor<4x8xf32> {
  %a = mugraph.concat %s, %t dim 1
  %b = mugraph.concat %v, %w dim 0
  %p = mugraph.softmax %a dim 1
  %o = mugraph.matmul %p, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%s: tensor<4x8xf32>, %t: tensor<4x6xf32>, %v: tensor<8x8xf32>, %w: tensor<6x8xf32>) -> tensor<4x8xf32> {
  %e = mugraph.exp %s
  %f = mugraph.exp %t
  %n = mugraph.matmul %e, %v
  %m = mugraph.matmul %f, %w
  %x = mugraph.sum %e dim 1
  %y = mugraph.sum %f dim 1
  %i = mugraph.add %n, %m
  %j = mugraph.add %x, %y
  %o = mugraph.div %i, %j
  func.return %o : tensor<4x8xf32>
}
