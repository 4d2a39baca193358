// The same in the generic form.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: unknown_operator_generic.mlir:[[# @LINE + 4]]:3: error: unknown operation 'mugraph.sine'
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = "mugraph.sine"(%x) : (tensor<4x8xf16>) -> tensor<4x8xf16>
  func.return
}
