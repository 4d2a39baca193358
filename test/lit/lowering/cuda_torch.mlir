// REQUIRES: nvrtc
// RUN: mirage-opt -t cuda-torch %s -o %t.py
// RUN: filecheck %s < %t.py
// RUN: env CUDA_VISIBLE_DEVICES= not python %t.py 2>&1 | filecheck %s --check-prefix NO-GPU

// One Python file: the kernels' text and what it compiles to, a table of launches, and `run`, in which what no kernel computes is a
// torch call. As a script it needs a GPU.

// CHECK:      """f(x: 32x64xf16, w: 64x32xf16)
// CHECK:      SOURCE = r"""
// CHECK:      extern "C" __global__ void __launch_bounds__({{[0-9]+}}, 1) f_kernel0_any(
// CHECK:      CUBINS = {
// CHECK-NEXT:     "sm_90a": (
// CHECK:          "ptx": (
// CHECK:      KERNELS = [
// CHECK-NEXT:     {
// CHECK-NEXT:         "name": "f_kernel0",
// CHECK-NEXT:         "blocks": 2,
// CHECK:              "aligned": [(1, 16), (1, 16)],
// CHECK:      def run(*inputs):
// CHECK:          t2 = allocate((32, 64), torch.float16, x.device)
// CHECK-NEXT:     launch(0, x, t2)
// CHECK-NEXT:     t3 = torch.matmul(t2, w)
// CHECK-NEXT:     return t3
// CHECK:      def reference(*inputs):

// NO-GPU: {{.*}}.py: there is no GPU here, and this file's kernels are for one
// NO-GPU-NOT: {{.}}
func.func @f(%x: tensor<32x64xf16>, %w: tensor<64x32xf16>) -> tensor<32x32xf16> {
  %q = mugraph.block ins(%x : tensor<32x64xf16>) grid [2] {
  ^bb0(%xs: tensor<32x64xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0] : !mugraph.tile<16x64xf32> -> tensor<32x64xf16>
  } -> tensor<32x64xf16>
  %o = mugraph.matmul %q, %w
  func.return %o : tensor<32x32xf16>
}
