// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// exp(x) = exp(x - max(x, d)) * exp(max(x, d))
// where rank(x) >= -d.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %x
  func.return %0 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.max %x dim 1
  %1 = mugraph.sub %x, %0
  %2 = mugraph.exp %1
  %3 = mugraph.exp %0
  %4 = mugraph.mul %2, %3
  func.return %4 : tensor<4x6xf32>
}
