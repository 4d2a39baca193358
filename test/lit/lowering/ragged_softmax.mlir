// RUN: mirage-opt -t triton %s | filecheck %s

// The last iteration has absent entries. There the maximum takes -inf for them, and so does what reads the tile after it: their
// exponentials are 0, and the sum has no mask of its own. A tile of 25 entries is padded too, which the same bound covers. The number
// of full iterations is known when the kernel runs: a short loop is not to be unrolled.

// CHECK:      below25_32 = r32 < 25
// CHECK-NEXT: below97_128 = r128 < 97
// CHECK-NEXT: present30_4 = r4 < 30 - pid0 * 4
// CHECK:      full = loop - 1
// CHECK-NEXT: for it in tl.range(0, full, num_stages=STAGES):
// CHECK-NEXT:     i = tl.cast(it, INDEX)
// CHECK-NEXT:     x_tile = tl.load(x_ptr + i * 25 * x_s1, mask=present30_4[:, None] & below25_32[None, :], other=0.0)  # 4x25xf32
// CHECK:      for it in tl.range(full, loop, num_stages=1):
// CHECK:          present97_32 = r32 < 97 - i * 25
// CHECK-NEXT:     x_tile = tl.load(x_ptr + i * 25 * x_s1, mask=present30_4[:, None] & present97_32[None, :], other=0.0)  # 4x25xf32
// CHECK-NEXT:     [[Z:x_tile_z]] = tl.where(present97_32[None, :], x_tile, float("-inf"))
// CHECK-NEXT:     [[M:max_[0-9]+]] = maximum_along([[Z]], 1)
// CHECK:          [[E:exp_[0-9]+]] = tl.exp2(([[Z]] - {{top_[0-9]+}}[:, None]) * 1.4426950408889634)
// CHECK-NEXT:     {{sum_[0-9]+}} = tl.sum([[E]], 1)
// CHECK:      tl.store({{.*}}, mask=present30_4[:, None] & below97_128[None, :])

func.func @softmax(%x: tensor<30x97xf32>) -> tensor<30x97xf32> {
  %o = mugraph.block ins(%x : tensor<30x97xf32>) grid [8] loop 4 threads 128 {
  ^bb0(%xs: tensor<30x97xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<30x97xf32> -> !mugraph.tile<4x25xf32>
    %m = mugraph.max %xt dim 1
    %d = mugraph.sub %xt, %m
    %e = mugraph.exp %d
    %s = mugraph.sum %e dim 1
    %a = mugraph.accumulate sum %s shift %m
    %t = mugraph.accumulate max %m
    %c = mugraph.accumulate concat %xt dim 1 : !mugraph.tile<4x100xf32>
    %f = mugraph.sub %c, %t
    %g = mugraph.exp %f
    %r = mugraph.div %g, %a
    mugraph.store %r omap [0] : !mugraph.tile<4x100xf32> -> tensor<30x97xf32>
  } -> tensor<30x97xf32>
  func.return %o : tensor<30x97xf32>
}
