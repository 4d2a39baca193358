// An input iterator at kernel level.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: load_outside_block.mlir:[[# @LINE + 4]]:3: error: 'mugraph.load': levels are mixed: it stands inside mugraph.block or mugraph.thread, not inside func.func
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.load %x imap [0] : tensor<4x8xf16> -> !mugraph.tile<1x8xf16>
  func.return
}
