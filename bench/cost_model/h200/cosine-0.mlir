builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.515000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<4x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.846000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 6.123000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<2x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<2x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.467000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [512] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg1t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.sum %5 dim 1
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.323000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [1024] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg1t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.sum %5 dim 1
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.452000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [256] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg1t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.sum %5 dim 1
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [0] : !mugraph.tile<16x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 6.857000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4096x768xf16> -> !mugraph.tile<1x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.546000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [512] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.square %arg1t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %5, %11
      mugraph.store %12 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.647000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [256] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<16x96xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<16x96xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg1t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.sum %5 dim 1
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [0] : !mugraph.tile<16x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.579000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [1024] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.square %arg1t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %5, %11
      mugraph.store %12 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 6.918000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [1024, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x384xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x384xf16>
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg0t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.square %arg1t
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.accumulate sum %4
      %10 = mugraph.accumulate sum %6
      %11 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<2x4096x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<2x4096x1xf32>
      mugraph.store %11 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<2x4096x1xf32>
    } -> (tensor<2x4096x1xf32>, tensor<2x4096x1xf32>, tensor<2x4096x1xf32>)
    %3 = mugraph.block ins(%0, %1, %2 : tensor<2x4096x1xf32>, tensor<2x4096x1xf32>, tensor<2x4096x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<2x4096x1xf32>, %5: tensor<2x4096x1xf32>, %6: tensor<2x4096x1xf32>):
      %7 = mugraph.load %4 imap [1] : tensor<2x4096x1xf32> -> !mugraph.tile<2x32x1xf32>
      %8 = mugraph.load %5 imap [1] : tensor<2x4096x1xf32> -> !mugraph.tile<2x32x1xf32>
      %9 = mugraph.load %6 imap [1] : tensor<2x4096x1xf32> -> !mugraph.tile<2x32x1xf32>
      %10 = mugraph.sum %7 dim 0
      %11 = mugraph.sum %8 dim 0
      %12 = mugraph.sum %9 dim 0
      %13 = mugraph.mul %11, %12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %10, %14
      mugraph.store %15 omap [1] : !mugraph.tile<1x32x1xf32> -> tensor<1x4096x1xf16>
    } -> tensor<1x4096x1xf16>
    %4 = mugraph.reshape %3 to [4096, 1]
    func.return %4 : tensor<4096x1xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.730000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [128] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.square %arg1t
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %3
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.mul %9, %8
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %6, %11
      mugraph.store %12 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.659000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [128] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg1t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.sum %5 dim 1
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.495000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<32x128xf16>
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg0t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.square %arg1t
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.accumulate sum %4
      %10 = mugraph.accumulate sum %6
      %11 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<6x4096x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<6x4096x1xf32>
      mugraph.store %11 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<6x4096x1xf32>
    } -> (tensor<6x4096x1xf32>, tensor<6x4096x1xf32>, tensor<6x4096x1xf32>)
    %3 = mugraph.block ins(%0, %1, %2 : tensor<6x4096x1xf32>, tensor<6x4096x1xf32>, tensor<6x4096x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<6x4096x1xf32>, %5: tensor<6x4096x1xf32>, %6: tensor<6x4096x1xf32>):
      %7 = mugraph.load %4 imap [1] : tensor<6x4096x1xf32> -> !mugraph.tile<6x16x1xf32>
      %8 = mugraph.load %5 imap [1] : tensor<6x4096x1xf32> -> !mugraph.tile<6x16x1xf32>
      %9 = mugraph.load %6 imap [1] : tensor<6x4096x1xf32> -> !mugraph.tile<6x16x1xf32>
      %10 = mugraph.sum %7 dim 0
      %11 = mugraph.sum %8 dim 0
      %12 = mugraph.sum %9 dim 0
      %13 = mugraph.mul %11, %12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %10, %14
      mugraph.store %15 omap [1] : !mugraph.tile<1x16x1xf32> -> tensor<1x4096x1xf16>
    } -> tensor<1x4096x1xf16>
    %4 = mugraph.reshape %3 to [4096, 1]
    func.return %4 : tensor<4096x1xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.450000e+00 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [256, 6] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<16x128xf16>
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg0t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.square %arg1t
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.accumulate sum %4
      %10 = mugraph.accumulate sum %6
      %11 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<6x4096x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<6x4096x1xf32>
      mugraph.store %11 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<6x4096x1xf32>
    } -> (tensor<6x4096x1xf32>, tensor<6x4096x1xf32>, tensor<6x4096x1xf32>)
    %3 = mugraph.block ins(%0, %1, %2 : tensor<6x4096x1xf32>, tensor<6x4096x1xf32>, tensor<6x4096x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<6x4096x1xf32>, %5: tensor<6x4096x1xf32>, %6: tensor<6x4096x1xf32>):
      %7 = mugraph.load %4 imap [1] : tensor<6x4096x1xf32> -> !mugraph.tile<6x16x1xf32>
      %8 = mugraph.load %5 imap [1] : tensor<6x4096x1xf32> -> !mugraph.tile<6x16x1xf32>
      %9 = mugraph.load %6 imap [1] : tensor<6x4096x1xf32> -> !mugraph.tile<6x16x1xf32>
      %10 = mugraph.sum %7 dim 0
      %11 = mugraph.sum %8 dim 0
      %12 = mugraph.sum %9 dim 0
      %13 = mugraph.mul %11, %12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %10, %14
      mugraph.store %15 omap [1] : !mugraph.tile<1x16x1xf32> -> tensor<1x4096x1xf16>
    } -> tensor<1x4096x1xf16>
    %4 = mugraph.reshape %3 to [4096, 1]
    func.return %4 : tensor<4096x1xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x768xf16>, %arg1: tensor<4096x768xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.836000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x768xf16>, tensor<4096x768xf16>) grid [1024] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<4096x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x96xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<4x96xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.square %arg1t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.sum %5 dim 1
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.mul %8, %9
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
}
