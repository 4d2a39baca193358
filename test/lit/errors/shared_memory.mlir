// Tiles beyond the shared memory of the largest target.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: shared_memory.mlir:[[# @LINE + 4]]:3: error: 'mugraph.block': tiles of 4194304 bytes are live at once, beyond the 232448 bytes of shared memory of the largest target
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> {
  %o = mugraph.block ins(%x : tensor<4096x4096xf16>) grid [8] loop 1 threads 128 {
  ^bb0(%xs: tensor<4096x4096xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<512x4096xf16>
    mugraph.store %xt omap [0] : !mugraph.tile<512x4096xf16> -> tensor<4096x4096xf16>
  } -> tensor<4096x4096xf16>
  func.return %o : tensor<4096x4096xf16>
}
