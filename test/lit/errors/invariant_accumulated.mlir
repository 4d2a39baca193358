// An invariant value is accumulated.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: invariant_accumulated.mlir:[[# @LINE + 7]]:5: error: 'mugraph.accumulate': an invariant value cannot be accumulated: it is the same in every iteration
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x8xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return
}
