// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// square(x * y) = square(x) * square(y).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.mul %x, %y
  %1 = mugraph.square %0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.square %x
  %1 = mugraph.square %y
  %2 = mugraph.mul %0, %1
  func.return %2 : tensor<4x6xf32>
}
