// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// CHECK: no_pair.mlir:5:1: error: a pair consists of @src and @tgt, and there is no @tgt
// CHECK-NOT: {{.}}
func.func @src(%x: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %y = mugraph.exp %x
  func.return %y : tensor<4x64xf32>
}
