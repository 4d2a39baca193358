// Only operations of the dialect stand inside a block.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: foreign_operation.mlir:[[# @LINE + 6]]:5: error: 'arith.constant': it cannot stand inside mugraph.block: only operations of this dialect can
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %c = "arith.constant"() <{value = 1.0 : f32}> : () -> f32
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate concat %xt dim 1 : !mugraph.tile<2x8xf16>
    mugraph.store %a omap [0] : !mugraph.tile<2x8xf16> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return
}
