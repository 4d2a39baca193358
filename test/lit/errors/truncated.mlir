// A file that ends in the middle.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: truncated.mlir:[[# @LINE + 5]]:1: error: expected an operand, such as %x
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %y = mugraph.add %x,
