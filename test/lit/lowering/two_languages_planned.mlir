// What is planned of a kernel of CUDA's is kept to in a module with Triton's, too.
// RUN: mirage-opt %s -p mugraph-plan-layouts,mugraph-plan-memory | sed 's/at byte 2048/at byte 8192/' | mirage-opt -t triton | filecheck %s
// RUN: mirage-opt %s -p mugraph-plan-layouts | sed 's/warps = [0-9]*/warps = 3/' | not mirage-opt -t triton 2>&1 | filecheck %s --check-prefix WRONG

// CHECK: const Shared<half, {{.*}}> w_s{memory + 8192};
// WRONG: error: {{.*}}a block has 1, 2, 4, 8, 16 warps, not 3 as planned

func.func @f(%x: tensor<32x64xf16>, %w: tensor<64x32xf16>) -> tensor<32x32xf16> {
  %o = mugraph.block ins(%x, %w : tensor<32x64xf16>, tensor<64x32xf16>) grid [2] loop 1 threads 128 cuda {
  ^bb0(%xs: tensor<32x64xf16>, %ws: tensor<64x32xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %wt = mugraph.load %ws imap [*] : tensor<64x32xf16> -> !mugraph.tile<64x32xf16>
    %p = mugraph.matmul %xt, %wt
    mugraph.store %p omap [0] : !mugraph.tile<16x32xf32> -> tensor<32x32xf16>
  } -> tensor<32x32xf16>
  %q = mugraph.block ins(%o : tensor<32x32xf16>) grid [2] {
  ^bb0(%os: tensor<32x32xf16>):
    %ot = mugraph.load %os imap [0] : tensor<32x32xf16> -> !mugraph.tile<16x32xf16>
    %e = mugraph.exp %ot
    mugraph.store %e omap [0] : !mugraph.tile<16x32xf32> -> tensor<32x32xf16>
  } -> tensor<32x32xf16>
  func.return %q : tensor<32x32xf16>
}
