builtin.module {
  func.func @candidate_0(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.361000e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3152xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3152xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.sum %arg1t dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %7 shift %4
      %13 = mugraph.accumulate sum %9
      %14 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
    } -> (tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>)
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<8x64x1xf32>, %6: tensor<8x64x1xf32>, %7: tensor<8x64x1xf32>, %8: tensor<8x64x1xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %12 = mugraph.load %8 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.sum %11 dim 0
      %20 = mugraph.sum %12 dim 0
      %21 = mugraph.neg %13
      %22 = mugraph.mul %20, %21
      %23 = mugraph.add %19, %22
      %24 = mugraph.sub %18, %23
      mugraph.store %24 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.609000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64] loop 7 threads 256 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x8192xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.accumulate sum %arg1t
      %9 = mugraph.accumulate max %1
      %10 = mugraph.log %6
      %11 = mugraph.mul %8, %9
      %12 = mugraph.sub %7, %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.sub %10, %13
      mugraph.store %14 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.275000e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 13] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x484xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x484xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x484xf32> -> tensor<13x64x484xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x484xf32> -> tensor<13x64x484xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
    } -> (tensor<13x64x484xf32>, tensor<13x64x1xf32>, tensor<13x64x484xf32>, tensor<13x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x484xf32>, tensor<13x64x484xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<13x64x1xf32>, %6: tensor<13x64x1xf32>, %7: tensor<13x64x484xf32>, %8: tensor<13x64x484xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<13x64x484xf32> -> !mugraph.tile<13x1x484xf32>
      %12 = mugraph.load %8 imap [1] : tensor<13x64x484xf32> -> !mugraph.tile<13x1x484xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.sum %11 dim 0
      %20 = mugraph.sum %12 dim 0
      %21 = mugraph.mul %13, %20
      %22 = mugraph.sub %19, %21
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.sub %18, %23
      mugraph.store %24 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.336000e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x393xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x393xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x393xf32> -> tensor<16x64x393xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x393xf32> -> tensor<16x64x393xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
    } -> (tensor<16x64x393xf32>, tensor<16x64x1xf32>, tensor<16x64x393xf32>, tensor<16x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x393xf32>, tensor<16x64x393xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<16x64x1xf32>, %6: tensor<16x64x1xf32>, %7: tensor<16x64x393xf32>, %8: tensor<16x64x393xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<16x64x393xf32> -> !mugraph.tile<16x1x393xf32>
      %12 = mugraph.load %8 imap [1] : tensor<16x64x393xf32> -> !mugraph.tile<16x1x393xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.sum %11 dim 0
      %20 = mugraph.sum %12 dim 0
      %21 = mugraph.mul %13, %20
      %22 = mugraph.sub %19, %21
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.sub %18, %23
      mugraph.store %24 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.033000e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x786xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x786xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<4x786xf32> -> tensor<8x64x786xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<4x786xf32> -> tensor<8x64x786xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<8x64x1xf32>
    } -> (tensor<8x64x786xf32>, tensor<8x64x1xf32>, tensor<8x64x786xf32>, tensor<8x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x786xf32>, tensor<8x64x786xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<8x64x1xf32>, %6: tensor<8x64x1xf32>, %7: tensor<8x64x786xf32>, %8: tensor<8x64x786xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<8x64x786xf32> -> !mugraph.tile<8x1x786xf32>
      %12 = mugraph.load %8 imap [1] : tensor<8x64x786xf32> -> !mugraph.tile<8x1x786xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.sum %11 dim 0
      %20 = mugraph.sum %12 dim 0
      %21 = mugraph.mul %13, %20
      %22 = mugraph.sub %19, %21
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.sub %18, %23
      mugraph.store %24 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.422000e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [16, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x197xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x197xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<4x197xf32> -> tensor<16x64x197xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<4x197xf32> -> tensor<16x64x197xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x64x1xf32>
    } -> (tensor<16x64x197xf32>, tensor<16x64x1xf32>, tensor<16x64x197xf32>, tensor<16x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x197xf32>, tensor<16x64x197xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<16x64x1xf32>, %6: tensor<16x64x1xf32>, %7: tensor<16x64x197xf32>, %8: tensor<16x64x197xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<16x64x197xf32> -> !mugraph.tile<16x1x197xf32>
      %12 = mugraph.load %8 imap [1] : tensor<16x64x197xf32> -> !mugraph.tile<16x1x197xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.mul %12, %13
      %20 = mugraph.sub %11, %19
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.sub %18, %22
      mugraph.store %23 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.676000e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<8x197xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<8x197xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<8x197xf32> -> tensor<16x64x197xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<8x197xf32> -> tensor<16x64x197xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<16x64x1xf32>
    } -> (tensor<16x64x197xf32>, tensor<16x64x1xf32>, tensor<16x64x197xf32>, tensor<16x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x197xf32>, tensor<16x64x197xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<16x64x1xf32>, %6: tensor<16x64x1xf32>, %7: tensor<16x64x197xf32>, %8: tensor<16x64x197xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<16x64x197xf32> -> !mugraph.tile<16x1x197xf32>
      %12 = mugraph.load %8 imap [1] : tensor<16x64x197xf32> -> !mugraph.tile<16x1x197xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.mul %12, %13
      %20 = mugraph.sub %11, %19
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.sub %18, %22
      mugraph.store %23 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.243000e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 13] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x976xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x976xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x976xf32> -> tensor<13x64x976xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x976xf32> -> tensor<13x64x976xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
    } -> (tensor<13x64x976xf32>, tensor<13x64x1xf32>, tensor<13x64x976xf32>, tensor<13x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x976xf32>, tensor<13x64x976xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<13x64x1xf32>, %6: tensor<13x64x1xf32>, %7: tensor<13x64x976xf32>, %8: tensor<13x64x976xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<13x64x976xf32> -> !mugraph.tile<13x1x976xf32>
      %12 = mugraph.load %8 imap [1] : tensor<13x64x976xf32> -> !mugraph.tile<13x1x976xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.sum %11 dim 0
      %20 = mugraph.sum %12 dim 0
      %21 = mugraph.mul %13, %20
      %22 = mugraph.sub %19, %21
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.sub %18, %23
      mugraph.store %24 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
}
