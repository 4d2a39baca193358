// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// offset(-sigmoid(x), 1) = sigmoid(-x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.sigmoid %x
  %1 = mugraph.neg %0
  %2 = mugraph.offset %1 by 1.0
  func.return %2 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.neg %x
  %1 = mugraph.sigmoid %0
  func.return %1 : tensor<4x6xf32>
}
