// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// a @ scale(b, s) = scale(a @ b, s).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.scale %b by 0.125
  %1 = mugraph.matmul %a, %0
  func.return %1 : tensor<4x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.scale %0 by 0.125
  func.return %1 : tensor<4x5xf32>
}
