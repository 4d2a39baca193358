// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// What one output computes may be used for another.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %s = mugraph.mul %x, %y
  %o = mugraph.exp %s
  %p = mugraph.mul %x, %y
  %q = mugraph.tanh %p
  func.return %o, %q : tensor<4x6xf32>, tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> (tensor<4x6xf32>, tensor<4x6xf32>) {
  %s = mugraph.mul %y, %x
  %o = mugraph.exp %s
  %q = mugraph.tanh %s
  func.return %o, %q : tensor<4x6xf32>, tensor<4x6xf32>
}
