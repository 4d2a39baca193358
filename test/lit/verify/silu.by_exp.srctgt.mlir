// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// silu(x) = x/(1 + exp(−x)).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.silu %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.neg %x
  %e = mugraph.exp %n
  %d = mugraph.offset %e by 1.0
  %o = mugraph.div %x, %d
  func.return %o : tensor<4x6xf32>
}
