// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: max(y, y − y) is 0 for many y, and cannot be cancelled there.

// CHECK: error: @tgt: {{refuted|not proved}}:
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.square %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.square %x
  %z = mugraph.sub %y, %y
  %w = mugraph.maximum %y, %z
  %m = mugraph.mul %s, %w
  %o = mugraph.div %m, %w
  func.return %o : tensor<4x6xf32>
}
