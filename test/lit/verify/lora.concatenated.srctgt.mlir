// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// LoRA as one product of concatenations: X W + (X A) B = [X, X A] [W; B].

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %a: tensor<8x2xf32>, %b: tensor<2x6xf32>) -> tensor<4x6xf32> {
  %y = mugraph.matmul %x, %w
  %t = mugraph.matmul %x, %a
  %u = mugraph.matmul %t, %b
  %o = mugraph.add %y, %u
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>, %a: tensor<8x2xf32>, %b: tensor<2x6xf32>) -> tensor<4x6xf32> {
  %t = mugraph.matmul %x, %a
  %l = mugraph.concat %x, %t dim 1
  %r = mugraph.concat %w, %b dim 0
  %o = mugraph.matmul %l, %r
  func.return %o : tensor<4x6xf32>
}
