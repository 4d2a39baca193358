// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Gate and up projection as one product with a concatenated weight, cut apart afterwards.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %g: tensor<8x6xf32>, %u: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.matmul %x, %g
  %b = mugraph.matmul %x, %u
  %s = mugraph.silu %a
  %o = mugraph.mul %s, %b
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %g: tensor<8x6xf32>, %u: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %w = mugraph.concat %g, %u dim 1
  %y = mugraph.matmul %x, %w
  %a = mugraph.slice %y dim 1 start 0 stop 6
  %b = mugraph.slice %y dim 1 start 6 stop 12
  %s = mugraph.silu %a
  %o = mugraph.mul %b, %s
  func.return %o : tensor<4x6xf32>
}
