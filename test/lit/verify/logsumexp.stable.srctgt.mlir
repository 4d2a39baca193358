// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// log Σ exp(x) = log Σ exp(x − max x) + max x.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %o = mugraph.log %s
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %m = mugraph.max %x dim 1
  %d = mugraph.sub %x, %m
  %e = mugraph.exp %d
  %s = mugraph.sum %e dim 1
  %l = mugraph.log %s
  %o = mugraph.add %l, %m
  func.return %o : tensor<4x1xf32>
}
