// A shift with absent entries, of terms without any.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_shift.mlir:[[# @LINE + 8]]:5: error: 'mugraph.accumulate': the shift of a sum has absent entries where its terms have none
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x9xf16>, %s: tensor<10x3xf16>) {
  %o = mugraph.block ins(%x, %s : tensor<4x9xf16>, tensor<10x3xf16>) grid [1] loop 3 threads 128 {
  ^bb0(%xs: tensor<4x9xf16>, %ss: tensor<10x3xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x9xf16> -> !mugraph.tile<4x3xf16>
    %st = mugraph.load %ss imap [*] fmap 0 : tensor<10x3xf16> -> !mugraph.tile<4x3xf16>
    %a = mugraph.accumulate sum %xt shift %st
    mugraph.store %a omap [*] : !mugraph.tile<4x3xf32> -> tensor<4x3xf16>
  } -> tensor<4x3xf16>
  func.return
}
