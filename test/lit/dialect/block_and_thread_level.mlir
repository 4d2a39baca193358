// Every operator that can stand on tiles, and on fragments.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK-LABEL: func.func @block_level(%x: tensor<8x4xf16>) -> tensor<4x2xf32> {
// CHECK-NEXT: %o = mugraph.block ins(%x : tensor<8x4xf16>) grid [2] loop 1 threads 64 {
// CHECK-NEXT: ^bb0(%xs: tensor<8x4xf16>):
// CHECK-NEXT: %xt = mugraph.load %xs imap [0] : tensor<8x4xf16> -> !mugraph.tile<4x4xf16>
// CHECK-NEXT: %p0 = mugraph.add %xt, %xt
// CHECK-NEXT: %p1 = mugraph.sub %p0, %xt
// CHECK-NEXT: %p2 = mugraph.mul %p1, %xt
// CHECK-NEXT: %p3 = mugraph.div %p2, %xt
// CHECK-NEXT: %p4 = mugraph.maximum %p3, %xt
// CHECK-NEXT: %p5 = mugraph.minimum %p4, %xt
// CHECK-NEXT: %p6 = mugraph.pow %p5, %xt
// CHECK-NEXT: %p7 = mugraph.exp %p6
// CHECK-NEXT: %p8 = mugraph.log %p7
// CHECK-NEXT: %p9 = mugraph.sqrt %p8
// CHECK-NEXT: %p10 = mugraph.rsqrt %p9
// CHECK-NEXT: %p11 = mugraph.square %p10
// CHECK-NEXT: %p12 = mugraph.neg %p11
// CHECK-NEXT: %p13 = mugraph.reciprocal %p12
// CHECK-NEXT: %p14 = mugraph.sigmoid %p13
// CHECK-NEXT: %p15 = mugraph.silu %p14
// CHECK-NEXT: %p16 = mugraph.relu %p15
// CHECK-NEXT: %p17 = mugraph.tanh %p16
// CHECK-NEXT: %p18 = mugraph.gelu %p17 form "tanh"
// CHECK-NEXT: %p19 = mugraph.clamp %p18 min -2.0 max 2.5
// CHECK-NEXT: %p20 = mugraph.scale %p19 by 0.1
// CHECK-NEXT: %p21 = mugraph.offset %p20 by -3.0
// CHECK-NEXT: %p22 = mugraph.matmul %p21, %xt
// CHECK-NEXT: %p23 = mugraph.sum %p22 dim 1
// CHECK-NEXT: %p24 = mugraph.broadcast %p23 to [4, 4]
// CHECK-NEXT: %p25 = mugraph.mean %p24 dim 0
// CHECK-NEXT: %p26 = mugraph.transpose %p25 permutation [1, 0]
// CHECK-NEXT: %p27 = mugraph.max %p26 dim 1
// CHECK-NEXT: mugraph.store %p27 omap [1] : !mugraph.tile<4x1xf32> -> tensor<4x2xf32>
// CHECK-NEXT: } -> tensor<4x2xf32>
// CHECK-NEXT: func.return %o : tensor<4x2xf32>
// CHECK-NEXT: }
func.func @block_level(%x: tensor<8x4xf16>) -> tensor<4x2xf32> {
  %o = mugraph.block ins(%x : tensor<8x4xf16>) grid [2] loop 1 threads 64 {
  ^bb0(%xs: tensor<8x4xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf16> -> !mugraph.tile<4x4xf16>
    %p0 = mugraph.add %xt, %xt
    %p1 = mugraph.sub %p0, %xt
    %p2 = mugraph.mul %p1, %xt
    %p3 = mugraph.div %p2, %xt
    %p4 = mugraph.maximum %p3, %xt
    %p5 = mugraph.minimum %p4, %xt
    %p6 = mugraph.pow %p5, %xt
    %p7 = mugraph.exp %p6
    %p8 = mugraph.log %p7
    %p9 = mugraph.sqrt %p8
    %p10 = mugraph.rsqrt %p9
    %p11 = mugraph.square %p10
    %p12 = mugraph.neg %p11
    %p13 = mugraph.reciprocal %p12
    %p14 = mugraph.sigmoid %p13
    %p15 = mugraph.silu %p14
    %p16 = mugraph.relu %p15
    %p17 = mugraph.tanh %p16
    %p18 = mugraph.gelu %p17 form "tanh"
    %p19 = mugraph.clamp %p18 min -2.0 max 2.5
    %p20 = mugraph.scale %p19 by 0.1
    %p21 = mugraph.offset %p20 by -3.0
    %p22 = mugraph.matmul %p21, %xt
    %p23 = mugraph.sum %p22 dim 1
    %p24 = mugraph.broadcast %p23 to [4, 4]
    %p25 = mugraph.mean %p24 dim 0
    %p26 = mugraph.transpose %p25 permutation [1, 0]
    %p27 = mugraph.max %p26 dim 1
    mugraph.store %p27 omap [1] : !mugraph.tile<4x1xf32> -> tensor<4x2xf32>
  } -> tensor<4x2xf32>
  func.return %o : tensor<4x2xf32>
}

// CHECK-LABEL: func.func @thread_level(%x: tensor<8x4xf16>) -> tensor<16x4x1xf16> {
// CHECK-NEXT: %o = mugraph.block ins(%x : tensor<8x4xf16>) grid [2] loop 1 threads 64 {
// CHECK-NEXT: ^bb0(%xs: tensor<8x4xf16>):
// CHECK-NEXT: %xt = mugraph.load %xs imap [0] : tensor<8x4xf16> -> !mugraph.tile<4x4xf16>
// CHECK-NEXT: %r = mugraph.thread ins(%xt : !mugraph.tile<4x4xf16>) threads [4] {
// CHECK-NEXT: ^bb0(%xa: !mugraph.tile<4x4xf16>):
// CHECK-NEXT: %xf = mugraph.load %xa imap [0] : !mugraph.tile<4x4xf16> -> !mugraph.fragment<1x4xf16>
// CHECK-NEXT: %p0 = mugraph.add %xf, %xf
// CHECK-NEXT: %p1 = mugraph.sub %p0, %xf
// CHECK-NEXT: %p2 = mugraph.mul %p1, %xf
// CHECK-NEXT: %p3 = mugraph.div %p2, %xf
// CHECK-NEXT: %p4 = mugraph.maximum %p3, %xf
// CHECK-NEXT: %p5 = mugraph.minimum %p4, %xf
// CHECK-NEXT: %p6 = mugraph.pow %p5, %xf
// CHECK-NEXT: %p7 = mugraph.exp %p6
// CHECK-NEXT: %p8 = mugraph.log %p7
// CHECK-NEXT: %p9 = mugraph.sqrt %p8
// CHECK-NEXT: %p10 = mugraph.rsqrt %p9
// CHECK-NEXT: %p11 = mugraph.square %p10
// CHECK-NEXT: %p12 = mugraph.neg %p11
// CHECK-NEXT: %p13 = mugraph.reciprocal %p12
// CHECK-NEXT: %p14 = mugraph.sigmoid %p13
// CHECK-NEXT: %p15 = mugraph.silu %p14
// CHECK-NEXT: %p16 = mugraph.relu %p15
// CHECK-NEXT: %p17 = mugraph.tanh %p16
// CHECK-NEXT: %p18 = mugraph.gelu %p17 form "tanh"
// CHECK-NEXT: %p19 = mugraph.clamp %p18 min -2.0 max 2.5
// CHECK-NEXT: %p20 = mugraph.scale %p19 by 0.1
// CHECK-NEXT: %p21 = mugraph.offset %p20 by -3.0
// CHECK-NEXT: %p22 = mugraph.broadcast %p21 to [2, 1, 4]
// CHECK-NEXT: %p23 = mugraph.transpose %p22 permutation [0, 2, 1]
// CHECK-NEXT: mugraph.store %p23 omap [0] : !mugraph.fragment<2x4x1xf32> -> !mugraph.tile<8x4x1xf32>
// CHECK-NEXT: } -> !mugraph.tile<8x4x1xf32>
// CHECK-NEXT: mugraph.store %r omap [0] : !mugraph.tile<8x4x1xf32> -> tensor<16x4x1xf16>
// CHECK-NEXT: } -> tensor<16x4x1xf16>
// CHECK-NEXT: func.return %o : tensor<16x4x1xf16>
// CHECK-NEXT: }
func.func @thread_level(%x: tensor<8x4xf16>) -> tensor<16x4x1xf16> {
  %o = mugraph.block ins(%x : tensor<8x4xf16>) grid [2] loop 1 threads 64 {
  ^bb0(%xs: tensor<8x4xf16>):
    %xt = mugraph.load %xs imap [0] : tensor<8x4xf16> -> !mugraph.tile<4x4xf16>
    %r = mugraph.thread ins(%xt : !mugraph.tile<4x4xf16>) threads [4] {
    ^bb0(%xa: !mugraph.tile<4x4xf16>):
      %xf = mugraph.load %xa imap [0] : !mugraph.tile<4x4xf16> -> !mugraph.fragment<1x4xf16>
      %p0 = mugraph.add %xf, %xf
      %p1 = mugraph.sub %p0, %xf
      %p2 = mugraph.mul %p1, %xf
      %p3 = mugraph.div %p2, %xf
      %p4 = mugraph.maximum %p3, %xf
      %p5 = mugraph.minimum %p4, %xf
      %p6 = mugraph.pow %p5, %xf
      %p7 = mugraph.exp %p6
      %p8 = mugraph.log %p7
      %p9 = mugraph.sqrt %p8
      %p10 = mugraph.rsqrt %p9
      %p11 = mugraph.square %p10
      %p12 = mugraph.neg %p11
      %p13 = mugraph.reciprocal %p12
      %p14 = mugraph.sigmoid %p13
      %p15 = mugraph.silu %p14
      %p16 = mugraph.relu %p15
      %p17 = mugraph.tanh %p16
      %p18 = mugraph.gelu %p17 form "tanh"
      %p19 = mugraph.clamp %p18 min -2.0 max 2.5
      %p20 = mugraph.scale %p19 by 0.1
      %p21 = mugraph.offset %p20 by -3.0
      %p22 = mugraph.broadcast %p21 to [2, 1, 4]
      %p23 = mugraph.transpose %p22 permutation [0, 2, 1]
      mugraph.store %p23 omap [0] : !mugraph.fragment<2x4x1xf32> -> !mugraph.tile<8x4x1xf32>
    } -> !mugraph.tile<8x4x1xf32>
    mugraph.store %r omap [0] : !mugraph.tile<8x4x1xf32> -> tensor<16x4x1xf16>
  } -> tensor<16x4x1xf16>
  func.return %o : tensor<16x4x1xf16>
}
