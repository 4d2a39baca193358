builtin.module {
  func.func @candidate_0(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 2.870900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.sub %6, %1
      mugraph.store %7 omap [0] : !mugraph.tile<1x30522xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.302500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [256] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<2x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<2x8192xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.052700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 2.847800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.339300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [256] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<2x4096xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.010900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 15, 15 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x2048xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x30720xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x30720xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.053300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [256] loop 15, 15 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<2x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<2x2048xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x30720xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x30720xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.751400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [128] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<4x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<4x4096xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<4x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<4x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.592800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      %8 = mugraph.log %6
      mugraph.store %8 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0 : tensor<512x30522xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [4, 239] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x30522xf16> -> !mugraph.tile<128x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<128x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<128x1xf32>
      %7 = mugraph.sub %arg0t, %5
      %8 = mugraph.sub %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %2 : tensor<512x30522xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.205700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %1 = mugraph.max %arg0t dim 1
      mugraph.store %1 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> tensor<512x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x30522xf16>, tensor<512x1xf32>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x30522xf16>, %2: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %3 = mugraph.load %2 imap [0] : tensor<512x1xf32> -> !mugraph.tile<1x1xf32>
      %4 = mugraph.exp %arg0t
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.log %5
      %7 = mugraph.sub %3, %3
      %8 = mugraph.sub %6, %7
      %9 = mugraph.sub %arg0t, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x30522xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %1 : tensor<512x30522xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.532200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %1 = mugraph.max %arg0t_1 dim 1
      %2 = mugraph.exp %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.sub %1, %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.log %5
      %7 = mugraph.sub %6, %4
      %arg0t_2 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %8 = mugraph.sub %arg0t_2, %7
      %9 = mugraph.accumulate concat %8 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_11(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.400800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 4, 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.accumulate max %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %3 = mugraph.sub %arg0t_1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.log %6
      %arg0t_2 = mugraph.load %arg0s imap [0] fmap 1 in 2 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %8 = mugraph.sub %arg0t_2, %2
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_12(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.444800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x30522xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [8, 239] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x30522xf16> -> !mugraph.tile<64x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %7 = mugraph.log %5
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.sub %8, %6
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %2 : tensor<512x30522xf16>
  }
  func.func @candidate_13(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.901700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %1 = mugraph.max %arg0t dim 1
      mugraph.store %1 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> tensor<512x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x30522xf16>, tensor<512x1xf32>) grid [128] loop 15, 15 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>, %2: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<4x2048xf16>
      %3 = mugraph.load %2 imap [0] : tensor<512x1xf32> -> !mugraph.tile<4x1xf32>
      %4 = mugraph.exp %arg0t
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.sub %3, %3
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.log %7
      %9 = mugraph.sub %8, %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<4x2048xf16>
      %10 = mugraph.sub %arg0t_1, %9
      %11 = mugraph.accumulate concat %10 dim 1 : !mugraph.tile<4x30720xf32>
      mugraph.store %11 omap [0] : !mugraph.tile<4x30720xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %1 : tensor<512x30522xf16>
  }
  func.func @candidate_14(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 2.919500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 15, 15 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x2048xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %1 = mugraph.max %arg0t_1 dim 1
      %2 = mugraph.exp %arg0t
      %3 = mugraph.sub %1, %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.log %5
      %7 = mugraph.sub %6, %3
      %arg0t_2 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x2048xf16>
      %8 = mugraph.sub %arg0t_2, %7
      %9 = mugraph.accumulate concat %8 dim 1 : !mugraph.tile<1x30720xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<1x30720xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_15(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.972600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4 shift %1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> tensor<512x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x30522xf16>, tensor<512x1xf32>) grid [512] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>, %2: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %3 = mugraph.load %2 imap [0] : tensor<512x1xf32> -> !mugraph.tile<1x1xf32>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.log %3
      %6 = mugraph.accumulate max %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %7 = mugraph.sub %arg0t_1, %6
      %8 = mugraph.sub %7, %5
      %9 = mugraph.accumulate concat %8 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %1 : tensor<512x30522xf16>
  }
}
