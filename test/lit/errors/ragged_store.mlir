// Blocks that split the output otherwise than the tensor, so that they would store absent entries.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: ragged_store.mlir:[[# @LINE + 7]]:5: error: 'mugraph.store': absent entries along dimension 0 would be stored: the omap must split it as the loads do
// CHECK-NOT: Traceback

func.func @f(%x: tensor<70x100xf16>) {
  %o = mugraph.block ins(%x : tensor<70x100xf16>) grid [5] loop 1 threads 128 {
  ^bb0(%xs: tensor<70x100xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<70x100xf16> -> !mugraph.tile<16x100xf16>
    mugraph.store %xt omap [1] : !mugraph.tile<16x100xf16> -> tensor<16x500xf16>
  } -> tensor<16x500xf16>
  func.return
}
