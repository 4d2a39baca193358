// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Squares divided by their sum forget a factor of the row.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>, %s: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %q = mugraph.square %x
  %m = mugraph.sum %q dim 1
  %o = mugraph.div %q, %m
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>, %s: tensor<4x1xf32>) -> tensor<4x8xf32> {
  %y = mugraph.mul %x, %s
  %q = mugraph.square %y
  %m = mugraph.sum %q dim 1
  %o = mugraph.div %q, %m
  func.return %o : tensor<4x8xf32>
}
