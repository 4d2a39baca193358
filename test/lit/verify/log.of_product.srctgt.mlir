// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// log(a·b) = log(a) + log(b) where a is an exponential: b is positive in both, or has no logarithm in either.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = mugraph.exp %x
  %m = mugraph.mul %e, %y
  %o = mugraph.log %m
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>, %y: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %l = mugraph.log %y
  %o = mugraph.add %x, %l
  func.return %o : tensor<4x6xf32>
}
