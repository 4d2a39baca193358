// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// CHECK: two_targets.mlir:5:1: error: 'builtin.module': Redefinition of symbol "tgt"
// CHECK-NOT: {{.}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.square %x
  func.return %y : tensor<4x8xf32>
}
