// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: a logarithm of a sum is no sum of logarithms.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.exp %x
  %b = mugraph.exp %y
  %s = mugraph.add %a, %b
  %o = mugraph.log %s
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.add %x, %y
  func.return %o : tensor<4x6xf32>
}
