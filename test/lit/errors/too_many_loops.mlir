// More loops than a block graph may have.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK-NOT: Traceback
// CHECK: too_many_loops.mlir:[[# @LINE + 4]]:3: error: 'mugraph.block': a block graph has at most 4 loops, not 5
// CHECK-NOT: Traceback

func.func @f(%x: tensor<4x8xf16>) -> tensor<4x8xf16> {
  %o = mugraph.block ins(%x : tensor<4x8xf16>) grid [2] loop 2, 2, 2, 2, 2 threads 128 {
  ^bb0(%xs: tensor<4x8xf16>):
    %t = mugraph.load %xs imap [0] : tensor<4x8xf16> -> !mugraph.tile<2x8xf16>
    mugraph.store %t omap [0] : !mugraph.tile<2x8xf16> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return %o : tensor<4x8xf16>
}
