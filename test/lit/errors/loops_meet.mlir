// Values that vary in two loops meet.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: loops_meet.mlir:[[# @LINE + 8]]:5: error: 'mugraph.add': values that vary in two loops meet: the loops run one after the other
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>) -> tensor<4x4xf16> {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 2, 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>):
    %t = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %u = mugraph.load %xs imap [0] fmap 1 in 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %s = mugraph.add %t, %u
    %a = mugraph.accumulate sum %s
    mugraph.store %a omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf16>
  } -> tensor<4x4xf16>
  func.return %o : tensor<4x4xf16>
}
