// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// slice(a, -2, i, j) @ b = slice(a @ b, -2, i, j).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<5x6xf32>, %b: tensor<6x4xf32>) -> tensor<3x4xf32> {
  %0 = mugraph.slice %a dim 0 start 1 stop 4
  %1 = mugraph.matmul %0, %b
  func.return %1 : tensor<3x4xf32>
}
func.func @tgt(%a: tensor<5x6xf32>, %b: tensor<6x4xf32>) -> tensor<3x4xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.slice %0 dim 0 start 1 stop 4
  func.return %1 : tensor<3x4xf32>
}
