// A composite with too many operands.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: composite_arity.mlir:[[# @LINE + 4]]:3: error: 'mugraph.rms_norm': 'rms_norm' does not take 3 operands
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.rms_norm %x, %x, %x
  func.return
}
