// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s

// The halves of columns less their largest are computed each for itself; of a product they may be.

// CHECK-LABEL: func.func @gate(
// CHECK: func.func private @gate.equal0({{.*}}mugraph.stable
// CHECK-DAG: %[[A:.*]] = mugraph.slice %x dim 1 start 0 stop 32
// CHECK-DAG: %[[B:.*]] = mugraph.slice %x dim 1 start 32 stop 64
// CHECK-DAG: mugraph.max %[[A]] dim 0
// CHECK-DAG: mugraph.max %[[B]] dim 0
func.func @gate(%x: tensor<12x64xf16>) -> tensor<12x32xf16> {
  %m = mugraph.max %x dim 0
  %d = mugraph.sub %x, %m
  %a = mugraph.slice %d dim 1 start 0 stop 32
  %b = mugraph.slice %d dim 1 start 32 stop 64
  %s = mugraph.sigmoid %b
  %o = mugraph.mul %a, %s
  func.return %o : tensor<12x32xf16>
}
