// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// x / scale(y, s) = scale(x / y, 1 / s)
// where s != 0.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %y by 0.5
  %1 = mugraph.div %x, %0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.div %x, %y
  %1 = mugraph.scale %0 by 2.0
  func.return %1 : tensor<4x6xf32>
}
