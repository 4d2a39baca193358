builtin.module {
  func.func @candidate_0(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 6.950000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x77x96xf16> -> !mugraph.tile<1x16x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x96x77xf16> -> !mugraph.tile<1x96x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x16x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 7.060000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x77x96xf16> -> !mugraph.tile<1x16x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x96x77xf16> -> !mugraph.tile<1x96x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.div %4, %5
      %7 = mugraph.matmul %6, %arg2t
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x16x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 5.020000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x77x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x96x77xf16> -> !mugraph.tile<1x96x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 5.160000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] : tensor<64x96x77xf16> -> !mugraph.tile<1x96x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x64x48xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 5.620000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<64x77x96xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x96x77xf16> -> !mugraph.tile<1x32x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %5, %6
      %8 = mugraph.matmul %7, %arg2t
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 6.760000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<64x77x96xf16> -> !mugraph.tile<1x64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x96x77xf16> -> !mugraph.tile<1x16x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %5, %6
      %8 = mugraph.matmul %7, %arg2t
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 5.620000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x96x77xf16> -> !mugraph.tile<1x96x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x77x48xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 6.200000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x77x96xf16> -> !mugraph.tile<1x32x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x96x77xf16> -> !mugraph.tile<1x96x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x32x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_8(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 5.680000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x77x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x96x77xf16> -> !mugraph.tile<1x96x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x77x96xf16> -> !mugraph.tile<1x32x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_9(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 7.670000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 3, 2] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<64x77x96xf16> -> !mugraph.tile<1x32x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<64x96x77xf16> -> !mugraph.tile<1x16x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x32x48xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_10(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 6.140000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64] loop 3 threads 256 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 2 : tensor<64x77x96xf16> -> !mugraph.tile<1x77x32xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<64x96x77xf16> -> !mugraph.tile<1x32x77xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %5, %6
      %8 = mugraph.matmul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<1x77x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_11(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 7.000000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x96x77xf16> -> !mugraph.tile<1x96x11xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<64x77x96xf16> -> !mugraph.tile<1x11x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 2] : !mugraph.tile<1x77x48xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_12(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 8.780000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 5] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<64x77x96xf16> -> !mugraph.tile<1x16x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x96x77xf16> -> !mugraph.tile<1x96x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<64x77x96xf16> -> !mugraph.tile<1x16x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x16x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_13(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 8.720000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2] loop 11 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x77x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x96x77xf16> -> !mugraph.tile<1x96x7xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<64x77x96xf16> -> !mugraph.tile<1x7x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate sum %4 shift %2
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 2] : !mugraph.tile<1x77x48xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_14(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 1.315000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [32, 7] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<64x77x96xf16> -> !mugraph.tile<2x11x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x96x77xf16> -> !mugraph.tile<2x8x77xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<64x77x96xf16> -> !mugraph.tile<2x77x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<2x11x96xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
  func.func @candidate_15(%arg0: tensor<64x77x96xf16>, %arg1: tensor<64x96x77xf16>, %arg2: tensor<64x77x96xf16>) -> tensor<64x77x96xf16> attributes {mugraph.measured_us = 8.820000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x77x96xf16>, tensor<64x96x77xf16>, tensor<64x77x96xf16>) grid [64, 2, 2] loop 11 threads 128 {
    ^bb0(%arg0s: tensor<64x77x96xf16>, %arg1s: tensor<64x96x77xf16>, %arg2s: tensor<64x77x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<64x77x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<64x96x77xf16> -> !mugraph.tile<1x96x7xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<64x77x96xf16> -> !mugraph.tile<1x7x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate sum %4 shift %2
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x64x48xf32> -> tensor<64x77x96xf16>
    } -> tensor<64x77x96xf16>
    func.return %0 : tensor<64x77x96xf16>
  }
}
