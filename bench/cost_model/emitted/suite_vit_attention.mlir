builtin.module {
  func.func @candidate_0(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.143000e+00 : f64} {
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
  func.func @candidate_1(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.853000e+00 : f64} {
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
  func.func @candidate_2(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 2.085600e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg0s: tensor<8x12x197x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.152000e+00 : f64} {
    %0 = mugraph.transpose %arg0 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 7 threads 128 {
    ^bb0(%2: tensor<8x12x64x197xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 3] : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %4 = mugraph.transpose %3 permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %13, %14
      mugraph.store %15 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 2.175400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 13] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg0s: tensor<8x12x197x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 1, 3, 2]
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 8.849000e+00 : f64} {
    %0 = mugraph.transpose %arg0 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 13 threads 128 {
    ^bb0(%2: tensor<8x12x64x197xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 3] : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %4 = mugraph.transpose %3 permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %13, %14
      mugraph.store %15 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.745100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 7] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
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
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %0 : tensor<8x12x197x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 2.032800e+01 : f64} {
    %0 = mugraph.transpose %arg0 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg2, %arg1, %0 : tensor<8x12x197x64xf16>, tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>) grid [8, 12, 7] loop 7 threads 128 {
    ^bb0(%arg2s: tensor<8x12x197x64xf16>, %arg1s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x32x64xf16>
      %3 = mugraph.load %2 imap [0, 1, 3] : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x32xf16>
      %4 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %5 = mugraph.scale %3 by 0.125
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %4, %9
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.div %12, %13
      %15 = mugraph.transpose %14 permutation [0, 1, 3, 2]
      mugraph.store %15 omap [0, 1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
}
