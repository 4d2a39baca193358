builtin.module {
  func.func @candidate_0(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.630000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 2, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.360000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x32x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 6.840000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.150000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x32x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %5, %6
      %8 = mugraph.matmul %7, %arg2t
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.650000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x64x128xf16>, tensor<16x128x197xf16>) grid [16, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x64x197xf16>
    } -> tensor<16x64x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x64x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 2] loop 2 threads 128 {
    ^bb0(%2: tensor<16x64x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<16x64x197xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %1 : tensor<16x64x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.820000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x64x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.240000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 2, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x32x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x32x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 8.810000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x16x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x16x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.310000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x64x128xf16>, tensor<16x128x197xf16>) grid [16, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x64x197xf16>
    } -> tensor<16x64x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x64x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<16x64x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<16x64x197xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x128x32xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %1 : tensor<16x64x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.540000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x64x128xf16>, tensor<16x128x197xf16>) grid [16, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x64x197xf16>
    } -> tensor<16x64x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x64x197xf16>, tensor<16x197x128xf16>) grid [16, 8, 2] loop 2 threads 128 {
    ^bb0(%2: tensor<16x64x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<16x64x197xf16> -> !mugraph.tile<1x8x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x8x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %1 : tensor<16x64x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 1.023000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x64x128xf16>, tensor<16x128x197xf16>) grid [16, 2, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x32x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<16x64x197xf16>
    } -> tensor<16x64x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x64x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 2] loop 2 threads 128 {
    ^bb0(%2: tensor<16x64x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<16x64x197xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %1 : tensor<16x64x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 8.760000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x64x128xf16> -> !mugraph.tile<1x8x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x8x128xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 7.460000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x64x128xf16>, tensor<16x128x197xf16>) grid [16, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x64x197xf16>
    } -> tensor<16x64x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x64x197xf16>, tensor<16x197x128xf16>) grid [16, 8, 2] loop 4 threads 128 {
    ^bb0(%2: tensor<16x64x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<16x64x197xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x8x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %1 : tensor<16x64x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 1.061000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x64x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 2, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %0 : tensor<16x64x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 8.390000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x64x128xf16>, tensor<16x128x197xf16>) grid [16, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x64x197xf16>
    } -> tensor<16x64x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x64x197xf16>, tensor<16x197x128xf16>) grid [16, 4, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<16x64x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] : tensor<16x64x197xf16> -> !mugraph.tile<1x16x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x16xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %1 : tensor<16x64x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<16x64x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x64x128xf16> attributes {mugraph.measured_us = 8.600000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x64x128xf16>, tensor<16x128x197xf16>) grid [16, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x64x128xf16>, %arg1s: tensor<16x128x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x64x197xf16>
    } -> tensor<16x64x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x64x197xf16>, tensor<16x197x128xf16>) grid [8, 8, 2] loop 4 threads 128 {
    ^bb0(%2: tensor<16x64x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<16x64x197xf16> -> !mugraph.tile<2x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<2x64x64xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<2x8x64xf32> -> tensor<16x64x128xf16>
    } -> tensor<16x64x128xf16>
    func.return %1 : tensor<16x64x128xf16>
  }
}
