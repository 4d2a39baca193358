// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A maximum over arithmetic that cancels.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %o = mugraph.max %x dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %a = mugraph.add %x, %y
  %b = mugraph.sub %a, %y
  %o = mugraph.max %b dim 1
  func.return %o : tensor<4x1xf32>
}
