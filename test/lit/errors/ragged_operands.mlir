// Operands whose entries are absent in different places.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_operands.mlir:[[# @LINE + 8]]:5: error: 'mugraph.add': its operands' entries are absent in different places
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>, %y: tensor<66x100xf16>) {
  %o = mugraph.block ins(%x, %y : tensor<70x100xf16>, tensor<66x100xf16>) grid [5] loop 4 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>, %ys: tensor<66x100xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<70x100xf16> -> !mugraph.tile<16x32xf16>
    %yt = mugraph.load %ys imap [0] fmap 1 : tensor<66x100xf16> -> !mugraph.tile<16x32xf16>
    %s = mugraph.add %xt, %yt
    %a = mugraph.accumulate sum %s
    mugraph.store %a omap [0] : !mugraph.tile<16x32xf32> -> tensor<70x32xf16>
  } -> tensor<70x32xf16>
  func.return
}
