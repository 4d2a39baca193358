// A pipeline deeper than any.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: too_many_stages.mlir:[[# @LINE + 4]]:3: error: 'mugraph.block': a kernel has 1 to 16 pipeline stages, or 0 to let the lowering choose, not 17
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>) {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 2 threads 64 stages 17 {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf16>
  } -> tensor<4x4xf16>
  func.return
}
