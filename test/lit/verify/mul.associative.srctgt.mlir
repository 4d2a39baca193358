// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// (x * y) * z = x * (y * z).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>, %z: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.mul %x, %y
  %1 = mugraph.mul %0, %z
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>, %z: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.mul %y, %z
  %1 = mugraph.mul %x, %0
  func.return %1 : tensor<4x6xf32>
}
