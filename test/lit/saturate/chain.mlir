// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s

// Which product first: A (B C) D takes 20,800 multiplications, from left to right it would be 60,000.

// CHECK-LABEL: func.func @chain(
// CHECK: func.func private @chain.equal0(%a: tensor<100x2xf16>, %b: tensor<2x100xf16>, %c: tensor<100x2xf16>, %d: tensor<2x100xf16>)
// CHECK-SAME: mugraph.equal_to = @chain
// CHECK: %[[BC:.*]] = mugraph.matmul %b, %c
// CHECK-DAG: mugraph.matmul {{.*}}%[[BC]]
// CHECK-NOT: mugraph.matmul %a, %b
// CHECK: func.return {{.*}} : tensor<100x100xf16>
func.func @chain(%a: tensor<100x2xf16>, %b: tensor<2x100xf16>, %c: tensor<100x2xf16>, %d: tensor<2x100xf16>) -> tensor<100x100xf16> {
  %0 = mugraph.matmul %a, %b
  %1 = mugraph.matmul %0, %c
  %2 = mugraph.matmul %1, %d
  func.return %2 : tensor<100x100xf16>
}
