// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: of two kernels of libraries for norms, the one that subtracts no mean.

// CHECK: error: @tgt: refuted: output 0 at [
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.layer_norm %x, %w eps 1.0e-05
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.library_rms_norm %x, %w eps 1.0e-05
  func.return %o : tensor<4x8xf32>
}
