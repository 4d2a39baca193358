// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// σ(−x) = 1 − σ(x).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %n = mugraph.neg %x
  %o = mugraph.sigmoid %n
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.sigmoid %x
  %n = mugraph.neg %s
  %o = mugraph.offset %n by 1.0
  func.return %o : tensor<4x6xf32>
}
