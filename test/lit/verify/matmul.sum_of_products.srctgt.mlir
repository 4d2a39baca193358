// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// a @ b + c @ d = concat(a, c, -1) @ concat(b, d, -2)
// where alike(a, c, -1) and alike(b, d, -2) and extent(a, -1) == extent(b, -2).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %c: tensor<4x3xf32>, %d: tensor<3x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.matmul %c, %d
  %2 = mugraph.add %0, %1
  func.return %2 : tensor<4x5xf32>
}
func.func @tgt(%a: tensor<4x6xf32>, %b: tensor<6x5xf32>, %c: tensor<4x3xf32>, %d: tensor<3x5xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.concat %a, %c dim 1
  %1 = mugraph.concat %b, %d dim 0
  %2 = mugraph.matmul %0, %1
  func.return %2 : tensor<4x5xf32>
}
