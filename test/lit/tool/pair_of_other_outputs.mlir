// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// CHECK: pair_of_other_outputs.mlir:9:1: error: @tgt: refuted: 2 outputs instead of 1
// CHECK-NOT: {{.}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> (tensor<4x8xf32>, tensor<4x8xf32>) {
  %y = mugraph.exp %x
  func.return %y, %x : tensor<4x8xf32>, tensor<4x8xf32>
}
