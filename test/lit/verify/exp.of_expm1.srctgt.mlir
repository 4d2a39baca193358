// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// offset(expm1(x), 1) = exp(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.expm1 %x
  %1 = mugraph.offset %0 by 1.0
  func.return %1 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %x
  func.return %0 : tensor<4x6xf32>
}
