// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A causal mask of zeros and ones may multiply the exponentials; a maximum subtracted on one side only changes nothing.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%s: tensor<8x8xf32>, %mask: tensor<8x8xf32>, %v: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %m = mugraph.max %s dim 1
  %c = mugraph.sub %s, %m
  %e = mugraph.exp %c
  %f = mugraph.mul %e, %mask
  %d = mugraph.sum %f dim 1
  %w = mugraph.div %f, %d
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<8x4xf32>
}
func.func @tgt(%s: tensor<8x8xf32>, %mask: tensor<8x8xf32>, %v: tensor<8x4xf32>) -> tensor<8x4xf32> {
  %e = mugraph.exp %s
  %f = mugraph.mul %e, %mask
  %n = mugraph.matmul %f, %v
  %d = mugraph.sum %f dim 1
  %o = mugraph.div %n, %d
  func.return %o : tensor<8x4xf32>
}
