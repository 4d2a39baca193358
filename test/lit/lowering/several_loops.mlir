// RUN: not mirage-opt -t cuda %s 2>&1 | filecheck %s --check-prefix CUDA
// RUN: mirage-opt -p convert-mugraph-to-linalg %s | filecheck %s --check-prefix LINALG
// RUN: mirage-opt -t triton %s | filecheck %s

// Loops are written one after the other, each with its own masks: what the first accumulated is read in the second, which stores its
// parts of a row at once. CUDA has one loop. In upstream
// MLIR, each loop is a kernel: the first one hands on the maximum and the sum of each row.

// CUDA: several_loops.mlir:[[# @LINE + 20]]:1: error: @softmax: operator 0 of 'softmax': CUDA kernels have one loop: a kernel of several loops is lowered to Triton only
// CUDA-NOT: Traceback
// LINALG:     "scf.forall"(
// LINALG:     "scf.for"(
// LINALG:     "scf.forall"(
// LINALG:     "scf.for"(
// LINALG-NOT: mugraph

// CHECK:      """Grid [2], loop 4, 7."""
// CHECK:      full = loop - 1  # iterations in which no entry is absent
// CHECK-NEXT: for it in tl.range(0, full, num_stages=STAGES):
// CHECK:      for it in tl.range(full, loop, num_stages=1):
// CHECK:          acc_7 = acc_7 * old_factor_2 + sum_5
// CHECK:      full_2 = loop_2 - 1  # iterations in which no entry is absent
// CHECK-NEXT: for it in tl.range(0, full_2, num_stages=STAGES):
// CHECK:          sub_9 = x_tile_2.to(tl.float32) - acc_6[:, None]
// CHECK:          div_11 = exp_10 * (1.0 / acc_7)[:, None]
// CHECK-NEXT:     tl.store(out + {{.*}}, div_11.to(tl.float16), mask=present6_4[:, None])
// CHECK:      for it in tl.range(full_2, loop_2, num_stages=1):
// CHECK:          tl.store(out + {{.*}}, mask=present6_4[:, None] & present100_16[None, :])
func.func @softmax(%x: tensor<6x100xf16>) -> tensor<6x100xf16> {
  %o = mugraph.block ins(%x : tensor<6x100xf16>) grid [2] loop 4, 7 threads 128 {
  ^bb0(%xs: tensor<6x100xf16>):
    %t = mugraph.load %xs imap [0] fmap 1 : tensor<6x100xf16> -> !mugraph.tile<4x32xf16>
    %m = mugraph.max %t dim 1
    %d = mugraph.sub %t, %m
    %e = mugraph.exp %d
    %s = mugraph.sum %e dim 1
    %M = mugraph.accumulate max %m
    %S = mugraph.accumulate sum %s shift %m
    %u = mugraph.load %xs imap [0] fmap 1 in 1 : tensor<6x100xf16> -> !mugraph.tile<4x16xf16>
    %v = mugraph.sub %u, %M
    %w = mugraph.exp %v
    %q = mugraph.div %w, %S
    %c = mugraph.accumulate concat %q dim 1 : !mugraph.tile<4x112xf32>
    mugraph.store %c omap [0] : !mugraph.tile<4x112xf32> -> tensor<6x100xf16>
  } -> tensor<6x100xf16>
  func.return %o : tensor<6x100xf16>
}
