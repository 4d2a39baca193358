// RUN: mirage-opt --stabilize %s | filecheck %s
// RUN: mirage-opt --stabilize --explain %s | filecheck %s --check-prefix EXPLAIN
// RUN: mirage-opt --superoptimize --stabilize %s | filecheck %s --check-prefix ONE-PASS

// A softmax that was written without its maximum gets it; as a kernel it reads each row once.

// CHECK-LABEL: func.func @softmax(
// CHECK-SAME: mugraph.verified
// CHECK-NEXT: %[[M:.*]] = mugraph.max %x dim 1
// CHECK-NEXT: %[[D:.*]] = mugraph.sub %x, %[[M]]
// CHECK-NEXT: %[[E:.*]] = mugraph.exp %[[D]]
// CHECK-NEXT: %[[S:.*]] = mugraph.sum %[[E]] dim 1
// CHECK-NEXT: %[[O:.*]] = mugraph.div %[[E]], %[[S]]
// CHECK-NEXT: func.return %[[O]]
// CHECK: func.func private @softmax__source(

// EXPLAIN: 1. softmax.shifted_terms: exp(x) = exp(x - max(x, d)) * exp(max(x, d))
// EXPLAIN: softmax.common_factor: (x * exp(z)) / (y * exp(z)) = x / y
// EXPLAIN: {{^  }}equivalent: chance of error at most 2^-

// ONE-PASS-LABEL: func.func @softmax(
// ONE-PASS: mugraph.block
// ONE-PASS: mugraph.load
// ONE-PASS-NOT: mugraph.load
// ONE-PASS: mugraph.max
// ONE-PASS: mugraph.sub
// ONE-PASS: mugraph.exp
// ONE-PASS-NOT: mugraph.block
// ONE-PASS: func.func private @softmax__source(
func.func @softmax(%x: tensor<512x1024xf16>) -> tensor<512x1024xf16> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %o = mugraph.div %e, %s
  func.return %o : tensor<512x1024xf16>
}
