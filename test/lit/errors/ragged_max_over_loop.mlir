// A maximum over iterations, none of which has an entry in some place.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_max_over_loop.mlir:[[# @LINE + 7]]:5: error: 'mugraph.accumulate': a maximum over the loop has no value where no iteration has an entry
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>) {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 4 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [1] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<70x6xf16>
    %a = mugraph.accumulate max %xt
    mugraph.store %a omap [new] : !mugraph.tile<70x6xf32> -> tensor<5x70x6xf16>
  } -> tensor<5x70x6xf16>
  func.return
}
