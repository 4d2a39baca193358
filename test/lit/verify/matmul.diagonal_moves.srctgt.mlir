// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Scaling the columns of X is scaling the rows of W: (X diag(d)) W = X (diag(d) W).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %d: tensor<1x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %s = mugraph.mul %x, %d
  %o = mugraph.matmul %s, %w
  func.return %o : tensor<4x16xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %d: tensor<1x8xf32>, %w: tensor<8x16xf32>) -> tensor<4x16xf32> {
  %t = mugraph.transpose %d permutation [1, 0]
  %s = mugraph.mul %w, %t
  %o = mugraph.matmul %x, %s
  func.return %o : tensor<4x16xf32>
}
