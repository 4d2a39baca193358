// A tile of integers.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: tile_element_type.mlir:[[# @LINE + 6]]:58: error: the element type must be f16, bf16 or f32, not i8
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<2x8xi8>
  } -> tensor<4x8xf16>
  func.return
}
