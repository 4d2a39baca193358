builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 6.613700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<1x16384xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 8.495800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [2048] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<2x16384xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 8.583100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 9.789200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [2048] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<2x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<2x2048xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 9.847200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x2048xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 8.553000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x2048xf16>
      %7 = mugraph.sub %arg0t_1, %4
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 7.819600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x8192xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 7.393700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %7 = mugraph.sub %arg0t_1, %4
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 1.017230e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<1x16384xf16>
      %1 = mugraph.max %arg0t dim 1
      mugraph.store %1 omap [0] : !mugraph.tile<1x1xf32> -> tensor<4096x1xf32>
    } -> tensor<4096x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x16384xf16>, tensor<4096x1xf32>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>, %2: tensor<4096x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<1x16384xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<1x1xf32>
      %4 = mugraph.exp %arg0t
      %5 = mugraph.sub %3, %3
      %6 = mugraph.exp %5
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.div %6, %7
      %9 = mugraph.mul %4, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %1 : tensor<4096x16384xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 1.060120e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4 shift %1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<4096x1xf32>
    } -> tensor<4096x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x16384xf16>, tensor<4096x1xf32>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>, %2: tensor<4096x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<1x16384xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<1x1xf32>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.div %6, %3
      mugraph.store %7 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %1 : tensor<4096x16384xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 1.334300e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4 shift %1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<4096x1xf32>
    } -> tensor<4096x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x16384xf16>, tensor<4096x1xf32>) grid [1024] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>, %2: tensor<4096x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<4x4096xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<4x1xf32>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.accumulate max %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<4x4096xf16>
      %6 = mugraph.sub %arg0t_1, %5
      %7 = mugraph.exp %6
      %8 = mugraph.div %7, %3
      %9 = mugraph.accumulate concat %8 dim 1 : !mugraph.tile<4x16384xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<4x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %1 : tensor<4096x16384xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 1.046530e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [1024] loop 32, 32 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<4x512xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %arg0t
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.max %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<4x512xf16>
      %8 = mugraph.sub %arg0t_1, %7
      %9 = mugraph.exp %8
      %10 = mugraph.div %9, %6
      %11 = mugraph.accumulate concat %10 dim 1 : !mugraph.tile<4x16384xf32>
      mugraph.store %11 omap [0] : !mugraph.tile<4x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 1.240560e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [2048] loop 4, 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.accumulate max %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<2x4096xf16>
      %3 = mugraph.sub %arg0t_1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      %arg0t_2 = mugraph.load %arg0s imap [0] fmap 1 in 2 : tensor<4096x16384xf16> -> !mugraph.tile<2x4096xf16>
      %7 = mugraph.sub %arg0t_2, %2
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 1.301330e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<1x16384xf16>
      %1 = mugraph.max %arg0t dim 1
      mugraph.store %1 omap [0] : !mugraph.tile<1x1xf32> -> tensor<4096x1xf32>
    } -> tensor<4096x1xf32>
    %1 = mugraph.block ins(%0, %arg0 : tensor<4096x1xf32>, tensor<4096x16384xf16>) grid [2048] loop 8, 8 threads 128 {
    ^bb0(%2: tensor<4096x1xf32>, %arg0s: tensor<4096x16384xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<2x1xf32>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<2x2048xf16>
      %4 = mugraph.sub %3, %3
      %5 = mugraph.exp %4
      %6 = mugraph.exp %arg0t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.div %5, %8
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<2x2048xf16>
      %10 = mugraph.exp %arg0t_1
      %11 = mugraph.mul %9, %10
      %12 = mugraph.accumulate concat %11 dim 1 : !mugraph.tile<2x16384xf32>
      mugraph.store %12 omap [0] : !mugraph.tile<2x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %1 : tensor<4096x16384xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 7.666600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<1x16384xf16>
      %1 = mugraph.max %arg0t dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x8192xf16>
      %2 = mugraph.sub %1, %1
      %3 = mugraph.exp %2
      %4 = mugraph.exp %arg0t_1
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.div %3, %6
      %arg0t_2 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x8192xf16>
      %8 = mugraph.exp %arg0t_2
      %9 = mugraph.mul %7, %8
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x16384xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %0 : tensor<4096x16384xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x16384xf16>) -> tensor<4096x16384xf16> attributes {mugraph.measured_us = 1.233000e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x16384xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x16384xf16> -> !mugraph.tile<1x16384xf16>
      %1 = mugraph.max %arg0t dim 1
      mugraph.store %1 omap [0] : !mugraph.tile<1x1xf32> -> tensor<4096x1xf32>
    } -> tensor<4096x1xf32>
    %1 = mugraph.block ins(%0, %arg0 : tensor<4096x1xf32>, tensor<4096x16384xf16>) grid [4096] loop 4, 4 threads 128 {
    ^bb0(%2: tensor<4096x1xf32>, %arg0s: tensor<4096x16384xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<1x1xf32>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %4 = mugraph.sub %3, %3
      %5 = mugraph.exp %4
      %6 = mugraph.exp %arg0t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.div %5, %8
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<4096x16384xf16> -> !mugraph.tile<1x4096xf16>
      %10 = mugraph.exp %arg0t_1
      %11 = mugraph.mul %9, %10
      %12 = mugraph.accumulate concat %11 dim 1 : !mugraph.tile<1x16384xf32>
      mugraph.store %12 omap [0] : !mugraph.tile<1x16384xf32> -> tensor<4096x16384xf16>
    } -> tensor<4096x16384xf16>
    func.return %1 : tensor<4096x16384xf16>
  }
}
