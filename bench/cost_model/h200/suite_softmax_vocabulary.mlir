builtin.module {
  func.func @candidate_0(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 1.728900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [4, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<32x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<32x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 1.664700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [8, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<16x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<16x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<16x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 1.632000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [16, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<8x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<8x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<8x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.093800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [32, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<4x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<4x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<4x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<4x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 1.701800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [4, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x128xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<32x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<32x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.042300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [2, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<64x128xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<64x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<64x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 1.742800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x6288xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x128x1xf32>
    } -> (tensor<8x128x1xf32>, tensor<8x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 8]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 8]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x8xf32>, tensor<128x8xf32>) grid [4, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x8xf32>, %8: tensor<128x8xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x8xf32> -> !mugraph.tile<32x8xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x8xf32> -> !mugraph.tile<32x8xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 1.672300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [8, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<16x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<16x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_8(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 3.938400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [64, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<2x128xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<2x13xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x13xf32> -> !mugraph.tile<2x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_9(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.493400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<13x128x1xf32>, tensor<13x128x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<13x128x1xf32>, %5: tensor<13x128x1xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<13x128x1xf32> -> !mugraph.tile<13x1x1xf32>
      %7 = mugraph.load %5 imap [1] : tensor<13x128x1xf32> -> !mugraph.tile<13x1x1xf32>
      %8 = mugraph.max %7 dim 0
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.mul %6, %10
      %12 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x128x1xf32>
      mugraph.store %8 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x128x1xf32>
    } -> (tensor<1x128x1xf32>, tensor<1x128x1xf32>)
    %4 = mugraph.reshape %2 to [128, 1]
    %5 = mugraph.reshape %3 to [128, 1]
    %6 = mugraph.block ins(%arg0, %4, %5 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [393] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x1xf32>, %8: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<128x50257xf16> -> !mugraph.tile<128x128xf16>
      %9 = mugraph.load %7 imap [*] : tensor<128x1xf32> -> !mugraph.tile<128x1xf32>
      %10 = mugraph.load %8 imap [*] : tensor<128x1xf32> -> !mugraph.tile<128x1xf32>
      %11 = mugraph.exp %arg0t
      %12 = mugraph.exp %10
      %13 = mugraph.mul %9, %12
      %14 = mugraph.div %11, %13
      mugraph.store %14 omap [1] : !mugraph.tile<128x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_10(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 1.801300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<13x128x1xf32>, tensor<13x128x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<13x128x1xf32>, %5: tensor<13x128x1xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<13x128x1xf32> -> !mugraph.tile<13x1x1xf32>
      %7 = mugraph.load %5 imap [1] : tensor<13x128x1xf32> -> !mugraph.tile<13x1x1xf32>
      %8 = mugraph.max %7 dim 0
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.mul %6, %10
      %12 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x128x1xf32>
      mugraph.store %8 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x128x1xf32>
    } -> (tensor<1x128x1xf32>, tensor<1x128x1xf32>)
    %4 = mugraph.reshape %2 to [128, 1]
    %5 = mugraph.reshape %3 to [128, 1]
    %6 = mugraph.block ins(%arg0, %4, %5 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [1571] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x1xf32>, %8: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<128x50257xf16> -> !mugraph.tile<128x32xf16>
      %9 = mugraph.load %7 imap [*] : tensor<128x1xf32> -> !mugraph.tile<128x1xf32>
      %10 = mugraph.load %8 imap [*] : tensor<128x1xf32> -> !mugraph.tile<128x1xf32>
      %11 = mugraph.exp %arg0t
      %12 = mugraph.exp %10
      %13 = mugraph.mul %9, %12
      %14 = mugraph.div %11, %13
      mugraph.store %14 omap [1] : !mugraph.tile<128x32xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_11(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.143900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [16, 7] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<8x1808xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<7x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<7x128x1xf32>
    } -> (tensor<7x128x1xf32>, tensor<7x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 7]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 7]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x7xf32>, tensor<128x7xf32>) grid [4, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x7xf32>, %8: tensor<128x7xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x7xf32> -> !mugraph.tile<32x7xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x7xf32> -> !mugraph.tile<32x7xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_12(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.687100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x3872xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<13x128x1xf32>
    } -> (tensor<13x128x1xf32>, tensor<13x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 13]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 13]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x13xf32>, tensor<128x13xf32>) grid [393] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x13xf32>, %8: tensor<128x13xf32>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<128x50257xf16> -> !mugraph.tile<128x128xf16>
      %9 = mugraph.load %7 imap [*] : tensor<128x13xf32> -> !mugraph.tile<128x13xf32>
      %10 = mugraph.load %8 imap [*] : tensor<128x13xf32> -> !mugraph.tile<128x13xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1] : !mugraph.tile<128x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_13(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.166200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
    } -> (tensor<128x1xf32>, tensor<128x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [4, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %3: tensor<128x1xf32>, %4: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %2 : tensor<128x50257xf16>
  }
  func.func @candidate_14(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.012700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [64, 7] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<2x912xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<7x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<7x128x1xf32>
    } -> (tensor<7x128x1xf32>, tensor<7x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 7]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 7]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x7xf32>, tensor<128x7xf32>) grid [4, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x7xf32>, %8: tensor<128x7xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x7xf32> -> !mugraph.tile<32x7xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x7xf32> -> !mugraph.tile<32x7xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
  func.func @candidate_15(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 3.588800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [4, 61] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<32x103xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %7 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<61x128x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<61x128x1xf32>
    } -> (tensor<61x128x1xf32>, tensor<61x128x1xf32>)
    %2 = mugraph.transpose %1 permutation [2, 1, 0]
    %3 = mugraph.reshape %2 to [128, 61]
    %4 = mugraph.transpose %0 permutation [2, 1, 0]
    %5 = mugraph.reshape %4 to [128, 61]
    %6 = mugraph.block ins(%arg0, %3, %5 : tensor<128x50257xf16>, tensor<128x61xf32>, tensor<128x61xf32>) grid [4, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %7: tensor<128x61xf32>, %8: tensor<128x61xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x256xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<128x61xf32> -> !mugraph.tile<32x61xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<128x61xf32> -> !mugraph.tile<32x61xf32>
      %11 = mugraph.max %10 dim 1
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.max %10 dim 1
      %17 = mugraph.exp %arg0t
      %18 = mugraph.exp %16
      %19 = mugraph.mul %15, %18
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x256xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %6 : tensor<128x50257xf16>
  }
}
