// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// -maximum(-x, -y) = minimum(x, y).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.neg %x
  %1 = mugraph.neg %y
  %2 = mugraph.maximum %0, %1
  %3 = mugraph.neg %2
  func.return %3 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.minimum %x, %y
  func.return %0 : tensor<4x6xf32>
}
