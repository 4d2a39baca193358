builtin.module {
  func.func @candidate_0(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.115000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.126100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.matmul %4, %arg2t
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %8, %7
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.081100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.368100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.588900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.913800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 13] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.385800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7, 2] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x777x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x128x64xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.017400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x777x128xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x32x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.178600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x777x128xf16> -> !mugraph.tile<1x128x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x16x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 2.020000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 13] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x777x128xf16> -> !mugraph.tile<1x64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x128x197xf16> -> !mugraph.tile<1x16x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 2.042600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 7] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x197xf16> -> !mugraph.tile<1x128x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x197x128xf16> -> !mugraph.tile<1x8x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<16x777x128xf16>, %arg1: tensor<16x128x197xf16>, %arg2: tensor<16x197x128xf16>) -> tensor<16x777x128xf16> attributes {mugraph.measured_us = 1.509300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x777x128xf16>, tensor<16x128x197xf16>, tensor<16x197x128xf16>) grid [16, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x777x128xf16>, %arg1s: tensor<16x128x197xf16>, %arg2s: tensor<16x197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x777x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<16x128x197xf16> -> !mugraph.tile<1x128x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x197x128xf16> -> !mugraph.tile<1x197x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<16x777x128xf16>
    } -> tensor<16x777x128xf16>
    func.return %0 : tensor<16x777x128xf16>
  }
}
