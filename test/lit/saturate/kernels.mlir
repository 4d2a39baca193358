// RUN: mirage-opt --superoptimize='franges=1 max-kernels=1 keep-source=false' %s | filecheck %s

// Batch norm over the rows and a relu: one kernel that reads x once, a panel of columns in shared memory.

// CHECK-LABEL: func.func @batch_norm_relu(
// CHECK-NEXT: mugraph.block ins(%x : tensor<4096x1024xf16>) grid [{{[0-9]+}}] loop 1
// CHECK: mugraph.load %xs imap [1] : tensor<4096x1024xf16> -> !mugraph.tile<4096x{{[0-9]+}}xf16>
// CHECK-NOT: mugraph.load
// CHECK-NOT: mugraph.block
// CHECK: mugraph.relu
// CHECK: mugraph.store
// CHECK-NOT: mugraph.block
// CHECK: func.return
func.func @batch_norm_relu(%x: tensor<4096x1024xf16>) -> tensor<4096x1024xf16> {
  %n = mugraph.batch_norm %x eps 0.00001 dim 1
  %o = mugraph.relu %n
  func.return %o : tensor<4096x1024xf16>
}
