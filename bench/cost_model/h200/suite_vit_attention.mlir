builtin.module {
  func.func @candidate_0(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 7.538000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.139000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.046500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.452000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 9.036000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 2] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.692000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %3 = mugraph.load %2 imap [0, 1, *] fmap 3 : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %4 = mugraph.scale %arg0t by 0.125
      %5 = mugraph.matmul %4, %3
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.504000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.045200e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %3 = mugraph.load %2 imap [0, 1, *] : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %4 = mugraph.scale %arg0t by 0.125
      %5 = mugraph.matmul %4, %3
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.160700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 2] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %3 = mugraph.load %2 imap [0, 1, *] fmap 3 : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.249700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 3 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x16xf16>
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x16x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.scale %5 by 0.125
      %7 = mugraph.max %6 dim 3
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.sum %9 dim 3
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 9.401000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %3 = mugraph.load %2 imap [0, 1, *] fmap 3 : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.006900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.div %8, %9
      %11 = mugraph.matmul %10, %arg2t
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x1x197x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.050500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %3 = mugraph.load %2 imap [0, 1, *] fmap 3 : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.248500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 3 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 3 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.125
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.235900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 3, 13] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x4x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x4x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x4x16x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x4x16x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.059300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
}
