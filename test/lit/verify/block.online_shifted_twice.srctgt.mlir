// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: sums rescaled although the tile's exponentials were never shifted.

// CHECK: error: @tgt: refuted: output 0 at [{{[0-9, ]+}}] is
// CHECK-NEXT: counterexample (rounded to float64):
// CHECK-NEXT: %s is 0 but for [{{[0-9, ]+}}] = 1{{$}}
func.func @src(%s: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %e = mugraph.exp %s
  %o = mugraph.sum %e dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%s: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %o = mugraph.block ins(%s : tensor<4x16xf32>) grid [2] loop 4 {
  ^bb0(%ss: tensor<4x16xf32>):
    %st = mugraph.load %ss imap [0] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<2x4xf32>
    %m = mugraph.max %st dim 1
    %e = mugraph.exp %st
    %r = mugraph.sum %e dim 1
    %l = mugraph.accumulate sum %r shift %m
    mugraph.store %l omap [0] : !mugraph.tile<2x1xf32> -> tensor<4x1xf32>
  } -> tensor<4x1xf32>
  func.return %o : tensor<4x1xf32>
}
