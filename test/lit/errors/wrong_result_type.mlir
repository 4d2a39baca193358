// The generic form with a result type that does not follow.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: wrong_result_type.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': the result has type tensor<4x8xf16>, not tensor<4x8xf32>
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = "mugraph.exp"(%x) : (tensor<4x8xf16>) -> tensor<4x8xf32>
  func.return
}
