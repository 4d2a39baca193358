// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// offset(scale(sigmoid(scale(x, 2)), 2), -1) = tanh(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.scale %x by 2.0
  %1 = mugraph.sigmoid %0
  %2 = mugraph.scale %1 by 2.0
  %3 = mugraph.offset %2 by -1.0
  func.return %3 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.tanh %x
  func.return %0 : tensor<4x6xf32>
}
