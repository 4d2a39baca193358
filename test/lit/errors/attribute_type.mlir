// An attribute of the wrong type in the custom form.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: attribute_type.mlir:[[# @LINE + 4]]:27: error: Expected integer literal
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.sum %x dim "one"
  func.return
}
