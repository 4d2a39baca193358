// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Dividing by a quotient multiplies by its reciprocal.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %d = mugraph.div %b, %c
  %o = mugraph.div %a, %d
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%a: tensor<4x8xf32>, %b: tensor<4x8xf32>, %c: tensor<4x8xf32>) -> tensor<4x8xf32> {
  %r = mugraph.reciprocal %b
  %p = mugraph.mul %a, %r
  %o = mugraph.mul %c, %p
  func.return %o : tensor<4x8xf32>
}
