builtin.module {
  func.func @candidate_0(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 6.220000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [10, 24] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<2x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<2x64x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<24x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<24x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<2x1x64xf32> -> tensor<24x20x1x64xf32>
    } -> (tensor<24x20x1x1xf32>, tensor<24x20x1x1xf32>, tensor<24x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<24x20x1x64xf32>, tensor<24x20x1x1xf32>, tensor<24x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<24x20x1x64xf32>, %8: tensor<24x20x1x1xf32>, %9: tensor<24x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<24x20x1x64xf32> -> !mugraph.tile<24x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<24x20x1x1xf32> -> !mugraph.tile<24x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<24x20x1x1xf32> -> !mugraph.tile<24x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_1(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.741000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 24] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x64x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<24x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<24x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<24x20x1x64xf32>
    } -> (tensor<24x20x1x1xf32>, tensor<24x20x1x1xf32>, tensor<24x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<24x20x1x64xf32>, tensor<24x20x1x1xf32>, tensor<24x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<24x20x1x64xf32>, %8: tensor<24x20x1x1xf32>, %9: tensor<24x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<24x20x1x64xf32> -> !mugraph.tile<24x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<24x20x1x1xf32> -> !mugraph.tile<24x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<24x20x1x1xf32> -> !mugraph.tile<24x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_2(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.599000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 12] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x128x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<12x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<12x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<12x20x1x64xf32>
    } -> (tensor<12x20x1x1xf32>, tensor<12x20x1x1xf32>, tensor<12x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<12x20x1x64xf32>, tensor<12x20x1x1xf32>, tensor<12x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<12x20x1x64xf32>, %8: tensor<12x20x1x1xf32>, %9: tensor<12x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<12x20x1x64xf32> -> !mugraph.tile<12x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<12x20x1x1xf32> -> !mugraph.tile<12x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<12x20x1x1xf32> -> !mugraph.tile<12x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_3(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.909000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [10, 47] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<2x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<2x32x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<2x1x64xf32> -> tensor<47x20x1x64xf32>
    } -> (tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<47x20x1x64xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<47x20x1x64xf32>, %8: tensor<47x20x1x1xf32>, %9: tensor<47x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<47x20x1x64xf32> -> !mugraph.tile<47x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_4(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.608000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 12] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x125xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x125x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<12x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<12x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<12x20x1x64xf32>
    } -> (tensor<12x20x1x1xf32>, tensor<12x20x1x1xf32>, tensor<12x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<12x20x1x64xf32>, tensor<12x20x1x1xf32>, tensor<12x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<12x20x1x64xf32>, %8: tensor<12x20x1x1xf32>, %9: tensor<12x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<12x20x1x64xf32> -> !mugraph.tile<12x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<12x20x1x1xf32> -> !mugraph.tile<12x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<12x20x1x1xf32> -> !mugraph.tile<12x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_5(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.922000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [5, 47] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<4x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<4x32x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<4x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<4x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<4x1x64xf32> -> tensor<47x20x1x64xf32>
    } -> (tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<47x20x1x64xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<47x20x1x64xf32>, %8: tensor<47x20x1x1xf32>, %9: tensor<47x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<47x20x1x64xf32> -> !mugraph.tile<47x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_6(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 6.423000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [10, 12] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<2x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<2x128x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<12x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<12x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<2x1x64xf32> -> tensor<12x20x1x64xf32>
    } -> (tensor<12x20x1x1xf32>, tensor<12x20x1x1xf32>, tensor<12x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<12x20x1x64xf32>, tensor<12x20x1x1xf32>, tensor<12x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<12x20x1x64xf32>, %8: tensor<12x20x1x1xf32>, %9: tensor<12x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<12x20x1x64xf32> -> !mugraph.tile<12x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<12x20x1x1xf32> -> !mugraph.tile<12x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<12x20x1x1xf32> -> !mugraph.tile<12x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_7(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.688000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 47] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x32x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<47x20x1x64xf32>
    } -> (tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<47x20x1x64xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<47x20x1x64xf32>, %8: tensor<47x20x1x1xf32>, %9: tensor<47x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<47x20x1x64xf32> -> !mugraph.tile<47x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_8(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 1.012700e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.block ins(%0, %arg1 : tensor<1x20x64xf16>, tensor<20x1500x64xf16>) grid [20, 24] loop 1 threads 128 {
    ^bb0(%2: tensor<1x20x64xf16>, %arg1s: tensor<20x1500x64xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<1x20x64xf16> -> !mugraph.tile<1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<20x1500x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.transpose %3 permutation [1, 0, 2]
      %5 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x1x64xf32> -> tensor<20x1x1500xf32>
    } -> tensor<20x1x1500xf32>
    %2 = mugraph.block ins(%1, %arg2 : tensor<20x1x1500xf32>, tensor<20x1500x64xf16>) grid [20, 4] loop 3 threads 128 {
    ^bb0(%3: tensor<20x1x1500xf32>, %arg2s: tensor<20x1500x64xf16>):
      %4 = mugraph.load %3 imap [0, *] fmap 2 : tensor<20x1x1500xf32> -> !mugraph.tile<1x1x512xf32>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x512x16xf16>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<20x1x64xf16>
    } -> tensor<20x1x64xf16>
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %3 to [1, 1280]
    func.return %4 : tensor<1x1280xf16>
  }
  func.func @candidate_9(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 8.523000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [5, 16] loop 3 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<4x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<4x32x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<4x1x1xf32> -> tensor<16x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<4x1x1xf32> -> tensor<16x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<4x1x64xf32> -> tensor<16x20x1x64xf32>
    } -> (tensor<16x20x1x1xf32>, tensor<16x20x1x1xf32>, tensor<16x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<16x20x1x64xf32>, tensor<16x20x1x1xf32>, tensor<16x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<16x20x1x64xf32>, %8: tensor<16x20x1x1xf32>, %9: tensor<16x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<16x20x1x64xf32> -> !mugraph.tile<16x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<16x20x1x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<16x20x1x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_10(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.683000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x48xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x48x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<32x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<32x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<32x20x1x64xf32>
    } -> (tensor<32x20x1x1xf32>, tensor<32x20x1x1xf32>, tensor<32x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<32x20x1x64xf32>, tensor<32x20x1x1xf32>, tensor<32x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<32x20x1x64xf32>, %8: tensor<32x20x1x1xf32>, %9: tensor<32x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<32x20x1x64xf32> -> !mugraph.tile<32x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<32x20x1x1xf32> -> !mugraph.tile<32x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<32x20x1x1xf32> -> !mugraph.tile<32x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_11(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 6.818000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 6] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x256x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<6x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<6x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<6x20x1x64xf32>
    } -> (tensor<6x20x1x1xf32>, tensor<6x20x1x1xf32>, tensor<6x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<6x20x1x64xf32>, tensor<6x20x1x1xf32>, tensor<6x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<6x20x1x64xf32>, %8: tensor<6x20x1x1xf32>, %9: tensor<6x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<6x20x1x64xf32> -> !mugraph.tile<6x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<6x20x1x1xf32> -> !mugraph.tile<6x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<6x20x1x1xf32> -> !mugraph.tile<6x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_12(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 8.053000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [10, 8] loop 3 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<2x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<2x64x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<8x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<8x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<2x1x64xf32> -> tensor<8x20x1x64xf32>
    } -> (tensor<8x20x1x1xf32>, tensor<8x20x1x1xf32>, tensor<8x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<8x20x1x64xf32>, tensor<8x20x1x1xf32>, tensor<8x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<8x20x1x64xf32>, %8: tensor<8x20x1x1xf32>, %9: tensor<8x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<8x20x1x64xf32> -> !mugraph.tile<8x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<8x20x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<8x20x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_13(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.855000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 6] loop 1 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x250xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x250x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<6x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<6x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<6x20x1x64xf32>
    } -> (tensor<6x20x1x1xf32>, tensor<6x20x1x1xf32>, tensor<6x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<6x20x1x64xf32>, tensor<6x20x1x1xf32>, tensor<6x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<6x20x1x64xf32>, %8: tensor<6x20x1x1xf32>, %9: tensor<6x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<6x20x1x64xf32> -> !mugraph.tile<6x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<6x20x1x1xf32> -> !mugraph.tile<6x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<6x20x1x1xf32> -> !mugraph.tile<6x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_14(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 7.343000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [20, 47] loop 2 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<1x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x16x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<47x20x1x64xf32>
    } -> (tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<47x20x1x64xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<47x20x1x64xf32>, %8: tensor<47x20x1x1xf32>, %9: tensor<47x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<47x20x1x64xf32> -> !mugraph.tile<47x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
  func.func @candidate_15(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 6.539000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %3, %4, %5 = mugraph.block ins(%1, %2, %arg2 : tensor<20x1x64xf16>, tensor<20x64x1500xf16>, tensor<20x1500x64xf16>) grid [5, 47] loop 2 threads 128 {
    ^bb0(%6: tensor<20x1x64xf16>, %7: tensor<20x64x1500xf16>, %arg2s: tensor<20x1500x64xf16>):
      %8 = mugraph.load %6 imap [0, *] : tensor<20x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %9 = mugraph.load %7 imap [0, 2] fmap 2 : tensor<20x64x1500xf16> -> !mugraph.tile<4x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<4x16x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 2
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.matmul %14, %arg2t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, new] : !mugraph.tile<4x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %17 omap [0, new] : !mugraph.tile<4x1x1xf32> -> tensor<47x20x1x1xf32>
      mugraph.store %18 omap [0, new] : !mugraph.tile<4x1x64xf32> -> tensor<47x20x1x64xf32>
    } -> (tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<47x20x1x64xf32>, tensor<47x20x1x1xf32>, tensor<47x20x1x1xf32>) grid [20, 4] loop 1 threads 128 {
    ^bb0(%7: tensor<47x20x1x64xf32>, %8: tensor<47x20x1x1xf32>, %9: tensor<47x20x1x1xf32>):
      %10 = mugraph.load %7 imap [1, 3] : tensor<47x20x1x64xf32> -> !mugraph.tile<47x1x1x16xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, *] : tensor<47x20x1x1xf32> -> !mugraph.tile<47x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x20x1x64xf16>
    } -> tensor<1x20x1x64xf16>
    %7 = mugraph.reshape %6 to [20, 1, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1, 1280]
    func.return %9 : tensor<1x1280xf16>
  }
}
