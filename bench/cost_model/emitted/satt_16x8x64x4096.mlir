builtin.module {
  func.func @candidate_0(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 1.073200e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x8x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x8x64xf32> -> tensor<8x16x8x64xf32>
    } -> (tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x16x8x64xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>) grid [16, 8, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x8x64xf32>, %5: tensor<8x16x8x1xf32>, %6: tensor<8x16x8x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<8x16x8x64xf32> -> !mugraph.tile<8x1x1x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 1.080000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x8x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.matmul %6, %arg2t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x8x64xf32> -> tensor<8x16x8x64xf32>
    } -> (tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x16x8x64xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>) grid [16, 8, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x8x64xf32>, %5: tensor<8x16x8x1xf32>, %6: tensor<8x16x8x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<8x16x8x64xf32> -> !mugraph.tile<8x1x1x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 9.980000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x8x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x8x64xf32> -> tensor<8x16x8x64xf32>
    } -> (tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x16x8x64xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>) grid [16, 8, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x8x64xf32>, %5: tensor<8x16x8x1xf32>, %6: tensor<8x16x8x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<8x16x8x64xf32> -> !mugraph.tile<8x1x1x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 9.976000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x8x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<16x16x8x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x8x1xf32> -> tensor<16x16x8x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x8x64xf32> -> tensor<16x16x8x64xf32>
    } -> (tensor<16x16x8x1xf32>, tensor<16x16x8x1xf32>, tensor<16x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x16x8x64xf32>, tensor<16x16x8x1xf32>, tensor<16x16x8x1xf32>) grid [16, 8, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<16x16x8x64xf32>, %5: tensor<16x16x8x1xf32>, %6: tensor<16x16x8x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<16x16x8x64xf32> -> !mugraph.tile<16x1x1x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<16x16x8x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<16x16x8x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 1.131600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x8x64xf16> -> !mugraph.tile<2x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<2x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<2x128x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<2x8x1xf32> -> tensor<16x16x8x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<2x8x1xf32> -> tensor<16x16x8x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<2x8x64xf32> -> tensor<16x16x8x64xf32>
    } -> (tensor<16x16x8x1xf32>, tensor<16x16x8x1xf32>, tensor<16x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x16x8x64xf32>, tensor<16x16x8x1xf32>, tensor<16x16x8x1xf32>) grid [16, 8, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<16x16x8x64xf32>, %5: tensor<16x16x8x1xf32>, %6: tensor<16x16x8x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<16x16x8x64xf32> -> !mugraph.tile<16x1x1x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<16x16x8x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<16x16x8x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 1.075200e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x8x64xf16> -> !mugraph.tile<2x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<2x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<2x16x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<2x8x1xf32> -> tensor<32x16x8x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<2x8x16xf32> -> tensor<32x16x8x16xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<2x8x64xf32> -> tensor<32x16x8x64xf32>
    } -> (tensor<32x16x8x1xf32>, tensor<32x16x8x16xf32>, tensor<32x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<32x16x8x64xf32>, tensor<32x16x8x1xf32>, tensor<32x16x8x16xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<32x16x8x64xf32>, %5: tensor<32x16x8x1xf32>, %6: tensor<32x16x8x16xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<32x16x8x64xf32> -> !mugraph.tile<32x1x1x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<32x16x8x1xf32> -> !mugraph.tile<32x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<32x16x8x16xf32> -> !mugraph.tile<32x1x1x16xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x1x64xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 1.106000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [8, 2, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x8x64xf16> -> !mugraph.tile<2x4x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<2x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<2x128x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<2x4x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<2x4x1xf32> -> tensor<8x16x8x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<2x4x64xf32> -> tensor<8x16x8x64xf32>
    } -> (tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x16x8x64xf32>, tensor<8x16x8x1xf32>, tensor<8x16x8x1xf32>) grid [16, 8, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x8x64xf32>, %5: tensor<8x16x8x1xf32>, %6: tensor<8x16x8x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<8x16x8x64xf32> -> !mugraph.tile<8x1x1x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<8x16x8x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x8x64xf16>, %arg1: tensor<16x64x4096xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x8x64xf16> attributes {mugraph.measured_us = 1.028400e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x8x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x8x64xf16>, %arg1s: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x8x64xf16> -> !mugraph.tile<4x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<4x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<4x32x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<4x8x1xf32> -> tensor<32x16x8x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<4x8x32xf32> -> tensor<32x16x8x32xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<4x8x64xf32> -> tensor<32x16x8x64xf32>
    } -> (tensor<32x16x8x1xf32>, tensor<32x16x8x32xf32>, tensor<32x16x8x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<32x16x8x64xf32>, tensor<32x16x8x1xf32>, tensor<32x16x8x32xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<32x16x8x64xf32>, %5: tensor<32x16x8x1xf32>, %6: tensor<32x16x8x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<32x16x8x64xf32> -> !mugraph.tile<32x1x1x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<32x16x8x1xf32> -> !mugraph.tile<32x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<32x16x8x32xf32> -> !mugraph.tile<32x1x1x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x1x64xf32> -> tensor<1x16x8x64xf16>
    } -> tensor<1x16x8x64xf16>
    %4 = mugraph.reshape %3 to [16, 8, 64]
    func.return %4 : tensor<16x8x64xf16>
  }
}
