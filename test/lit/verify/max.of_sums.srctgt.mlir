// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the maximum of sums for the sum of maxima.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is 0 instead of 1{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 0 but for [{{[0-9, ]+}}] = -1, [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%x: tensor<4x8x2xf32>) -> tensor<4x1x1xf32> {
  %m = mugraph.max %x dim 1
  %o = mugraph.sum %m dim 2
  func.return %o : tensor<4x1x1xf32>
}
func.func @tgt(%x: tensor<4x8x2xf32>) -> tensor<4x1x1xf32> {
  %s = mugraph.sum %x dim 2
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1x1xf32>
}
