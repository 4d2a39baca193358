// An operand that is no tensor.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: scalar_operand.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': f32 is neither a ranked tensor nor a mugraph.tile nor a mugraph.fragment
// CHECK-NOT: Traceback

func.func @f(%i: f32) {
  %y = mugraph.exp %i
  func.return
}
