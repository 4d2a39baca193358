// A concatenation needs a dimension.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: concat_without_dimension.mlir:[[# @LINE + 7]]:5: error: 'mugraph.accumulate': an accumulator has a dimension exactly when it concatenates
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate concat %xt : !mugraph.tile<2x8xf16>
    mugraph.store %a omap [0] : !mugraph.tile<2x8xf16> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return
}
