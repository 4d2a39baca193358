// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// One product with concatenated weights is several products, concatenated.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %a: tensor<8x6xf32>, %b: tensor<8x10xf32>) -> tensor<4x16xf32> {
  %y = mugraph.matmul %x, %a
  %z = mugraph.matmul %x, %b
  %o = mugraph.concat %y, %z dim 1
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %a: tensor<8x6xf32>, %b: tensor<8x10xf32>) -> tensor<4x16xf32> {
  %w = mugraph.concat %a, %b dim 1
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x16xf32>
}
