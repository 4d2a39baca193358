// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// slice(scale(x, s), d, i, j) = scale(slice(x, d, i, j), s).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %0 = mugraph.scale %x by 0.5
  %1 = mugraph.slice %0 dim 1 start 1 stop 4
  func.return %1 : tensor<4x3xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x3xf32> {
  %0 = mugraph.slice %x dim 1 start 1 stop 4
  %1 = mugraph.scale %0 by 0.5
  func.return %1 : tensor<4x3xf32>
}
