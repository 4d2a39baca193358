// Element-wise operands that do not broadcast.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: elementwise_shapes.mlir:[[# @LINE + 4]]:3: error: 'mugraph.add': shapes do not meet: 4x8 and 8x2
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.add %x, %w
  func.return
}
