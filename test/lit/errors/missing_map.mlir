// A load without a map.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: missing_map.mlir:[[# @LINE + 6]]:28: error: Expected 'imap'
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs fmap 1 : tensor<4x8xf16> -> !mugraph.tile<4x4xf16>
  } -> tensor<4x8xf16>
  func.return
}
