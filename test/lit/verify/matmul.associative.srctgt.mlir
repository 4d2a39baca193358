// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Products associate: (X A) B = X (A B).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<4x4xf32> {
  %y = mugraph.matmul %x, %a
  %o = mugraph.matmul %y, %b
  func.return %o : tensor<4x4xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %a: tensor<8x16xf32>, %b: tensor<16x4xf32>) -> tensor<4x4xf32> {
  %w = mugraph.matmul %a, %b
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x4xf32>
}
