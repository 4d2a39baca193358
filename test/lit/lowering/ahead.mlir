// RUN: mirage-opt -t triton %s | filecheck %s

// Rows of 509 entries begin anywhere, so tiles of w are loaded entry by entry, one iteration ahead. All iterations are full: there is
// one loop.

// CHECK:      w_ptr = w + pid1 * 32 * w_s1
// CHECK:      w_tile_next = tl.load(w_ptr, mask=present509_32[None, :], other=0.0)
// CHECK-NEXT: for it in tl.range(0, 16, num_stages=STAGES):
// CHECK-NEXT:     i = tl.cast(it, INDEX)
// CHECK-NEXT:     x_tile = tl.load(x_ptr + i * 64 * x_s1)
// CHECK-NEXT:     w_tile = w_tile_next
// CHECK-NEXT:     w_tile_next = tl.load(w_ptr + tl.minimum(i + 1, 16 - 1) * 64 * w_s0, mask=present509_32[None, :], other=0.0)
// CHECK-NEXT:     [[ACC:acc_[0-9]+]] = tl.dot(x_tile, w_tile, [[ACC]])
// CHECK-NOT:  tl.range

func.func @linear(%x: tensor<768x1024xf16>, %w: tensor<1024x509xf16>) -> tensor<768x509xf16> {
  %o = mugraph.block ins(%x, %w : tensor<768x1024xf16>, tensor<1024x509xf16>) grid [6, 16] loop 16 threads 256 {
  ^bb0(%xs: tensor<768x1024xf16>, %ws: tensor<1024x509xf16>):
    %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<768x1024xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<1024x509xf16> -> !mugraph.tile<64x32xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<768x509xf16>
  } -> tensor<768x509xf16>
  func.return %o : tensor<768x509xf16>
}
