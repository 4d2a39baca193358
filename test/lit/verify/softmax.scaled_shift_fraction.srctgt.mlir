// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// exp(c·(x − max x)) for softmax(c·x), with a fraction c.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.scale %x by 0.3333333333333333
  %m = mugraph.max %s dim 1
  %d = mugraph.sub %s, %m
  %e = mugraph.exp %d
  %t = mugraph.sum %e dim 1
  %o = mugraph.div %e, %t
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %s = mugraph.scale %d by 0.3333333333333333
  %e = mugraph.exp %s
  %t = mugraph.sum %e dim 1
  %o = mugraph.div %e, %t
  func.return %o : tensor<4x6xf32>
}
