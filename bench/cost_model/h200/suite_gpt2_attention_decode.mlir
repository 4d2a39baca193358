builtin.module {
  func.func @candidate_0(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 9.744000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %1 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %1 by 0.125
      %3 = mugraph.matmul %arg1t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.026100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %1 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %1 by 0.125
      %3 = mugraph.matmul %arg1t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.div %11, %10
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.393700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg2s: tensor<8x12x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %3, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.accumulate sum %10 shift %7
      %12 = mugraph.accumulate sum %9 shift %7
      %13 = mugraph.sum %12 dim 3
      %14 = mugraph.div %11, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 9.959000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x1x64xf16>, tensor<8x12x64x1024xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %2: tensor<8x12x64x1024xf16>, %arg2s: tensor<8x12x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 3 : tensor<8x12x64x1024xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
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
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %1 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 9.811000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %1 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %1 by 0.125
      %3 = mugraph.matmul %arg1t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.490200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg2s: tensor<8x12x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %3, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.sum %9 dim 3
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.div %12, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 8.626000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %arg0t by 0.125
      %3 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.mul %1, %7
      %9 = mugraph.accumulate sum %8 shift %5
      %10 = mugraph.accumulate sum %7 shift %5
      %11 = mugraph.sum %9 dim 3
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.div %11, %12
      %14 = mugraph.transpose %13 permutation [0, 1, 3, 2]
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 9.235000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %arg0t by 0.125
      %3 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.mul %1, %7
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.accumulate sum %9 shift %5
      %11 = mugraph.accumulate sum %7 shift %5
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.div %10, %12
      %14 = mugraph.transpose %13 permutation [0, 1, 3, 2]
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.094500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg2s: tensor<8x12x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, 3] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x32xf16>
      %1 = mugraph.scale %arg0t by 0.125
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 3
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 3
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.518900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x1x64xf16>, tensor<8x12x64x1024xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %2: tensor<8x12x64x1024xf16>, %arg2s: tensor<8x12x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 3 : tensor<8x12x64x1024xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x64x64xf16>
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
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %1 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.662500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %arg0t by 0.125
      %3 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.mul %1, %7
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.accumulate sum %9 shift %5
      %11 = mugraph.accumulate sum %7 shift %5
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.div %10, %12
      %14 = mugraph.transpose %13 permutation [0, 1, 3, 2]
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.501800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg2s: tensor<8x12x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x64x64xf16>
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
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.020400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.accumulate sum %8 shift %5
      %10 = mugraph.accumulate sum %7 shift %5
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.div %9, %11
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.759000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0 : tensor<8x12x1x64xf16>, tensor<8x12x64x1024xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %2: tensor<8x12x64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 3 : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x8xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<8x12x64x1024xf16> -> !mugraph.tile<1x1x8x1024xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.scale %5 by 0.125
      %7 = mugraph.max %6 dim 3
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 3
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x1x1x1024xf32> -> tensor<8x12x1x1024xf32>
    } -> tensor<8x12x1x1024xf32>
    %2 = mugraph.block ins(%1, %arg2 : tensor<8x12x1x1024xf32>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%3: tensor<8x12x1x1024xf32>, %arg2s: tensor<8x12x1024x64xf16>):
      %4 = mugraph.load %3 imap [0, 1] fmap 3 : tensor<8x12x1x1024xf32> -> !mugraph.tile<1x1x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %2 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.298100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<8x12x1024x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg0s: tensor<8x12x1x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x64xf16>
      %1 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %1 by 0.125
      %3 = mugraph.matmul %arg1t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.accumulate sum %8 shift %4
      %10 = mugraph.accumulate sum %6 shift %4
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.div %9, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.477000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0 : tensor<8x12x1x64xf16>, tensor<8x12x64x1024xf16>) grid [8, 6, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %2: tensor<8x12x64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 3 : tensor<8x12x1x64xf16> -> !mugraph.tile<1x2x1x16xf16>
      %3 = mugraph.load %2 imap [0, 1, 3] fmap 2 : tensor<8x12x64x1024xf16> -> !mugraph.tile<1x2x16x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 3] : !mugraph.tile<1x2x1x128xf32> -> tensor<8x12x1x1024xf32>
    } -> tensor<8x12x1x1024xf32>
    %2 = mugraph.block ins(%1, %arg2 : tensor<8x12x1x1024xf32>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%3: tensor<8x12x1x1024xf32>, %arg2s: tensor<8x12x1024x64xf16>):
      %4 = mugraph.load %3 imap [0, 1] fmap 3 : tensor<8x12x1x1024xf32> -> !mugraph.tile<1x1x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %2 : tensor<8x12x1x64xf16>
  }
}
