builtin.module {
  func.func @candidate_0(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.406100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 2] loop 7 threads 256 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x777x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x777x64xf32>
    } -> (tensor<2x8x777x1xf32>, tensor<2x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x777x64xf32>, tensor<2x8x777x1xf32>) grid [8, 49] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x777x64xf32>, %4: tensor<2x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x777x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.421200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 2] loop 7 threads 256 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.square %arg2t
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.scale %11 by 0.015625
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %arg2t, %13
      %15 = mugraph.matmul %8, %14
      %16 = mugraph.accumulate sum %9
      %17 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x777x1xf32>
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x777x64xf32>
    } -> (tensor<2x8x777x1xf32>, tensor<2x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x777x64xf32>, tensor<2x8x777x1xf32>) grid [8, 49] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x777x64xf32>, %4: tensor<2x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x777x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.651100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 2] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x49x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x777x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x777x64xf32>
    } -> (tensor<2x8x777x1xf32>, tensor<2x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x777x64xf32>, tensor<2x8x777x1xf32>) grid [8, 49] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x777x64xf32>, %4: tensor<2x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x777x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.520300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 13] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x777x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x64x64xf16>
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
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<8x777x64xf16>
    } -> tensor<8x777x64xf16>
    func.return %0 : tensor<8x777x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.340300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 4] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.015625
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %2, %6
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x777x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x8x777x64xf32>
    } -> (tensor<4x8x777x1xf32>, tensor<4x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x777x64xf32>, tensor<4x8x777x1xf32>) grid [8, 49] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x777x64xf32>, %4: tensor<4x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x777x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x777x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.521500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 2] loop 7 threads 256 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.accumulate sum %8
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x777x64xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x777x64xf32>
    } -> (tensor<2x8x777x64xf32>, tensor<2x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x777x64xf32>, tensor<2x8x777x64xf32>) grid [777] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x777x64xf32>, %4: tensor<2x8x777x64xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<2x8x777x64xf32> -> !mugraph.tile<2x8x1x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<2x8x777x64xf32> -> !mugraph.tile<2x8x1x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x8x1x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.821300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 4] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x49x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x777x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x8x777x64xf32>
    } -> (tensor<4x8x777x1xf32>, tensor<4x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x777x64xf32>, tensor<4x8x777x1xf32>) grid [8, 49] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x777x64xf32>, %4: tensor<4x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x777x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x777x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.858300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 13, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x49x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x8x777x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x8x777x64xf32>
    } -> (tensor<2x8x777x1xf32>, tensor<2x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x777x64xf32>, tensor<2x8x777x1xf32>) grid [8, 49] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x777x64xf32>, %4: tensor<2x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x777x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.626200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 7] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x56xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x56x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<7x8x777x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<7x8x777x64xf32>
    } -> (tensor<7x8x777x1xf32>, tensor<7x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<7x8x777x64xf32>, tensor<7x8x777x1xf32>) grid [8, 49, 2] loop 1 threads 128 {
    ^bb0(%3: tensor<7x8x777x64xf32>, %4: tensor<7x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2, 3] : tensor<7x8x777x64xf32> -> !mugraph.tile<7x1x16x32xf32>
      %6 = mugraph.load %4 imap [1, 2, *] : tensor<7x8x777x1xf32> -> !mugraph.tile<7x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.864700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 13, 5] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.accumulate sum %8
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<5x8x777x32xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<5x8x777x64xf32>
    } -> (tensor<5x8x777x32xf32>, tensor<5x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<5x8x777x64xf32>, tensor<5x8x777x32xf32>) grid [777] loop 1 threads 128 {
    ^bb0(%3: tensor<5x8x777x64xf32>, %4: tensor<5x8x777x32xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<5x8x777x64xf32> -> !mugraph.tile<5x8x1x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<5x8x777x32xf32> -> !mugraph.tile<5x8x1x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x8x1x64xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.760300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7] loop 7 threads 256 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
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
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<8x777x64xf16>
    } -> tensor<8x777x64xf16>
    func.return %0 : tensor<8x777x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x777x64xf16>, %arg1: tensor<8x64x777xf16>, %arg2: tensor<8x777x64xf16>) -> tensor<8x777x64xf16> attributes {mugraph.measured_us = 1.816400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x777x64xf16>, tensor<8x64x777xf16>, tensor<8x777x64xf16>) grid [8, 7, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x777x64xf16>, %arg1s: tensor<8x64x777xf16>, %arg2s: tensor<8x777x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x777x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x777xf16> -> !mugraph.tile<1x64x25xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x777x64xf16> -> !mugraph.tile<1x25x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.015625
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %2, %6
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x777x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x8x777x64xf32>
    } -> (tensor<8x8x777x1xf32>, tensor<8x8x777x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x777x64xf32>, tensor<8x8x777x1xf32>) grid [8, 49, 2] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x777x64xf32>, %4: tensor<8x8x777x1xf32>):
      %5 = mugraph.load %3 imap [1, 2, 3] : tensor<8x8x777x64xf32> -> !mugraph.tile<8x1x16x32xf32>
      %6 = mugraph.load %4 imap [1, 2, *] : tensor<8x8x777x1xf32> -> !mugraph.tile<8x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x8x777x64xf16>
    } -> tensor<1x8x777x64xf16>
    %3 = mugraph.reshape %2 to [8, 777, 64]
    func.return %3 : tensor<8x777x64xf16>
  }
}
