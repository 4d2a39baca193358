// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: max(c·x) is no multiple of max x for c < 0.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.scale %x by -0.5
  %m = mugraph.max %s dim 1
  %d = mugraph.sub %s, %m
  %o = mugraph.exp %d
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %s = mugraph.scale %d by -0.5
  %o = mugraph.exp %s
  func.return %o : tensor<4x6xf32>
}
