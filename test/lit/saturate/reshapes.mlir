// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s

// The lengths of merged rows are those of the rows as they are: nothing is stored between two reshapes.

// CHECK-LABEL: func.func @scaled(
// CHECK: func.func private @scaled.equal0({{.*}}mugraph.stable
// CHECK-NOT: mugraph.reshape
// CHECK: mugraph.square %x
// CHECK-NOT: mugraph.reshape
// CHECK: func.return
func.func @scaled(%x: tensor<3x4x8xf16>, %c: tensor<3x1x8xf16>) -> tensor<3x4x8xf16> {
  %r = mugraph.reshape %x to [12, 8]
  %q = mugraph.square %r
  %s = mugraph.sum %q dim 1
  %l = mugraph.sqrt %s
  %n = mugraph.div %r, %l
  %t = mugraph.reshape %n to [3, 4, 8]
  %o = mugraph.mul %t, %c
  func.return %o : tensor<3x4x8xf16>
}
