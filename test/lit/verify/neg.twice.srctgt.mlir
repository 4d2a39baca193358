// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// -(-x) = x.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.neg %x
  %1 = mugraph.neg %0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  func.return %x : tensor<4x6xf32>
}
