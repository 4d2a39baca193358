// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the second output only.

// CHECK: error: @tgt: refuted: output 1 at
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o = mugraph.exp %x
  %q = mugraph.mul %o, %y
  func.return %o, %q : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o = mugraph.exp %x
  %q = mugraph.mul %x, %y
  func.return %o, %q : tensor<4x6xf32>, tensor<4x6xf32>
}
