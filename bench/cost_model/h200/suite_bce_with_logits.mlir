builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 2.843000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<8x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<8x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<8x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.488000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<16x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<16x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.659000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<4x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<4x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<4x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.542000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<32x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<32x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<32x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 6.138000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<2x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<2x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<2x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.075000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [512] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0125
      mugraph.store %13 omap [0] : !mugraph.tile<16x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.306000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [1024] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<8x32xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0125
      mugraph.store %13 omap [0] : !mugraph.tile<8x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.247000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [256] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<32x32xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0125
      mugraph.store %13 omap [0] : !mugraph.tile<32x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 2.792000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [512] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0125
      mugraph.store %13 omap [0] : !mugraph.tile<16x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 4.586000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<32x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<32x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      mugraph.store %11 omap [0] : !mugraph.tile<32x1xf32> -> tensor<8192x1xf32>
    } -> tensor<8192x1xf32>
    %1 = mugraph.block ins(%0 : tensor<8192x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%2: tensor<8192x1xf32>):
      %3 = mugraph.load %2 imap [0] : tensor<8192x1xf32> -> !mugraph.tile<64x1xf32>
      %4 = mugraph.scale %3 by 0.0125
      mugraph.store %4 omap [0] : !mugraph.tile<64x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %1 : tensor<8192x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.476000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [128, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, new] : !mugraph.tile<64x1xf32> -> tensor<5x8192x1xf32>
    } -> tensor<5x8192x1xf32>
    %1 = mugraph.block ins(%0 : tensor<5x8192x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<5x8192x1xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<5x8192x1xf32> -> !mugraph.tile<5x32x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.0125
      mugraph.store %5 omap [1] : !mugraph.tile<1x32x1xf32> -> tensor<1x8192x1xf16>
    } -> tensor<1x8192x1xf16>
    %2 = mugraph.reshape %1 to [8192, 1]
    func.return %2 : tensor<8192x1xf16>
  }
  func.func @candidate_11(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 1.116600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [8192] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<1x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 4.022000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [128] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0125
      mugraph.store %13 omap [0] : !mugraph.tile<64x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_13(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 4.431000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<64x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<64x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_14(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 2.645000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [256] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<32x16xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<32x16xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0125
      mugraph.store %13 omap [0] : !mugraph.tile<32x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @candidate_15(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 5.187000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [128] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<8192x80xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0125
      mugraph.store %13 omap [0] : !mugraph.tile<64x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
}
