// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// x * sigmoid(x) = silu(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.sigmoid %x
  %1 = mugraph.mul %x, %0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.silu %x
  func.return %0 : tensor<4x6xf32>
}
