// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// σ(x) = exp(x)/(1 + exp(x)).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.sigmoid %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %e = mugraph.exp %x
  %d = mugraph.offset %e by 1.0
  %o = mugraph.div %e, %d
  func.return %o : tensor<4x6xf32>
}
