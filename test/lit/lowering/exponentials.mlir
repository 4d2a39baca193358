// RUN: mirage-opt -t triton --split-input-file %s | filecheck %s

// exp(x) is 2^(x log2(e)). The left operand of a product that was computed before the loop takes the factor; a loop of so few
// iterations that the assembler would unroll it whole gets their number at run time.

// CHECK-LABEL: def normalized_kernel0({{.*}}, loop, INDEX: tl.constexpr
// CHECK:          [[Q:div_[0-9]+]] = q_tile.to(tl.float32) * (1.0 / {{sqrt_[0-9]+}})[:, None]
// CHECK:          [[Q]]_binary = [[Q]] * 1.4426950408889634
// CHECK:          for it in tl.range(0, loop, num_stages=STAGES):
// CHECK:              [[S:matmul_[0-9]+]] = tl.dot([[Q]]_binary.to(tl.float16), k_tile)
// CHECK-NEXT:         {{exp_[0-9]+}} = tl.exp2([[S]])
// CHECK:       "constexprs": {"STAGES": 4, "PDL": False},
// CHECK:       "loop": "i32"}
// CHECK:       loop=iterations(3),
func.func @normalized(%q: tensor<32x64xf16>, %k: tensor<64x96xf16>) -> tensor<32x1xf16> {
  %o = mugraph.block ins(%q, %k : tensor<32x64xf16>, tensor<64x96xf16>) grid [2] loop 3 threads 128 {
  ^bb0(%qs: tensor<32x64xf16>, %ks: tensor<64x96xf16>):
    %qt = mugraph.load %qs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<64x96xf16> -> !mugraph.tile<64x32xf16>
    %c = mugraph.square %qt
    %n = mugraph.sum %c dim 1
    %r = mugraph.sqrt %n
    %d = mugraph.div %qt, %r
    %s = mugraph.matmul %d, %kt
    %e = mugraph.exp %s
    %t = mugraph.sum %e dim 1
    %a = mugraph.accumulate sum %t
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<32x1xf16>
  } -> tensor<32x1xf16>
  func.return %o : tensor<32x1xf16>
}

// -----

// A maximum that is known before the loop: one multiply-add an entry, of a row's m log2(e).

// CHECK-LABEL: def known_maximum_kernel0
// CHECK:              [[S:matmul_[0-9]+]] = tl.dot(q_tile, k_tile)
// CHECK-NEXT:         {{exp_[0-9]+}} = tl.exp2([[S]] * 1.4426950408889634 - (m_tile.to(tl.float32) * 1.4426950408889634)[:, None])
func.func @known_maximum(%q: tensor<32x64xf16>, %k: tensor<64x256xf16>, %m: tensor<32x1xf16>) -> tensor<32x1xf16> {
  %o = mugraph.block ins(%q, %k, %m : tensor<32x64xf16>, tensor<64x256xf16>, tensor<32x1xf16>) grid [2] loop 8 threads 128 {
  ^bb0(%qs: tensor<32x64xf16>, %ks: tensor<64x256xf16>, %ms: tensor<32x1xf16>):
    %qt = mugraph.load %qs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<64x256xf16> -> !mugraph.tile<64x32xf16>
    %mt = mugraph.load %ms imap [0] : tensor<32x1xf16> -> !mugraph.tile<16x1xf16>
    %s = mugraph.matmul %qt, %kt
    %d = mugraph.sub %s, %mt
    %e = mugraph.exp %d
    %t = mugraph.sum %e dim 1
    %a = mugraph.accumulate sum %t
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<32x1xf16>
  } -> tensor<32x1xf16>
  func.return %o : tensor<32x1xf16>
}

// -----

// Scores with a mask of, say, -3.4e38 are subtracted first: times log2(e) they would be -inf, and a row of them NaN. Scaled sums keep
// the exponential's factor, whatever is linear between.

// CHECK-LABEL: def masked_kernel0
// CHECK:          [[TOP:top_[0-9]+]] = tl.full((16,), -3.4028234663852886e38, tl.float32)  # running maximum{{$}}
// CHECK:              [[A:add_[0-9]+]] = {{matmul_[0-9]+}} + mask_tile
// CHECK-NEXT:         [[M:max_[0-9]+]] = maximum_along([[A]], 1)
// CHECK-NEXT:         [[NEW:new_top_[0-9]+]] = tl.maximum([[TOP]], [[M]], propagate_nan=tl.PropagateNan.ALL)
// CHECK-NEXT:         [[OLD:old_factor_[0-9]+]] = tl.exp2(([[TOP]] - [[NEW]]) * 1.4426950408889634)
// CHECK-NEXT:         [[TOP]] = [[NEW]]
// CHECK-NEXT:         [[E:exp_[0-9]+]] = tl.exp2(([[A]] - [[TOP]][:, None]) * 1.4426950408889634)
// CHECK-NEXT:         [[H:scale_[0-9]+]] = [[E]] * 0.5
// CHECK-NEXT:         [[T:sum_[0-9]+]] = tl.sum([[H]], 1)
// CHECK-NEXT:         [[ACC:acc_[0-9]+]] = [[ACC]] * [[OLD]] + [[T]]{{$}}
func.func @masked(%q: tensor<32x64xf16>, %k: tensor<64x256xf16>, %mask: tensor<32x256xf32>) -> tensor<32x1xf16> {
  %o = mugraph.block ins(%q, %k, %mask : tensor<32x64xf16>, tensor<64x256xf16>, tensor<32x256xf32>) grid [2] loop 8 threads 128 {
  ^bb0(%qs: tensor<32x64xf16>, %ks: tensor<64x256xf16>, %ms: tensor<32x256xf32>):
    %qt = mugraph.load %qs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<64x256xf16> -> !mugraph.tile<64x32xf16>
    %mt = mugraph.load %ms imap [0] fmap 1 : tensor<32x256xf32> -> !mugraph.tile<16x32xf32>
    %s = mugraph.matmul %qt, %kt
    %w = mugraph.add %s, %mt
    %m = mugraph.max %w dim 1
    %d = mugraph.sub %w, %m
    %e = mugraph.exp %d
    %h = mugraph.scale %e by 0.5
    %t = mugraph.sum %h dim 1
    %a = mugraph.accumulate sum %t shift %m
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<32x1xf16>
  } -> tensor<32x1xf16>
  func.return %o : tensor<32x1xf16>
}

// -----

// The square of an exponential is not linear in it: what comes is multiplied by the factor, which is not that of the square. The
// maximum that is subtracted is finite, so that an iteration of nothing but -inf makes zeros and no NaN.

// CHECK-LABEL: def squared_kernel0
// CHECK:              [[S:matmul_[0-9]+]] = tl.dot(q_tile, k_tile)
// CHECK-NEXT:         [[M:max_[0-9]+]] = maximum_along([[S]], 1)
// CHECK-NEXT:         [[E:exp_[0-9]+]] = tl.exp2([[S]] * 1.4426950408889634 - tl.maximum([[M]] * 1.4426950408889634, -3.4028234663852886e38, propagate_nan=tl.PropagateNan.ALL)[:, None])
// CHECK-NEXT:         [[Q:square_[0-9]+]] = [[E]] * [[E]]
// CHECK-NEXT:         [[T:sum_[0-9]+]] = tl.sum([[Q]], 1)
// CHECK:              [[FACTOR:new_factor_[0-9]+]] = tl.exp2(([[M]] - [[TOP:top_[0-9]+]]) * 1.4426950408889634)
// CHECK:              [[ACC:acc_[0-9]+]] = [[ACC]] * {{old_factor_[0-9]+}} + [[T]] * [[FACTOR]]
func.func @squared(%q: tensor<32x64xf16>, %k: tensor<64x256xf16>) -> tensor<32x1xf16> {
  %o = mugraph.block ins(%q, %k : tensor<32x64xf16>, tensor<64x256xf16>) grid [2] loop 8 threads 128 {
  ^bb0(%qs: tensor<32x64xf16>, %ks: tensor<64x256xf16>):
    %qt = mugraph.load %qs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<64x256xf16> -> !mugraph.tile<64x32xf16>
    %s = mugraph.matmul %qt, %kt
    %m = mugraph.max %s dim 1
    %d = mugraph.sub %s, %m
    %e = mugraph.exp %d
    %h = mugraph.square %e
    %t = mugraph.sum %h dim 1
    %a = mugraph.accumulate sum %t shift %m
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<32x1xf16>
  } -> tensor<32x1xf16>
  func.return %o : tensor<32x1xf16>
}

// -----

// q / 8 has no more bits than q: times log2(e) it would be rounded, and it stays as it is.

// CHECK-LABEL: def scaled_kernel0
// CHECK:              [[S:matmul_[0-9]+]] = tl.dot({{scale_[0-9]+}}.to(tl.float16), k_tile)
// CHECK-NEXT:         {{exp_[0-9]+}} = tl.exp2([[S]] * 1.4426950408889634)
func.func @scaled(%q: tensor<32x64xf16>, %k: tensor<64x256xf16>) -> tensor<32x1xf16> {
  %o = mugraph.block ins(%q, %k : tensor<32x64xf16>, tensor<64x256xf16>) grid [2] loop 8 threads 128 {
  ^bb0(%qs: tensor<32x64xf16>, %ks: tensor<64x256xf16>):
    %qt = mugraph.load %qs imap [0] : tensor<32x64xf16> -> !mugraph.tile<16x64xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<64x256xf16> -> !mugraph.tile<64x32xf16>
    %h = mugraph.scale %qt by 0.125
    %s = mugraph.matmul %h, %kt
    %e = mugraph.exp %s
    %t = mugraph.sum %e dim 1
    %a = mugraph.accumulate sum %t
    mugraph.store %a omap [0] : !mugraph.tile<16x1xf32> -> tensor<32x1xf16>
  } -> tensor<32x1xf16>
  func.return %o : tensor<32x1xf16>
}
