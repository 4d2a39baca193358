// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// maximum(scale(x, s), scale(y, s)) = scale(maximum(x, y), s)
// where s > 0.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %x by 0.5
  %1 = mugraph.scale %y by 0.5
  %2 = mugraph.maximum %0, %1
  func.return %2 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.maximum %x, %y
  %1 = mugraph.scale %0 by 0.5
  func.return %1 : tensor<4x6xf32>
}
