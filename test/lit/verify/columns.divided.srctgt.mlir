// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// a @ (b / c) = (a @ b) / c
// where extent(c, -2) == 1 and rank(b) >= 2.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %c: tensor<1x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.div %b, %c
  %1 = mugraph.matmul %a, %0
  func.return %1 : tensor<4x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %c: tensor<1x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.div %0, %c
  func.return %1 : tensor<4x5xf32>
}
