builtin.module {
  func.func @candidate_0(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 8.320000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<4x96x197xf16> -> !mugraph.tile<1x96x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x32x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 8.650000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<4x96x197xf16> -> !mugraph.tile<1x96x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 8.480000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<4x96x197xf16> -> !mugraph.tile<1x96x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.matmul %2, %arg2t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 7.550000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<4x96x197xf16> -> !mugraph.tile<1x96x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x32x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 9.920000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<4x96x197xf16> -> !mugraph.tile<1x96x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x16x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 8.450000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<4x96x197xf16> -> !mugraph.tile<1x96x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 9.970000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<4x96x197xf16> -> !mugraph.tile<1x96x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x16x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 7.040000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x2048x96xf16> -> !mugraph.tile<1x64x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x96x197xf16> -> !mugraph.tile<1x96x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x197x96xf16> -> !mugraph.tile<1x197x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_8(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 7.650000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>, tensor<4x197x96xf16>) grid [4, 16, 2] loop 3 threads 256 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x32x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<4x197x96xf16> -> !mugraph.tile<1x197x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.div %4, %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x128x48xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %0 : tensor<4x2048x96xf16>
  }
  func.func @candidate_9(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 1.239000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>) grid [4, 16, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<4x2048x197xf16>
    } -> tensor<4x2048x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x2048x197xf16>, tensor<4x197x96xf16>) grid [4, 16, 2] loop 4 threads 128 {
    ^bb0(%2: tensor<4x2048x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<4x2048x197xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x64x48xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x128x48xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %1 : tensor<4x2048x96xf16>
  }
  func.func @candidate_10(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 1.107000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>) grid [4, 16, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<4x2048x197xf16>
    } -> tensor<4x2048x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x2048x197xf16>, tensor<4x197x96xf16>) grid [4, 64] loop 7 threads 128 {
    ^bb0(%2: tensor<4x2048x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<4x2048x197xf16> -> !mugraph.tile<1x32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x32x96xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x32x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %1 : tensor<4x2048x96xf16>
  }
  func.func @candidate_11(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 1.087000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>) grid [4, 16, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<4x2048x197xf16>
    } -> tensor<4x2048x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x2048x197xf16>, tensor<4x197x96xf16>) grid [4, 64] loop 13 threads 128 {
    ^bb0(%2: tensor<4x2048x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<4x2048x197xf16> -> !mugraph.tile<1x32x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x16x96xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x32x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %1 : tensor<4x2048x96xf16>
  }
  func.func @candidate_12(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 1.360000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>) grid [4, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x48xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x48x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<4x2048x197xf16>
    } -> tensor<4x2048x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x2048x197xf16>, tensor<4x197x96xf16>) grid [4, 64] loop 4 threads 128 {
    ^bb0(%2: tensor<4x2048x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<4x2048x197xf16> -> !mugraph.tile<1x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<1x64x96xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.accumulate sum %6
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x32x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %1 : tensor<4x2048x96xf16>
  }
  func.func @candidate_13(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 1.537000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>) grid [4, 16, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<4x2048x197xf16>
    } -> tensor<4x2048x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x2048x197xf16>, tensor<4x197x96xf16>) grid [2, 128] loop 7 threads 128 {
    ^bb0(%2: tensor<4x2048x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<4x2048x197xf16> -> !mugraph.tile<2x16x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<2x32x96xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<2x16x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %1 : tensor<4x2048x96xf16>
  }
  func.func @candidate_14(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 1.504000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>) grid [4, 16, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<4x2048x197xf16>
    } -> tensor<4x2048x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x2048x197xf16>, tensor<4x197x96xf16>) grid [2, 128] loop 4 threads 128 {
    ^bb0(%2: tensor<4x2048x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<4x2048x197xf16> -> !mugraph.tile<2x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<2x64x96xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<2x16x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %1 : tensor<4x2048x96xf16>
  }
  func.func @candidate_15(%arg0: tensor<4x2048x96xf16>, %arg1: tensor<4x96x197xf16>, %arg2: tensor<4x197x96xf16>) -> tensor<4x2048x96xf16> attributes {mugraph.measured_us = 1.598000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x2048x96xf16>, tensor<4x96x197xf16>) grid [4, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4x2048x96xf16>, %arg1s: tensor<4x96x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x2048x96xf16> -> !mugraph.tile<1x128x48xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x96x197xf16> -> !mugraph.tile<1x48x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<4x2048x197xf16>
    } -> tensor<4x2048x197xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x2048x197xf16>, tensor<4x197x96xf16>) grid [2, 128] loop 4 threads 128 {
    ^bb0(%2: tensor<4x2048x197xf16>, %arg2s: tensor<4x197x96xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<4x2048x197xf16> -> !mugraph.tile<2x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<4x197x96xf16> -> !mugraph.tile<2x64x96xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<2x16x96xf32> -> tensor<4x2048x96xf16>
    } -> tensor<4x2048x96xf16>
    func.return %1 : tensor<4x2048x96xf16>
  }
}
