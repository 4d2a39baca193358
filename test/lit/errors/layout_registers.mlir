// A register that holds nothing.
// RUN: not mirage-opt %s 2>&1 | filecheck %s
// CHECK: layout_registers.mlir:[[# @LINE + 7]]:52: error: digit R<2, 4> leaves registers without an entry
// CHECK-NOT: {{.}}
func.func @f(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [2] loop 4 threads 128 {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x128xf16> -> !mugraph.tile<64x32xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<128x64xf16> -> !mugraph.tile<32x32xf16>
    %p = mugraph.matmul %xt, %wt {mugraph.layout = #mugraph.layout<Dim<W<4, 1>, R<2, 4>, L<8, 4>>, Dim<R<4, 8>, L<4, 1>, R<2, 1>>>}
    %a = mugraph.accumulate sum %p
    %s = mugraph.max %a dim 1
    %d = mugraph.sub %a, %s
    %e = mugraph.exp %d
    mugraph.store %e omap [1] : !mugraph.tile<64x32xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
