// RUN: not mirage-opt %s 2>&1 | filecheck %s

// CHECK: unknown_operation.mlir:6:3: error: unknown operation 'mugraph.cosine'
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.cosine %x
  func.return %y : tensor<8x64xf16>
}
