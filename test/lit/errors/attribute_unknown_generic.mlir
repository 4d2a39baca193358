// An attribute that the operator does not have.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: attribute_unknown_generic.mlir:[[# @LINE + 4]]:3: error: 'mugraph.exp': property 'dim' is not defined by the operation 'mugraph.exp'.
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = "mugraph.exp"(%x) <{dim = 1 : i64}> : (tensor<4x8xf16>) -> tensor<4x8xf16>
  func.return
}
