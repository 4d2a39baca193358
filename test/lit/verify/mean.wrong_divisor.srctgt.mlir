// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a mean over columns that divides by the number of rows.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 2 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %o = mugraph.mean %x dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %s = mugraph.sum %x dim 1
  %o = mugraph.scale %s by 0.25
  func.return %o : tensor<4x1xf32>
}
