// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// exp(c·(x − max x)) = exp(c·x − max(c·x)) for c > 0.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.scale %x by 0.2857142857142857
  %m = mugraph.max %s dim 1
  %d = mugraph.sub %s, %m
  %o = mugraph.exp %d
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %s = mugraph.scale %d by 0.2857142857142857
  %o = mugraph.exp %s
  func.return %o : tensor<4x6xf32>
}
