// An operator that cannot stand on tiles, with the reason.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: refused_at_block_level.mlir:[[# @LINE + 7]]:5: error: 'mugraph.reshape': 'reshape' cannot stand at block level: a tile of a reshaped tensor is no tile of the tensor; reshape at kernel level
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %r = mugraph.reshape %xt to [8]
  } -> tensor<4x8xf16>
  func.return
}
