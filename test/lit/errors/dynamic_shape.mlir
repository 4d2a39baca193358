// Shapes are static.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: dynamic_shape.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': shapes must be static, unlike tensor<?x4xf16>
// CHECK-NOT: Traceback

func.func @f(%i: tensor<?x4xf16>) {
  %y = mugraph.exp %i
  func.return
}
