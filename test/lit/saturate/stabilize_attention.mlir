// RUN: mirage-opt --stabilize %s | filecheck %s

// Wherever the division stands: the factor exp(maximum) moves out of sum and product, and cancels.

// CHECK-LABEL: func.func @late_division(
// CHECK: %[[S:.*]] = mugraph.matmul %q, %k
// CHECK: %[[M:.*]] = mugraph.max %[[S]] dim 2
// CHECK: %[[D:.*]] = mugraph.sub %[[S]], %[[M]]
// CHECK: mugraph.exp %[[D]]
// CHECK-NOT: mugraph.exp
// CHECK: func.func private @late_division__source(

// An exp that no division belongs to stays, and so does a softmax that has its maximum.

// CHECK: func.func @alone(
// CHECK-NEXT: mugraph.exp %x
// CHECK: func.func @safe(
// CHECK: mugraph.max
// CHECK-NOT: mugraph.max
// CHECK: func.func private @safe__source(
func.func @late_division(%q: tensor<2x16x8xf16>, %k: tensor<2x8x32xf16>, %v: tensor<2x32x8xf16>) -> tensor<2x16x8xf16> {
  %a = mugraph.matmul %q, %k
  %e = mugraph.exp %a
  %s = mugraph.sum %e dim 2
  %p = mugraph.matmul %e, %v
  %o = mugraph.div %p, %s
  func.return %o : tensor<2x16x8xf16>
}
func.func @alone(%x: tensor<16x8xf16>) -> tensor<16x8xf16> {
  %e = mugraph.exp %x
  func.return %e : tensor<16x8xf16>
}
func.func @safe(%x: tensor<16x64xf16>) -> tensor<16x64xf16> {
  %o = mugraph.softmax %x dim 1
  func.return %o : tensor<16x64xf16>
}
