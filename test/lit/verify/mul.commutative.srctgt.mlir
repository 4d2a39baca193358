// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// x * y = y * x.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.mul %x, %y
  func.return %0 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.mul %y, %x
  func.return %0 : tensor<4x6xf32>
}
