// RUN: mirage-opt -t triton %s | filecheck %s

// Rows of 1021 entries that pass between kernels begin at whole vectors, so 3 entries of each are nobody's. The first kernel writes
// them, too, and the second one reads them: as whole vectors. What it reads there counts for nothing in its sum, and is not stored.

// CHECK:      def normed_kernel0(
// CHECK:      x_tile = tl.load({{.*}}, mask=below1021_1024, other=0.0)
// CHECK:      tl.store(out + pid0 * out_s0 + r1024 * out_s1, {{.*}}.to(tl.float16))
// CHECK:      def normed_kernel1(
// CHECK:      [[T:t[0-9]+]]_tile = tl.load([[T]] + pid0 * [[T]]_s0 + r1024 * [[T]]_s1)  # 1x1021xf16
// CHECK:      tl.where(below1021_1024, [[T]]_tile
// CHECK:      tl.store({{.*}}, mask=below1021_1024)

func.func @normed(%x: tensor<64x1021xf16>) -> tensor<64x1021xf16> {
  %e = mugraph.block ins(%x : tensor<64x1021xf16>) grid [64] loop 1 threads 128 {
  ^bb0(%xs: tensor<64x1021xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<64x1021xf16> -> !mugraph.tile<1x1021xf16>
    %et = mugraph.exp %xt
    mugraph.store %et omap [0] : !mugraph.tile<1x1021xf32> -> tensor<64x1021xf16>
  } -> tensor<64x1021xf16>
  %o = mugraph.block ins(%e : tensor<64x1021xf16>) grid [64] loop 1 threads 128 {
  ^bb0(%es: tensor<64x1021xf16>):
    %et = mugraph.load %es imap [0] : tensor<64x1021xf16> -> !mugraph.tile<1x1021xf16>
    %s = mugraph.sum %et dim 1
    %d = mugraph.div %et, %s
    mugraph.store %d omap [0] : !mugraph.tile<1x1021xf32> -> tensor<64x1021xf16>
  } -> tensor<64x1021xf16>
  func.return %o : tensor<64x1021xf16>
}
