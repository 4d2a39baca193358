// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Without the softmax, attention is associative: (Q Kᵀ) V = Q (Kᵀ V).

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%q: tensor<2x4x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>) -> tensor<2x4x8xf32> {
  %t = mugraph.transpose %k permutation [0, 2, 1]
  %s = mugraph.matmul %q, %t
  %o = mugraph.matmul %s, %v
  func.return %o : tensor<2x4x8xf32>
}
func.func @tgt(%q: tensor<2x4x8xf32>, %k: tensor<2x16x8xf32>, %v: tensor<2x16x8xf32>) -> tensor<2x4x8xf32> {
  %t = mugraph.transpose %k permutation [0, 2, 1]
  %s = mugraph.matmul %t, %v
  %o = mugraph.matmul %q, %s
  func.return %o : tensor<2x4x8xf32>
}
