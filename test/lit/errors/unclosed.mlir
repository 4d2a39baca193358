// A file that ends inside a function.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: unclosed.mlir:[[# @LINE + 4]]:1: error: expected an operation or '}' in block definition
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %y = mugraph.exp %x
