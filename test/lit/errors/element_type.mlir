// An element type that no machine of ours multiplies.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: element_type.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': the element type must be f16, bf16 or f32, not i32
// CHECK-NOT: Traceback

func.func @f(%i: tensor<4xi32>) {
  %y = mugraph.exp %i
  func.return
}
