// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// (x * exp(z)) / (y * exp(z)) = x / y.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %z: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %z
  %1 = mugraph.mul %x, %0
  %2 = mugraph.mul %y, %0
  %3 = mugraph.div %1, %2
  func.return %3 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %z: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.div %x, %y
  func.return %0 : tensor<4x6xf32>
}
