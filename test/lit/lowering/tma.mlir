// RUN: mirage-opt -t triton %s --split-input-file | filecheck %s

// Tiles of a loop with a product that TMA is to load: where a tensor lies as TMA needs it, a launch brings a descriptor, and TMA loads the tile that
// begins at these entries; else pointers do. A dimension along which a tile has one entry comes first in the descriptor, the one along
// which memory is contiguous last: tiles of `k`, which lies by columns, come transposed. TMA gives 0 for what is beyond a tensor, so
// that no mask is needed there.

// CHECK-LABEL: def long_kernel0(
// CHECK-SAME:    q_box, k_box, INDEX: tl.constexpr
// CHECK:           for it in tl.range(0, full, num_stages=STAGES):
// CHECK:               if q_box is None:
// CHECK-NEXT:              q_tile = tl.load(q_ptr + i * 64 * q_s2, mask=present70_64[:, None], other=0.0)
// CHECK-NEXT:          else:
// CHECK-NEXT:              q_tile = tl.reshape(q_box.load([tl.cast(pid0, tl.int32), tl.cast(pid1 * 64, tl.int32), tl.cast(i * 64, tl.int32)]), (64, 64))
// CHECK-NEXT:          if k_box is None:
// CHECK-NEXT:              k_tile = tl.load(k_ptr + i * 64 * k_s1)
// CHECK-NEXT:          else:
// CHECK-NEXT:              k_tile = tl.permute(tl.reshape(k_box.load([tl.cast(pid0, tl.int32), 0, tl.cast(i * 64, tl.int32)]), (64, 64)), (1, 0))
// CHECK:           for it in tl.range(full, 32, num_stages=1):
// CHECK:                   q_tile = tl.load(q_ptr + i * 64 * q_s2, mask=present70_64[:, None] & present2040_64[None, :], other=0.0)
// CHECK-NEXT:          else:
// CHECK-NEXT:              q_tile = tl.reshape(q_box.load(
// CHECK:         "signature": {{.*}}"q_box": "tensordesc<fp16[1, 64, 64]>", "k_box": "tensordesc<fp16[1, 64, 64]>"}
// CHECK:         "tma": True,
// CHECK-NEXT:    # Of each descriptor
// CHECK-NEXT:    "boxes": ((0, (0, 1, 2), (1, 64, 64)), (4, (0, 2, 1), (1, 64, 64))),

func.func @long(%q: tensor<2x70x2040xf16>, %k: tensor<2x2040x64xf16> {mugraph.strides = array<i64: 130560, 1, 2040>}) -> tensor<2x70x64xf16> {
  %o = mugraph.block ins(%q, %k : tensor<2x70x2040xf16>, tensor<2x2040x64xf16>) grid [2, 2] loop 32 threads 128 tma {
  ^bb0(%qs: tensor<2x70x2040xf16>, %ks: tensor<2x2040x64xf16>):
    %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<2x70x2040xf16> -> !mugraph.tile<1x64x64xf16>
    %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<2x2040x64xf16> -> !mugraph.tile<1x64x64xf16>
    %p = mugraph.matmul %qt, %kt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<2x70x64xf16>
  } -> tensor<2x70x64xf16>
  func.return %o : tensor<2x70x64xf16>
}

// -----

// To wait for small tiles takes longer than to copy them: TMA loads none, unless somebody says so.

// CHECK-LABEL: def small_kernel0(
// CHECK-NOT:     _box
// CHECK:         def chosen_kernel0(
// CHECK-SAME:      x_box, w_box
// CHECK:         def refused_kernel0(
// CHECK-NOT:     _box

func.func @small(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [1] loop 2 threads 128 {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x128xf16> -> !mugraph.tile<64x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<128x64xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [*] : !mugraph.tile<64x64xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}

// -----

func.func @chosen(%x: tensor<64x128xf16>, %w: tensor<128x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x128xf16>, tensor<128x64xf16>) grid [1] loop 2 threads 128 tma {
  ^bb0(%xs: tensor<64x128xf16>, %ws: tensor<128x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x128xf16> -> !mugraph.tile<64x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<128x64xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [*] : !mugraph.tile<64x64xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}

// -----

func.func @refused(%x: tensor<64x8192xf16>, %w: tensor<8192x64xf16>) -> tensor<64x64xf16> {
  %o = mugraph.block ins(%x, %w : tensor<64x8192xf16>, tensor<8192x64xf16>) grid [1] loop 128 threads 128 pointers {
  ^bb0(%xs: tensor<64x8192xf16>, %ws: tensor<8192x64xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<64x8192xf16> -> !mugraph.tile<64x64xf16>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<8192x64xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [*] : !mugraph.tile<64x64xf32> -> tensor<64x64xf16>
  } -> tensor<64x64xf16>
  func.return %o : tensor<64x64xf16>
}
