// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The variance from the mean of squares: E[x²] − E[x]².

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.layer_norm %x
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %m = mugraph.mean %x dim 1
  %q = mugraph.square %x
  %e = mugraph.mean %q dim 1
  %n = mugraph.square %m
  %v = mugraph.sub %e, %n
  %w = mugraph.offset %v by 1.0e-05
  %c = mugraph.sub %x, %m
  %r = mugraph.sqrt %w
  %o = mugraph.div %c, %r
  func.return %o : tensor<4x8xf32>
}
