// RUN: mirage-opt -p mugraph-saturate %s | filecheck %s

// The division of a norm after the product, which has fewer columns; its weight folded into the other operand.

// CHECK-LABEL: func.func @rms_norm_linear(
// CHECK: func.func private @rms_norm_linear.equal0(
// CHECK-DAG: %[[R:.*]] = mugraph.sqrt
// CHECK-DAG: %[[P:.*]] = mugraph.matmul %x, %w
// CHECK: %[[O:.*]] = mugraph.div %[[P]], %[[R]]
// CHECK-NEXT: func.return %[[O]]
func.func @rms_norm_linear(%x: tensor<1024x4096xf16>, %w: tensor<4096x256xf16>) -> tensor<1024x256xf16> {
  %n = mugraph.rms_norm %x
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<1024x256xf16>
}

// CHECK-LABEL: func.func private @rms_norm_weight.equal0(
// CHECK: %[[C:.*]] = mugraph.reshape %g to [256, 1]
// CHECK: %[[W:.*]] = mugraph.mul {{.*}}%[[C]]
// CHECK: %[[P:.*]] = mugraph.matmul %x, %[[W]]
// CHECK: mugraph.div %[[P]],
func.func @rms_norm_weight(%x: tensor<8192x256xf16>, %g: tensor<256xf16>, %w: tensor<256x64xf16>) -> tensor<8192x64xf16> {
  %n = mugraph.rms_norm %x, %g
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<8192x64xf16>
}
