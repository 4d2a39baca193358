// A reshape that changes the number of elements.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: reshape_elements.mlir:[[# @LINE + 4]]:3: error: 'mugraph.reshape': cannot reshape 4x8 to 4x4: the number of elements differs
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.reshape %x to [4, 4]
  func.return
}
