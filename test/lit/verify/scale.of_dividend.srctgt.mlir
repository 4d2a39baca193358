// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// scale(x, s) / y = scale(x / y, s).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %x by 0.5
  %1 = mugraph.div %0, %y
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.div %x, %y
  %1 = mugraph.scale %0 by 0.5
  func.return %1 : tensor<4x6xf32>
}
