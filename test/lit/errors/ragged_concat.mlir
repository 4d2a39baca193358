// Tiles that lack different columns, concatenated by rows.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_concat.mlir:[[# @LINE + 7]]:5: error: 'mugraph.accumulate': iterations whose tiles lack different entries cannot be concatenated
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>) {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 4 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %a = mugraph.accumulate concat %xt dim 0 : !mugraph.tile<64x32xf16>
    mugraph.store %a omap [new] : !mugraph.tile<64x32xf16> -> tensor<5x64x32xf16>
  } -> tensor<5x64x32xf16>
  func.return
}
