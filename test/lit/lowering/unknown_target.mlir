// RUN: not mirage-opt -t 'triton{target=b200}' %s 2>&1 | filecheck %s
// RUN: not mirage-opt -t 'triton{warps=8}' %s 2>&1 | filecheck %s --check-prefix OPTION

// CHECK: error: {{.*}}unknown target 'b200': known are a100, h100, h200
// CHECK-NOT: {{.}}
// OPTION: error: target 'triton' has no option 'warps'
func.func @f(%x: tensor<4x64xf16>) -> tensor<4x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x64xf16>
}
