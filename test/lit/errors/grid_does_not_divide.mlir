// A grid that does not divide the tensor, and tiles that do not cover it.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: grid_does_not_divide.mlir:[[# @LINE + 6]]:5: error: 'mugraph.load': 3 tiles of extent 1 do not cover dimension 0 of extent 4
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [3] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<1x4xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<1x4xf32> -> tensor<3x4xf16>
  } -> tensor<3x4xf16>
  func.return
}
