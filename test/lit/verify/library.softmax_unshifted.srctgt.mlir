// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A library's kernel subtracts the maximum, which a softmax does not depend on.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.softmax %x dim 1 subtract_max false
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.library_softmax %x
  func.return %o : tensor<4x8xf32>
}
