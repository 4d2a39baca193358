// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The weights of a softmax sum to one.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %w = mugraph.softmax %x dim 1
  %o = mugraph.sum %w dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x8xf32>) -> tensor<4x1xf32> {
  %s = mugraph.sum %x dim 1
  %z = mugraph.sub %s, %s
  %o = mugraph.offset %z by 1.0
  func.return %o : tensor<4x1xf32>
}
