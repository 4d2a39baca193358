// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the root of the sum of squares, where the mean was meant.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 1/3 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %o = mugraph.rms_norm %x
  func.return %o : tensor<4x9xf32>
}
func.func @tgt(%x: tensor<4x9xf32>) -> tensor<4x9xf32> {
  %q = mugraph.square %x
  %s = mugraph.sum %q dim 1
  %r = mugraph.sqrt %s
  %o = mugraph.div %x, %r
  func.return %o : tensor<4x9xf32>
}
