// A reduction without its dimension.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: missing_attribute.mlir:[[# @LINE + 4]]:3: error: 'mugraph.sum': 'sum' needs the attribute 'dim'
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.sum %x
  func.return
}
