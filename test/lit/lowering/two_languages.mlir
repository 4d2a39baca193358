// A kernel that is to be CUDA's, before one of Triton's: a module has both. Where all are CUDA's, it is a CUDA module.
// RUN: mirage-opt %s -t triton | filecheck %s
// RUN: mirage-opt %s -p 'mugraph-set-backend{backend=cuda}' -t triton | filecheck %s --check-prefix CUDA
// RUN: mirage-opt %s -p 'mugraph-set-backend{backend=triton}' -t triton | filecheck %s --check-prefix TRITON

// CHECK: import triton
// CHECK-NOT: def f_kernel0
// CHECK: def f_kernel1(
// CHECK: "function": f_kernel1,
// CHECK: import ctypes
// CHECK: extern "C" __global__ void __launch_bounds__(64, {{[0-9]+}}) f_kernel0(
// CHECK: CUDA_KERNELS = [
// CHECK: "name": "f_kernel0",
// CHECK: "threads": 64,
// CHECK: def launch_cuda(number, *tensors, blocks=None, sizes=()):
// CHECK: def computed(x, w, memory_in):
// CHECK: launch_cuda(0, x, w, [[T:t[0-9]+]])
// CHECK: launch(
// CHECK: [[T]], *[[T]].stride()

// CUDA-NOT: triton
// CUDA: launch(0, x, w, [[T:t[0-9]+]])
// CUDA: launch(1, [[T]], memory_in,

// TRITON-NOT: ctypes

func.func @f(%x: tensor<32x64xf16>, %w: tensor<64x32xf16>, %memory: tensor<32x32xf16>) -> tensor<32x32xf16> {
  %o = mugraph.block ins(%x, %w : tensor<32x64xf16>, tensor<64x32xf16>) grid [2] loop 4 threads 64 stages 2 cuda {
  ^bb0(%xs: tensor<32x64xf16>, %ws: tensor<64x32xf16>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<32x64xf16> -> !mugraph.tile<16x16xf16>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<64x32xf16> -> !mugraph.tile<16x32xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<16x32xf32> -> tensor<32x32xf16>
  } -> tensor<32x32xf16>
  %q = mugraph.block ins(%o, %memory : tensor<32x32xf16>, tensor<32x32xf16>) grid [2] {
  ^bb0(%os: tensor<32x32xf16>, %ms: tensor<32x32xf16>):
    %ot = mugraph.load %os imap [0] : tensor<32x32xf16> -> !mugraph.tile<16x32xf16>
    %mt = mugraph.load %ms imap [0] : tensor<32x32xf16> -> !mugraph.tile<16x32xf16>
    %e = mugraph.add %ot, %mt
    mugraph.store %e omap [0] : !mugraph.tile<16x32xf32> -> tensor<32x32xf16>
  } -> tensor<32x32xf16>
  func.return %q : tensor<32x32xf16>
}
