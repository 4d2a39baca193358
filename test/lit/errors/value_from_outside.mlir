// A body that reads a value of the function.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: value_from_outside.mlir:[[# @LINE + 6]]:5: error: 'mugraph.load': it reads a value from outside the graph: pass it through ins(…) and load it
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %xt = mugraph.load %x imap [0] : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    mugraph.store %xt omap [0] : !mugraph.tile<2x8xf16> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return
}
