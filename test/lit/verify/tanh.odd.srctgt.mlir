// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// tanh(−x) = −tanh(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.neg %x
  %o = mugraph.tanh %n
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %t = mugraph.tanh %x
  %o = mugraph.neg %t
  func.return %o : tensor<4x6xf32>
}
