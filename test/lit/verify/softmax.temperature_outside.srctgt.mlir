// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a temperature that multiplies the weights instead of the scores.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1/16 instead of 1/8{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %t = mugraph.scale %x by 0.5
  %o = mugraph.softmax %t dim 1
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %w = mugraph.softmax %x dim 1
  %o = mugraph.scale %w by 0.5
  func.return %o : tensor<4x8xf32>
}
