builtin.module {
  func.func @candidate_0(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 8.840000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>, tensor<8x1021x64xf16>) grid [8, 3, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x1021xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x8x131x64xf32>
    } -> (tensor<8x8x131x1xf32>, tensor<8x8x131x1xf32>, tensor<8x8x131x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x131x64xf32>, tensor<8x8x131x1xf32>, tensor<8x8x131x1xf32>) grid [8, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x131x64xf32>, %5: tensor<8x8x131x1xf32>, %6: tensor<8x8x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x131x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x8x131x64xf16>
    } -> tensor<1x8x131x64xf16>
    %4 = mugraph.reshape %3 to [8, 131, 64]
    func.return %4 : tensor<8x131x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 8.990000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>, tensor<8x1021x64xf16>) grid [8, 3, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x1021xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.matmul %6, %arg2t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x8x131x64xf32>
    } -> (tensor<8x8x131x1xf32>, tensor<8x8x131x1xf32>, tensor<8x8x131x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x131x64xf32>, tensor<8x8x131x1xf32>, tensor<8x8x131x1xf32>) grid [8, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x131x64xf32>, %5: tensor<8x8x131x1xf32>, %6: tensor<8x8x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x131x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x8x131x64xf16>
    } -> tensor<1x8x131x64xf16>
    %4 = mugraph.reshape %3 to [8, 131, 64]
    func.return %4 : tensor<8x131x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 9.510000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>, tensor<8x1021x64xf16>) grid [8, 3, 4] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x1021xf16> -> !mugraph.tile<1x64x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x256x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x8x131x64xf32>
    } -> (tensor<4x8x131x1xf32>, tensor<4x8x131x1xf32>, tensor<4x8x131x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x8x131x64xf32>, tensor<4x8x131x1xf32>, tensor<4x8x131x1xf32>) grid [8, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x131x64xf32>, %5: tensor<4x8x131x1xf32>, %6: tensor<4x8x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x8x131x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x8x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x8x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x131x64xf16>
    } -> tensor<1x8x131x64xf16>
    %4 = mugraph.reshape %3 to [8, 131, 64]
    func.return %4 : tensor<8x131x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 9.480000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>, tensor<8x1021x64xf16>) grid [8, 3, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x1021xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x8x131x64xf32>
    } -> (tensor<4x8x131x1xf32>, tensor<4x8x131x1xf32>, tensor<4x8x131x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x8x131x64xf32>, tensor<4x8x131x1xf32>, tensor<4x8x131x1xf32>) grid [8, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x131x64xf32>, %5: tensor<4x8x131x1xf32>, %6: tensor<4x8x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x8x131x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x8x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x8x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x131x64xf16>
    } -> tensor<1x8x131x64xf16>
    %4 = mugraph.reshape %3 to [8, 131, 64]
    func.return %4 : tensor<8x131x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 9.860000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>, tensor<8x1021x64xf16>) grid [8, 5, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x1021xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x64x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x8x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x8x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<16x8x131x64xf32>
    } -> (tensor<16x8x131x1xf32>, tensor<16x8x131x1xf32>, tensor<16x8x131x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x131x64xf32>, tensor<16x8x131x1xf32>, tensor<16x8x131x1xf32>) grid [8, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x131x64xf32>, %5: tensor<16x8x131x1xf32>, %6: tensor<16x8x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x131x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x131x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x131x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x8x131x64xf16>
    } -> tensor<1x8x131x64xf16>
    %4 = mugraph.reshape %3 to [8, 131, 64]
    func.return %4 : tensor<8x131x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 1.673000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x131x64xf16> -> !mugraph.tile<1x131x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x64x1021xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x131x64xf32> -> tensor<8x131x1021xf16>
    } -> tensor<8x131x1021xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x131x1021xf16>, tensor<8x1021x64xf16>) grid [8, 9] loop 16 threads 128 {
    ^bb0(%2: tensor<8x131x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<8x131x1021xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<8x131x64xf16>
    } -> tensor<8x131x64xf16>
    func.return %1 : tensor<8x131x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 9.700000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>, tensor<8x1021x64xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x131x64xf16> -> !mugraph.tile<1x131x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x64x1021xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x32x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x131x1xf32> -> tensor<16x8x131x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x131x1xf32> -> tensor<16x8x131x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x131x64xf32> -> tensor<16x8x131x64xf32>
    } -> (tensor<16x8x131x1xf32>, tensor<16x8x131x1xf32>, tensor<16x8x131x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x131x64xf32>, tensor<16x8x131x1xf32>, tensor<16x8x131x1xf32>) grid [8, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x131x64xf32>, %5: tensor<16x8x131x1xf32>, %6: tensor<16x8x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x131x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x131x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x131x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x8x131x64xf16>
    } -> tensor<1x8x131x64xf16>
    %4 = mugraph.reshape %3 to [8, 131, 64]
    func.return %4 : tensor<8x131x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x131x64xf16>, %arg1: tensor<8x64x1021xf16>, %arg2: tensor<8x1021x64xf16>) -> tensor<8x131x64xf16> attributes {mugraph.measured_us = 8.950000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x131x64xf16>, tensor<8x64x1021xf16>, tensor<8x1021x64xf16>) grid [8, 3, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x131x64xf16>, %arg1s: tensor<8x64x1021xf16>, %arg2s: tensor<8x1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x1021xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x1021x64xf16> -> !mugraph.tile<1x64x64xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x8x131x64xf32>
    } -> (tensor<8x8x131x1xf32>, tensor<8x8x131x1xf32>, tensor<8x8x131x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x131x64xf32>, tensor<8x8x131x1xf32>, tensor<8x8x131x1xf32>) grid [8, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x131x64xf32>, %5: tensor<8x8x131x1xf32>, %6: tensor<8x8x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x131x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x8x131x64xf16>
    } -> tensor<1x8x131x64xf16>
    %4 = mugraph.reshape %3 to [8, 131, 64]
    func.return %4 : tensor<8x131x64xf16>
  }
}
