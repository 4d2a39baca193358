// What begins as a number and is none.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK: no_number.mlir:[[# @LINE + 4]]:29: error: '1_000' is no number
// CHECK-NOT: {{.}}

func.func @f(%x: tensor<4x4xf32>) -> tensor<4x4xf32> {
  %y = mugraph.offset %x by 1_000
  func.return %y : tensor<4x4xf32>
}
