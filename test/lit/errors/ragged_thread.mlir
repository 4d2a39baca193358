// A thread graph that stores rows in another order than it loads them.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_thread.mlir:[[# @LINE + 7]]:5: error: 'mugraph.thread': a thread graph stores absent entries in another order than it loads them
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>) {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 1 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<70x100xf16> -> !mugraph.tile<16x100xf16>
    %t = mugraph.thread ins(%xt : !mugraph.tile<16x100xf16>) threads [2, 2] {
    ^bb0(%f: !mugraph.tile<16x100xf16>):
      %g = mugraph.load %f imap [0, 1] : !mugraph.tile<16x100xf16> -> !mugraph.fragment<8x50xf16>
      mugraph.store %g omap [1, 0] : !mugraph.fragment<8x50xf16> -> !mugraph.tile<16x100xf16>
    } -> !mugraph.tile<16x100xf16>
    mugraph.store %t omap [0] : !mugraph.tile<16x100xf16> -> tensor<70x100xf16>
  } -> tensor<70x100xf16>
  func.return
}
