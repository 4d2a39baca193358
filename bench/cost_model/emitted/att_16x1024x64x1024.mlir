builtin.module {
  func.func @candidate_0(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.167500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.180700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.matmul %2, %arg2t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.389500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.265100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.243700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.810600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.797100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.178000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.909700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.817900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1024x64xf16>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<16x1024x1xf16>
    } -> (tensor<16x1024x64xf16>, tensor<16x1024x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<16x1024x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.533700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x16x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x16x1024x64xf32>
    } -> (tensor<2x16x1024x1xf32>, tensor<2x16x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x1024x64xf32>, tensor<2x16x1024x1xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x1024x64xf32>, %4: tensor<2x16x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x1024x64xf16>
    } -> tensor<1x16x1024x64xf16>
    %3 = mugraph.reshape %2 to [16, 1024, 64]
    func.return %3 : tensor<16x1024x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.768800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.900300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 16, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 1.994500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 8, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x16x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x16x1024x64xf32>
    } -> (tensor<2x16x1024x1xf32>, tensor<2x16x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x1024x64xf32>, tensor<2x16x1024x1xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x1024x64xf32>, %4: tensor<2x16x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x1024x64xf16>
    } -> tensor<1x16x1024x64xf16>
    %3 = mugraph.reshape %2 to [16, 1024, 64]
    func.return %3 : tensor<16x1024x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 2.597900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 8] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x16x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1024x64xf16>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<16x1024x1xf16>
    } -> (tensor<16x1024x64xf16>, tensor<16x1024x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<16x1024x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<16x1024x64xf16>, %arg1: tensor<16x64x1024xf16>, %arg2: tensor<16x1024x64xf16>) -> tensor<16x1024x64xf16> attributes {mugraph.measured_us = 3.155600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1024x64xf16>, tensor<16x64x1024xf16>, tensor<16x1024x64xf16>) grid [16, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<16x1024x64xf16>, %arg1s: tensor<16x64x1024xf16>, %arg2s: tensor<16x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<16x1024x64xf16>
    } -> tensor<16x1024x64xf16>
    func.return %0 : tensor<16x1024x64xf16>
  }
}
