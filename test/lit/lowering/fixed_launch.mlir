// Kernels are launched as the program says, where it does; strides of intermediate tensors are known in any case. Of two kernels, neither
// lets the next one start before it has ended.
// RUN: mirage-opt %s -t triton | filecheck %s
// RUN: mirage-opt %s -t triton | filecheck %s --check-prefix CHOSEN
// RUN: mirage-opt %s -t triton | filecheck %s --check-prefix RELEASED

// CHECK: def f_kernel0(x, x_s0, x_s1, w, w_s0, w_s1, out, out_s0: tl.constexpr, out_s1: tl.constexpr, loop, INDEX: tl.constexpr,
// CHECK: def f_kernel1([[T:t[0-9]+]], [[T]]_s0: tl.constexpr, [[T]]_s1: tl.constexpr, out, out_s0: tl.constexpr, out_s1: tl.constexpr, INDEX
// CHECK: "constexprs": {"STAGES": 7, "PDL": False},
// CHECK: "options": {"num_warps": 2, "num_stages": 7},
// CHECK: "together": 1,
// CHECK: "runtime_strides": True,
// RELEASED-NOT: gdc_launch_dependents
// CHOSEN-COUNT-2: "num_warps":

func.func @f(%x: tensor<32x64xf16>, %w: tensor<64x32xf16>) -> tensor<32x32xf16> {
  %o = mugraph.block ins(%x, %w : tensor<32x64xf16>, tensor<64x32xf16>) grid [2] loop 4 threads 64 stages 7 runtime_strides {
  ^bb0(%xs: tensor<32x64xf16>, %ws: tensor<64x32xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<32x64xf16> -> !mugraph.tile<16x16xf16>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<64x32xf16> -> !mugraph.tile<16x32xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<16x32xf32> -> tensor<32x32xf16>
  } -> tensor<32x32xf16>
  %q = mugraph.block ins(%o : tensor<32x32xf16>) grid [2] {
  ^bb0(%os: tensor<32x32xf16>):
    %ot = mugraph.load %os imap [0] : tensor<32x32xf16> -> !mugraph.tile<16x32xf16>
    %e = mugraph.exp %ot
    mugraph.store %e omap [0] : !mugraph.tile<16x32xf32> -> tensor<32x32xf16>
  } -> tensor<32x32xf16>
  func.return %q : tensor<32x32xf16>
}
