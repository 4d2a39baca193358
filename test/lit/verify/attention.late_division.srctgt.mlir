// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The softmax's denominator may divide after the product with V.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%q: tensor<2x4x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>) -> tensor<2x4x8xf32> {
  %o = mugraph.attention %q, %k, %v scale 0.25
  func.return %o : tensor<2x4x8xf32>
}
func.func @tgt(%q: tensor<2x4x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>) -> tensor<2x4x8xf32> {
  %t = mugraph.transpose %k permutation [0, 2, 1]
  %s = mugraph.matmul %q, %t
  %c = mugraph.scale %s by 0.25
  %e = mugraph.exp %c
  %n = mugraph.matmul %e, %v
  %d = mugraph.sum %e dim 2
  %o = mugraph.div %n, %d
  func.return %o : tensor<2x4x8xf32>
}
