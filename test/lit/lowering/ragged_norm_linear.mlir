// RUN: mirage-opt -t triton %s | filecheck %s

// The tile of x is multiplied and squared. Its rows of 1021 entries begin anywhere, so it is loaded entry by entry into registers, once
// and one iteration ahead, and both operators read these.

// CHECK:      x_tile_next = tl.load(
// CHECK:      for it in tl.range(0, full, num_stages=STAGES):
// CHECK-NEXT:     i = tl.cast(it, INDEX)
// CHECK-NEXT:     x_tile = x_tile_next
// CHECK-NEXT:     x_tile_next = tl.load(x_ptr + tl.minimum(i + 1, full - 1) * 64 * x_s1)  # 64x64xf16
// CHECK-NEXT:     w_tile = tl.load(w_ptr + i * 64 * w_s0)  # 64x64xf16
// CHECK-NEXT:     [[ACC:acc_[0-9]+]] = tl.dot(x_tile, w_tile, [[ACC]])
// CHECK-NEXT:     [[SQUARE:square_[0-9]+]] = x_tile.to(tl.float32) * x_tile.to(tl.float32)
// CHECK-NOT:  x_tile_2
// CHECK:      for it in tl.range(full, 16, num_stages=1):
// CHECK-NOT:  x_tile_2

func.func @norm_linear(%x: tensor<128x1021xf16>, %w: tensor<1021x768xf16>) -> tensor<128x768xf16> {
  %o = mugraph.block ins(%x, %w : tensor<128x1021xf16>, tensor<1021x768xf16>) grid [2, 12] loop 16 threads 128 {
  ^bb0(%xs: tensor<128x1021xf16>, %ws: tensor<1021x768xf16>):
    %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<128x1021xf16> -> !mugraph.tile<64x64xf16>
    %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<1021x768xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    %q = mugraph.square %xt
    %s = mugraph.sum %q dim 1
    %b = mugraph.accumulate sum %s
    %r = mugraph.sqrt %b
    %d = mugraph.div %a, %r
    mugraph.store %d omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x768xf16>
  } -> tensor<128x768xf16>
  func.return %o : tensor<128x768xf16>
}
