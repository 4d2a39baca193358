// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// tanh(log(offset(exp(x), 1))) = offset(scale(reciprocal(offset(square(offset(exp(x), 1)), 1)), -2), 1).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %x
  %1 = mugraph.offset %0 by 1.0
  %2 = mugraph.log %1
  %3 = mugraph.tanh %2
  func.return %3 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %x
  %1 = mugraph.offset %0 by 1.0
  %2 = mugraph.square %1
  %3 = mugraph.offset %2 by 1.0
  %4 = mugraph.reciprocal %3
  %5 = mugraph.scale %4 by -2.0
  %6 = mugraph.offset %5 by 1.0
  func.return %6 : tensor<4x6xf32>
}
