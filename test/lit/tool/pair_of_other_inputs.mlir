// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// CHECK: pair_of_other_inputs.mlir:9:1: error: @tgt: refuted: input 0 has shape [8, 4] instead of [4, 8]
// CHECK-NOT: {{.}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<8x4xf32>) -> tensor<4x8xf32> {
  %y = mugraph.exp %x
  %t = mugraph.transpose %y permutation [1, 0]
  func.return %t : tensor<4x8xf32>
}
