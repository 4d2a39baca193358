// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// slice(concat(x, y, d), d, i, j) = slice(x, d, i, j)
// where j <= extent(x, d).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x4xf32> {
  %0 = mugraph.concat %x, %y dim 1
  %1 = mugraph.slice %0 dim 1 start 1 stop 5
  func.return %1 : tensor<4x4xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x4xf32> {
  %0 = mugraph.slice %x dim 1 start 1 stop 5
  func.return %0 : tensor<4x4xf32>
}
