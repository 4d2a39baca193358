builtin.module {
  func.func @candidate_0(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.559000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<64x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x16xf32> -> tensor<32x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<32x32x1xf32>
    } -> (tensor<32x32x16xf32>, tensor<32x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<32x32x16xf32>, tensor<32x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<32x32x16xf32>, %4: tensor<32x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x32x16xf32> -> !mugraph.tile<32x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x32x1xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_1(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.551000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<64x16xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<32x32x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<8x16xf32> -> tensor<32x32x16xf32>
    } -> (tensor<32x32x1xf32>, tensor<32x32x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x32x16xf32>, tensor<32x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<32x32x16xf32>, %4: tensor<32x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x32x16xf32> -> !mugraph.tile<32x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x32x1xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_2(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.582000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<32x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x16xf32> -> tensor<64x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<64x32x1xf32>
    } -> (tensor<64x32x16xf32>, tensor<64x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<64x32x16xf32>, tensor<64x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<64x32x16xf32>, %4: tensor<64x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<64x32x16xf32> -> !mugraph.tile<64x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<64x32x1xf32> -> !mugraph.tile<64x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_3(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.596000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<64x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x16xf32> -> tensor<32x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<32x32x1xf32>
    } -> (tensor<32x32x16xf32>, tensor<32x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<32x32x16xf32>, tensor<32x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<32x32x16xf32>, %4: tensor<32x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x32x16xf32> -> !mugraph.tile<32x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x32x1xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_4(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.583000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<32x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x16xf32> -> tensor<64x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<64x32x1xf32>
    } -> (tensor<64x32x16xf32>, tensor<64x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<64x32x16xf32>, tensor<64x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<64x32x16xf32>, %4: tensor<64x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<64x32x16xf32> -> !mugraph.tile<64x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<64x32x1xf32> -> !mugraph.tile<64x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_5(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.419000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x16xf32> -> tensor<16x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x32x1xf32>
    } -> (tensor<16x32x16xf32>, tensor<16x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<16x32x16xf32>, %4: tensor<16x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x32x16xf32> -> !mugraph.tile<16x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x32x1xf32> -> !mugraph.tile<16x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_6(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.496000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [2, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<64x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x16xf32> -> tensor<32x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<32x32x1xf32>
    } -> (tensor<32x32x16xf32>, tensor<32x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<32x32x16xf32>, tensor<32x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<32x32x16xf32>, %4: tensor<32x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x32x16xf32> -> !mugraph.tile<32x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x32x1xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_7(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.398000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [4, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x16xf32> -> tensor<16x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<16x32x1xf32>
    } -> (tensor<16x32x16xf32>, tensor<16x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<16x32x16xf32>, %4: tensor<16x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x32x16xf32> -> !mugraph.tile<16x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x32x1xf32> -> !mugraph.tile<16x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_8(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.625000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [2, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x16xf32> -> tensor<16x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<16x32x1xf32>
    } -> (tensor<16x32x16xf32>, tensor<16x32x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x32x16xf32>, tensor<16x32x1xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<16x32x16xf32>, %4: tensor<16x32x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x32x16xf32> -> !mugraph.tile<16x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x32x1xf32> -> !mugraph.tile<16x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.00048828125
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_9(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.688000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<4x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<32x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x32xf32> -> tensor<16x32x32xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<4x16xf32> -> tensor<16x32x16xf32>
    } -> (tensor<16x32x32xf32>, tensor<16x32x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x32x16xf32>, tensor<16x32x32xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<16x32x16xf32>, %4: tensor<16x32x32xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x32x16xf32> -> !mugraph.tile<16x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x32x32xf32> -> !mugraph.tile<16x1x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.00048828125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_10(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 3.238000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<4x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<16x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x16xf32> -> tensor<32x32x16xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<4x16xf32> -> tensor<32x32x16xf32>
    } -> (tensor<32x32x16xf32>, tensor<32x32x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x32x16xf32>, tensor<32x32x16xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<32x32x16xf32>, %4: tensor<32x32x16xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x32x16xf32> -> !mugraph.tile<32x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x32x16xf32> -> !mugraph.tile<32x1x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.00048828125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_11(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.811000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<2x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<64x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<2x64xf32> -> tensor<32x32x64xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<2x16xf32> -> tensor<32x32x16xf32>
    } -> (tensor<32x32x64xf32>, tensor<32x32x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x32x16xf32>, tensor<32x32x64xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<32x32x16xf32>, %4: tensor<32x32x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x32x16xf32> -> !mugraph.tile<32x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x32x64xf32> -> !mugraph.tile<32x1x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.00048828125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_12(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 3.374000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [8, 64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<4x8xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<8x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x8xf32> -> tensor<64x32x8xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<4x16xf32> -> tensor<64x32x16xf32>
    } -> (tensor<64x32x8xf32>, tensor<64x32x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<64x32x16xf32>, tensor<64x32x8xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<64x32x16xf32>, %4: tensor<64x32x8xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<64x32x16xf32> -> !mugraph.tile<64x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<64x32x8xf32> -> !mugraph.tile<64x1x8xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.00048828125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_13(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 3.043000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<1x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x128xf32> -> tensor<4x32x128xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<1x16xf32> -> tensor<4x32x16xf32>
    } -> (tensor<4x32x128xf32>, tensor<4x32x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x32x16xf32>, tensor<4x32x128xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x32x16xf32>, %4: tensor<4x32x128xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x32x16xf32> -> !mugraph.tile<4x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<4x32x128xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.00048828125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_14(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.623000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [2, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x128xf32> -> tensor<16x32x128xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<16x16xf32> -> tensor<16x32x16xf32>
    } -> (tensor<16x32x128xf32>, tensor<16x32x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x32x16xf32>, tensor<16x32x128xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<16x32x16xf32>, %4: tensor<16x32x128xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x32x16xf32> -> !mugraph.tile<16x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x32x128xf32> -> !mugraph.tile<16x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.00048828125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
  func.func @candidate_15(%arg0: tensor<32x2048xf16>, %arg1: tensor<2048x16xf16>) -> tensor<32x16xf16> attributes {mugraph.measured_us = 2.887000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<32x2048xf16>, tensor<2048x16xf16>) grid [8, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x2048xf16>, %arg1s: tensor<2048x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<32x2048xf16> -> !mugraph.tile<4x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<2048x16xf16> -> !mugraph.tile<256x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.scale %arg0t by 0.00048828125
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x16xf32> -> tensor<8x32x16xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<4x256xf32> -> tensor<8x32x256xf32>
    } -> (tensor<8x32x16xf32>, tensor<8x32x256xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x32x16xf32>, tensor<8x32x256xf32>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<8x32x16xf32>, %4: tensor<8x32x256xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x32x16xf32> -> !mugraph.tile<8x1x4xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<8x32x256xf32> -> !mugraph.tile<8x1x256xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4xf32> -> tensor<1x32x16xf16>
    } -> tensor<1x32x16xf16>
    %3 = mugraph.reshape %2 to [32, 16]
    func.return %3 : tensor<32x16xf16>
  }
}
