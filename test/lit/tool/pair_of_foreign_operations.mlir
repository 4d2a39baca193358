// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// CHECK: pair_of_foreign_operations.mlir:10:3: error: 'arith.addf': it is no operation of a tensor program: only operations of the mugraph dialect are
// CHECK-NOT: {{.}}
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = mugraph.add %x, %x
  func.return %y : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %y = arith.addf %x, %x : tensor<4x8xf32>
  func.return %y : tensor<4x8xf32>
}
