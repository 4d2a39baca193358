// A mean over a dimension with absent entries.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_mean.mlir:[[# @LINE + 7]]:5: error: 'mugraph.mean': 'mean' counts entries, and some of them may be absent: use a sum, and divide it
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>) {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 4 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %m = mugraph.mean %xt dim 1
    %a = mugraph.accumulate sum %m
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<70x1xf16>
  } -> tensor<70x1xf16>
  func.return
}
