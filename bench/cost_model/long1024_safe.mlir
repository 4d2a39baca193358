builtin.module {
  func.func @candidate_0(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.620030e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x1xf32>, tensor<4x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x1xf32>, tensor<4x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x1024x128xf32>, %5: tensor<4x8x1024x1xf32>, %6: tensor<4x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x128xf32> -> !mugraph.tile<4x1x8x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.849160e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x1xf32>, tensor<4x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x1xf32>, tensor<4x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%5: tensor<4x8x1024x128xf32>, %6: tensor<4x8x1024x1xf32>, %7: tensor<4x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x8x1024x128xf32> -> !mugraph.tile<4x1x8x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.475290e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x1024x128xf32>, %5: tensor<2x8x1024x1xf32>, %6: tensor<2x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.437750e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x1024x128xf32>, %5: tensor<2x8x1024x1xf32>, %6: tensor<2x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.545990e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16, 2] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x1024x128xf32>, %5: tensor<2x8x1024x1xf32>, %6: tensor<2x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.531500e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<2x8x1024x128xf32>, %6: tensor<2x8x1024x1xf32>, %7: tensor<2x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.495790e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<2x8x1024x128xf32>, %6: tensor<2x8x1024x1xf32>, %7: tensor<2x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.865620e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 8] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x1024x128xf32>, %5: tensor<8x8x1024x1xf32>, %6: tensor<8x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.903730e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 8] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%5: tensor<8x8x1024x128xf32>, %6: tensor<8x8x1024x1xf32>, %7: tensor<8x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.705220e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x1024x128xf32>, %5: tensor<8x8x1024x1xf32>, %6: tensor<8x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.822990e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 8] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%5: tensor<8x8x1024x128xf32>, %6: tensor<8x8x1024x1xf32>, %7: tensor<8x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 2.575620e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 8] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x1024x128xf32>, %5: tensor<8x8x1024x1xf32>, %6: tensor<8x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.710290e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<8x1024x128xf16>
    } -> tensor<8x1024x128xf16>
    func.return %0 : tensor<8x1024x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 2.092140e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16, 8] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x1xf32>, tensor<8x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%5: tensor<8x8x1024x128xf32>, %6: tensor<8x8x1024x1xf32>, %7: tensor<8x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 2.033080e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<16x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<16x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<16x8x1024x128xf32>
    } -> (tensor<16x8x1024x1xf32>, tensor<16x8x1024x1xf32>, tensor<16x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<16x8x1024x128xf32>, tensor<16x8x1024x1xf32>, tensor<16x8x1024x1xf32>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%5: tensor<16x8x1024x128xf32>, %6: tensor<16x8x1024x1xf32>, %7: tensor<16x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<16x8x1024x128xf32> -> !mugraph.tile<2x1x32x128xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<16x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %10 = mugraph.load %7 imap [1, 2] fmap 0 : tensor<16x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.mul %10, %13
      %16 = mugraph.accumulate sum %14 shift %11
      %17 = mugraph.accumulate sum %15 shift %11
      %18 = mugraph.sum %16 dim 0
      %19 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x32x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x32x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 2.759900e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<16x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<16x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<16x8x1024x128xf32>
    } -> (tensor<16x8x1024x1xf32>, tensor<16x8x1024x1xf32>, tensor<16x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<16x8x1024x128xf32>, tensor<16x8x1024x1xf32>, tensor<16x8x1024x1xf32>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%5: tensor<16x8x1024x128xf32>, %6: tensor<16x8x1024x1xf32>, %7: tensor<16x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<16x8x1024x128xf32> -> !mugraph.tile<2x1x32x128xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<16x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %10 = mugraph.load %7 imap [1, 2] fmap 0 : tensor<16x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.mul %10, %13
      %16 = mugraph.accumulate sum %14 shift %11
      %17 = mugraph.accumulate sum %15 shift %11
      %18 = mugraph.sum %16 dim 0
      %19 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x32x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x32x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
}
