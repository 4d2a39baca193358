// RUN: not mirage-opt -t triton %s 2>&1 | filecheck %s

// CHECK: several_programs.mlir:[[# @LINE + 6]]:1: error: @g: a Triton module holds one program, but @f, @g are public: make the others private
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<4x64xf16>) -> tensor<4x64xf16> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x64xf16>
}
func.func @g(%x: tensor<4x64xf16>) -> tensor<4x64xf16> {
  %y = mugraph.relu %x
  func.return %y : tensor<4x64xf16>
}
