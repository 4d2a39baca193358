// RUN: mirage-opt -t triton %s | filecheck %s

// Tiles that reach beyond their tensors: each block knows where its rows and columns end, each iteration where the contracted entries
// do, of which all are full but the last. Both operands of the product are 0 beyond, since 0 times infinity is not 0. What stands behind the loop has no mask, and the
// store writes the entries that are present. Rows of 4097 and of 1021 f16 entries begin anywhere: while an iteration multiplies, the
// next tiles come. Offsets must hold the entries of all tiles.

// CHECK:      r64 = tl.arange(0, 64).to(INDEX)
// CHECK-NEXT: present77_64 = r64 < 77 - pid0 * 64
// CHECK-NEXT: present1021_64 = r64 < 1021 - pid1 * 64
// CHECK-NEXT: if PDL:
// CHECK:      b_tile = tl.load({{.*}}, mask=present1021_64, other=0.0)  # 64xf16
// CHECK:      full = 64
// CHECK-NEXT: x_tile_next = tl.load(x_ptr, mask=present77_64[:, None], other=0.0)
// CHECK-NEXT: w_tile_next = tl.load(w_ptr, mask=present1021_64[None, :], other=0.0)
// CHECK-NEXT: for it in tl.range(0, full, num_stages=STAGES):
// CHECK-NEXT:     i = tl.cast(it, INDEX)
// CHECK-NEXT:     x_tile = x_tile_next
// CHECK-NEXT:     x_tile_next = tl.load(x_ptr + tl.minimum(i + 1, full - 1) * 64 * x_s1, mask=present77_64[:, None], other=0.0)
// CHECK-NEXT:     w_tile = w_tile_next
// CHECK-NEXT:     w_tile_next = tl.load(w_ptr + tl.minimum(i + 1, full - 1) * 64 * w_s0, mask=present1021_64[None, :], other=0.0)
// CHECK-NEXT:     [[ACC:acc_[0-9]+]] = tl.dot(x_tile, w_tile, [[ACC]])
// CHECK-NEXT: for it in tl.range(full, 65, num_stages=1):
// CHECK-NEXT:     i = tl.cast(it, INDEX)
// CHECK-NEXT:     present4097_64 = r64 < 4097 - i * 64
// CHECK-NEXT:     x_tile = tl.load(x_ptr + i * 64 * x_s1, mask=present77_64[:, None] & present4097_64[None, :], other=0.0)
// CHECK-NEXT:     w_tile = tl.load(w_ptr + i * 64 * w_s0, mask=present4097_64[:, None] & present1021_64[None, :], other=0.0)
// CHECK-NEXT:     [[ACC]] = tl.dot(x_tile, w_tile, [[ACC]])
// CHECK-NEXT: [[SUM:add_[0-9]+]] = [[ACC]] + b_tile.to(tl.float32)[None, :]
// CHECK-NEXT: [[SILU:silu_[0-9]+]] = [[SUM]] * tl.sigmoid([[SUM]])
// CHECK:      tl.store({{.*}}, [[SILU]].to(tl.float16), mask=present77_64[:, None] & present1021_64[None, :])
// CHECK:      lambda: index_type_beyond((x, (128, 4160)), (w, (4160, 1024)), (b, (1024,)), (t3, (128, 1024))),

func.func @linear(%x: tensor<77x4097xf16>, %w: tensor<4097x1021xf16>, %b: tensor<1021xf16>) -> tensor<77x1021xf16> {
  %o = mugraph.block ins(%x, %w, %b : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<1021xf16>) grid [2, 16] loop 65 threads 128 {
  ^bb0(%xs: tensor<77x4097xf16>, %ws: tensor<4097x1021xf16>, %bs: tensor<1021xf16>):
    %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<64x64xf16>
    %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
    %bt = mugraph.load %bs imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    %s = mugraph.add %a, %bt
    %e = mugraph.silu %s
    mugraph.store %e omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<77x1021xf16>
  } -> tensor<77x1021xf16>
  func.return %o : tensor<77x1021xf16>
}
