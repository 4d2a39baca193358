builtin.module {
  func.func @candidate_0(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.207500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<12x512x80xf16>, tensor<12x512x80xf16>, tensor<12x256x80xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<12x512x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg0s: tensor<12x256x80xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x256x80xf16> -> !mugraph.tile<1x32x80xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %3 = mugraph.scale %2 by 0.11180339887498948
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.accumulate sum %8 shift %5
      %10 = mugraph.accumulate sum %7 shift %5
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.div %9, %11
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x80xf32> -> tensor<12x256x80xf16>
    } -> tensor<12x256x80xf16>
    func.return %0 : tensor<12x256x80xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.187000e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<12x512x80xf16>, tensor<12x512x80xf16>, tensor<12x256x80xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<12x512x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg0s: tensor<12x256x80xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x256x80xf16> -> !mugraph.tile<1x32x80xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %3 = mugraph.scale %2 by 0.11180339887498948
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x80xf32> -> tensor<12x256x80xf16>
    } -> tensor<12x256x80xf16>
    func.return %0 : tensor<12x256x80xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.317000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x256x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %2: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x256x80xf16> -> !mugraph.tile<1x16x80xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.11180339887498948
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x16x80xf32> -> tensor<12x256x80xf16>
    } -> tensor<12x256x80xf16>
    func.return %1 : tensor<12x256x80xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 8.009000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x256x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 4, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %4: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x64x80xf16>
      %5 = mugraph.load %4 imap [0, *, 2] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x80xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.11180339887498948
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x256x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<2x12x256x80xf32>
    } -> (tensor<2x12x256x1xf32>, tensor<2x12x256x1xf32>, tensor<2x12x256x80xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<2x12x256x80xf32>, tensor<2x12x256x1xf32>, tensor<2x12x256x1xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<2x12x256x80xf32>, %6: tensor<2x12x256x1xf32>, %7: tensor<2x12x256x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x256x80xf32> -> !mugraph.tile<2x1x8x80xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x256x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<2x12x256x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x8x80xf32> -> tensor<1x12x256x80xf16>
    } -> tensor<1x12x256x80xf16>
    %5 = mugraph.reshape %4 to [12, 256, 80]
    func.return %5 : tensor<12x256x80xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.284000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x256x80xf16>, tensor<12x512x80xf16>, tensor<12x512x80xf16>) grid [12, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x256x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.scale %arg0t by 0.11180339887498948
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x80xf32> -> tensor<12x256x80xf16>
    } -> tensor<12x256x80xf16>
    func.return %0 : tensor<12x256x80xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 8.439000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x256x80xf16>, tensor<12x512x80xf16>, tensor<12x512x80xf16>) grid [12, 4, 2] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x256x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x256x80xf16>
      %3 = mugraph.scale %arg0t by 0.11180339887498948
      %4 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x256x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<2x12x256x80xf32>
    } -> (tensor<2x12x256x1xf32>, tensor<2x12x256x1xf32>, tensor<2x12x256x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x256x80xf32>, tensor<2x12x256x1xf32>, tensor<2x12x256x1xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x256x80xf32>, %5: tensor<2x12x256x1xf32>, %6: tensor<2x12x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x256x80xf32> -> !mugraph.tile<2x1x8x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x256x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x256x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x80xf32> -> tensor<1x12x256x80xf16>
    } -> tensor<1x12x256x80xf16>
    %4 = mugraph.reshape %3 to [12, 256, 80]
    func.return %4 : tensor<12x256x80xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 7.448000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x256x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 4, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %4: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x64x80xf16>
      %5 = mugraph.load %4 imap [0, *, 2] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.11180339887498948
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x256x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<2x12x256x80xf32>
    } -> (tensor<2x12x256x1xf32>, tensor<2x12x256x1xf32>, tensor<2x12x256x80xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<2x12x256x80xf32>, tensor<2x12x256x1xf32>, tensor<2x12x256x1xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<2x12x256x80xf32>, %6: tensor<2x12x256x1xf32>, %7: tensor<2x12x256x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x256x80xf32> -> !mugraph.tile<2x1x8x80xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x256x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<2x12x256x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x8x80xf32> -> tensor<1x12x256x80xf16>
    } -> tensor<1x12x256x80xf16>
    %5 = mugraph.reshape %4 to [12, 256, 80]
    func.return %5 : tensor<12x256x80xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.323600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x256x80xf16>, tensor<12x512x80xf16>, tensor<12x512x80xf16>) grid [12, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x256x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.scale %arg0t by 0.11180339887498948
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x80xf32> -> tensor<12x256x80xf16>
    } -> tensor<12x256x80xf16>
    func.return %0 : tensor<12x256x80xf16>
  }
  func.func @candidate_8(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 9.930000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x256x80xf16>, tensor<12x512x80xf16>, tensor<12x512x80xf16>) grid [12, 4, 3] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.11180339887498948
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<12x256x80xf16>
    } -> tensor<12x256x80xf16>
    func.return %0 : tensor<12x256x80xf16>
  }
  func.func @candidate_9(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 8.065000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x256x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 4, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %4: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x64x80xf16>
      %5 = mugraph.load %4 imap [0, *, 2] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.11180339887498948
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x256x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<4x12x256x80xf32>
    } -> (tensor<4x12x256x1xf32>, tensor<4x12x256x1xf32>, tensor<4x12x256x80xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<4x12x256x80xf32>, tensor<4x12x256x1xf32>, tensor<4x12x256x1xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<4x12x256x80xf32>, %6: tensor<4x12x256x1xf32>, %7: tensor<4x12x256x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x256x80xf32> -> !mugraph.tile<4x1x8x80xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x256x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<4x12x256x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x8x80xf32> -> tensor<1x12x256x80xf16>
    } -> tensor<1x12x256x80xf16>
    %5 = mugraph.reshape %4 to [12, 256, 80]
    func.return %5 : tensor<12x256x80xf16>
  }
  func.func @candidate_10(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.097100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x256x80xf16>, tensor<12x512x80xf16>, tensor<12x512x80xf16>) grid [12, 8] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x256x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %3 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.11180339887498948
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x256x1xf32> -> tensor<8x12x256x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x256x1xf32> -> tensor<8x12x256x1xf32>
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x256x80xf32> -> tensor<8x12x256x80xf32>
    } -> (tensor<8x12x256x1xf32>, tensor<8x12x256x1xf32>, tensor<8x12x256x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x256x80xf32>, tensor<8x12x256x1xf32>, tensor<8x12x256x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<8x12x256x80xf32>, %5: tensor<8x12x256x1xf32>, %6: tensor<8x12x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x12x256x80xf32> -> !mugraph.tile<8x1x4x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x12x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x12x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x80xf32> -> tensor<1x12x256x80xf16>
    } -> tensor<1x12x256x80xf16>
    %4 = mugraph.reshape %3 to [12, 256, 80]
    func.return %4 : tensor<12x256x80xf16>
  }
  func.func @candidate_11(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.571800e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<12x512x80xf16>, tensor<12x512x80xf16>, tensor<12x256x80xf16>) grid [12, 8, 2] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<12x512x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg0s: tensor<12x256x80xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %4 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %5 = mugraph.scale %4 by 0.11180339887498948
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 1
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %3, %9
      %11 = mugraph.sum %9 dim 1
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<2x12x1x256xf32>
      mugraph.store %13 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<2x12x1x256xf32>
      mugraph.store %12 omap [0, 2, new] : !mugraph.tile<1x80x32xf32> -> tensor<2x12x80x256xf32>
    } -> (tensor<2x12x1x256xf32>, tensor<2x12x1x256xf32>, tensor<2x12x80x256xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x80x256xf32>, tensor<2x12x1x256xf32>, tensor<2x12x1x256xf32>) grid [12, 8, 5] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x80x256xf32>, %5: tensor<2x12x1x256xf32>, %6: tensor<2x12x1x256xf32>):
      %7 = mugraph.load %4 imap [1, 3, 2] : tensor<2x12x80x256xf32> -> !mugraph.tile<2x1x16x32xf32>
      %8 = mugraph.load %5 imap [1, 3, *] : tensor<2x12x1x256xf32> -> !mugraph.tile<2x1x1x32xf32>
      %9 = mugraph.load %6 imap [1, 3, *] : tensor<2x12x1x256xf32> -> !mugraph.tile<2x1x1x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.transpose %17 permutation [0, 1, 3, 2]
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x32x16xf32> -> tensor<1x12x256x80xf16>
    } -> tensor<1x12x256x80xf16>
    %4 = mugraph.reshape %3 to [12, 256, 80]
    func.return %4 : tensor<12x256x80xf16>
  }
  func.func @candidate_12(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 1.054300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x256x80xf16>, tensor<12x512x80xf16>, tensor<12x512x80xf16>) grid [12, 2, 5] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.11180339887498948
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x128x16xf32> -> tensor<12x256x80xf16>
    } -> tensor<12x256x80xf16>
    func.return %0 : tensor<12x256x80xf16>
  }
  func.func @candidate_13(%arg0: tensor<12x256x80xf16>, %arg1: tensor<12x512x80xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x256x80xf16> attributes {mugraph.measured_us = 8.323000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x256x80xf16>, tensor<12x512x80xf16>, tensor<12x512x80xf16>) grid [12, 4, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x256x80xf16>, %arg1s: tensor<12x512x80xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x256x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x32x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x32x80xf16>
      %3 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.11180339887498948
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x256x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x80xf32> -> tensor<4x12x256x80xf32>
    } -> (tensor<4x12x256x1xf32>, tensor<4x12x256x1xf32>, tensor<4x12x256x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x256x80xf32>, tensor<4x12x256x1xf32>, tensor<4x12x256x1xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x256x80xf32>, %5: tensor<4x12x256x1xf32>, %6: tensor<4x12x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x256x80xf32> -> !mugraph.tile<4x1x8x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x256x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x256x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x80xf32> -> tensor<1x12x256x80xf16>
    } -> tensor<1x12x256x80xf16>
    %4 = mugraph.reshape %3 to [12, 256, 80]
    func.return %4 : tensor<12x256x80xf16>
  }
}
