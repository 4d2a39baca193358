// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the bias added before the weight multiplies.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %x is 0 everywhere{{$}}
// CHECK-NEXT: %w is 0 everywhere{{$}}
// CHECK-NEXT: %b is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.layer_norm %x, %w, %b
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8xf32>, %b: tensor<8xf32>) -> tensor<4x8xf32> {
  %n = mugraph.layer_norm %x
  %s = mugraph.add %n, %b
  %o = mugraph.mul %s, %w
  func.return %o : tensor<4x8xf32>
}
