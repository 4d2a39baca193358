// RUN: not mirage-opt %s 2>&1 | filecheck %s

// CHECK: undefined_value.mlir:6:20: error: value %z is not defined above
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %z
  func.return %y : tensor<8x64xf16>
}
