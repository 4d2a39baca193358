// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// sum(a @ b, -2) = sum(a, -2) @ b.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<1x5xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.sum %0 dim 0
  func.return %1 : tensor<1x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<1x5xf32> {
  %0 = mugraph.sum %a dim 0
  %1 = mugraph.matmul %0, %b
  func.return %1 : tensor<1x5xf32>
}
