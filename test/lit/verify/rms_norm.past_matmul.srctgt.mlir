// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The norm of a row is a number: it may divide after the product.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.rms_norm %x eps 1.0e-05
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %w: tensor<8x6xf32>) -> tensor<4x6xf32> {
  %q = mugraph.square %x
  %m = mugraph.mean %q dim 1
  %e = mugraph.offset %m by 1.0e-05
  %r = mugraph.rsqrt %e
  %p = mugraph.matmul %x, %w
  %o = mugraph.mul %p, %r
  func.return %o : tensor<4x6xf32>
}
