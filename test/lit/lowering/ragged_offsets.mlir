// RUN: mirage-opt -t triton %s | filecheck %s

// Each of 256 threads loads 64 entries ahead, and holds as many accumulators: there are no registers for 64 pointers, so it keeps
// offsets from the pointer of the first entry, in both loops.

// CHECK:      x_entries = r128[:, None] * x_s0 + r64[None, :] * x_s1
// CHECK-NEXT: x_ptr = x + pid0 * 128 * x_s0
// CHECK-NEXT: w_entries = r64[:, None] * w_s0 + r128[None, :] * w_s1
// CHECK-NEXT: w_ptr = w + pid1 * 128 * w_s1
// CHECK:      x_tile_next = tl.load(x_ptr + x_entries, mask=
// CHECK:      for it in tl.range(0, full, num_stages=STAGES):
// CHECK:          x_tile_next = tl.load(x_ptr + tl.minimum(i + 1, full - 1) * 64 * x_s1 + x_entries, mask=
// CHECK:          w_tile_next = tl.load(w_ptr + tl.minimum(i + 1, full - 1) * 64 * w_s0 + w_entries, mask=
// CHECK:      for it in tl.range(full, 16, num_stages=1):
// CHECK:          x_tile = tl.load(x_ptr + i * 64 * x_s1 + x_entries, mask=
// CHECK:          w_tile = tl.load(w_ptr + i * 64 * w_s0 + w_entries, mask=

func.func @linear(%x: tensor<4099x1021xf16>, %w: tensor<1021x509xf16>) -> tensor<4099x509xf16> {
  %o = mugraph.block ins(%x, %w : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 16 threads 256 {
  ^bb0(%xs: tensor<4099x1021xf16>, %ws: tensor<1021x509xf16>):
    %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x64xf16>
    %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<64x128xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
  } -> tensor<4099x509xf16>
  func.return %o : tensor<4099x509xf16>
}
