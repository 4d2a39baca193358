// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the square of the accumulated sum for the accumulated squares.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 64 instead of 16{{$}}
// CHECK-NEXT: counterexample (exact):
// CHECK-NEXT: %x is 1 everywhere{{$}}
func.func @src(%x: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %q = mugraph.square %x
  %o = mugraph.sum %q dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %o = mugraph.block ins(%x : tensor<4x16xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<2x4xf32>
    %a = mugraph.accumulate sum %xt
    %q = mugraph.square %a
    %s = mugraph.sum %q dim 1
    mugraph.store %s omap [0] : !mugraph.tile<2x1xf32> -> tensor<4x1xf32>
  } -> tensor<4x1xf32>
  func.return %o : tensor<4x1xf32>
}
