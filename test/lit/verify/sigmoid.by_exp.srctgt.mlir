// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// reciprocal(offset(exp(-x), 1)) = sigmoid(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.neg %x
  %1 = mugraph.exp %0
  %2 = mugraph.offset %1 by 1.0
  %3 = mugraph.reciprocal %2
  func.return %3 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.sigmoid %x
  func.return %0 : tensor<4x6xf32>
}
