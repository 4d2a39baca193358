// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// sum(a @ b, -1) = a @ sum(b, -1).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.sum %0 dim 1
  func.return %1 : tensor<4x1xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<4x1xf32> {
  %0 = mugraph.sum %b dim 1
  %1 = mugraph.matmul %a, %0
  func.return %1 : tensor<4x1xf32>
}
