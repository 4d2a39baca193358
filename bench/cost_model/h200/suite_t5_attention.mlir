builtin.module {
  func.func @candidate_0(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 8.475000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<12x512x64xf16>, tensor<12x64x512xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %2: tensor<12x64x512xf16>, %arg3s: tensor<12x512x512xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 8.139000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<12x512x64xf16>, tensor<12x64x512xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %2: tensor<12x64x512xf16>, %arg3s: tensor<12x512x512xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 8.144000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<12x512x512xf16>, %arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 8.160000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<12x512x512xf16>, %arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.085700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<12x512x64xf16>, tensor<12x64x512xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>) grid [12, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %2: tensor<12x64x512xf16>, %arg3s: tensor<12x512x512xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x16x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.013200e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 32] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<12x512x512xf16>, %arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.075600e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 32] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<12x512x512xf16>, %arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 8.301000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<12x512x512xf16>, %arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.321100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3, %arg1, %arg0 : tensor<12x512x64xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 32] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<12x512x64xf16>, %arg3s: tensor<12x512x512xf16>, %arg1s: tensor<12x512x64xf16>, %arg0s: tensor<12x512x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg3t permutation [0, 2, 1]
      %3 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.sum %8 dim 1
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      %14 = mugraph.transpose %13 permutation [0, 2, 1]
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.014300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 4, 4] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<12x512x512xf16>, %arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>, %arg2s: tensor<12x512x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1, 2] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %arg3t, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x512x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x512x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x12x512x64xf32>
    } -> (tensor<4x12x512x1xf32>, tensor<4x12x512x1xf32>, tensor<4x12x512x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x512x64xf32>, tensor<4x12x512x1xf32>, tensor<4x12x512x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x512x64xf32>, %5: tensor<4x12x512x1xf32>, %6: tensor<4x12x512x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x512x64xf32> -> !mugraph.tile<4x1x8x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x512x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x512x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x12x512x64xf16>
    } -> tensor<1x12x512x64xf16>
    %4 = mugraph.reshape %3 to [12, 512, 64]
    func.return %4 : tensor<12x512x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.310100e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3 : tensor<12x512x64xf16>, tensor<12x64x512xf16>, tensor<12x512x512xf16>) grid [12, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %2: tensor<12x64x512xf16>, %arg3s: tensor<12x512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<12x512x64xf16> -> !mugraph.tile<1x16x16xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<12x64x512xf16> -> !mugraph.tile<1x16x512xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<12x512x512xf16> -> !mugraph.tile<1x16x512xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg3t
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x512xf32> -> tensor<12x512x512xf16>
    } -> tensor<12x512x512xf16>
    %2 = mugraph.block ins(%1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%3: tensor<12x512x512xf16>, %arg2s: tensor<12x512x64xf16>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %2 : tensor<12x512x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.779000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3 : tensor<12x512x64xf16>, tensor<12x64x512xf16>, tensor<12x512x512xf16>) grid [12, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %2: tensor<12x64x512xf16>, %arg3s: tensor<12x512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<12x512x64xf16> -> !mugraph.tile<1x16x8xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<12x64x512xf16> -> !mugraph.tile<1x8x512xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<12x512x512xf16> -> !mugraph.tile<1x16x512xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg3t
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x512xf32> -> tensor<12x512x512xf16>
    } -> tensor<12x512x512xf16>
    %2 = mugraph.block ins(%1, %arg2 : tensor<12x512x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%3: tensor<12x512x512xf16>, %arg2s: tensor<12x512x64xf16>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %2 : tensor<12x512x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.360900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<12x512x512xf16>
    } -> tensor<12x512x512xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg2 : tensor<12x512x512xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%2: tensor<12x512x512xf16>, %arg3s: tensor<12x512x512xf16>, %arg2s: tensor<12x512x64xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.matmul %7, %arg2t
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %11, %10
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.922800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3, %arg1, %arg0 : tensor<12x512x64xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 16, 2] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<12x512x64xf16>, %arg3s: tensor<12x512x512xf16>, %arg1s: tensor<12x512x64xf16>, %arg0s: tensor<12x512x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg3t permutation [0, 2, 1]
      %3 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.sum %8 dim 1
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      %14 = mugraph.transpose %13 permutation [0, 2, 1]
      mugraph.store %14 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.170400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<12x512x512xf16>
    } -> tensor<12x512x512xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg2 : tensor<12x512x512xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>) grid [12, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<12x512x512xf16>, %arg3s: tensor<12x512x512xf16>, %arg2s: tensor<12x512x64xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x32x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.matmul %7, %arg2t
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %11, %10
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 2.654800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3, %arg1, %arg0 : tensor<12x512x64xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 16, 2] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<12x512x64xf16>, %arg3s: tensor<12x512x512xf16>, %arg1s: tensor<12x512x64xf16>, %arg0s: tensor<12x512x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg3t permutation [0, 2, 1]
      %3 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.sum %11 dim 1
      %13 = mugraph.div %10, %12
      %14 = mugraph.transpose %13 permutation [0, 2, 1]
      mugraph.store %14 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
}
