// RUN: not mirage-opt -t cuda %s -o %t 2>&1 | filecheck %s

// A CUDA file holds kernels alone: an operator that is in none is refused, with its place, and nothing is written.

// CHECK: cuda_outside.mlir:[[# @LINE + 2]]:1: error: @f: operator 1 of 'f', 'matmul', is in no graph-defined kernel: a CUDA file holds kernels alone
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<32x64xf16>, %w: tensor<64x32xf16>) -> tensor<32x32xf16> {
  %q = mugraph.block ins(%x : tensor<32x64xf16>) grid [2] {
  ^bb0(%xs: tensor<32x64xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0] : !mugraph.tile<16x64xf32> -> tensor<32x64xf16>
  } -> tensor<32x64xf16>
  %o = mugraph.matmul %q, %w
  func.return %o : tensor<32x32xf16>
}
