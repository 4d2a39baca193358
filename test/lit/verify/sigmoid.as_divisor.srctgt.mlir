// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// x / offset(exp(-y), 1) = x * sigmoid(y).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.neg %y
  %1 = mugraph.exp %0
  %2 = mugraph.offset %1 by 1.0
  %3 = mugraph.div %x, %2
  func.return %3 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.sigmoid %y
  %1 = mugraph.mul %x, %0
  func.return %1 : tensor<4x6xf32>
}
