// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// b @ a = slice(concat(b, c, -2) @ a, -2, 0, extent(b, -2))
// where alike(b, c, -2).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%b: tensor<5x6xf32>, %a: tensor<6x4xf32>, %c: tensor<3x6xf32>) -> tensor<5x4xf32> {
  %0 = mugraph.matmul %b, %a
  func.return %0 : tensor<5x4xf32>
}
func.func @tgt(%b: tensor<5x6xf32>, %a: tensor<6x4xf32>, %c: tensor<3x6xf32>) -> tensor<5x4xf32> {
  %0 = mugraph.concat %b, %c dim 0
  %1 = mugraph.matmul %0, %a
  %2 = mugraph.slice %1 dim 0 start 0 stop 5
  func.return %2 : tensor<5x4xf32>
}
