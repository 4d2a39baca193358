// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// slice(concat(x, y, d), d, i, j) = slice(y, d, i - extent(x, d), j - extent(x, d))
// where i >= extent(x, d).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %0 = mugraph.concat %x, %y dim 1
  %1 = mugraph.slice %0 dim 1 start 7 stop 9
  func.return %1 : tensor<4x2xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x3xf32>) -> tensor<4x2xf32> {
  %0 = mugraph.slice %y dim 1 start 1 stop 3
  func.return %0 : tensor<4x2xf32>
}
