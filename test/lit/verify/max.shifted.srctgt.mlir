// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(x + c) = max(x) + c.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %s = mugraph.offset %x by 0.75
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %o = mugraph.offset %m by 0.75
  func.return %o : tensor<4x1xf32>
}
