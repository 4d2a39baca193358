// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the square of a sum for the sum of squares.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 64 instead of 8{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %q = mugraph.square %x
  %o = mugraph.sum %q dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %s = mugraph.sum %x dim 1
  %o = mugraph.square %s
  func.return %o : tensor<4x1xf32>
}
