// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: r may be negative.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>, %r: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %s = mugraph.mul %x, %r
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %r: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %o = mugraph.mul %m, %r
  func.return %o : tensor<4x1xf32>
}
