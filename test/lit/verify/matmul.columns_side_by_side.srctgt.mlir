// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// a @ b = slice(a @ concat(b, c, -1), -1, 0, extent(b, -1))
// where alike(b, c, -1).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %c: tensor<6x3xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.matmul %a, %b
  func.return %0 : tensor<4x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %c: tensor<6x3xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.concat %b, %c dim 1
  %1 = mugraph.matmul %a, %0
  %2 = mugraph.slice %1 dim 1 start 0 stop 5
  func.return %2 : tensor<4x5xf32>
}
