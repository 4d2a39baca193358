// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// log(exp(x) * y) = x + log(y).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.exp %x
  %1 = mugraph.mul %0, %y
  %2 = mugraph.log %1
  func.return %2 : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %0 = mugraph.log %y
  %1 = mugraph.add %x, %0
  func.return %1 : tensor<4x6xf32>
}
