// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// log(exp(x)) = x.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %x
  %1 = mugraph.log %0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  func.return %x : tensor<4x6xf32>
}
