// A fixed launch that no block of whole warps has.
// RUN: not mirage-opt %s -t cuda 2>&1 | filecheck %s
// CHECK: cuda_impossible_launch.mlir:[[# @LINE + 3]]:1: error: @f: {{.*}}blocks of 32, 64, 128, … threads are launched, not of 96
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<32x64xf16>) -> tensor<32x64xf16> {
  %q = mugraph.block ins(%x : tensor<32x64xf16>) grid [2] threads 96 stages 1 {
  ^bb0(%xs: tensor<32x64xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0] : !mugraph.tile<16x64xf32> -> tensor<32x64xf16>
  } -> tensor<32x64xf16>
  func.return %q : tensor<32x64xf16>
}
