// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(max(x, d), e) = max(max(x, e), d).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<1x1xf32> {
  %0 = mugraph.max %x dim 1
  %1 = mugraph.max %0 dim 0
  func.return %1 : tensor<1x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<1x1xf32> {
  %0 = mugraph.max %x dim 0
  %1 = mugraph.max %0 dim 1
  func.return %1 : tensor<1x1xf32>
}
