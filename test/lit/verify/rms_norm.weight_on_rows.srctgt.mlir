// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the weight of a norm broadcast along the wrong dimension of a square matrix.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 1 instead of -1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
// CHECK-NEXT: %g is 1 but for [{{[0-9, ]+}}] = -1{{$}}
func.func @src(%x: tensor<8x8xf32>, %g: tensor<8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.rms_norm %x, %g
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x8xf32>, %g: tensor<8xf32>) -> tensor<8x8xf32> {
  %n = mugraph.rms_norm %x
  %c = mugraph.reshape %g to [8, 1]
  %o = mugraph.mul %n, %c
  func.return %o : tensor<8x8xf32>
}
