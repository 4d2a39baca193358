// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: the maximum that was subtracted is not added again.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %o = mugraph.log %s
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 1
  %o = mugraph.log %s
  func.return %o : tensor<4x1xf32>
}
