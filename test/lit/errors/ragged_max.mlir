// A maximum of tiles, the last of which has no entry.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_max.mlir:[[# @LINE + 7]]:5: error: 'mugraph.max': 'max' has no value where a tile has no entry at all
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>) {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 5 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %m = mugraph.max %xt dim 1
    %a = mugraph.accumulate max %m
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<70x1xf16>
  } -> tensor<70x1xf16>
  func.return
}
