// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// a @ c = slice(a @ concat(b, c, -1), -1, extent(b, -1), extent(b, -1) + extent(c, -1))
// where alike(b, c, -1).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %c: tensor<6x3xf32>, %b: tensor<6x5xf32>) -> tensor<4x3xf32> {
  %0 = mugraph.matmul %a, %c
  func.return %0 : tensor<4x3xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %c: tensor<6x3xf32>, %b: tensor<6x5xf32>) -> tensor<4x3xf32> {
  %0 = mugraph.concat %b, %c dim 1
  %1 = mugraph.matmul %a, %0
  %2 = mugraph.slice %1 dim 1 start 5 stop 8
  func.return %2 : tensor<4x3xf32>
}
