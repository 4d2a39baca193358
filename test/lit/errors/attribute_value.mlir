// A form of gelu that does not exist.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: attribute_value.mlir:[[# @LINE + 4]]:3: error: 'mugraph.gelu': gelu has the forms 'erf' and 'tanh', not 'sine'
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>, %w: tensor<8x2xf16>) {
  %y = mugraph.gelu %x form "sine"
  func.return
}
