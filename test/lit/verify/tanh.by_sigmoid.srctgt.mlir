// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// tanh(x) = 2σ(2x) − 1.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.tanh %x
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %a = mugraph.scale %x by 2.0
  %s = mugraph.sigmoid %a
  %b = mugraph.scale %s by 2.0
  %o = mugraph.offset %b by -1.0
  func.return %o : tensor<4x6xf32>
}
