// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// Wrong: each entry of a row is shifted by another number.

// CHECK: error: @tgt: refuted:
func.func @src(%x: tensor<4x6xf32>, %c: tensor<1x6xf32>) -> tensor<4x1xf32> {
  %s = mugraph.add %x, %c
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %c: tensor<1x6xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %n = mugraph.max %c dim 1
  %o = mugraph.add %m, %n
  func.return %o : tensor<4x1xf32>
}
