// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A weight that a whole batch shares: rows of all matrices are rows of one.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<3x4x8xf32>, %w: tensor<8x16xf32>) -> tensor<3x4x16xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<3x4x16xf32>
}
func.func @tgt(%x: tensor<3x4x8xf32>, %w: tensor<8x16xf32>) -> tensor<3x4x16xf32> {
  %f = mugraph.reshape %x to [12, 8]
  %y = mugraph.matmul %f, %w
  %o = mugraph.reshape %y to [3, 4, 16]
  func.return %o : tensor<3x4x16xf32>
}
