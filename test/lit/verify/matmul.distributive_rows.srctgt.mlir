// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// (a + b) @ c = a @ c + b @ c
// where extent(a, -1) == extent(b, -1) and rank(a) >= 2 and rank(b) >= 2.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %c: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.add %a, %b
  %1 = mugraph.matmul %0, %c
  func.return %1 : tensor<4x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<4x6xf32>, %c: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.matmul %a, %c
  %1 = mugraph.matmul %b, %c
  %2 = mugraph.add %0, %1
  func.return %2 : tensor<4x5xf32>
}
