// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s

// Linear attention: Q (Kᵀ V), which has no matrix of queries and keys.

// CHECK-LABEL: func.func @linear_attention(
// CHECK: func.func private @linear_attention.equal0(
// CHECK: %[[KT:.*]] = mugraph.transpose %k
// CHECK: %[[KV:.*]] = mugraph.matmul %[[KT]], %v
// CHECK: %[[O:.*]] = mugraph.matmul %q, %[[KV]]
// CHECK: func.return %[[O]]
func.func @linear_attention(%q: tensor<8x4096x64xf16>, %k: tensor<8x4096x64xf16>, %v: tensor<8x4096x64xf16>) -> tensor<8x4096x64xf16> {
  %o = mugraph.einsum %q, %k, %v equation "bqd,bkd,bke->bqe"
  func.return %o : tensor<8x4096x64xf16>
}
