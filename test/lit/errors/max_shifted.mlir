// Only sums are shifted.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: max_shifted.mlir:[[# @LINE + 7]]:5: error: 'mugraph.accumulate': only a sum can be shifted, not 'max'
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate max %xt shift %xt
  } -> tensor<4x8xf16>
  func.return
}
