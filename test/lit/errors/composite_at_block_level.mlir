// Composites are kernel-level names.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: composite_at_block_level.mlir:[[# @LINE + 7]]:5: error: 'mugraph.softmax': 'softmax' is a composite and stands at kernel level only: decompose it first
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %r = mugraph.softmax %xt dim 1
  } -> tensor<4x8xf16>
  func.return
}
