// The same on tiles, found by the block's verifier.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: elementwise_shapes_in_block.mlir:[[# @LINE + 8]]:5: error: 'mugraph.add': shapes do not meet: 2x4 and 8x2
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %wt = mugraph.load %ws imap [*] : tensor<8x2xf16> -> !mugraph.tile<8x2xf16>
    %y = mugraph.add %xt, %wt
  } -> tensor<4x8xf16>
  func.return
}
