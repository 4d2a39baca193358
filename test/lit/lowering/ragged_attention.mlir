// RUN: mirage-opt -t triton %s | filecheck %s

// All iterations but the last have all keys, and no mask of keys. In the last one, scores of absent keys are -inf, once: neither the
// maximum, nor the sum, nor the left operand of the second product needs another mask. Queries of absent rows are computed, and not
// stored. Rows of 4099 keys begin anywhere, so they are loaded one iteration ahead; TMA loads rows of values.

// CHECK:      present1000_128 = r128 < 1000 - pid1 * 128
// CHECK:      q_tile = tl.load({{.*}}, mask=present1000_128[:, None], other=0.0)
// CHECK:      full = 64  # iterations in which no entry is absent
// CHECK-NEXT: k_tile_next = tl.load(k_ptr)
// CHECK-NEXT: for it in tl.range(0, full, num_stages=STAGES):
// CHECK-NEXT:     i = tl.cast(it, INDEX)
// CHECK-NEXT:     k_tile = k_tile_next
// CHECK-NEXT:     k_tile_next = tl.load(k_ptr + tl.minimum(i + 1, full - 1) * 64 * k_s2)
// CHECK-NEXT:     if v_box is None:
// CHECK-NEXT:         v_tile = tl.load(v_ptr + i * 64 * v_s1)
// CHECK-NEXT:     else:
// CHECK-NEXT:         v_tile = tl.reshape(v_box.load([tl.cast(pid0, tl.int32), tl.cast(i * 64, tl.int32), 0]), (64, 64))
// CHECK-NEXT:     [[S:matmul_[0-9]+]] = tl.dot(q_tile, k_tile)
// CHECK-NEXT:     {{max_[0-9]+}} = maximum_along([[S]], 1)
// CHECK:          [[E:exp_[0-9]+]] = tl.exp2([[S]] * 1.4426950408889634 - {{top_[0-9]+}}[:, None])
// CHECK-NEXT:     [[O:acc_[0-9]+]] = tl.dot([[E]].to(tl.float16), v_tile, [[O]] * {{old_factor_[0-9]+}}[:, None])
// CHECK-NEXT:     {{sum_[0-9]+}} = tl.sum([[E]], 1)
// CHECK:      for it in tl.range(full, 65, num_stages=1):
// CHECK-NEXT:     i = tl.cast(it, INDEX)
// CHECK-NEXT:     present4099_64 = r64 < 4099 - i * 64
// CHECK-NEXT:     k_tile = tl.load(k_ptr + i * 64 * k_s2, mask=present4099_64[None, :], other=0.0)
// CHECK-NEXT:     if v_box is None:
// CHECK-NEXT:         v_tile = tl.load(v_ptr + i * 64 * v_s1, mask=present4099_64[:, None], other=0.0)
// CHECK-NEXT:     else:
// CHECK-NEXT:         v_tile = tl.reshape(v_box.load(
// CHECK-NEXT:     [[S]] = tl.dot(q_tile, k_tile)
// CHECK-NEXT:     [[Z:matmul_[0-9]+_z]] = tl.where(present4099_64[None, :], [[S]], float("-inf"))
// CHECK-NEXT:     {{max_[0-9]+}} = maximum_along([[Z]], 1)
// CHECK:          [[E]] = tl.exp2([[Z]] * 1.4426950408889634 - {{top_[0-9]+}}[:, None])
// CHECK-NEXT:     [[O]] = tl.dot([[E]].to(tl.float16), v_tile, [[O]] * {{old_factor_[0-9]+}}[:, None])
// CHECK-NEXT:     {{sum_[0-9]+}} = tl.sum([[E]], 1)
// CHECK:      tl.store({{.*}}, mask=present1000_128[:, None])

func.func @attention(%q: tensor<8x1000x64xf16>, %k: tensor<8x64x4099xf16>, %v: tensor<8x4099x64xf16>) -> tensor<8x1000x64xf16> {
  %o = mugraph.block ins(%q, %k, %v : tensor<8x1000x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 8] loop 65 threads 128 tma {
  ^bb0(%qs: tensor<8x1000x64xf16>, %ks: tensor<8x64x4099xf16>, %vs: tensor<8x4099x64xf16>):
    %qt = mugraph.load %qs imap [0, 1] : tensor<8x1000x64xf16> -> !mugraph.tile<1x128x64xf16>
    %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x64xf16>
    %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x64x64xf16>
    %s = mugraph.matmul %qt, %kt
    %m = mugraph.max %s dim 2
    %d = mugraph.sub %s, %m
    %e = mugraph.exp %d
    %p = mugraph.matmul %e, %vt
    %a = mugraph.accumulate sum %p shift %m
    %t = mugraph.sum %e dim 2
    %b = mugraph.accumulate sum %t shift %m
    %r = mugraph.div %a, %b
    mugraph.store %r omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<8x1000x64xf16>
  } -> tensor<8x1000x64xf16>
  func.return %o : tensor<8x1000x64xf16>
}
