// What a later loop accumulated does not exist yet in an earlier one.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: loop_of_the_past.mlir:[[# @LINE + 9]]:5: error: 'mugraph.sub': variant and accumulated values meet: one exists inside the loop, the other after it
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>) -> tensor<4x4xf16> {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 2, 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>):
    %t = mugraph.load %xs imap [0] fmap 1 in 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %m = mugraph.accumulate max %t
    %u = mugraph.load %xs imap [0] fmap 1 : tensor<4x8xf16> -> !mugraph.tile<2x4xf16>
    %s = mugraph.sub %u, %m
    %a = mugraph.accumulate sum %s
    mugraph.store %a omap [0] : !mugraph.tile<2x4xf32> -> tensor<4x4xf16>
  } -> tensor<4x4xf16>
  func.return %o : tensor<4x4xf16>
}
