// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// c @ a = slice(concat(b, c, -2) @ a, -2, extent(b, -2), extent(b, -2) + extent(c, -2))
// where alike(b, c, -2).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%c: tensor<3x6xf32>, %a: tensor<6x4xf32>, %b: tensor<5x6xf32>) -> tensor<3x4xf32> {
  %0 = mugraph.matmul %c, %a
  func.return %0 : tensor<3x4xf32>
}
func.func @tgt(%c: tensor<3x6xf32>, %a: tensor<6x4xf32>, %b: tensor<5x6xf32>) -> tensor<3x4xf32> {
  %0 = mugraph.concat %b, %c dim 0
  %1 = mugraph.matmul %0, %a
  %2 = mugraph.slice %1 dim 0 start 5 stop 8
  func.return %2 : tensor<3x4xf32>
}
