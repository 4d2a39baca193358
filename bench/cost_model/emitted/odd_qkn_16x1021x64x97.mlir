builtin.module {
  func.func @candidate_0(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 5.017000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<16x64x97xf16> -> !mugraph.tile<1x64x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      %7 = mugraph.exp %6
      %8 = mugraph.square %arg2t
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.015625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %arg2t, %11
      %13 = mugraph.matmul %7, %12
      %14 = mugraph.sum %7 dim 2
      %15 = mugraph.div %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 5.468000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<16x64x97xf16> -> !mugraph.tile<1x64x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      %10 = mugraph.square %arg2t
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.scale %11 by 0.015625
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %arg2t, %13
      %15 = mugraph.matmul %9, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 5.056000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1021x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<16x64x97xf16> -> !mugraph.tile<1x64x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      %7 = mugraph.exp %6
      %8 = mugraph.square %arg2t
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.015625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %arg2t, %11
      %13 = mugraph.matmul %7, %12
      %14 = mugraph.sum %7 dim 2
      %15 = mugraph.div %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 5.861000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x64x97xf16> -> !mugraph.tile<1x32x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg2t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.015625
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg2t, %6
      %8 = mugraph.accumulate sum %1
      %9 = mugraph.accumulate sum %2
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      %14 = mugraph.exp %13
      %15 = mugraph.matmul %14, %7
      %16 = mugraph.sum %14 dim 2
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 6.907000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x64x97xf16> -> !mugraph.tile<1x32x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.square %arg2t
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.015625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %arg2t, %7
      %9 = mugraph.accumulate sum %1
      %10 = mugraph.accumulate sum %3
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %9, %12
      %14 = mugraph.exp %13
      %15 = mugraph.matmul %14, %8
      %16 = mugraph.sum %14 dim 2
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 6.706000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x64x97xf16> -> !mugraph.tile<1x16x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg2t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.015625
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg2t, %6
      %8 = mugraph.accumulate sum %1
      %9 = mugraph.accumulate sum %2
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      %14 = mugraph.exp %13
      %15 = mugraph.matmul %14, %7
      %16 = mugraph.sum %14 dim 2
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 6.545000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x97xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x97x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      %7 = mugraph.exp %6
      %8 = mugraph.square %arg2t
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.015625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %arg2t, %11
      %13 = mugraph.matmul %7, %12
      %14 = mugraph.sum %7 dim 2
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 6.387000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x64x97xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x97x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      %7 = mugraph.exp %6
      %8 = mugraph.square %arg2t
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.015625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %arg2t, %11
      %13 = mugraph.matmul %7, %12
      %14 = mugraph.accumulate sum %13
      %15 = mugraph.accumulate sum %7
      %16 = mugraph.sum %15 dim 2
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 8.911000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x64x97xf16> -> !mugraph.tile<1x8x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg2t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.015625
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg2t, %6
      %8 = mugraph.accumulate sum %1
      %9 = mugraph.accumulate sum %2
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      %14 = mugraph.exp %13
      %15 = mugraph.matmul %14, %7
      %16 = mugraph.sum %14 dim 2
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 8.919000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 8] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x1021x64xf16> -> !mugraph.tile<1x128x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x64x97xf16> -> !mugraph.tile<1x8x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.square %arg2t
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.015625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %arg2t, %7
      %9 = mugraph.accumulate sum %1
      %10 = mugraph.accumulate sum %3
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %9, %12
      %14 = mugraph.exp %13
      %15 = mugraph.matmul %14, %8
      %16 = mugraph.sum %14 dim 2
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 6.998000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x1021x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<16x64x97xf16> -> !mugraph.tile<1x64x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      %7 = mugraph.exp %6
      %8 = mugraph.square %arg2t
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.015625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %arg2t, %11
      %13 = mugraph.matmul %7, %12
      %14 = mugraph.sum %7 dim 2
      %15 = mugraph.div %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<16x1021x64xf16>, %arg1: tensor<16x64x97xf16>, %arg2: tensor<16x97x64xf16>) -> tensor<16x1021x64xf16> attributes {mugraph.measured_us = 6.014000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021x64xf16>, tensor<16x64x97xf16>, tensor<16x97x64xf16>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x1021x64xf16>, %arg1s: tensor<16x64x97xf16>, %arg2s: tensor<16x97x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x1021x64xf16> -> !mugraph.tile<1x64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x64x97xf16> -> !mugraph.tile<1x16x97xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<16x97x64xf16> -> !mugraph.tile<1x97x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg2t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.015625
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg2t, %6
      %8 = mugraph.accumulate sum %1
      %9 = mugraph.accumulate sum %2
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      %14 = mugraph.exp %13
      %15 = mugraph.matmul %14, %7
      %16 = mugraph.sum %14 dim 2
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x1021x64xf16>
    } -> tensor<16x1021x64xf16>
    func.return %0 : tensor<16x1021x64xf16>
  }
}
