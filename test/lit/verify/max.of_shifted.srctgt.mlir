// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(x + r, d) = max(x, d) + r
// where extent(r, d) == 1 and rank(x) >= -d.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %r: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.add %x, %r
  %1 = mugraph.max %0 dim 1
  func.return %1 : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %r: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.max %x dim 1
  %1 = mugraph.add %0, %r
  func.return %1 : tensor<4x1xf32>
}
