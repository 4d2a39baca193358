// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// CHECK: different.srctgt.mlir:10:1: error: @tgt: not equivalent: output 0 at [0, 0] is {{.*}}
// CHECK-NOT: {{.}}
func.func @src(%x: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %y = mugraph.exp %x
  %z = mugraph.square %y
  func.return %z : tensor<4x64xf32>
}
func.func @tgt(%x: tensor<4x64xf32>) -> tensor<4x64xf32> {
  %y = mugraph.square %x
  %z = mugraph.exp %y
  func.return %z : tensor<4x64xf32>
}
