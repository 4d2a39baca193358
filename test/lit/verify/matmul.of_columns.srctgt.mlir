// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// a @ slice(b, -1, i, j) = slice(a @ b, -1, i, j).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<4x3xf32> {
  %0 = mugraph.slice %b dim 1 start 1 stop 4
  %1 = mugraph.matmul %a, %0
  func.return %1 : tensor<4x3xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>) -> tensor<4x3xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.slice %0 dim 1 start 1 stop 4
  func.return %1 : tensor<4x3xf32>
}
