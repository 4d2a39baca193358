// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: relu moved across a norm; the mean square loses the negative entries.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = 1, [{{[0-9, ]+}}] = -1{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %n = mugraph.rms_norm %x
  %o = mugraph.relu %n
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = mugraph.relu %x
  %o = mugraph.rms_norm %r
  func.return %o : tensor<4x8xf32>
}
