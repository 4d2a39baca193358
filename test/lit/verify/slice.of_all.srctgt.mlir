// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// slice(x, d, 0, j) = x
// where j == extent(x, d).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.slice %x dim 1 start 0 stop 6
  func.return %0 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  func.return %x : tensor<4x6xf32>
}
