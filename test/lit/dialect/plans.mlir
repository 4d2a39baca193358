// Attributes that plan a kernel: round trips in the custom and the generic form.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK: mugraph.block {{.*}} attributes {mugraph.layouts = {target = "h100", warps = 4 : i64}} {
// CHECK: mugraph.load %xs imap [*] fmap 1 {mugraph.buffers = [#mugraph.buffer<64x32xf16, panels 32, swizzle 2>]}
// CHECK: mugraph.load %ws imap [1] fmap 0 {mugraph.buffers = [#mugraph.buffer<32x32xf16, panels 32, swizzle 0, stages 2, at byte 1024>]}
// CHECK: mugraph.matmul %xt, %wt {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
// CHECK: mugraph.sub %a, %s {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 8>, L<8, 4>>, Dim<L<4, 1>, R<8, 1>>>}
// CHECK: mugraph.sqrt %s {mugraph.layout = #mugraph.layout<Dim<L<32, 1>, R<2, 1>>, Dim<>>}
func.func @f(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [2] loop 4 threads 128 attributes {mugraph.layouts = {target = "h100", warps = 4}} {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 {mugraph.buffers = [#mugraph.buffer<64x32xf16, panels 32, swizzle 2>]} : tensor<64x128xf16> -> !mugraph.tile<64x32xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 {mugraph.buffers = [#mugraph.buffer<32x32xf16, panels 32, swizzle 0, stages 2, at byte 1024>]} : tensor<128x64xf16> -> !mugraph.tile<32x32xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<4, 4>, L<4, 1>, R<2, 1>>>}
    %a = mugraph.accumulate sum %p
    %s = mugraph.max %a dim 1
    %d = mugraph.sub %a, %s {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 8>, L<8, 4>>, Dim<L<4, 1>, R<8, 1>>>}
    %r = mugraph.sqrt %s {mugraph.layout = #mugraph.layout<Dim<L<32, 1>, R<2, 1>>, Dim<>>}
    %e = mugraph.mul %d, %r
    mugraph.store %e omap [1] : !mugraph.tile<64x32xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
