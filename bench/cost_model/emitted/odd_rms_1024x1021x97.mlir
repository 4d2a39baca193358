builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 8.096000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<128x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x97xf32> -> tensor<4x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<4x1024x1xf32>
    } -> (tensor<4x1024x97xf32>, tensor<4x1024x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x1024x97xf32>, tensor<4x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1024x97xf32>, %4: tensor<4x1024x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x1024x97xf32> -> !mugraph.tile<4x4x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x1024x1xf32> -> !mugraph.tile<4x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0009794319294809011
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x4x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 7.953000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<128x97xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<4x1024x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x97xf32> -> tensor<4x1024x97xf32>
    } -> (tensor<4x1024x1xf32>, tensor<4x1024x97xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1024x97xf32>, tensor<4x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1024x97xf32>, %4: tensor<4x1024x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x1024x97xf32> -> !mugraph.tile<4x4x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x1024x1xf32> -> !mugraph.tile<4x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0009794319294809011
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x4x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 9.778000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<64x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x97xf32> -> tensor<4x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<4x1024x1xf32>
    } -> (tensor<4x1024x97xf32>, tensor<4x1024x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x1024x97xf32>, tensor<4x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1024x97xf32>, %4: tensor<4x1024x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x1024x97xf32> -> !mugraph.tile<4x4x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x1024x1xf32> -> !mugraph.tile<4x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0009794319294809011
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x4x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 7.705000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<64x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<64x97xf32> -> tensor<8x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<64x1xf32> -> tensor<8x1024x1xf32>
    } -> (tensor<8x1024x97xf32>, tensor<8x1024x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x1024x97xf32>, tensor<8x1024x1xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1024x97xf32>, %4: tensor<8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x1024x97xf32> -> !mugraph.tile<8x2x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x1024x1xf32> -> !mugraph.tile<8x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0009794319294809011
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 7.591000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<32x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<64x97xf32> -> tensor<8x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<64x1xf32> -> tensor<8x1024x1xf32>
    } -> (tensor<8x1024x97xf32>, tensor<8x1024x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x1024x97xf32>, tensor<8x1024x1xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1024x97xf32>, %4: tensor<8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x1024x97xf32> -> !mugraph.tile<8x2x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x1024x1xf32> -> !mugraph.tile<8x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0009794319294809011
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 8.182000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [32, 4] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<32x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<256x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x97xf32> -> tensor<4x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<4x1024x1xf32>
    } -> (tensor<4x1024x97xf32>, tensor<4x1024x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x1024x97xf32>, tensor<4x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1024x97xf32>, %4: tensor<4x1024x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x1024x97xf32> -> !mugraph.tile<4x4x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x1024x1xf32> -> !mugraph.tile<4x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0009794319294809011
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x4x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 8.787000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<16x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.scale %arg0t by 0.0009794319294809011
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<64x97xf32> -> tensor<8x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<64x16xf32> -> tensor<8x1024x16xf32>
    } -> (tensor<8x1024x97xf32>, tensor<8x1024x16xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x1024x97xf32>, tensor<8x1024x16xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1024x97xf32>, %4: tensor<8x1024x16xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x1024x97xf32> -> !mugraph.tile<8x2x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x1024x16xf32> -> !mugraph.tile<8x2x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 7.833000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [32, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<32x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.scale %arg0t by 0.0009794319294809011
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x97xf32> -> tensor<8x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x32xf32> -> tensor<8x1024x32xf32>
    } -> (tensor<8x1024x97xf32>, tensor<8x1024x32xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x1024x97xf32>, tensor<8x1024x32xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1024x97xf32>, %4: tensor<8x1024x32xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x1024x97xf32> -> !mugraph.tile<8x2x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x1024x32xf32> -> !mugraph.tile<8x2x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 7.073000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<64x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<64x64xf32> -> tensor<8x1024x64xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<64x97xf32> -> tensor<8x1024x97xf32>
    } -> (tensor<8x1024x64xf32>, tensor<8x1024x97xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1024x97xf32>, tensor<8x1024x64xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1024x97xf32>, %4: tensor<8x1024x64xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x1024x97xf32> -> !mugraph.tile<8x2x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x1024x64xf32> -> !mugraph.tile<8x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.0009794319294809011
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1] : !mugraph.tile<1x2x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 2.829900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [128] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<128x97xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x97xf32> -> tensor<1024x97xf16>
    } -> tensor<1024x97xf16>
    func.return %0 : tensor<1024x97xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 1.030400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<16x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<64x97xf32> -> tensor<16x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<64x1xf32> -> tensor<16x1024x1xf32>
    } -> (tensor<16x1024x97xf32>, tensor<16x1024x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x1024x97xf32>, tensor<16x1024x1xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1024x97xf32>, %4: tensor<16x1024x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<16x1024x97xf32> -> !mugraph.tile<16x2x97xf32>
      %6 = mugraph.load %4 imap [1] : tensor<16x1024x1xf32> -> !mugraph.tile<16x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0009794319294809011
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x97xf32> -> tensor<1x1024x97xf16>
    } -> tensor<1x1024x97xf16>
    %3 = mugraph.reshape %2 to [1024, 97]
    func.return %3 : tensor<1024x97xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x1021xf16>, %arg1: tensor<1021x97xf16>) -> tensor<1024x97xf16> attributes {mugraph.measured_us = 1.101800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1021xf16>, tensor<1021x97xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1021xf16>, %arg1s: tensor<1021x97xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x1021xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x97xf16> -> !mugraph.tile<32x97xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.scale %arg0t by 0.0009794319294809011
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x97xf32> -> tensor<4x1024x97xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x32xf32> -> tensor<4x1024x32xf32>
    } -> (tensor<4x1024x97xf32>, tensor<4x1024x32xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<4x1024x97xf32>, tensor<4x1024x32xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<4x1024x97xf32>, %5: tensor<4x1024x32xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<4x1024x97xf32> -> !mugraph.tile<4x4x97xf32>
      %7 = mugraph.load %5 imap [1] : tensor<4x1024x32xf32> -> !mugraph.tile<4x4x32xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.sum %9 dim 0
      %11 = mugraph.sqrt %10
      mugraph.store %8 omap [1] : !mugraph.tile<1x4x97xf32> -> tensor<1x1024x97xf16>
      mugraph.store %11 omap [1] : !mugraph.tile<1x4x1xf32> -> tensor<1x1024x1xf16>
    } -> (tensor<1x1024x97xf16>, tensor<1x1024x1xf16>)
    %4 = mugraph.reshape %2 to [1024, 97]
    %5 = mugraph.reshape %3 to [1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<1024x97xf16>
  }
}
