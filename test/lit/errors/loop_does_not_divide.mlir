// A loop that does not divide the tensor, and tiles that do not cover it.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: loop_does_not_divide.mlir:[[# @LINE + 6]]:5: error: 'mugraph.load': 3 tiles of extent 2 do not cover dimension 1 of extent 8
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 3 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x2xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x2xf32> -> tensor<4x2xf16>
  } -> tensor<4x2xf16>
  func.return
}
