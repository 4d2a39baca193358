// A shift that may be absent, repeated along its terms.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_shift_repeated.mlir:[[# @LINE + 9]]:5: error: 'mugraph.accumulate': an entry that may be absent is repeated
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %s: tensor<4x2xf16>, %w: tensor<4x2xf16>) {
  %o = mugraph.block ins(%x, %s, %w : tensor<4x8xf16>, tensor<4x2xf16>, tensor<4x2xf16>) grid [3] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ss: tensor<4x2xf16>, %ws: tensor<4x2xf16>):
    %xt = mugraph.load %xs imap [*] fmap 0 : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    %st = mugraph.load %ss imap [*] fmap 0 : tensor<4x2xf16> -> !mugraph.tile<2x2xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4x2xf16> -> !mugraph.tile<2x1xf16>
    %a = mugraph.accumulate sum %xt shift %wt
    mugraph.store %a omap [new] : !mugraph.tile<2x8xf32> -> tensor<3x2x8xf16>
  } -> tensor<3x2x8xf16>
  func.return
}
