// RUN: env PYTHONPATH=%S/Inputs/no_cuda not mirage-opt -t cuda-torch %s 2>&1 | filecheck %s
// RUN: env PYTHONPATH=%S/Inputs/no_cuda mirage-opt -t cuda %s | filecheck %s --check-prefix FILE

// A CUDA file is written without NVIDIA's compiler; a module holds machine code, and needs it.

// FILE: extern "C" int launch_f_kernel0(

// CHECK: cuda_without_compiler.mlir:[[# @LINE + 2]]:1: error: @f: compiling CUDA needs cuda-bindings and NVRTC: pip install 'mirage-ir[cuda]'
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<32x64xf16>) -> tensor<32x64xf16> {
  %q = mugraph.block ins(%x : tensor<32x64xf16>) grid [2] {
  ^bb0(%xs: tensor<32x64xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0] : !mugraph.tile<16x64xf32> -> tensor<32x64xf16>
  } -> tensor<32x64xf16>
  func.return %q : tensor<32x64xf16>
}
