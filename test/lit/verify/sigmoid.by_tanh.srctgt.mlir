// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// offset(scale(tanh(scale(x, 1 / 2)), 1 / 2), 1 / 2) = sigmoid(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %x by 0.5
  %1 = mugraph.tanh %0
  %2 = mugraph.scale %1 by 0.5
  %3 = mugraph.offset %2 by 0.5
  func.return %3 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.sigmoid %x
  func.return %0 : tensor<4x6xf32>
}
