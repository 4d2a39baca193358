// A block graph does not nest.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: block_in_block.mlir:[[# @LINE + 6]]:5: error: 'mugraph.block': levels are mixed: it stands inside a function, not inside mugraph.block
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %o = mugraph.block ins(%x, %w : tensor<4x8xf16>, tensor<8x2xf16>) grid [2] loop 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>, %ws: tensor<8x2xf16>):
    %y = mugraph.block ins(%xs : tensor<4x8xf16>) grid [4] {
    ^bb0(%xi: tensor<4x8xf16>):
      %xt = mugraph.load %xi imap [0] : tensor<4x8xf16> -> !mugraph.tile<1x8xf16>
      mugraph.store %xt omap [0] : !mugraph.tile<1x8xf16> -> tensor<4x8xf16>
    } -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return
}
