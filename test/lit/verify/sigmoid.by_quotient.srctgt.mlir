// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// exp(x) / offset(exp(x), 1) = sigmoid(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %x
  %1 = mugraph.offset %0 by 1.0
  %2 = mugraph.div %0, %1
  func.return %2 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.sigmoid %x
  func.return %0 : tensor<4x6xf32>
}
