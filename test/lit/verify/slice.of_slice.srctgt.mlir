// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// slice(slice(x, d, i, j), d, k, l) = slice(x, d, i + k, i + l).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x2xf32> {
  %0 = mugraph.slice %x dim 1 start 1 stop 5
  %1 = mugraph.slice %0 dim 1 start 1 stop 3
  func.return %1 : tensor<4x2xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x2xf32> {
  %0 = mugraph.slice %x dim 1 start 2 stop 4
  func.return %0 : tensor<4x2xf32>
}
