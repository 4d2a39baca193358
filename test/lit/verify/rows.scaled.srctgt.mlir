// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// (a * r) @ b = (a @ b) * r
// where extent(r, -1) == 1 and rank(a) >= 2.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %r: tensor<4x1xf32>, %b: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.mul %a, %r
  %1 = mugraph.matmul %0, %b
  func.return %1 : tensor<4x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %r: tensor<4x1xf32>, %b: tensor<6x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.mul %0, %r
  func.return %1 : tensor<4x5xf32>
}
