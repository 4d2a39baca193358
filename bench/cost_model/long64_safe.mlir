builtin.module {
  func.func @candidate_0(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.074000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x1xf32>, %6: tensor<16x8x64x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.030000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x1xf32>, %6: tensor<16x8x64x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.059500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x64x128xf32>, %5: tensor<8x8x64x1xf32>, %6: tensor<8x8x64x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.077300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x1xf32>, %6: tensor<16x8x64x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.154000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x64x128xf32>, %5: tensor<8x8x64x1xf32>, %6: tensor<8x8x64x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.156700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x32xf32> -> tensor<16x8x64x32xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x32xf32>, tensor<16x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x32xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x1xf32>, %6: tensor<16x8x64x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x32xf32> -> !mugraph.tile<16x1x2x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.257600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x8x64x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x64xf32>, tensor<16x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x64xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x1xf32>, %6: tensor<16x8x64x64xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.286800e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x8x64x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x64xf32>, tensor<8x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x64xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x64x128xf32>, %5: tensor<8x8x64x1xf32>, %6: tensor<8x8x64x64xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x64x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.918300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x1xf32>, %6: tensor<16x8x64x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.260300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<16x8x64x128xf32>, %6: tensor<16x8x64x1xf32>, %7: tensor<16x8x64x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.454500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x32xf32> -> tensor<16x8x64x32xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x32xf32>, tensor<16x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x32xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<16x8x64x128xf32>, %6: tensor<16x8x64x1xf32>, %7: tensor<16x8x64x32xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<16x8x64x32xf32> -> !mugraph.tile<16x1x2x32xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.sum %10 dim 3
      %17 = mugraph.mul %16, %13
      %18 = mugraph.sum %17 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.509900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<16x8x64x128xf32>, %6: tensor<16x8x64x1xf32>, %7: tensor<16x8x64x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.821000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>, tensor<16x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<16x8x64x128xf32>, %6: tensor<16x8x64x1xf32>, %7: tensor<16x8x64x128xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.sum %10 dim 3
      %17 = mugraph.mul %16, %13
      %18 = mugraph.sum %17 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.633500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
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
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<32x8x64x128xf32>
    } -> (tensor<32x8x64x1xf32>, tensor<32x8x64x1xf32>, tensor<32x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<32x8x64x128xf32>, tensor<32x8x64x1xf32>, tensor<32x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<32x8x64x128xf32>, %5: tensor<32x8x64x1xf32>, %6: tensor<32x8x64x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 4.479400e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x32x16xf32> -> tensor<16x8x64x16xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x16xf32>, tensor<16x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>, tensor<16x8x64x16xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x1xf32>, %6: tensor<16x8x64x16xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x64x16xf32> -> !mugraph.tile<16x1x2x16xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.145900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x64x128xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>, tensor<8x8x64x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x64x128xf32>, %5: tensor<8x8x64x1xf32>, %6: tensor<8x8x64x128xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %4 = mugraph.reshape %3 to [8, 64, 128]
    func.return %4 : tensor<8x64x128xf16>
  }
  func.func @candidate_16(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.953100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<32x8x64x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<32x8x64x128xf32>
    } -> (tensor<32x8x64x1xf32>, tensor<32x8x64x64xf32>, tensor<32x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<32x8x64x128xf32>, tensor<32x8x64x1xf32>, tensor<32x8x64x64xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<32x8x64x128xf32>, %6: tensor<32x8x64x1xf32>, %7: tensor<32x8x64x64xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x1x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x1x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<32x8x64x64xf32> -> !mugraph.tile<32x1x1x64xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.sum %10 dim 3
      %17 = mugraph.mul %16, %13
      %18 = mugraph.sum %17 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x1x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x1x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_17(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.301300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
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
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<8x8x64x128xf32>, %6: tensor<8x8x64x1xf32>, %7: tensor<8x8x64x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_18(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.494400e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x64x128xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>, tensor<8x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<8x8x64x128xf32>, %6: tensor<8x8x64x1xf32>, %7: tensor<8x8x64x128xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.sum %10 dim 3
      %17 = mugraph.mul %16, %13
      %18 = mugraph.sum %17 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_19(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 4.241700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x32x16xf32> -> tensor<32x8x64x16xf32>
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<32x8x64x128xf32>
    } -> (tensor<32x8x64x1xf32>, tensor<32x8x64x16xf32>, tensor<32x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<32x8x64x128xf32>, tensor<32x8x64x1xf32>, tensor<32x8x64x16xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<32x8x64x128xf32>, %6: tensor<32x8x64x1xf32>, %7: tensor<32x8x64x16xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<32x8x64x16xf32> -> !mugraph.tile<32x1x2x16xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.sum %10 dim 3
      %17 = mugraph.mul %16, %13
      %18 = mugraph.sum %17 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_20(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 4.539200e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.accumulate max %4
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<32x8x64x128xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<32x8x64x128xf32>
    } -> (tensor<32x8x64x1xf32>, tensor<32x8x64x128xf32>, tensor<32x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<32x8x64x128xf32>, tensor<32x8x64x1xf32>, tensor<32x8x64x128xf32>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%5: tensor<32x8x64x128xf32>, %6: tensor<32x8x64x1xf32>, %7: tensor<32x8x64x128xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x2x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %10 = mugraph.load %7 imap [1, 2] fmap 3 : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x2x32xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.accumulate sum %10
      %17 = mugraph.sum %16 dim 3
      %18 = mugraph.mul %13, %17
      %19 = mugraph.sum %18 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
  func.func @candidate_21(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 4.112900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<64x8x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<64x8x64x1xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<64x8x64x128xf32>
    } -> (tensor<64x8x64x1xf32>, tensor<64x8x64x1xf32>, tensor<64x8x64x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<64x8x64x128xf32>, tensor<64x8x64x1xf32>, tensor<64x8x64x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<64x8x64x128xf32>, %6: tensor<64x8x64x1xf32>, %7: tensor<64x8x64x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<64x8x64x128xf32> -> !mugraph.tile<64x1x1x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<64x8x64x1xf32> -> !mugraph.tile<64x1x1x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<64x8x64x1xf32> -> !mugraph.tile<64x1x1x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x1x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x1x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %5 = mugraph.reshape %3 to [8, 64, 128]
    %6 = mugraph.reshape %4 to [8, 64, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x64x128xf16>
  }
}
