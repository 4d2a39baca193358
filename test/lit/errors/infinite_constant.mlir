// A constant that is not finite.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: infinite_constant.mlir:[[# @LINE + 4]]:3: error: 'mugraph.scale': a constant must be finite, not inf
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = "mugraph.scale"(%x) <{value = 0x7FF0000000000000 : f64}> : (tensor<4x8xf16>) -> tensor<4x8xf16>
  func.return
}
