// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the scale multiplies the maximum only.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.scale %x by 0.5
  %m = mugraph.max %s dim 1
  %d = mugraph.sub %s, %m
  %e = mugraph.exp %d
  %t = mugraph.sum %e dim 1
  %o = mugraph.div %e, %t
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %m = mugraph.max %x dim 1
  %h = mugraph.scale %m by 0.5
  %d = mugraph.sub %x, %h
  %e = mugraph.exp %d
  %t = mugraph.sum %e dim 1
  %o = mugraph.div %e, %t
  func.return %o : tensor<4x6xf32>
}
