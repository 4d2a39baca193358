// An entry that may be absent, repeated along the other operand.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_repeated.mlir:[[# @LINE + 9]]:5: error: 'mugraph.add': 'add' repeats an entry that may be absent
// CHECK-NOT: Traceback

func.func @f(%x: tensor<10x1xf16>, %y: tensor<10x3xf16>, %w: tensor<1x8xf16>) {
  %o = mugraph.block ins(%x, %y, %w : tensor<10x1xf16>, tensor<10x3xf16>, tensor<1x8xf16>) grid [3, 4] loop 1 threads 128 {
  ^bb0(%xs: tensor<10x1xf16>, %ys: tensor<10x3xf16>, %ws: tensor<1x8xf16>):
    %xt = mugraph.load %xs imap [0, *] : tensor<10x1xf16> -> !mugraph.tile<4x1xf16>
    %yt = mugraph.load %ys imap [0, 1] : tensor<10x3xf16> -> !mugraph.tile<4x1xf16>
    %wt = mugraph.load %ws imap [*, *] : tensor<1x8xf16> -> !mugraph.tile<1x8xf16>
    %s = mugraph.add %yt, %wt
    mugraph.store %s omap [0, 1] : !mugraph.tile<4x8xf32> -> tensor<10x32xf16>
  } -> tensor<10x32xf16>
  func.return
}
