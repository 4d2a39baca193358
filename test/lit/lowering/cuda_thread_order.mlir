// RUN: not mirage-opt -t cuda %s 2>&1 | filecheck %s
// RUN: not mirage-opt -t cuda-torch %s 2>&1 | filecheck %s

// Operators of a thread graph become operators on whole tiles, so it must store its fragments as it loads them.

// CHECK: cuda_thread_order.mlir:[[# @LINE + 2]]:1: error: @f: operator 0 of 'f': a thread graph stores its fragments in another order than it loads them: kernels on whole tiles cannot express it
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<64x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x : tensor<64x64xf16>) grid [4] {
  ^bb0(%xs: tensor<64x64xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<64x64xf16> -> !mugraph.tile<16x64xf16>
    %t = mugraph.thread ins(%xt : !mugraph.tile<16x64xf16>) threads [2, 2] {
    ^bb0(%f: !mugraph.tile<16x64xf16>):
      %g = mugraph.load %f imap [0, 1] : !mugraph.tile<16x64xf16> -> !mugraph.fragment<8x32xf16>
      mugraph.store %g omap [1, 0] : !mugraph.fragment<8x32xf16> -> !mugraph.tile<16x64xf16>
    } -> !mugraph.tile<16x64xf16>
    mugraph.store %t omap [0] : !mugraph.tile<16x64xf16> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
