// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the outputs in the other order.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o = mugraph.exp %x
  %q = mugraph.tanh %y
  func.return %o, %q : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %o = mugraph.exp %x
  %q = mugraph.tanh %y
  func.return %q, %o : tensor<4x6xf32>, tensor<4x6xf32>
}
