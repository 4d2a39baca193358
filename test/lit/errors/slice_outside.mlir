// A slice beyond its operand.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: slice_outside.mlir:[[# @LINE + 4]]:3: error: 'mugraph.slice': slice 2:6 is outside dimension 0 of 4x8
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.slice %x dim 0 start 2 stop 6
  func.return
}
