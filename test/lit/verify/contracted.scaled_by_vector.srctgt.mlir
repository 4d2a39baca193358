// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// (a * c) @ b = a @ (column(c) * b)
// where rank(c) == 1 and extent(c, -1) == extent(a, -1) and rank(a) >= 2.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %c: tensor<6xf32>, %b: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.mul %a, %c
  %1 = mugraph.matmul %0, %b
  func.return %1 : tensor<4x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %c: tensor<6xf32>, %b: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.reshape %c to [6, 1]
  %1 = mugraph.mul %0, %b
  %2 = mugraph.matmul %a, %1
  func.return %2 : tensor<4x5xf32>
}
