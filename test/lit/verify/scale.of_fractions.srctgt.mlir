// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A factor in two fractions: 2/7 = 2/3 · 3/7.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %o = mugraph.scale %x by 0.2857142857142857
  func.return %o : tensor<4x6xf32>
}
func.func @tgt(%x: tensor<4x6xf32>) -> tensor<4x6xf32> {
  %s = mugraph.scale %x by 0.6666666666666666
  %o = mugraph.scale %s by 0.42857142857142855
  func.return %o : tensor<4x6xf32>
}
