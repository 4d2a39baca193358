builtin.module {
  func.func @candidate_0(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 9.480000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x80x197xf16> -> !mugraph.tile<1x80x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x197x80xf16> -> !mugraph.tile<1x197x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.059000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x32x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.050000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x32x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.matmul %4, %arg2t
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %8, %7
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 9.730000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.664000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.015000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 4] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x32x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.130000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.276000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x16x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_8(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.048000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<64x197x80xf16> -> !mugraph.tile<1x128x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x80x197xf16> -> !mugraph.tile<1x16x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x197x80xf16> -> !mugraph.tile<1x197x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_9(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.346000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x80x197xf16> -> !mugraph.tile<1x80x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x197x80xf16> -> !mugraph.tile<1x197x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_10(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.461000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.accumulate sum %6 shift %3
      %9 = mugraph.accumulate sum %7 shift %3
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<64x197x1xf16>
    } -> (tensor<64x197x80xf16>, tensor<64x197x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<64x197x80xf16>
  }
  func.func @candidate_11(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.633000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.accumulate sum %6 shift %3
      %9 = mugraph.accumulate sum %7 shift %3
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<64x197x1xf16>
    } -> (tensor<64x197x80xf16>, tensor<64x197x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<64x197x80xf16>
  }
  func.func @candidate_12(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.456000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<64x197x80xf16>, tensor<64x80x197xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x80x197xf16> -> !mugraph.tile<1x80x197xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 2
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x197x1xf32>
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x197xf32> -> tensor<64x197x197xf16>
    } -> (tensor<64x197x1xf32>, tensor<64x197x197xf16>)
    %2 = mugraph.block ins(%1, %0, %arg2 : tensor<64x197x197xf16>, tensor<64x197x1xf32>, tensor<64x197x80xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<64x197x197xf16>, %4: tensor<64x197x1xf32>, %arg2s: tensor<64x197x80xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<64x197x197xf16> -> !mugraph.tile<1x64x197xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<64x197x1xf32> -> !mugraph.tile<1x64x1xf32>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x197x80xf16> -> !mugraph.tile<1x197x80xf16>
      %7 = mugraph.div %5, %6
      %8 = mugraph.matmul %7, %arg2t
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %2 : tensor<64x197x80xf16>
  }
  func.func @candidate_13(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.621000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x197x80xf16>, tensor<64x80x197xf16>) grid [64, 2] loop 3 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<64x197x80xf16> -> !mugraph.tile<1x197x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<64x80x197xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x197x128xf32> -> tensor<64x197x197xf16>
    } -> tensor<64x197x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<64x197x197xf16>, tensor<64x197x80xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<64x197x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<64x197x197xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.matmul %6, %arg2t
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %10, %9
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %1 : tensor<64x197x80xf16>
  }
  func.func @candidate_14(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.829000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x197x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x80x197xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x197x80xf16> -> !mugraph.tile<1x128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
  func.func @candidate_15(%arg0: tensor<64x197x80xf16>, %arg1: tensor<64x80x197xf16>, %arg2: tensor<64x197x80xf16>) -> tensor<64x197x80xf16> attributes {mugraph.measured_us = 1.265000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x197x80xf16>, tensor<64x80x197xf16>, tensor<64x197x80xf16>) grid [64, 2] loop 10 threads 256 {
    ^bb0(%arg0s: tensor<64x197x80xf16>, %arg1s: tensor<64x80x197xf16>, %arg2s: tensor<64x197x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<64x197x80xf16> -> !mugraph.tile<1x128x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x80x197xf16> -> !mugraph.tile<1x8x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x197x80xf16> -> !mugraph.tile<1x197x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x128x80xf32> -> tensor<64x197x80xf16>
    } -> tensor<64x197x80xf16>
    func.return %0 : tensor<64x197x80xf16>
  }
}
