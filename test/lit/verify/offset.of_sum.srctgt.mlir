// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// offset(x + y, c) = x + offset(y, c).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.add %x, %y
  %1 = mugraph.offset %0 by 0.5
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.offset %y by 0.5
  %1 = mugraph.add %x, %0
  func.return %1 : tensor<4x6xf32>
}
