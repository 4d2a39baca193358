// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a norm without its eps.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.rms_norm %x eps 1.0e-05
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.rms_norm %x
  func.return %o : tensor<4x8xf32>
}
