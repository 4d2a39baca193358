// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: −max(−x, y) is min(x, −y).

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.minimum %x, %y
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.neg %x
  %m = mugraph.maximum %a, %y
  %o = mugraph.neg %m
  func.return %o : tensor<4x6xf32>
}
