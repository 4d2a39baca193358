// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// concat(slice(x, d, i, j), slice(x, d, j, k), d) = slice(x, d, i, k).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.slice %x dim 1 start 0 stop 2
  %1 = mugraph.slice %x dim 1 start 2 stop 5
  %2 = mugraph.concat %0, %1 dim 1
  func.return %2 : tensor<4x5xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x5xf32> {
  %0 = mugraph.slice %x dim 1 start 0 stop 5
  func.return %0 : tensor<4x5xf32>
}
