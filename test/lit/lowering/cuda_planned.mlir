// RUN: mirage-opt -t cuda %s | filecheck %s
// RUN: mirage-opt -p mugraph-plan-memory{keep=true} %s | filecheck %s --check-prefix MEMORY

// What is planned is kept. Somebody let the last exponentials and the store be in rows that threads read in vectors, so the sums go
// through shared memory on their way there; a tile has no swizzle and two stages, and the other one begins at byte 32768. The rest is
// planned around that.

// CHECK:     const Shared<half, Panels<32, 0, 64, 32>, 2> x_s{memory + 0};
// CHECK:     const Shared<half, Panels<32, 2, 32, 32>, 2> w_s{memory + 32768};
// CHECK:     const Shared<float, {{.*}}, 1> sub_[[D:[0-9]+]]_s{memory + 0};
// CHECK:     Fragment<float, Layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>> acc_
// CHECK:     Fragment<float, Layout<Dim<W<4, 1>, R<2, 8>, L<8, 4>>, Dim<L<4, 1>, R<8, 1>>>> exp_
// CHECK:     store({{.*}}, sub_[[D]]_s[0]);
// CHECK:     load({{.*}}, sub_[[D]]_s[0]);

// MEMORY: mugraph.memory = {bytes = 36864 : i64, proved = true}
// MEMORY: mugraph.sub {{.*}} mugraph.buffers = [#mugraph.buffer<64x32xf32, {{.*}}, stages 1, at byte 0>]
func.func @f(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [2] loop 4 threads 128 attributes {mugraph.layouts = {target = "h100", warps = 4 : i64, cycles = 3.360000e+02 : f64, proved = true}, mugraph.memory = {bytes = 24576 : i64, proved = true}} {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 {mugraph.buffers = [#mugraph.buffer<64x32xf16, panels 32, swizzle 0, stages 2, at byte 0>]} : tensor<64x128xf16> -> !mugraph.tile<64x32xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 {mugraph.buffers = [#mugraph.buffer<32x32xf16, panels 32, swizzle 2, stages 2, at byte 32768>]} : tensor<128x64xf16> -> !mugraph.tile<32x32xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %a = mugraph.accumulate sum %p {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %s = mugraph.max %a dim 1 {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %d = mugraph.sub %a, %s {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %e = mugraph.exp %d {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 8>, L<8, 4>>, Dim<L<4, 1>, R<8, 1>>>}
    mugraph.store %e omap [1] {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 8>, L<8, 4>>, Dim<L<4, 1>, R<8, 1>>>} : !mugraph.tile<64x32xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
