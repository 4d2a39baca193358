// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// log(exp(x)) = x.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = mugraph.exp %x
  %o = mugraph.log %e
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 1.0
  func.return %o : tensor<4x6xf32>
}
