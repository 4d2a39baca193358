builtin.module {
  func.func @candidate_0(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 1.721300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 3, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<8x12x131x80xf32>
    } -> (tensor<8x12x131x1xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x131x80xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x1xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<8x12x131x80xf32>, %5: tensor<8x12x131x1xf32>, %6: tensor<8x12x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x12x131x80xf32> -> !mugraph.tile<8x1x4x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 1.697500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 3, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.matmul %6, %arg2t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<8x12x131x80xf32>
    } -> (tensor<8x12x131x1xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x131x80xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x1xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<8x12x131x80xf32>, %5: tensor<8x12x131x1xf32>, %6: tensor<8x12x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x12x131x80xf32> -> !mugraph.tile<8x1x4x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 1.825700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 3, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x64x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<8x12x131x80xf32>
    } -> (tensor<8x12x131x1xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x131x80xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x1xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<8x12x131x80xf32>, %5: tensor<8x12x131x1xf32>, %6: tensor<8x12x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x12x131x80xf32> -> !mugraph.tile<8x1x4x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 1.560700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 3, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<8x12x131x32xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<8x12x131x80xf32>
    } -> (tensor<8x12x131x1xf32>, tensor<8x12x131x32xf32>, tensor<8x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x131x80xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x32xf32>) grid [12, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<8x12x131x80xf32>, %5: tensor<8x12x131x1xf32>, %6: tensor<8x12x131x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x12x131x80xf32> -> !mugraph.tile<8x1x2x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x12x131x32xf32> -> !mugraph.tile<8x1x2x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 2.180400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 9] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x131x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate sum %4 shift %2
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x16x80xf32> -> tensor<12x131x80xf16>
    } -> tensor<12x131x80xf16>
    func.return %0 : tensor<12x131x80xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 1.843300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 2, 4] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x128x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x80xf32> -> tensor<4x12x131x80xf32>
    } -> (tensor<4x12x131x1xf32>, tensor<4x12x131x1xf32>, tensor<4x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x131x80xf32>, tensor<4x12x131x1xf32>, tensor<4x12x131x1xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x131x80xf32>, %5: tensor<4x12x131x1xf32>, %6: tensor<4x12x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x131x80xf32> -> !mugraph.tile<4x1x4x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 3.030600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 9, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x64x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<4x12x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<4x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<4x12x131x80xf32>
    } -> (tensor<4x12x131x1xf32>, tensor<4x12x131x1xf32>, tensor<4x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x131x80xf32>, tensor<4x12x131x1xf32>, tensor<4x12x131x1xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x131x80xf32>, %5: tensor<4x12x131x1xf32>, %6: tensor<4x12x131x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x131x80xf32> -> !mugraph.tile<4x1x4x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 2.502100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 9, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<4x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x16x32xf32> -> tensor<4x12x131x32xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<4x12x131x80xf32>
    } -> (tensor<4x12x131x1xf32>, tensor<4x12x131x32xf32>, tensor<4x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x131x80xf32>, tensor<4x12x131x1xf32>, tensor<4x12x131x32xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x131x80xf32>, %5: tensor<4x12x131x1xf32>, %6: tensor<4x12x131x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x131x80xf32> -> !mugraph.tile<4x1x4x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x131x32xf32> -> !mugraph.tile<4x1x4x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_8(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 2.851600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 9, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x16x32xf32> -> tensor<8x12x131x32xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<8x12x131x80xf32>
    } -> (tensor<8x12x131x1xf32>, tensor<8x12x131x32xf32>, tensor<8x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x131x80xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x32xf32>) grid [12, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<8x12x131x80xf32>, %5: tensor<8x12x131x1xf32>, %6: tensor<8x12x131x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x12x131x80xf32> -> !mugraph.tile<8x1x2x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x12x131x32xf32> -> !mugraph.tile<8x1x2x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_9(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 2.177200e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1, %2, %3 = mugraph.block ins(%0, %arg2 : tensor<12x131x2048xf16>, tensor<12x2048x80xf16>) grid [12, 5, 2] loop 4 threads 128 {
    ^bb0(%4: tensor<12x131x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %5 = mugraph.load %4 imap [0, 1, 2] fmap 2 : tensor<12x131x2048xf16> -> !mugraph.tile<1x32x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x256x80xf16>
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x131x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x131x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x80xf32> -> tensor<2x12x131x80xf32>
    } -> (tensor<2x12x131x1xf32>, tensor<2x12x131x1xf32>, tensor<2x12x131x80xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<2x12x131x80xf32>, tensor<2x12x131x1xf32>, tensor<2x12x131x1xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%5: tensor<2x12x131x80xf32>, %6: tensor<2x12x131x1xf32>, %7: tensor<2x12x131x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x131x80xf32> -> !mugraph.tile<2x1x4x80xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x131x1xf32> -> !mugraph.tile<2x1x4x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<2x12x131x1xf32> -> !mugraph.tile<2x1x4x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %10, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %13, %15
      %17 = mugraph.mul %8, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %5 = mugraph.reshape %4 to [12, 131, 80]
    func.return %5 : tensor<12x131x80xf16>
  }
  func.func @candidate_10(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 1.849300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [12, 2, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x32xf32> -> tensor<8x12x131x32xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x128x80xf32> -> tensor<8x12x131x80xf32>
    } -> (tensor<8x12x131x1xf32>, tensor<8x12x131x32xf32>, tensor<8x12x131x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x131x80xf32>, tensor<8x12x131x1xf32>, tensor<8x12x131x32xf32>) grid [12, 66] loop 1 threads 128 {
    ^bb0(%4: tensor<8x12x131x80xf32>, %5: tensor<8x12x131x1xf32>, %6: tensor<8x12x131x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x12x131x80xf32> -> !mugraph.tile<8x1x2x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x12x131x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x12x131x32xf32> -> !mugraph.tile<8x1x2x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x80xf32> -> tensor<1x12x131x80xf16>
    } -> tensor<1x12x131x80xf16>
    %4 = mugraph.reshape %3 to [12, 131, 80]
    func.return %4 : tensor<12x131x80xf16>
  }
  func.func @candidate_11(%arg0: tensor<12x131x80xf16>, %arg1: tensor<12x80x2048xf16>, %arg2: tensor<12x2048x80xf16>) -> tensor<12x131x80xf16> attributes {mugraph.measured_us = 3.255900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x131x80xf16>, tensor<12x80x2048xf16>, tensor<12x2048x80xf16>) grid [6, 9, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<12x131x80xf16>, %arg1s: tensor<12x80x2048xf16>, %arg2s: tensor<12x2048x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x131x80xf16> -> !mugraph.tile<2x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<12x80x2048xf16> -> !mugraph.tile<2x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x80xf16> -> !mugraph.tile<2x32x80xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<2x16x1xf32> -> tensor<4x12x131x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<2x16x1xf32> -> tensor<4x12x131x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<2x16x80xf32> -> tensor<4x12x131x80xf32>
    } -> (tensor<4x12x131x1xf32>, tensor<4x12x131x1xf32>, tensor<4x12x131x80xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<4x12x131x80xf32>, tensor<4x12x131x1xf32>, tensor<4x12x131x1xf32>) grid [12, 33] loop 1 threads 128 {
    ^bb0(%5: tensor<4x12x131x80xf32>, %6: tensor<4x12x131x1xf32>, %7: tensor<4x12x131x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x131x80xf32> -> !mugraph.tile<4x1x4x80xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<4x12x131x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x131x80xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x1xf32> -> tensor<1x12x131x1xf16>
    } -> (tensor<1x12x131x80xf16>, tensor<1x12x131x1xf16>)
    %5 = mugraph.reshape %3 to [12, 131, 80]
    %6 = mugraph.reshape %4 to [12, 131, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<12x131x80xf16>
  }
}
