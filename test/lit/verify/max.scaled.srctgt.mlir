// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(c·x) = c·max(x) for c > 0.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %s = mugraph.scale %x by 0.2857142857142857
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %o = mugraph.scale %m by 0.2857142857142857
  func.return %o : tensor<4x1xf32>
}
