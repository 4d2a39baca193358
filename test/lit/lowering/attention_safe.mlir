// RUN: mirage-opt -t triton %s | filecheck %s

// A shifted sum keeps a running maximum, times log2(e) since the scores are a product. The exponential is taken with it, so that only
// the dot rescales the sum so far; sizes that are no power of two are padded, and padded scores are masked out of the maximum and of
// the sum.

// CHECK:      below20_32 = r32 < 20
// CHECK:      [[TOP:top_[0-9]+]] = tl.full((16,), -3.4028234663852886e38, tl.float32)  # running maximum times log2(e)
// CHECK:      for it in tl.range(0, 8, num_stages=STAGES):
// CHECK:          v_tile = tl.load(v_ptr + i * 20 * v_s1, mask=below20_32[:, None], other=0.0)  # 1x20x64xf16
// CHECK:          [[S:matmul_[0-9]+]] = tl.dot(q_tile, k_tile)
// CHECK-NEXT:     [[M:max_[0-9]+]] = maximum_along(tl.where(below20_32[None, :], [[S]], float("-inf")), 1)
// CHECK-NEXT:     [[NEW:new_top_[0-9]+]] = tl.maximum([[TOP]], [[M]] * 1.4426950408889634, propagate_nan=tl.PropagateNan.ALL)
// CHECK-NEXT:     [[OLD:old_factor_[0-9]+]] = tl.exp2([[TOP]] - [[NEW]])
// CHECK-NEXT:     [[TOP]] = [[NEW]]
// CHECK-NEXT:     [[E:exp_[0-9]+]] = tl.exp2([[S]] * 1.4426950408889634 - [[TOP]][:, None])
// CHECK-NEXT:     [[Z:exp_[0-9]+_z]] = tl.where(below20_32[None, :], [[E]], 0.0)
// CHECK-NEXT:     [[O:acc_[0-9]+]] = tl.dot([[Z]].to(tl.float16), v_tile, [[O]] * [[OLD]][:, None])
// CHECK:          [[L:sum_[0-9]+]] = tl.sum({{exp_[0-9]+_z.*}}, 1)
// CHECK-NEXT:     [[A:acc_[0-9]+]] = [[A]] * [[OLD]] + [[L]]
func.func @attention(%q: tensor<8x64x64xf16>, %k: tensor<8x64x160xf16>, %v: tensor<8x160x64xf16>) -> tensor<8x64x64xf16> {
  %o = mugraph.block ins(%q, %k, %v : tensor<8x64x64xf16>, tensor<8x64x160xf16>, tensor<8x160x64xf16>) grid [8, 4] loop 8 threads 128 {
  ^bb0(%qs: tensor<8x64x64xf16>, %ks: tensor<8x64x160xf16>, %vs: tensor<8x160x64xf16>):
    %qt = mugraph.load %qs imap [0, 1] : tensor<8x64x64xf16> -> !mugraph.tile<1x16x64xf16>
    %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<8x64x160xf16> -> !mugraph.tile<1x64x20xf16>
    %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<8x160x64xf16> -> !mugraph.tile<1x20x64xf16>
    %s = mugraph.matmul %qt, %kt
    %m = mugraph.max %s dim 2
    %d = mugraph.sub %s, %m
    %e = mugraph.exp %d
    %p = mugraph.matmul %e, %vt
    %a = mugraph.accumulate sum %p shift %m
    %t = mugraph.sum %e dim 2
    %b = mugraph.accumulate sum %t shift %m
    %r = mugraph.div %a, %b
    mugraph.store %r omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<8x64x64xf16>
  } -> tensor<8x64x64xf16>
  func.return %o : tensor<8x64x64xf16>
}
