// RUN: not mirage-opt %s 2>&1 | filecheck %s

// CHECK: truncated.mlir:7:1: error: expected an operand, such as %x
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp
