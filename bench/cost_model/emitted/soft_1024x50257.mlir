builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.386290e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 7, 7 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x8192xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x57344xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x57344xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.550500e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25, 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x51200xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x51200xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.597870e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [512] loop 25, 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x2048xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x51200xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x51200xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.294230e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [64, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<16x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<16x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.445710e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 13, 13 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x4096xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x53248xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x53248xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.666480e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [256] loop 13, 13 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<4x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<4x4096xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<4x53248xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<4x53248xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.301710e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [32, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.308560e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [128, 197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<8x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.541800e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [512] loop 13, 13 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x4096xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x53248xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x53248xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.373950e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [32, 786] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<32x64xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.251710e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [128, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<8x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.945180e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [128] loop 25, 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<8x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<8x2048xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<8x51200xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<8x51200xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.744860e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [8, 197] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<128x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<128x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<128x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 2.583120e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [128] loop 50, 50 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<8x1024xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<8x1024xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<8x51200xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<8x51200xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.769170e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [1571] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1024x50257xf16> -> !mugraph.tile<1024x32xf16>
      %5 = mugraph.load %3 imap [*] : tensor<1024x1xf32> -> !mugraph.tile<1024x1xf32>
      %6 = mugraph.load %4 imap [*] : tensor<1024x1xf32> -> !mugraph.tile<1024x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1024x32xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.967930e+02 : f64} {
    %0 = mugraph.max %arg0 dim 1
    %1 = mugraph.block ins(%0, %arg0 : tensor<1024x1xf16>, tensor<1024x50257xf16>) grid [512] loop 7, 7 threads 256 {
    ^bb0(%2: tensor<1024x1xf16>, %arg0s: tensor<1024x50257xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1xf16> -> !mugraph.tile<2x1xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x8192xf16>
      %4 = mugraph.sub %3, %3
      %5 = mugraph.exp %4
      %6 = mugraph.exp %arg0t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.div %5, %8
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x8192xf16>
      %10 = mugraph.exp %arg0t_1
      %11 = mugraph.mul %9, %10
      %12 = mugraph.accumulate concat %11 dim 1 : !mugraph.tile<2x57344xf32>
      mugraph.store %12 omap [0] : !mugraph.tile<2x57344xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %1 : tensor<1024x50257xf16>
  }
}
