// An attribute of the wrong type in the generic form.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: attribute_type_generic.mlir:[[# @LINE + 4]]:3: error: 'mugraph.scale': "half" should be of base attribute float
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = "mugraph.scale"(%x) <{value = "half"}> : (tensor<4x8xf16>) -> tensor<4x8xf16>
  func.return
}
