// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(x + r) = max(x) + r where r is the same for all that is compared.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %r: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %s = mugraph.add %x, %r
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %r: tensor<4x1xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %o = mugraph.add %m, %r
  func.return %o : tensor<4x1xf32>
}
