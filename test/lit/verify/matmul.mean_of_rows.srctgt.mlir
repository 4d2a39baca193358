// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The mean over rows commutes with a product from the right.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<6x8xf32>, %w: tensor<8x16xf32>) -> tensor<1x16xf32> {
  %y = mugraph.matmul %x, %w
  %o = mugraph.mean %y dim 0
  func.return %o : tensor<1x16xf32>
}
func.func @tgt(%x: tensor<6x8xf32>, %w: tensor<8x16xf32>) -> tensor<1x16xf32> {
  %m = mugraph.mean %x dim 0
  %o = mugraph.matmul %m, %w
  func.return %o : tensor<1x16xf32>
}
