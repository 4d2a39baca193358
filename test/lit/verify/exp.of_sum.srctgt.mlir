// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The exponential of a sum is a product: an additive mask may be multiplied afterwards.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%s: tensor<4x8xf32>, %mask: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %a = mugraph.add %s, %mask
  %o = mugraph.exp %a
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%s: tensor<4x8xf32>, %mask: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %e = mugraph.exp %s
  %f = mugraph.exp %mask
  %o = mugraph.mul %f, %e
  func.return %o : tensor<4x8xf32>
}
