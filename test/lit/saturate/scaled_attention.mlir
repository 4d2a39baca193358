// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s
// RUN: mirage-opt --explain %s | filecheck %s --check-prefix EXPLAIN

// The scale of softmax(scale · Q Kᵀ) V moves onto Q, and the division past the product with V. The maximum stays.

// CHECK-LABEL: func.func @attention(
// CHECK: func.func private @attention.equal0(
// CHECK: %[[Q:.*]] = mugraph.scale %q by 0.125
// CHECK: %[[S:.*]] = mugraph.matmul %[[Q]],
// CHECK: %[[M:.*]] = mugraph.max %[[S]] dim 2
// CHECK: %[[D:.*]] = mugraph.sub %[[S]], %[[M]]
// CHECK: %[[E:.*]] = mugraph.exp %[[D]]
// CHECK: %[[O:.*]] = mugraph.matmul %[[E]], %v
// CHECK: mugraph.div %[[O]],

// EXPLAIN: @attention: {{.*}} -> {{.*}} µs on h100, every operator a kernel; 268435456 -> 268435456 multiplications
// EXPLAIN-DAG: {{[0-9]}}. scale.of_left_operand, from right to left: scale(a, s) @ b = scale(a @ b, s)
// EXPLAIN-DAG: {{[0-9]}}. rows.divided: (a / r) @ b = (a @ b) / r where extent(r, -1) == 1 and rank(a) >= 2
// EXPLAIN: {{^  }}equivalent: chance of error at most 2^-
func.func @attention(%q: tensor<2x256x64xf16>, %k: tensor<2x4096x64xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
  %o = mugraph.attention %q, %k, %v
  func.return %o : tensor<2x256x64xf16>
}
