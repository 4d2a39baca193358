// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// x * reciprocal(y) = x / y.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.reciprocal %y
  %1 = mugraph.mul %x, %0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.div %x, %y
  func.return %0 : tensor<4x6xf32>
}
