// A thread graph with more threads than the block has.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: thread_grid_too_large.mlir:[[# @LINE + 8]]:5: error: 'mugraph.thread': 8 threads in a block of 4
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 4 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate sum %xt
    %r = mugraph.thread ins(%a : !mugraph.tile<2x4xf32>) threads [2, 4] {
    ^bb0(%as: !mugraph.tile<2x4xf32>):
      %f = mugraph.load %as imap [0, 1] : !mugraph.tile<2x4xf32> -> !mugraph.fragment<1x1xf32>
      mugraph.store %f omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<2x4xf32>
    } -> !mugraph.tile<2x4xf32>
    mugraph.store %r omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf16>
  } -> tensor<4x4xf16>
  func.return
}
