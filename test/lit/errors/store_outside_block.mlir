// An output saver at kernel level.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: store_outside_block.mlir:[[# @LINE + 4]]:3: error: 'mugraph.store': levels are mixed: it stands inside mugraph.block or mugraph.thread, not inside func.func
// CHECK-NOT: Traceback

func.func @f(%t: !mugraph.tile<4x8xf16>) {
  mugraph.store %t omap [0] : !mugraph.tile<4x8xf16> -> tensor<8x8xf16>
  func.return
}
