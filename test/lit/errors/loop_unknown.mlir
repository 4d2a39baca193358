// A load names a loop that the block does not have.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: loop_unknown.mlir:[[# @LINE + 6]]:5: error: 'mugraph.load': there is no loop 2: the block has 2 loops
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>) -> tensor<4x4xf16> {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 2, 4 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 in 2 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %a = mugraph.accumulate sum %xt
    mugraph.store %a omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf16>
  } -> tensor<4x4xf16>
  func.return %o : tensor<4x4xf16>
}
