// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(offset(x, c), d) = offset(max(x, d), c).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.offset %x by 0.5
  %1 = mugraph.max %0 dim 1
  func.return %1 : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.max %x dim 1
  %1 = mugraph.offset %0 by 0.5
  func.return %1 : tensor<4x1xf32>
}
