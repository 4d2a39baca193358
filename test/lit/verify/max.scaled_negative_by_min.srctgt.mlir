// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// max(c·x) = c·min(x) for c < 0, with min(x) = −max(−x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %s = mugraph.scale %x by -2.0
  %o = mugraph.max %s dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x1xf32> {
  %n = mugraph.neg %x
  %m = mugraph.max %n dim 1
  %i = mugraph.neg %m
  %o = mugraph.scale %i by -2.0
  func.return %o : tensor<4x1xf32>
}
