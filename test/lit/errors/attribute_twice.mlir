// An attribute given twice.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: attribute_twice.mlir:[[# @LINE + 4]]:33: error: 'min' is given twice
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.clamp %x min 0.0 min 1.0
  func.return
}
