// What -t cuda refuses cannot be planned.
// RUN: not mirage-opt -p mugraph-plan-layouts %s 2>&1 | filecheck %s
// CHECK: plan_layouts_impossible.mlir:[[# @LINE + 2]]:1: error: @f: operator 0 of 'f': blocks of 32, 64, 128, … threads are launched, not of 96
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [2] loop 4 threads 96 stages 1 {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x128xf16> -> !mugraph.tile<64x32xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<128x64xf16> -> !mugraph.tile<32x32xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    %s = mugraph.max %a dim 1
    %d = mugraph.sub %a, %s
    %e = mugraph.exp %d
    mugraph.store %e omap [1] : !mugraph.tile<64x32xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
