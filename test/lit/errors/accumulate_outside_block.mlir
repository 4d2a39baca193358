// An accumulator at kernel level.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: accumulate_outside_block.mlir:[[# @LINE + 4]]:3: error: 'mugraph.accumulate': levels are mixed: only a block value can be accumulated, not tensor<4x8xf16>
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.accumulate sum %x
  func.return
}
