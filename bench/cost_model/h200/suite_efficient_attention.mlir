builtin.module {
  func.func @candidate_0(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.692600e+01 : f64} {
    %0 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.accumulate max %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<8x16x1x64xf32>
    } -> tensor<8x16x1x64xf32>
    %1 = mugraph.transpose %0 permutation [2, 1, 0, 3]
    %2 = mugraph.reshape %1 to [16, 8, 64]
    %3, %4 = mugraph.block ins(%arg1, %2, %arg2 : tensor<16x4096x64xf16>, tensor<16x8x64xf32>, tensor<16x4096x64xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %5: tensor<16x8x64xf32>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %6 = mugraph.load %5 imap [0, *] : tensor<16x8x64xf32> -> !mugraph.tile<1x8x64xf32>
      %7 = mugraph.max %6 dim 1
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %8 = mugraph.sub %arg1t, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.transpose %9 permutation [0, 2, 1]
      %12 = mugraph.matmul %11, %arg2t
      %13 = mugraph.accumulate sum %10
      %14 = mugraph.accumulate sum %12
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<8x16x1x64xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x16x64x64xf32>
    } -> (tensor<8x16x1x64xf32>, tensor<8x16x64x64xf32>)
    %5 = mugraph.block ins(%4, %3 : tensor<8x16x64x64xf32>, tensor<8x16x1x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%6: tensor<8x16x64x64xf32>, %7: tensor<8x16x1x64xf32>):
      %8 = mugraph.load %6 imap [1, 2] : tensor<8x16x64x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %9 = mugraph.load %7 imap [1, 3] : tensor<8x16x1x64xf32> -> !mugraph.tile<8x1x1x4xf32>
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.transpose %11 permutation [0, 1, 3, 2]
      %13 = mugraph.div %10, %12
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %6 = mugraph.reshape %5 to [16, 64, 64]
    %7 = mugraph.block ins(%arg0, %6 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>, %8: tensor<16x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %9 = mugraph.max %arg0t dim 2
      %10 = mugraph.sub %arg0t, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.div %11, %12
      %14 = mugraph.load %8 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %15 = mugraph.matmul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %7 : tensor<16x4096x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.330500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.max %arg1t dim 1
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate max %2
      %7 = mugraph.accumulate sum %5 shift %2
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %2 = mugraph.transpose %0 permutation [2, 1, 0, 3]
    %3 = mugraph.reshape %2 to [16, 16, 64]
    %4 = mugraph.transpose %1 permutation [2, 1, 0, 3]
    %5 = mugraph.reshape %4 to [16, 16, 64]
    %6 = mugraph.block ins(%arg1, %3, %5, %arg2 : tensor<16x4096x64xf16>, tensor<16x16x64xf32>, tensor<16x16x64xf32>, tensor<16x4096x64xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %7: tensor<16x16x64xf32>, %8: tensor<16x16x64xf32>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %10 = mugraph.max %9 dim 1
      %11 = mugraph.load %8 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %12 = mugraph.max %9 dim 1
      %13 = mugraph.sub %9, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %11, %14
      %16 = mugraph.sum %15 dim 1
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %17 = mugraph.sub %arg1t, %10
      %18 = mugraph.exp %17
      %19 = mugraph.div %18, %16
      %20 = mugraph.transpose %19 permutation [0, 2, 1]
      %21 = mugraph.matmul %20, %arg2t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x16x64x64xf32>
    } -> tensor<8x16x64x64xf32>
    %7 = mugraph.block ins(%6 : tensor<8x16x64x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%8: tensor<8x16x64x64xf32>):
      %9 = mugraph.load %8 imap [1, 2] : tensor<8x16x64x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %10 = mugraph.sum %9 dim 0
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %8 = mugraph.reshape %7 to [16, 64, 64]
    %9 = mugraph.block ins(%arg0, %8 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>, %10: tensor<16x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %11 = mugraph.max %arg0t dim 2
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.exp %12
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.div %13, %14
      %16 = mugraph.load %10 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %17 = mugraph.matmul %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %9 : tensor<16x4096x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.739400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.max %arg1t dim 1
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate max %2
      %7 = mugraph.accumulate sum %5 shift %2
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %2 = mugraph.transpose %0 permutation [2, 1, 0, 3]
    %3 = mugraph.reshape %2 to [16, 16, 64]
    %4 = mugraph.transpose %1 permutation [2, 1, 0, 3]
    %5 = mugraph.reshape %4 to [16, 16, 64]
    %6 = mugraph.block ins(%arg1, %3, %5 : tensor<16x4096x64xf16>, tensor<16x16x64xf32>, tensor<16x16x64xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %7: tensor<16x16x64xf32>, %8: tensor<16x16x64xf32>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %10 = mugraph.max %9 dim 1
      %11 = mugraph.load %8 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %12 = mugraph.max %9 dim 1
      %13 = mugraph.sub %9, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %11, %14
      %16 = mugraph.sum %15 dim 1
      %17 = mugraph.sub %arg1t, %10
      %18 = mugraph.exp %17
      %19 = mugraph.div %18, %16
      %20 = mugraph.transpose %19 permutation [0, 2, 1]
      mugraph.store %20 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x64x4096xf16>
    } -> tensor<16x64x4096xf16>
    %7 = mugraph.block ins(%6, %arg2 : tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 8 threads 128 {
    ^bb0(%8: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %9 = mugraph.load %8 imap [0, 1, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x16x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x16x64x64xf32>
    } -> tensor<2x16x64x64xf32>
    %8 = mugraph.block ins(%arg0, %7 : tensor<16x4096x64xf16>, tensor<2x16x64x64xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>, %9: tensor<2x16x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %10 = mugraph.max %arg0t dim 2
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 2
      %14 = mugraph.div %12, %13
      %15 = mugraph.load %9 imap [1, *] : tensor<2x16x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.matmul %14, %16
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<1x16x4096x64xf16>
    } -> tensor<1x16x4096x64xf16>
    %9 = mugraph.reshape %8 to [16, 4096, 64]
    func.return %9 : tensor<16x4096x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.802200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.max %arg1t dim 1
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate max %2
      %7 = mugraph.accumulate sum %5 shift %2
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %2 = mugraph.transpose %0 permutation [2, 1, 0, 3]
    %3 = mugraph.reshape %2 to [16, 16, 64]
    %4 = mugraph.transpose %1 permutation [2, 1, 0, 3]
    %5 = mugraph.reshape %4 to [16, 16, 64]
    %6 = mugraph.block ins(%arg1, %3, %5 : tensor<16x4096x64xf16>, tensor<16x16x64xf32>, tensor<16x16x64xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %7: tensor<16x16x64xf32>, %8: tensor<16x16x64xf32>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %10 = mugraph.max %9 dim 1
      %11 = mugraph.load %8 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %12 = mugraph.max %9 dim 1
      %13 = mugraph.sub %9, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %11, %14
      %16 = mugraph.sum %15 dim 1
      %17 = mugraph.sub %arg1t, %10
      %18 = mugraph.exp %17
      %19 = mugraph.div %18, %16
      %20 = mugraph.transpose %19 permutation [0, 2, 1]
      mugraph.store %20 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x64x4096xf16>
    } -> tensor<16x64x4096xf16>
    %7 = mugraph.block ins(%6, %arg2 : tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 8 threads 128 {
    ^bb0(%8: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %9 = mugraph.load %8 imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x32xf16>
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 2, new] : !mugraph.tile<1x64x32xf32> -> tensor<4x16x64x64xf32>
    } -> tensor<4x16x64x64xf32>
    %8 = mugraph.block ins(%7 : tensor<4x16x64x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%9: tensor<4x16x64x64xf32>):
      %10 = mugraph.load %9 imap [1, 2] : tensor<4x16x64x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %11 = mugraph.sum %10 dim 0
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %9 = mugraph.reshape %8 to [16, 64, 64]
    %10 = mugraph.block ins(%arg0, %9 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>, %11: tensor<16x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %12 = mugraph.max %arg0t dim 2
      %13 = mugraph.sub %arg0t, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.div %14, %15
      %17 = mugraph.load %11 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %18 = mugraph.matmul %16, %17
      mugraph.store %18 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %10 : tensor<16x4096x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.994000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.max %arg1t dim 1
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate max %2
      %7 = mugraph.accumulate sum %5 shift %2
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %2 = mugraph.transpose %0 permutation [2, 1, 0, 3]
    %3 = mugraph.reshape %2 to [16, 16, 64]
    %4 = mugraph.transpose %1 permutation [2, 1, 0, 3]
    %5 = mugraph.reshape %4 to [16, 16, 64]
    %6 = mugraph.block ins(%arg1, %3, %5 : tensor<16x4096x64xf16>, tensor<16x16x64xf32>, tensor<16x16x64xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %7: tensor<16x16x64xf32>, %8: tensor<16x16x64xf32>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %10 = mugraph.max %9 dim 1
      %11 = mugraph.load %8 imap [0, *] : tensor<16x16x64xf32> -> !mugraph.tile<1x16x64xf32>
      %12 = mugraph.max %9 dim 1
      %13 = mugraph.sub %9, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %11, %14
      %16 = mugraph.sum %15 dim 1
      %17 = mugraph.sub %arg1t, %10
      %18 = mugraph.exp %17
      %19 = mugraph.div %18, %16
      %20 = mugraph.transpose %19 permutation [0, 2, 1]
      mugraph.store %20 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x64x4096xf16>
    } -> tensor<16x64x4096xf16>
    %7 = mugraph.matmul %6, %arg2
    %8 = mugraph.block ins(%arg0, %7 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>, %9: tensor<16x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %10 = mugraph.max %arg0t dim 2
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 2
      %14 = mugraph.div %12, %13
      %15 = mugraph.load %9 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %16 = mugraph.matmul %14, %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %8 : tensor<16x4096x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 3.062400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.max %arg1t dim 1
      %3 = mugraph.accumulate max %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<8x16x1x64xf32>
    } -> tensor<8x16x1x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x16x1x64xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x1x64xf32>):
      %4 = mugraph.load %3 imap [1, 3] : tensor<8x16x1x64xf32> -> !mugraph.tile<8x1x1x8xf32>
      %5 = mugraph.max %4 dim 0
      mugraph.store %5 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
    } -> tensor<1x16x1x64xf32>
    %3 = mugraph.reshape %2 to [16, 1, 64]
    %4, %5 = mugraph.block ins(%arg1, %3, %arg2 : tensor<16x4096x64xf16>, tensor<16x1x64xf32>, tensor<16x4096x64xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %6: tensor<16x1x64xf32>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %7 = mugraph.load %6 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %8 = mugraph.sub %arg1t, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.transpose %9 permutation [0, 2, 1]
      %12 = mugraph.matmul %11, %arg2t
      %13 = mugraph.accumulate sum %10
      %14 = mugraph.accumulate sum %12
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<8x16x1x64xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x16x64x64xf32>
    } -> (tensor<8x16x1x64xf32>, tensor<8x16x64x64xf32>)
    %6 = mugraph.block ins(%5, %4 : tensor<8x16x64x64xf32>, tensor<8x16x1x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%7: tensor<8x16x64x64xf32>, %8: tensor<8x16x1x64xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<8x16x64x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %10 = mugraph.load %8 imap [1, 3] : tensor<8x16x1x64xf32> -> !mugraph.tile<8x1x1x4xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.div %11, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %7 = mugraph.reshape %6 to [16, 64, 64]
    %8 = mugraph.block ins(%0, %7 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%9: tensor<16x4096x64xf16>, %10: tensor<16x64x64xf16>):
      %11 = mugraph.load %9 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %12 = mugraph.load %10 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.matmul %11, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %8 : tensor<16x4096x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.714300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1, %2 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %3 = mugraph.max %arg1t dim 1
      %4 = mugraph.sub %arg1t, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.accumulate max %3
      %8 = mugraph.accumulate sum %6 shift %3
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %3, %4 = mugraph.block ins(%2, %1 : tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x64xf32>, %6: tensor<16x16x1x64xf32>):
      %7 = mugraph.load %5 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %8 = mugraph.load %6 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %9 = mugraph.max %8 dim 0
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.mul %7, %11
      %13 = mugraph.sum %12 dim 0
      mugraph.store %13 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
    } -> (tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>)
    %5 = mugraph.reshape %3 to [16, 1, 64]
    %6 = mugraph.reshape %4 to [16, 1, 64]
    %7 = mugraph.block ins(%arg1, %6, %5, %arg2 : tensor<16x4096x64xf16>, tensor<16x1x64xf32>, tensor<16x1x64xf32>, tensor<16x4096x64xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %8: tensor<16x1x64xf32>, %9: tensor<16x1x64xf32>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %10 = mugraph.load %8 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %11 = mugraph.load %9 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.sub %arg1t, %10
      %13 = mugraph.exp %12
      %14 = mugraph.div %13, %11
      %15 = mugraph.transpose %14 permutation [0, 2, 1]
      %16 = mugraph.matmul %15, %arg2t
      %17 = mugraph.accumulate sum %16
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x16x64x64xf32>
    } -> tensor<8x16x64x64xf32>
    %8 = mugraph.block ins(%7 : tensor<8x16x64x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%9: tensor<8x16x64x64xf32>):
      %10 = mugraph.load %9 imap [1, 2] : tensor<8x16x64x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %11 = mugraph.sum %10 dim 0
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %9 = mugraph.reshape %8 to [16, 64, 64]
    %10 = mugraph.block ins(%0, %9 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%11: tensor<16x4096x64xf16>, %12: tensor<16x64x64xf16>):
      %13 = mugraph.load %11 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.load %12 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %15 = mugraph.matmul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %10 : tensor<16x4096x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 3.037900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1, %2 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %3 = mugraph.max %arg1t dim 1
      %4 = mugraph.sub %arg1t, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.accumulate max %3
      %8 = mugraph.accumulate sum %6 shift %3
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %3, %4 = mugraph.block ins(%2, %1 : tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x64xf32>, %6: tensor<16x16x1x64xf32>):
      %7 = mugraph.load %5 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %8 = mugraph.load %6 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %9 = mugraph.max %8 dim 0
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.mul %7, %11
      %13 = mugraph.sum %12 dim 0
      mugraph.store %13 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
    } -> (tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>)
    %5 = mugraph.reshape %3 to [16, 1, 64]
    %6 = mugraph.reshape %4 to [16, 1, 64]
    %7 = mugraph.block ins(%arg1, %6, %5 : tensor<16x4096x64xf16>, tensor<16x1x64xf32>, tensor<16x1x64xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %8: tensor<16x1x64xf32>, %9: tensor<16x1x64xf32>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %10 = mugraph.load %8 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %11 = mugraph.load %9 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %12 = mugraph.sub %arg1t, %10
      %13 = mugraph.exp %12
      %14 = mugraph.div %13, %11
      %15 = mugraph.transpose %14 permutation [0, 2, 1]
      mugraph.store %15 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x64x4096xf16>
    } -> tensor<16x64x4096xf16>
    %8 = mugraph.block ins(%7, %arg2 : tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 8 threads 128 {
    ^bb0(%9: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %10 = mugraph.load %9 imap [0, 1, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x16x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x16x64x64xf32>
    } -> tensor<2x16x64x64xf32>
    %9 = mugraph.block ins(%0, %8 : tensor<16x4096x64xf16>, tensor<2x16x64x64xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%10: tensor<16x4096x64xf16>, %11: tensor<2x16x64x64xf32>):
      %12 = mugraph.load %10 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %13 = mugraph.load %11 imap [1, *] : tensor<2x16x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.matmul %12, %14
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<1x16x4096x64xf16>
    } -> tensor<1x16x4096x64xf16>
    %10 = mugraph.reshape %9 to [16, 4096, 64]
    func.return %10 : tensor<16x4096x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.986200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1, %2 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %3 = mugraph.max %arg1t dim 1
      %4 = mugraph.sub %arg1t, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.accumulate max %3
      %8 = mugraph.accumulate sum %6 shift %3
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %3, %4 = mugraph.block ins(%2, %1 : tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x64xf32>, %6: tensor<16x16x1x64xf32>):
      %7 = mugraph.load %5 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %8 = mugraph.load %6 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %9 = mugraph.max %8 dim 0
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.mul %7, %11
      %13 = mugraph.sum %12 dim 0
      mugraph.store %13 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
    } -> (tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>)
    %5 = mugraph.reshape %3 to [16, 1, 64]
    %6 = mugraph.reshape %4 to [16, 1, 64]
    %7 = mugraph.block ins(%arg1, %6, %5 : tensor<16x4096x64xf16>, tensor<16x1x64xf32>, tensor<16x1x64xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %8: tensor<16x1x64xf32>, %9: tensor<16x1x64xf32>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %10 = mugraph.load %8 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %11 = mugraph.load %9 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %12 = mugraph.sub %arg1t, %10
      %13 = mugraph.exp %12
      %14 = mugraph.div %13, %11
      %15 = mugraph.transpose %14 permutation [0, 2, 1]
      mugraph.store %15 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x64x4096xf16>
    } -> tensor<16x64x4096xf16>
    %8 = mugraph.block ins(%7, %arg2 : tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 8 threads 128 {
    ^bb0(%9: tensor<16x64x4096xf16>, %arg2s: tensor<16x4096x64xf16>):
      %10 = mugraph.load %9 imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x32xf16>
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 2, new] : !mugraph.tile<1x64x32xf32> -> tensor<4x16x64x64xf32>
    } -> tensor<4x16x64x64xf32>
    %9 = mugraph.block ins(%8 : tensor<4x16x64x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%10: tensor<4x16x64x64xf32>):
      %11 = mugraph.load %10 imap [1, 2] : tensor<4x16x64x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %12 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %10 = mugraph.reshape %9 to [16, 64, 64]
    %11 = mugraph.block ins(%0, %10 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%12: tensor<16x4096x64xf16>, %13: tensor<16x64x64xf16>):
      %14 = mugraph.load %12 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %15 = mugraph.load %13 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %16 = mugraph.matmul %14, %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %11 : tensor<16x4096x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 3.187700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1, %2 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %3 = mugraph.max %arg1t dim 1
      %4 = mugraph.sub %arg1t, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.accumulate max %3
      %8 = mugraph.accumulate sum %6 shift %3
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %3, %4 = mugraph.block ins(%2, %1 : tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x64xf32>, %6: tensor<16x16x1x64xf32>):
      %7 = mugraph.load %5 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %8 = mugraph.load %6 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %9 = mugraph.max %8 dim 0
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.mul %7, %11
      %13 = mugraph.sum %12 dim 0
      mugraph.store %13 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
    } -> (tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>)
    %5 = mugraph.reshape %3 to [16, 1, 64]
    %6 = mugraph.reshape %4 to [16, 1, 64]
    %7 = mugraph.block ins(%arg1, %6, %5 : tensor<16x4096x64xf16>, tensor<16x1x64xf32>, tensor<16x1x64xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %8: tensor<16x1x64xf32>, %9: tensor<16x1x64xf32>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %10 = mugraph.load %8 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %11 = mugraph.load %9 imap [0, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x64xf32>
      %12 = mugraph.sub %arg1t, %10
      %13 = mugraph.exp %12
      %14 = mugraph.div %13, %11
      %15 = mugraph.transpose %14 permutation [0, 2, 1]
      mugraph.store %15 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x64x4096xf16>
    } -> tensor<16x64x4096xf16>
    %8 = mugraph.matmul %7, %arg2
    %9 = mugraph.block ins(%0, %8 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%10: tensor<16x4096x64xf16>, %11: tensor<16x64x64xf16>):
      %12 = mugraph.load %10 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %13 = mugraph.load %11 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.matmul %12, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %9 : tensor<16x4096x64xf16>
  }
}
