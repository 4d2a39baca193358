builtin.module {
  func.func @candidate_0(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.279500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x1024x128xf16>, tensor<12x128x512xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %2: tensor<12x128x512xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x128x512xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %1 : tensor<12x1024x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.208800e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x1024x128xf16>, tensor<12x128x512xf16>, tensor<12x512x128xf16>) grid [12, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %2: tensor<12x128x512xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x128x512xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %1 : tensor<12x1024x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.309300e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x1024x128xf16>, tensor<12x128x512xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %2: tensor<12x128x512xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x128x512xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %1 : tensor<12x1024x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.280000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.196000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.417500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.486800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.531700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.610700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<2x12x1024x128xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x1024x128xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x1024x128xf32>, %5: tensor<2x12x1024x1xf32>, %6: tensor<2x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x12x1024x128xf16>
    } -> tensor<1x12x1024x128xf16>
    %4 = mugraph.reshape %3 to [12, 1024, 128]
    func.return %4 : tensor<12x1024x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.933900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 3.422300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<12x512x128xf16>, tensor<12x512x128xf16>, tensor<12x1024x128xf16>) grid [12, 32] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<12x512x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg0s: tensor<12x1024x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg1t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.accumulate sum %8 shift %5
      %10 = mugraph.accumulate sum %7 shift %5
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.div %9, %11
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.559600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.615400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 16, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.08838834764831845
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 2.352800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 16, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.scale %arg0t by 0.08838834764831845
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
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 2.382000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1024x128xf16>, tensor<12x512x128xf16>, tensor<12x512x128xf16>) grid [12, 8] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %arg1s: tensor<12x512x128xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.scale %arg0t by 0.08838834764831845
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
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %0 : tensor<12x1024x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<12x1024x128xf16>, %arg1: tensor<12x512x128xf16>, %arg2: tensor<12x512x128xf16>) -> tensor<12x1024x128xf16> attributes {mugraph.measured_us = 1.872600e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<12x1024x128xf16>, tensor<12x128x512xf16>, tensor<12x512x128xf16>) grid [12, 8, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x1024x128xf16>, %2: tensor<12x128x512xf16>, %arg2s: tensor<12x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.load %2 imap [0, *, *] fmap 2 : tensor<12x128x512xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x512x128xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x128x64xf32> -> tensor<12x1024x128xf16>
    } -> tensor<12x1024x128xf16>
    func.return %1 : tensor<12x1024x128xf16>
  }
}
