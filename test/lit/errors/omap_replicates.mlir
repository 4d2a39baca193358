// Blocks that would write the same entries.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: omap_replicates.mlir:[[# @LINE + 8]]:5: error: 'mugraph.store': omap replicates grid dimension 0 of extent 2: blocks would write the same entries
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [*] : !mugraph.tile<2x4xf32> -> tensor<2x4xf16>
  } -> tensor<2x4xf16>
  func.return
}
