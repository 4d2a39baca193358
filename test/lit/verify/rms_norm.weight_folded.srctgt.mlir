// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The weight of a norm belongs to the rows of the matrix that follows.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %g: tensor<8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.rms_norm %x, %g
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %g: tensor<8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.rms_norm %x
  %c = mugraph.reshape %g to [8, 1]
  %v = mugraph.mul %c, %w
  %o = mugraph.matmul %n, %v
  func.return %o : tensor<4x6xf32>
}
