builtin.module {
  func.func @candidate_0(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 8.435000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3872xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3872xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sum %arg1t dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %6
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
    } -> (tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x1xf32>)
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [64, 13]
    %6 = mugraph.transpose %3 permutation [2, 1, 0]
    %7 = mugraph.reshape %6 to [64, 13]
    %8 = mugraph.transpose %1 permutation [2, 1, 0]
    %9 = mugraph.reshape %8 to [64, 13]
    %10 = mugraph.transpose %2 permutation [2, 1, 0]
    %11 = mugraph.reshape %10 to [64, 13]
    %12 = mugraph.block ins(%5, %7, %9, %11 : tensor<64x13xf32>, tensor<64x13xf32>, tensor<64x13xf32>, tensor<64x13xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%13: tensor<64x13xf32>, %14: tensor<64x13xf32>, %15: tensor<64x13xf32>, %16: tensor<64x13xf32>):
      %17 = mugraph.load %13 imap [0] : tensor<64x13xf32> -> !mugraph.tile<1x13xf32>
      %18 = mugraph.load %14 imap [0] : tensor<64x13xf32> -> !mugraph.tile<1x13xf32>
      %19 = mugraph.max %17 dim 1
      %20 = mugraph.sub %17, %19
      %21 = mugraph.exp %20
      %22 = mugraph.mul %18, %21
      %23 = mugraph.sum %22 dim 1
      %24 = mugraph.log %23
      %25 = mugraph.load %15 imap [0] : tensor<64x13xf32> -> !mugraph.tile<1x13xf32>
      %26 = mugraph.load %16 imap [0] : tensor<64x13xf32> -> !mugraph.tile<1x13xf32>
      %27 = mugraph.sum %25 dim 1
      %28 = mugraph.sum %26 dim 1
      %29 = mugraph.max %17 dim 1
      %30 = mugraph.neg %29
      %31 = mugraph.mul %28, %30
      %32 = mugraph.add %27, %31
      %33 = mugraph.sub %24, %32
      mugraph.store %33 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %12 : tensor<64x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 8.713000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3872xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3872xf16>
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
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x64x1xf32>
    } -> (tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x1xf32>)
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<13x64x1xf32>, %6: tensor<13x64x1xf32>, %7: tensor<13x64x1xf32>, %8: tensor<13x64x1xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %12 = mugraph.load %8 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
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
  func.func @candidate_2(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 8.775000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x6288xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x6288xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sum %arg1t dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %6
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
    } -> (tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>)
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [64, 8]
    %6 = mugraph.transpose %3 permutation [2, 1, 0]
    %7 = mugraph.reshape %6 to [64, 8]
    %8 = mugraph.transpose %1 permutation [2, 1, 0]
    %9 = mugraph.reshape %8 to [64, 8]
    %10 = mugraph.transpose %2 permutation [2, 1, 0]
    %11 = mugraph.reshape %10 to [64, 8]
    %12 = mugraph.block ins(%5, %7, %9, %11 : tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%13: tensor<64x8xf32>, %14: tensor<64x8xf32>, %15: tensor<64x8xf32>, %16: tensor<64x8xf32>):
      %17 = mugraph.load %13 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %18 = mugraph.load %14 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %19 = mugraph.max %17 dim 1
      %20 = mugraph.sub %17, %19
      %21 = mugraph.exp %20
      %22 = mugraph.mul %18, %21
      %23 = mugraph.sum %22 dim 1
      %24 = mugraph.log %23
      %25 = mugraph.load %15 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %26 = mugraph.load %16 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %27 = mugraph.sum %25 dim 1
      %28 = mugraph.sum %26 dim 1
      %29 = mugraph.max %17 dim 1
      %30 = mugraph.neg %29
      %31 = mugraph.mul %28, %30
      %32 = mugraph.add %27, %31
      %33 = mugraph.sub %24, %32
      mugraph.store %33 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %12 : tensor<64x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 9.626000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x6288xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x6288xf16>
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
  func.func @candidate_4(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 8.027000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3152xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3152xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sum %arg1t dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %6
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
    } -> (tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>)
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [64, 16]
    %6 = mugraph.transpose %3 permutation [2, 1, 0]
    %7 = mugraph.reshape %6 to [64, 16]
    %8 = mugraph.transpose %1 permutation [2, 1, 0]
    %9 = mugraph.reshape %8 to [64, 16]
    %10 = mugraph.transpose %2 permutation [2, 1, 0]
    %11 = mugraph.reshape %10 to [64, 16]
    %12 = mugraph.block ins(%5, %7, %9, %11 : tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%13: tensor<64x16xf32>, %14: tensor<64x16xf32>, %15: tensor<64x16xf32>, %16: tensor<64x16xf32>):
      %17 = mugraph.load %13 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %18 = mugraph.load %14 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %19 = mugraph.max %17 dim 1
      %20 = mugraph.sub %17, %19
      %21 = mugraph.exp %20
      %22 = mugraph.mul %18, %21
      %23 = mugraph.sum %22 dim 1
      %24 = mugraph.log %23
      %25 = mugraph.load %15 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %26 = mugraph.load %16 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %27 = mugraph.sum %25 dim 1
      %28 = mugraph.sum %26 dim 1
      %29 = mugraph.max %17 dim 1
      %30 = mugraph.neg %29
      %31 = mugraph.mul %28, %30
      %32 = mugraph.add %27, %31
      %33 = mugraph.sub %24, %32
      mugraph.store %33 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %12 : tensor<64x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 8.379000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 16] loop 1 threads 128 {
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
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<16x64x1xf32>
    } -> (tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>)
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<16x64x1xf32>, %6: tensor<16x64x1xf32>, %7: tensor<16x64x1xf32>, %8: tensor<16x64x1xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
      %12 = mugraph.load %8 imap [1] : tensor<16x64x1xf32> -> !mugraph.tile<16x1x1xf32>
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
  func.func @candidate_6(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 7.890000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1584xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1584xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sum %arg1t dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %6
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
    } -> (tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>)
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [64, 32]
    %6 = mugraph.transpose %3 permutation [2, 1, 0]
    %7 = mugraph.reshape %6 to [64, 32]
    %8 = mugraph.transpose %1 permutation [2, 1, 0]
    %9 = mugraph.reshape %8 to [64, 32]
    %10 = mugraph.transpose %2 permutation [2, 1, 0]
    %11 = mugraph.reshape %10 to [64, 32]
    %12 = mugraph.block ins(%5, %7, %9, %11 : tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>, tensor<64x32xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%13: tensor<64x32xf32>, %14: tensor<64x32xf32>, %15: tensor<64x32xf32>, %16: tensor<64x32xf32>):
      %17 = mugraph.load %13 imap [0] : tensor<64x32xf32> -> !mugraph.tile<1x32xf32>
      %18 = mugraph.load %14 imap [0] : tensor<64x32xf32> -> !mugraph.tile<1x32xf32>
      %19 = mugraph.max %17 dim 1
      %20 = mugraph.sub %17, %19
      %21 = mugraph.exp %20
      %22 = mugraph.mul %18, %21
      %23 = mugraph.sum %22 dim 1
      %24 = mugraph.log %23
      %25 = mugraph.load %15 imap [0] : tensor<64x32xf32> -> !mugraph.tile<1x32xf32>
      %26 = mugraph.load %16 imap [0] : tensor<64x32xf32> -> !mugraph.tile<1x32xf32>
      %27 = mugraph.sum %25 dim 1
      %28 = mugraph.sum %26 dim 1
      %29 = mugraph.max %17 dim 1
      %30 = mugraph.neg %29
      %31 = mugraph.mul %28, %30
      %32 = mugraph.add %27, %31
      %33 = mugraph.sub %24, %32
      mugraph.store %33 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %12 : tensor<64x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 8.187000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1584xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1584xf16>
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
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<32x64x1xf32>
    } -> (tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>)
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<32x64x1xf32>, %6: tensor<32x64x1xf32>, %7: tensor<32x64x1xf32>, %8: tensor<32x64x1xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
      %12 = mugraph.load %8 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
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
  func.func @candidate_8(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.280600e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x1584xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x1584xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sum %arg1t dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %6
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x64x1xf32>
    } -> (tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>, tensor<16x64x1xf32>)
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [64, 16]
    %6 = mugraph.transpose %3 permutation [2, 1, 0]
    %7 = mugraph.reshape %6 to [64, 16]
    %8 = mugraph.transpose %1 permutation [2, 1, 0]
    %9 = mugraph.reshape %8 to [64, 16]
    %10 = mugraph.transpose %2 permutation [2, 1, 0]
    %11 = mugraph.reshape %10 to [64, 16]
    %12 = mugraph.block ins(%5, %7, %9, %11 : tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>, tensor<64x16xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%13: tensor<64x16xf32>, %14: tensor<64x16xf32>, %15: tensor<64x16xf32>, %16: tensor<64x16xf32>):
      %17 = mugraph.load %13 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %18 = mugraph.load %14 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %19 = mugraph.max %17 dim 1
      %20 = mugraph.sub %17, %19
      %21 = mugraph.exp %20
      %22 = mugraph.mul %18, %21
      %23 = mugraph.sum %22 dim 1
      %24 = mugraph.log %23
      %25 = mugraph.load %15 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %26 = mugraph.load %16 imap [0] : tensor<64x16xf32> -> !mugraph.tile<1x16xf32>
      %27 = mugraph.sum %25 dim 1
      %28 = mugraph.sum %26 dim 1
      %29 = mugraph.max %17 dim 1
      %30 = mugraph.neg %29
      %31 = mugraph.mul %28, %30
      %32 = mugraph.add %27, %31
      %33 = mugraph.sub %24, %32
      mugraph.store %33 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %12 : tensor<64x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.659200e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [32, 13] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<2x1936xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<2x1936xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<2x1936xf32> -> tensor<13x64x1936xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<13x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<2x1936xf32> -> tensor<13x64x1936xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<13x64x1xf32>
    } -> (tensor<13x64x1936xf32>, tensor<13x64x1xf32>, tensor<13x64x1936xf32>, tensor<13x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<13x64x1xf32>, tensor<13x64x1xf32>, tensor<13x64x1936xf32>, tensor<13x64x1936xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<13x64x1xf32>, %6: tensor<13x64x1xf32>, %7: tensor<13x64x1936xf32>, %8: tensor<13x64x1936xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<13x64x1xf32> -> !mugraph.tile<13x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<13x64x1936xf32> -> !mugraph.tile<13x1x1936xf32>
      %12 = mugraph.load %8 imap [1] : tensor<13x64x1936xf32> -> !mugraph.tile<13x1x1936xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.sum %11 dim 0
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.sum %12 dim 0
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.mul %13, %22
      %24 = mugraph.sub %20, %23
      %25 = mugraph.sub %18, %24
      mugraph.store %25 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 9.702000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x1584xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<4x1584xf16>
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
      mugraph.store %11 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<32x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<32x64x1xf32>
    } -> (tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>)
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>, tensor<32x64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<32x64x1xf32>, %6: tensor<32x64x1xf32>, %7: tensor<32x64x1xf32>, %8: tensor<32x64x1xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
      %12 = mugraph.load %8 imap [1] : tensor<32x64x1xf32> -> !mugraph.tile<32x1x1xf32>
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
  func.func @candidate_11(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.255700e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 7] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1808xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1808xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.mul %arg0t, %arg1t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %arg1t
      %12 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1808xf32> -> tensor<7x64x1808xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<7x64x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x1808xf32> -> tensor<7x64x1808xf32>
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<7x64x1xf32>
    } -> (tensor<7x64x1808xf32>, tensor<7x64x1xf32>, tensor<7x64x1808xf32>, tensor<7x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<7x64x1xf32>, tensor<7x64x1xf32>, tensor<7x64x1808xf32>, tensor<7x64x1808xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<7x64x1xf32>, %6: tensor<7x64x1xf32>, %7: tensor<7x64x1808xf32>, %8: tensor<7x64x1808xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<7x64x1xf32> -> !mugraph.tile<7x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<7x64x1xf32> -> !mugraph.tile<7x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<7x64x1808xf32> -> !mugraph.tile<7x1x1808xf32>
      %12 = mugraph.load %8 imap [1] : tensor<7x64x1808xf32> -> !mugraph.tile<7x1x1808xf32>
      %13 = mugraph.max %10 dim 0
      %14 = mugraph.sub %10, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %9, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.log %17
      %19 = mugraph.sum %11 dim 0
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.sum %12 dim 0
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.mul %13, %22
      %24 = mugraph.sub %20, %23
      %25 = mugraph.sub %18, %24
      mugraph.store %25 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf16>
    } -> tensor<1x64x1xf16>
    %5 = mugraph.reshape %4 to [64, 1]
    func.return %5 : tensor<64x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.054900e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [32, 8] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<2x6288xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<2x6288xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sum %arg1t dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %6
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<8x64x1xf32>
    } -> (tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>)
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [64, 8]
    %6 = mugraph.transpose %3 permutation [2, 1, 0]
    %7 = mugraph.reshape %6 to [64, 8]
    %8 = mugraph.transpose %1 permutation [2, 1, 0]
    %9 = mugraph.reshape %8 to [64, 8]
    %10 = mugraph.transpose %2 permutation [2, 1, 0]
    %11 = mugraph.reshape %10 to [64, 8]
    %12 = mugraph.block ins(%5, %7, %9, %11 : tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>, tensor<64x8xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%13: tensor<64x8xf32>, %14: tensor<64x8xf32>, %15: tensor<64x8xf32>, %16: tensor<64x8xf32>):
      %17 = mugraph.load %13 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %18 = mugraph.load %14 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %19 = mugraph.max %17 dim 1
      %20 = mugraph.sub %17, %19
      %21 = mugraph.exp %20
      %22 = mugraph.mul %18, %21
      %23 = mugraph.sum %22 dim 1
      %24 = mugraph.log %23
      %25 = mugraph.load %15 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %26 = mugraph.load %16 imap [0] : tensor<64x8xf32> -> !mugraph.tile<1x8xf32>
      %27 = mugraph.sum %25 dim 1
      %28 = mugraph.sum %26 dim 1
      %29 = mugraph.max %17 dim 1
      %30 = mugraph.neg %29
      %31 = mugraph.mul %28, %30
      %32 = mugraph.add %27, %31
      %33 = mugraph.sub %24, %32
      mugraph.store %33 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %12 : tensor<64x1xf16>
  }
  func.func @candidate_13(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.714900e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg1, %arg0 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [32, 35] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<64x50257xf16>, %arg0s: tensor<64x50257xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<2x720xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<2x720xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sub %arg0t, %4
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.accumulate sum %arg1t
      %10 = mugraph.accumulate max %4
      %11 = mugraph.accumulate sum %5
      %12 = mugraph.accumulate sum %8 shift %4
      mugraph.store %9 omap [0, new] : !mugraph.tile<2x720xf32> -> tensor<35x64x720xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<35x64x1xf32>
      mugraph.store %11 omap [0, new] : !mugraph.tile<2x720xf32> -> tensor<35x64x720xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<35x64x1xf32>
    } -> (tensor<35x64x720xf32>, tensor<35x64x1xf32>, tensor<35x64x720xf32>, tensor<35x64x1xf32>)
    %4 = mugraph.block ins(%3, %1, %2, %0 : tensor<35x64x1xf32>, tensor<35x64x1xf32>, tensor<35x64x720xf32>, tensor<35x64x720xf32>) grid [64] loop 1 threads 256 {
    ^bb0(%5: tensor<35x64x1xf32>, %6: tensor<35x64x1xf32>, %7: tensor<35x64x720xf32>, %8: tensor<35x64x720xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<35x64x1xf32> -> !mugraph.tile<35x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<35x64x1xf32> -> !mugraph.tile<35x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<35x64x720xf32> -> !mugraph.tile<35x1x720xf32>
      %12 = mugraph.load %8 imap [1] : tensor<35x64x720xf32> -> !mugraph.tile<35x1x720xf32>
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
  func.func @candidate_14(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.157700e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<8x786xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<8x786xf16>
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
      mugraph.store %11 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<64x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<64x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<64x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<64x64x1xf32>
    } -> (tensor<64x64x1xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>)
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<64x64x1xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>, tensor<64x64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%5: tensor<64x64x1xf32>, %6: tensor<64x64x1xf32>, %7: tensor<64x64x1xf32>, %8: tensor<64x64x1xf32>):
      %9 = mugraph.load %5 imap [1] : tensor<64x64x1xf32> -> !mugraph.tile<64x1x1xf32>
      %10 = mugraph.load %6 imap [1] : tensor<64x64x1xf32> -> !mugraph.tile<64x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<64x64x1xf32> -> !mugraph.tile<64x1x1xf32>
      %12 = mugraph.load %8 imap [1] : tensor<64x64x1xf32> -> !mugraph.tile<64x1x1xf32>
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
  func.func @candidate_15(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 8.309000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 35] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1440xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x1440xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sum %arg1t dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %6
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<35x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<35x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<35x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<35x64x1xf32>
    } -> (tensor<35x64x1xf32>, tensor<35x64x1xf32>, tensor<35x64x1xf32>, tensor<35x64x1xf32>)
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [64, 35]
    %6 = mugraph.transpose %3 permutation [2, 1, 0]
    %7 = mugraph.reshape %6 to [64, 35]
    %8 = mugraph.transpose %1 permutation [2, 1, 0]
    %9 = mugraph.reshape %8 to [64, 35]
    %10 = mugraph.transpose %2 permutation [2, 1, 0]
    %11 = mugraph.reshape %10 to [64, 35]
    %12 = mugraph.block ins(%5, %7, %9, %11 : tensor<64x35xf32>, tensor<64x35xf32>, tensor<64x35xf32>, tensor<64x35xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%13: tensor<64x35xf32>, %14: tensor<64x35xf32>, %15: tensor<64x35xf32>, %16: tensor<64x35xf32>):
      %17 = mugraph.load %13 imap [0] : tensor<64x35xf32> -> !mugraph.tile<1x35xf32>
      %18 = mugraph.load %14 imap [0] : tensor<64x35xf32> -> !mugraph.tile<1x35xf32>
      %19 = mugraph.max %17 dim 1
      %20 = mugraph.sub %17, %19
      %21 = mugraph.exp %20
      %22 = mugraph.mul %18, %21
      %23 = mugraph.sum %22 dim 1
      %24 = mugraph.log %23
      %25 = mugraph.load %15 imap [0] : tensor<64x35xf32> -> !mugraph.tile<1x35xf32>
      %26 = mugraph.load %16 imap [0] : tensor<64x35xf32> -> !mugraph.tile<1x35xf32>
      %27 = mugraph.sum %25 dim 1
      %28 = mugraph.sum %26 dim 1
      %29 = mugraph.max %17 dim 1
      %30 = mugraph.neg %29
      %31 = mugraph.mul %28, %30
      %32 = mugraph.add %27, %31
      %33 = mugraph.sub %24, %32
      mugraph.store %33 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %12 : tensor<64x1xf16>
  }
}
