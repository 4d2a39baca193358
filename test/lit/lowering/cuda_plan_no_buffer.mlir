// A buffer for a value that stays in registers.
// RUN: not mirage-opt -t cuda %s 2>&1 | filecheck %s
// CHECK: cuda_plan_no_buffer.mlir:[[# @LINE + 11]]:5: error: 'mugraph.exp': the plan has one buffer for this value, which takes none
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [2] loop 4 threads 128 attributes {mugraph.layouts = {target = "h100", warps = 4 : i64, cycles = 3.360000e+02 : f64, proved = true}, mugraph.memory = {bytes = 24576 : i64, proved = true}} {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 {mugraph.buffers = [#mugraph.buffer<64x32xf16, panels 32, swizzle 2, stages 4, at byte 0>]} : tensor<64x128xf16> -> !mugraph.tile<64x32xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 {mugraph.buffers = [#mugraph.buffer<32x32xf16, panels 32, swizzle 2, stages 4, at byte 16384>]} : tensor<128x64xf16> -> !mugraph.tile<32x32xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %a = mugraph.accumulate sum %p {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %s = mugraph.max %a dim 1 {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %d = mugraph.sub %a, %s {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %e = mugraph.exp %d {mugraph.buffers = [#mugraph.buffer<64x32xf32, panels 32, swizzle 3>], mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    mugraph.store %e omap [1] {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>} : !mugraph.tile<64x32xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
