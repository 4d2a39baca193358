// Too few operands.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: arity.mlir:[[# @LINE + 4]]:3: error: 'mugraph.matmul': 'matmul' takes 2 operands, not 1
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.matmul %x
  func.return
}
