// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The operands of an einsum in another order: sums of products commute and associate.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%q: tensor<2x6x4xf32>, %k: tensor<2x6x4xf32>, %v: tensor<2x6x5xf32>) -> tensor<2x6x5xf32> {
  %o = mugraph.einsum %q, %k, %v equation "bqd,bkd,bke->bqe"
  func.return %o : tensor<2x6x5xf32>
}
func.func @tgt(%q: tensor<2x6x4xf32>, %k: tensor<2x6x4xf32>, %v: tensor<2x6x5xf32>) -> tensor<2x6x5xf32> {
  %w = mugraph.einsum %k, %v equation "bkd,bke->bde"
  %o = mugraph.einsum %q, %w equation "bqd,bde->bqe"
  func.return %o : tensor<2x6x5xf32>
}
