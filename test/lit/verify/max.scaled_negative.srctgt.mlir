// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: max(c·x) is not c·max(x) for c < 0.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %s = mugraph.scale %x by -2.0
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %o = mugraph.scale %m by -2.0
  func.return %o : tensor<4x1xf32>
}
