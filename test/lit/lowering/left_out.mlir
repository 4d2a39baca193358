// RUN: mirage-opt -t triton %s -o %t 2>&1 | filecheck %s

// CHECK: left_out.mlir:[[# @LINE + 8]]:1: warning: @f is not in the Triton module: it holds 'func.call', which is no mugraph operator
// CHECK-NEXT: left_out.mlir:[[# @LINE + 11]]:1: warning: @h is not in the Triton module: it holds no mugraph operator
// CHECK-NEXT: left_out.mlir:[[# @LINE + 15]]:3: warning: @k is not in the Triton module: it stands in a module of its own inside this one
// CHECK-NOT: {{.}}
func.func @g(%x: tensor<4x4xf16>) -> tensor<4x4xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x4xf16>
}
func.func @f(%x: tensor<4x4xf16>) -> tensor<4x4xf16> {
  %y = func.call @g(%x) : (tensor<4x4xf16>) -> tensor<4x4xf16>
  func.return %y : tensor<4x4xf16>
}
func.func @h(%x: tensor<4x4xf16>) -> tensor<4x4xf16> {
  func.return %x : tensor<4x4xf16>
}
func.func private @declared(tensor<4x4xf16>) -> tensor<4x4xf16>
builtin.module {
  func.func @k(%x: tensor<4x4xf16>) -> tensor<4x4xf16> {
    %y = mugraph.exp %x
    func.return %y : tensor<4x4xf16>
  }
}
