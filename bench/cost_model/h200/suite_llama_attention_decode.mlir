builtin.module {
  func.func @candidate_0(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.068500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x128x4096xf16>, tensor<4x8x4096x128xf16>) grid [4, 8, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %4: tensor<4x8x128x4096xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %5 = mugraph.load %4 imap [0, 1, 3] fmap 3 : tensor<4x8x128x4096xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.08838834764831845
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<8x4x8x4x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<8x4x8x4x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x1x4x128xf32> -> tensor<8x4x8x4x128xf32>
    } -> (tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x128xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<8x4x8x4x128xf32>, tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x1xf32>) grid [4, 8, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<8x4x8x4x128xf32>, %6: tensor<8x4x8x4x1xf32>, %7: tensor<8x4x8x4x1xf32>):
      %8 = mugraph.load %5 imap [1, 2, 4] : tensor<8x4x8x4x128xf32> -> !mugraph.tile<8x1x1x4x16xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<8x4x8x4x1xf32> -> !mugraph.tile<8x1x1x4x1xf32>
      %10 = mugraph.load %7 imap [1, 2, *] : tensor<8x4x8x4x1xf32> -> !mugraph.tile<8x1x1x4x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2, 4] : !mugraph.tile<1x1x1x4x16xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %5 = mugraph.reshape %4 to [4, 8, 4, 128]
    func.return %5 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.091900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [4, 8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<16x4x8x4x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<16x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x1x4x128xf32> -> tensor<16x4x8x4x128xf32>
    } -> (tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x4x8x4x128xf32>, tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x1xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<16x4x8x4x128xf32>, %5: tensor<16x4x8x4x1xf32>, %6: tensor<16x4x8x4x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<16x4x8x4x128xf32> -> !mugraph.tile<16x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<16x4x8x4x1xf32> -> !mugraph.tile<16x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<16x4x8x4x1xf32> -> !mugraph.tile<16x1x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.084100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [4, 8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.accumulate max %6
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<16x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x1x4x32xf32> -> tensor<16x4x8x4x32xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x1x4x128xf32> -> tensor<16x4x8x4x128xf32>
    } -> (tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x32xf32>, tensor<16x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x4x8x4x128xf32>, tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x32xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<16x4x8x4x128xf32>, %5: tensor<16x4x8x4x1xf32>, %6: tensor<16x4x8x4x32xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<16x4x8x4x128xf32> -> !mugraph.tile<16x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<16x4x8x4x1xf32> -> !mugraph.tile<16x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<16x4x8x4x32xf32> -> !mugraph.tile<16x1x1x1x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 4
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.029300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [4, 8, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<8x4x8x4x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<8x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x1x4x128xf32> -> tensor<8x4x8x4x128xf32>
    } -> (tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x4x8x4x128xf32>, tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x1xf32>) grid [4, 8, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<8x4x8x4x128xf32>, %5: tensor<8x4x8x4x1xf32>, %6: tensor<8x4x8x4x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 4] : tensor<8x4x8x4x128xf32> -> !mugraph.tile<8x1x1x4x16xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<8x4x8x4x1xf32> -> !mugraph.tile<8x1x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<8x4x8x4x1xf32> -> !mugraph.tile<8x1x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 4] : !mugraph.tile<1x1x1x4x16xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.040600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [4, 8, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.accumulate max %6
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<8x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x1x4x64xf32> -> tensor<8x4x8x4x64xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x1x4x128xf32> -> tensor<8x4x8x4x128xf32>
    } -> (tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x64xf32>, tensor<8x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x4x8x4x128xf32>, tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<8x4x8x4x128xf32>, %5: tensor<8x4x8x4x1xf32>, %6: tensor<8x4x8x4x64xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<8x4x8x4x128xf32> -> !mugraph.tile<8x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<8x4x8x4x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<8x4x8x4x64xf32> -> !mugraph.tile<8x1x1x1x64xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 4
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.372400e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4x128xf16>) grid [4, 8, 4] loop 4 threads 256 {
    ^bb0(%arg2s: tensor<4x8x4096x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg0s: tensor<4x8x4x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x256x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x256x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %3 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %4 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %3, %9
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<4x4x8x1x4xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<4x4x8x1x4xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x128x4xf32> -> tensor<4x4x8x128x4xf32>
    } -> (tensor<4x4x8x1x4xf32>, tensor<4x4x8x1x4xf32>, tensor<4x4x8x128x4xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x4x8x128x4xf32>, tensor<4x4x8x1x4xf32>, tensor<4x4x8x1x4xf32>) grid [4, 8, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<4x4x8x128x4xf32>, %5: tensor<4x4x8x1x4xf32>, %6: tensor<4x4x8x1x4xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<4x4x8x128x4xf32> -> !mugraph.tile<4x1x1x16x4xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<4x4x8x1x4xf32> -> !mugraph.tile<4x1x1x1x4xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<4x4x8x1x4xf32> -> !mugraph.tile<4x1x1x1x4xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.transpose %17 permutation [0, 1, 2, 4, 3]
      mugraph.store %18 omap [1, 2, 4] : !mugraph.tile<1x1x1x4x16xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.055300e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x128x4096xf16>, tensor<4x8x4096x128xf16>) grid [4, 8, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %4: tensor<4x8x128x4096xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %5 = mugraph.load %4 imap [0, 1, 3] fmap 3 : tensor<4x8x128x4096xf16> -> !mugraph.tile<1x1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.08838834764831845
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<4x4x8x4x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x4x1xf32> -> tensor<4x4x8x4x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x1x4x128xf32> -> tensor<4x4x8x4x128xf32>
    } -> (tensor<4x4x8x4x1xf32>, tensor<4x4x8x4x1xf32>, tensor<4x4x8x4x128xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<4x4x8x4x128xf32>, tensor<4x4x8x4x1xf32>, tensor<4x4x8x4x1xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%5: tensor<4x4x8x4x128xf32>, %6: tensor<4x4x8x4x1xf32>, %7: tensor<4x4x8x4x1xf32>):
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<4x4x8x4x128xf32> -> !mugraph.tile<4x1x1x1x128xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<4x4x8x4x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %10 = mugraph.load %7 imap [1, 2, 3] : tensor<4x4x8x4x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %5 = mugraph.reshape %4 to [4, 8, 4, 128]
    func.return %5 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.091500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x128x4096xf16>, tensor<4x8x4096x128xf16>) grid [4, 4, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %4: tensor<4x8x128x4096xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x2x4x128xf16>
      %5 = mugraph.load %4 imap [0, 1, 3] fmap 3 : tensor<4x8x128x4096xf16> -> !mugraph.tile<1x2x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x2x64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.08838834764831845
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x2x4x1xf32> -> tensor<8x4x8x4x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x2x4x1xf32> -> tensor<8x4x8x4x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x2x4x128xf32> -> tensor<8x4x8x4x128xf32>
    } -> (tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x128xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<8x4x8x4x128xf32>, tensor<8x4x8x4x1xf32>, tensor<8x4x8x4x1xf32>) grid [4, 8, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<8x4x8x4x128xf32>, %6: tensor<8x4x8x4x1xf32>, %7: tensor<8x4x8x4x1xf32>):
      %8 = mugraph.load %5 imap [1, 2, 4] : tensor<8x4x8x4x128xf32> -> !mugraph.tile<8x1x1x4x16xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<8x4x8x4x1xf32> -> !mugraph.tile<8x1x1x4x1xf32>
      %10 = mugraph.load %7 imap [1, 2, *] : tensor<8x4x8x4x1xf32> -> !mugraph.tile<8x1x1x4x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2, 4] : !mugraph.tile<1x1x1x4x16xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %5 = mugraph.reshape %4 to [4, 8, 4, 128]
    func.return %5 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.241100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [2, 4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<2x2x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x2x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x2x16x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<2x2x4x1xf32> -> tensor<32x4x8x4x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<2x2x4x1xf32> -> tensor<32x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<2x2x4x128xf32> -> tensor<32x4x8x4x128xf32>
    } -> (tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<32x4x8x4x128xf32>, tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x1xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<32x4x8x4x128xf32>, %5: tensor<32x4x8x4x1xf32>, %6: tensor<32x4x8x4x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<32x4x8x4x128xf32> -> !mugraph.tile<32x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<32x4x8x4x1xf32> -> !mugraph.tile<32x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<32x4x8x4x1xf32> -> !mugraph.tile<32x1x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.652800e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [2, 4, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<2x2x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x2x8x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x2x8x128xf16>
      %3 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.accumulate max %6
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<2x2x4x1xf32> -> tensor<64x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<2x2x4x8xf32> -> tensor<64x4x8x4x8xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<2x2x4x128xf32> -> tensor<64x4x8x4x128xf32>
    } -> (tensor<64x4x8x4x1xf32>, tensor<64x4x8x4x8xf32>, tensor<64x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<64x4x8x4x128xf32>, tensor<64x4x8x4x1xf32>, tensor<64x4x8x4x8xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<64x4x8x4x128xf32>, %5: tensor<64x4x8x4x1xf32>, %6: tensor<64x4x8x4x8xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<64x4x8x4x128xf32> -> !mugraph.tile<64x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<64x4x8x4x1xf32> -> !mugraph.tile<64x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<64x4x8x4x8xf32> -> !mugraph.tile<64x1x1x1x8xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 4
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 3.068200e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4x128xf16>) grid [4, 8, 16] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<4x8x4096x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg0s: tensor<4x8x4x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %3 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %4 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %3, %9
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<16x4x8x1x4xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<16x4x8x1x4xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x128x4xf32> -> tensor<16x4x8x128x4xf32>
    } -> (tensor<16x4x8x1x4xf32>, tensor<16x4x8x1x4xf32>, tensor<16x4x8x128x4xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x4x8x128x4xf32>, tensor<16x4x8x1x4xf32>, tensor<16x4x8x1x4xf32>) grid [4, 8, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<16x4x8x128x4xf32>, %5: tensor<16x4x8x1x4xf32>, %6: tensor<16x4x8x1x4xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<16x4x8x128x4xf32> -> !mugraph.tile<16x1x1x16x4xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<16x4x8x1x4xf32> -> !mugraph.tile<16x1x1x1x4xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<16x4x8x1x4xf32> -> !mugraph.tile<16x1x1x1x4xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      %18 = mugraph.transpose %17 permutation [0, 1, 2, 4, 3]
      mugraph.store %18 omap [1, 2, 4] : !mugraph.tile<1x1x1x4x16xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 3.001400e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [2, 4, 64] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<2x2x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x2x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x2x64x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<2x2x4x1xf32> -> tensor<64x4x8x4x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<2x2x4x1xf32> -> tensor<64x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<2x2x4x128xf32> -> tensor<64x4x8x4x128xf32>
    } -> (tensor<64x4x8x4x1xf32>, tensor<64x4x8x4x1xf32>, tensor<64x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<64x4x8x4x128xf32>, tensor<64x4x8x4x1xf32>, tensor<64x4x8x4x1xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<64x4x8x4x128xf32>, %5: tensor<64x4x8x4x1xf32>, %6: tensor<64x4x8x4x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<64x4x8x4x128xf32> -> !mugraph.tile<64x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<64x4x8x4x1xf32> -> !mugraph.tile<64x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<64x4x8x4x1xf32> -> !mugraph.tile<64x1x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 3.373100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4x128xf16>) grid [4, 8, 32] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4x8x4096x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg0s: tensor<4x8x4x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %3 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %4 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %3, %9
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<32x4x8x1x4xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<32x4x8x1x4xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x128x4xf32> -> tensor<32x4x8x128x4xf32>
    } -> (tensor<32x4x8x1x4xf32>, tensor<32x4x8x1x4xf32>, tensor<32x4x8x128x4xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<32x4x8x128x4xf32>, tensor<32x4x8x1x4xf32>, tensor<32x4x8x1x4xf32>) grid [4, 8, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<32x4x8x128x4xf32>, %5: tensor<32x4x8x1x4xf32>, %6: tensor<32x4x8x1x4xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<32x4x8x128x4xf32> -> !mugraph.tile<32x1x1x16x4xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<32x4x8x1x4xf32> -> !mugraph.tile<32x1x1x1x4xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<32x4x8x1x4xf32> -> !mugraph.tile<32x1x1x1x4xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      %18 = mugraph.transpose %17 permutation [0, 1, 2, 4, 3]
      mugraph.store %18 omap [1, 2, 4] : !mugraph.tile<1x1x1x4x16xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 4.702600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [4, 4, 32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x2x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x2x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x2x128x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x2x4x1xf32> -> tensor<32x4x8x4x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x2x4x1xf32> -> tensor<32x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x2x4x128xf32> -> tensor<32x4x8x4x128xf32>
    } -> (tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<32x4x8x4x128xf32>, tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x1xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<32x4x8x4x128xf32>, %5: tensor<32x4x8x4x1xf32>, %6: tensor<32x4x8x4x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<32x4x8x4x128xf32> -> !mugraph.tile<32x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<32x4x8x4x1xf32> -> !mugraph.tile<32x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<32x4x8x4x1xf32> -> !mugraph.tile<32x1x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 2.084500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x128x4096xf16>, tensor<4x8x4096x128xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %4: tensor<4x8x128x4096xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<4x1x4x128xf16>
      %5 = mugraph.load %4 imap [1, 3] fmap 3 : tensor<4x8x128x4096xf16> -> !mugraph.tile<4x1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<4x1x32x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.08838834764831845
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [1, new] : !mugraph.tile<4x1x4x1xf32> -> tensor<16x4x8x4x1xf32>
      mugraph.store %13 omap [1, new] : !mugraph.tile<4x1x4x1xf32> -> tensor<16x4x8x4x1xf32>
      mugraph.store %14 omap [1, new] : !mugraph.tile<4x1x4x128xf32> -> tensor<16x4x8x4x128xf32>
    } -> (tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x128xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<16x4x8x4x128xf32>, tensor<16x4x8x4x1xf32>, tensor<16x4x8x4x1xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%5: tensor<16x4x8x4x128xf32>, %6: tensor<16x4x8x4x1xf32>, %7: tensor<16x4x8x4x1xf32>):
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<16x4x8x4x128xf32> -> !mugraph.tile<16x1x1x1x128xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<16x4x8x4x1xf32> -> !mugraph.tile<16x1x1x1x1xf32>
      %10 = mugraph.load %7 imap [1, 2, 3] : tensor<16x4x8x4x1xf32> -> !mugraph.tile<16x1x1x1x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %5 = mugraph.reshape %4 to [4, 8, 4, 128]
    func.return %5 : tensor<4x8x4x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 4.783800e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x8x4x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>) grid [2, 8, 32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4x8x4x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg2s: tensor<4x8x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<2x1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<2x1x128x128xf16>
      %3 = mugraph.scale %arg0t by 0.08838834764831845
      %4 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<2x1x4x1xf32> -> tensor<32x4x8x4x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<2x1x4x1xf32> -> tensor<32x4x8x4x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<2x1x4x128xf32> -> tensor<32x4x8x4x128xf32>
    } -> (tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<32x4x8x4x128xf32>, tensor<32x4x8x4x1xf32>, tensor<32x4x8x4x1xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<32x4x8x4x128xf32>, %5: tensor<32x4x8x4x1xf32>, %6: tensor<32x4x8x4x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<32x4x8x4x128xf32> -> !mugraph.tile<32x1x1x1x128xf32>
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<32x4x8x4x1xf32> -> !mugraph.tile<32x1x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<32x4x8x4x1xf32> -> !mugraph.tile<32x1x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x128xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
}
