// A value that is not defined.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: undefined_value.mlir:[[# @LINE + 4]]:24: error: value %z is not defined above
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.add %x, %z
  func.return
}
