builtin.module {
  func.func @candidate_0(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 5.990000e+00 : f64} {
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
  func.func @candidate_1(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 1.117400e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<1x20x64xf16>, tensor<20x1500x64xf16>, tensor<20x1500x64xf16>) grid [20, 4] loop 3 threads 256 {
    ^bb0(%2: tensor<1x20x64xf16>, %arg1s: tensor<20x1500x64xf16>, %arg2s: tensor<20x1500x64xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<1x20x64xf16> -> !mugraph.tile<1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x512x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x512x16xf16>
      %4 = mugraph.transpose %3 permutation [1, 0, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 2
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %13, %14
      %16 = mugraph.transpose %15 permutation [1, 0, 2]
      mugraph.store %16 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x20x64xf16>
    } -> tensor<1x20x64xf16>
    %2 = mugraph.reshape %1 to [1, 1280]
    func.return %2 : tensor<1x1280xf16>
  }
  func.func @candidate_2(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 9.662000e+00 : f64} {
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
  func.func @candidate_3(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 1.214400e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<1x20x64xf16>, tensor<20x1500x64xf16>, tensor<20x1500x64xf16>) grid [20, 2] loop 3 threads 256 {
    ^bb0(%2: tensor<1x20x64xf16>, %arg1s: tensor<20x1500x64xf16>, %arg2s: tensor<20x1500x64xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<1x20x64xf16> -> !mugraph.tile<1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x512x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x512x32xf16>
      %4 = mugraph.transpose %3 permutation [1, 0, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 2
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %13, %14
      %16 = mugraph.transpose %15 permutation [1, 0, 2]
      mugraph.store %16 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x20x64xf16>
    } -> tensor<1x20x64xf16>
    %2 = mugraph.reshape %1 to [1, 1280]
    func.return %2 : tensor<1x1280xf16>
  }
  func.func @candidate_4(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 1.319600e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<1x20x64xf16>, tensor<20x1500x64xf16>, tensor<20x1500x64xf16>) grid [20, 4] loop 15 threads 128 {
    ^bb0(%2: tensor<1x20x64xf16>, %arg1s: tensor<20x1500x64xf16>, %arg2s: tensor<20x1500x64xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<1x20x64xf16> -> !mugraph.tile<1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x100x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x100x16xf16>
      %4 = mugraph.transpose %3 permutation [1, 0, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.accumulate sum %11 shift %8
      %13 = mugraph.accumulate sum %10 shift %8
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.div %12, %14
      %16 = mugraph.transpose %15 permutation [1, 0, 2]
      mugraph.store %16 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x20x64xf16>
    } -> tensor<1x20x64xf16>
    %2 = mugraph.reshape %1 to [1, 1280]
    func.return %2 : tensor<1x1280xf16>
  }
  func.func @candidate_5(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 1.389200e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<1x20x64xf16>, tensor<20x1500x64xf16>, tensor<20x1500x64xf16>) grid [20, 4] loop 25 threads 128 {
    ^bb0(%2: tensor<1x20x64xf16>, %arg1s: tensor<20x1500x64xf16>, %arg2s: tensor<20x1500x64xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<1x20x64xf16> -> !mugraph.tile<1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x60x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x60x16xf16>
      %4 = mugraph.transpose %3 permutation [1, 0, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.accumulate sum %11 shift %8
      %13 = mugraph.accumulate sum %10 shift %8
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.div %12, %14
      %16 = mugraph.transpose %15 permutation [1, 0, 2]
      mugraph.store %16 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x20x64xf16>
    } -> tensor<1x20x64xf16>
    %2 = mugraph.reshape %1 to [1, 1280]
    func.return %2 : tensor<1x1280xf16>
  }
  func.func @candidate_6(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 1.232000e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<1x20x64xf16>, tensor<20x1500x64xf16>, tensor<20x1500x64xf16>) grid [20, 4] loop 12 threads 128 {
    ^bb0(%2: tensor<1x20x64xf16>, %arg1s: tensor<20x1500x64xf16>, %arg2s: tensor<20x1500x64xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<1x20x64xf16> -> !mugraph.tile<1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x128x16xf16>
      %4 = mugraph.transpose %3 permutation [1, 0, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 2
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %13, %14
      %16 = mugraph.transpose %15 permutation [1, 0, 2]
      mugraph.store %16 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x20x64xf16>
    } -> tensor<1x20x64xf16>
    %2 = mugraph.reshape %1 to [1, 1280]
    func.return %2 : tensor<1x1280xf16>
  }
  func.func @candidate_7(%arg0: tensor<1x1280xf16>, %arg1: tensor<20x1500x64xf16>, %arg2: tensor<20x1500x64xf16>) -> tensor<1x1280xf16> attributes {mugraph.measured_us = 1.078600e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 20, 64]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<1x20x64xf16>, tensor<20x1500x64xf16>, tensor<20x1500x64xf16>) grid [20, 4] loop 12 threads 128 {
    ^bb0(%2: tensor<1x20x64xf16>, %arg1s: tensor<20x1500x64xf16>, %arg2s: tensor<20x1500x64xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<1x20x64xf16> -> !mugraph.tile<1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x125x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<20x1500x64xf16> -> !mugraph.tile<1x125x16xf16>
      %4 = mugraph.transpose %3 permutation [1, 0, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.accumulate sum %11 shift %8
      %13 = mugraph.accumulate sum %10 shift %8
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.div %12, %14
      %16 = mugraph.transpose %15 permutation [1, 0, 2]
      mugraph.store %16 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x20x64xf16>
    } -> tensor<1x20x64xf16>
    %2 = mugraph.reshape %1 to [1, 1280]
    func.return %2 : tensor<1x1280xf16>
  }
}
