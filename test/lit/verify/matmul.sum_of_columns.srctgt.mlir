// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Summing the columns of X W needs only the sums of W's rows: a matrix product becomes a product with a vector.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x1xf32> {
  %y = mugraph.matmul %x, %w
  %o = mugraph.sum %y dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x1xf32> {
  %s = mugraph.sum %w dim 1
  %o = mugraph.matmul %x, %s
  func.return %o : tensor<4x1xf32>
}
