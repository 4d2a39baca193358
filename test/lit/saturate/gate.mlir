// RUN: mirage-opt --superoptimize='keep-source=false' %s | filecheck %s

// tanh((X W1) * (X W2) + b): one kernel that reads X once.

// CHECK-LABEL: func.func @gate(
// CHECK: mugraph.block
// CHECK-COUNT-1: mugraph.load %xs
// CHECK-NOT: mugraph.load %xs
// CHECK: mugraph.tanh
// CHECK: mugraph.store
// CHECK-NOT: mugraph.block
// CHECK: func.return
func.func @gate(%x: tensor<16x1024xf16>, %w1: tensor<1024x2048xf16>, %w2: tensor<1024x2048xf16>, %b: tensor<2048xf16>) -> tensor<16x2048xf16> {
  %g = mugraph.matmul %x, %w1
  %h = mugraph.matmul %x, %w2
  %p = mugraph.mul %g, %h
  %q = mugraph.add %p, %b
  %o = mugraph.tanh %q
  func.return %o : tensor<16x2048xf16>
}
