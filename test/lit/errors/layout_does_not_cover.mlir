// A reduction computes in the layout of its operand, which has 32 columns.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK: layout_does_not_cover.mlir:[[# @LINE + 9]]:5: error: 'mugraph.max': the layout is one of 64x16 entries, which do not cover !mugraph.tile<64x32xf32>
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [2] loop 4 threads 128 {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x128xf16> -> !mugraph.tile<64x32xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<128x64xf16> -> !mugraph.tile<32x32xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    %s = mugraph.max %a dim 1 {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 2>, L<8, 4>>, Dim<R<2, 4>, L<4, 1>, R<2, 1>>>}
    %d = mugraph.sub %a, %s
    %e = mugraph.exp %d
    mugraph.store %e omap [1] : !mugraph.tile<64x32xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
