// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Sums over two dimensions commute.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6x8xf32>) -> tensor<1x6x1xf32> {
  %s = mugraph.sum %x dim 0
  %o = mugraph.sum %s dim 2
  func.return %o : tensor<1x6x1xf32>
}
func.func @tgt(%x: tensor<4x6x8xf32>) -> tensor<1x6x1xf32> {
  %s = mugraph.sum %x dim 2
  %o = mugraph.sum %s dim 0
  func.return %o : tensor<1x6x1xf32>
}
