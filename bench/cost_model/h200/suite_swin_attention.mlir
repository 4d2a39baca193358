builtin.module {
  func.func @candidate_0(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 9.080000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.scale %1 by 0.1767766952966369
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 8.874000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg3, %arg0, %0, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x32x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %2: tensor<512x3x32x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3x32x49xf16> -> !mugraph.tile<1x1x32x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %4 = mugraph.scale %arg0t by 0.1767766952966369
      %5 = mugraph.matmul %4, %3
      %6 = mugraph.add %arg3t, %5
      %7 = mugraph.max %6 dim 3
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.sum %9 dim 3
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %1 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 8.866000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg3, %arg2 : tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<3x49x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg3s: tensor<3x49x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.1767766952966369
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 3
      %9 = mugraph.div %7, %8
      %10 = mugraph.matmul %9, %arg2t
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 8.642000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<512x3x49x32xf16>, tensor<512x3x32x49xf16>, tensor<3x49x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x3x49x32xf16>, %2: tensor<512x3x32x49xf16>, %arg3s: tensor<3x49x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3x32x49xf16> -> !mugraph.tile<1x1x32x49xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.1767766952966369
      %6 = mugraph.add %5, %arg3t
      %7 = mugraph.max %6 dim 3
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 3
      %11 = mugraph.div %9, %10
      %12 = mugraph.matmul %11, %arg2t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %1 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.026700e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 2 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 3 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 3 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.1767766952966369
      %5 = mugraph.add %arg3t, %4
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.017900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg3, %arg0, %0, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x32x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 2 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %2: tensor<512x3x32x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 3 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x16xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<512x3x32x49xf16> -> !mugraph.tile<1x1x16x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.scale %5 by 0.1767766952966369
      %7 = mugraph.add %arg3t, %6
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %1 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.002700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<512x3x49x32xf16>, tensor<512x3x32x49xf16>, tensor<3x49x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<512x3x49x32xf16>, %2: tensor<512x3x32x49xf16>, %arg3s: tensor<3x49x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 3 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x16xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<512x3x32x49xf16> -> !mugraph.tile<1x1x16x49xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.scale %5 by 0.1767766952966369
      %7 = mugraph.add %6, %arg3t
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.div %10, %11
      %13 = mugraph.matmul %12, %arg2t
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %1 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.521100e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [512, 3, 2] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] : tensor<3x49x49xf16> -> !mugraph.tile<1x32x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x32x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %1 = mugraph.scale %arg0t by 0.1767766952966369
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<1x1x32x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.358100e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [64, 3, 4] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] : tensor<3x49x49xf16> -> !mugraph.tile<1x16x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<512x3x49x32xf16> -> !mugraph.tile<8x1x16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<8x1x49x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<8x1x49x32xf16>
      %1 = mugraph.scale %arg0t by 0.1767766952966369
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<8x1x16x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 2.438900e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [32, 3, 4] loop 7 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 2 : tensor<3x49x49xf16> -> !mugraph.tile<1x16x7xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<512x3x49x32xf16> -> !mugraph.tile<16x1x16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] fmap 2 : tensor<512x3x49x32xf16> -> !mugraph.tile<16x1x7x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] fmap 2 : tensor<512x3x49x32xf16> -> !mugraph.tile<16x1x7x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.1767766952966369
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1, 2] : !mugraph.tile<16x1x16x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.174600e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<512x3x49x32xf16>, tensor<512x3x32x49xf16>, tensor<3x49x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<512x3x49x32xf16>, %2: tensor<512x3x32x49xf16>, %arg3s: tensor<3x49x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 3 : tensor<512x3x32x49xf16> -> !mugraph.tile<1x1x32x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 2 : tensor<3x49x49xf16> -> !mugraph.tile<1x49x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x32x32xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.1767766952966369
      %6 = mugraph.add %5, %arg3t
      %7 = mugraph.max %6 dim 3
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 3
      %11 = mugraph.matmul %9, %arg2t
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.div %13, %12
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %1 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_11(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.279500e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [128, 3, 4] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] : tensor<3x49x49xf16> -> !mugraph.tile<1x16x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<512x3x49x32xf16> -> !mugraph.tile<4x1x16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<4x1x49x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<4x1x49x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.1767766952966369
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<4x1x16x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_12(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.160300e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg3, %arg0, %0, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x32x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 2 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %2: tensor<512x3x32x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 2 : tensor<3x49x49xf16> -> !mugraph.tile<1x49x32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 3 : tensor<512x3x32x49xf16> -> !mugraph.tile<1x1x32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x32x32xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.1767766952966369
      %6 = mugraph.add %arg3t, %5
      %7 = mugraph.max %6 dim 3
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.sum %9 dim 3
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.div %12, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %1 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_13(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.164400e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 2 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 2 : tensor<3x49x49xf16> -> !mugraph.tile<1x49x32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 2 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 2 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x32x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.1767766952966369
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_14(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.697400e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [256, 3, 4] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] : tensor<3x49x49xf16> -> !mugraph.tile<1x16x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<512x3x49x32xf16> -> !mugraph.tile<2x1x16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<2x1x49x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<512x3x49x32xf16> -> !mugraph.tile<2x1x49x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.scale %2 by 0.1767766952966369
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<2x1x16x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @candidate_15(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 1.252000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg3, %arg0, %0, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x32x49xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %2: tensor<512x3x32x49xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 3 : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x8xf16>
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<512x3x32x49xf16> -> !mugraph.tile<1x1x8x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.scale %5 by 0.1767766952966369
      %7 = mugraph.add %arg3t, %6
      %8 = mugraph.max %7 dim 3
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %1 : tensor<512x3x49x32xf16>
  }
}
