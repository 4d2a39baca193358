// RUN: mirage-opt -t triton %s | filecheck %s

// Partial results are combined one after the other: three reductions over 11 parts are three loops, and no tile has all parts. The
// exponentials are computed again where the last loop needs them.

// CHECK-NOT:  maximum_along
// CHECK:      [[M:max_[0-9]+]] = tl.full((8,), float("-inf"), tl.float32)
// CHECK-NEXT: for part in tl.static_range(11):
// CHECK-NEXT:     [[T:m_part[_0-9]*]] = tl.load(m + part * m_s0 + pid0 * 8 * m_s1 + r8 * m_s1)
// CHECK-NEXT:     [[M]] = tl.maximum([[M]], [[T]], propagate_nan=tl.PropagateNan.ALL)
// CHECK-NEXT: [[S:sum_[0-9]+]] = tl.full((8,), 0.0, tl.float32)
// CHECK-NEXT: for part in tl.static_range(11):
// CHECK-NEXT:     [[T:m_part[_0-9]*]] = tl.load(m +
// CHECK-NEXT:     [[D:sub_[_0-9]*]] = [[T]] - [[M]]
// CHECK-NEXT:     [[E:exp_[_0-9]*]] = tl.exp2([[D]] * 1.44
// CHECK-NEXT:     [[S]] = [[S]] + [[E]]
// CHECK-NEXT: [[O:sum_[0-9]+]] = tl.full((8, 64), 0.0, tl.float32)
// CHECK-NEXT: for part in tl.static_range(11):
// CHECK-NEXT:     [[X:x_part[_0-9]*]] = tl.load(x + part * x_s0 + pid0 * 8 * x_s1 + r8[:, None] * x_s1 + r64[None, :] * x_s2)
// CHECK:          [[P:mul_[_0-9]*]] = [[X]] * {{div_[_0-9]*}}[:, None]
// CHECK-NEXT:     [[O]] = [[O]] + [[P]]
// CHECK-NEXT: {{if PDL|tl.store}}

func.func @combined(%x: tensor<11x32x64xf32>, %m: tensor<11x32x1xf32>) -> tensor<1x32x64xf16> {
  %o = mugraph.block ins(%x, %m : tensor<11x32x64xf32>, tensor<11x32x1xf32>) grid [4] loop 1 threads 128 {
  ^bb0(%xs: tensor<11x32x64xf32>, %ms: tensor<11x32x1xf32>):
    %xt = mugraph.load %xs imap [1] : tensor<11x32x64xf32> -> !mugraph.tile<11x8x64xf32>
    %mt = mugraph.load %ms imap [1] : tensor<11x32x1xf32> -> !mugraph.tile<11x8x1xf32>
    %top = mugraph.max %mt dim 0
    %d = mugraph.sub %mt, %top
    %e = mugraph.exp %d
    %s = mugraph.sum %e dim 0
    %w = mugraph.div %e, %s
    %p = mugraph.mul %xt, %w
    %r = mugraph.sum %p dim 0
    mugraph.store %r omap [1] : !mugraph.tile<1x8x64xf32> -> tensor<1x32x64xf16>
  } -> tensor<1x32x64xf16>
  func.return %o : tensor<1x32x64xf16>
}
