builtin.module {
  func.func @candidate_0(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 3.329000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %6 = mugraph.max %arg0t dim 1
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.log %9
      %11 = mugraph.sub %7, %10
      %12 = mugraph.mul %5, %11
      %13 = mugraph.sum %12 dim 1
      mugraph.store %13 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 3.837000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %6 = mugraph.max %arg0t dim 1
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.log %9
      %11 = mugraph.sub %7, %10
      %12 = mugraph.mul %5, %11
      %13 = mugraph.sum %12 dim 1
      mugraph.store %13 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 3.878000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %6 = mugraph.max %arg0t_1 dim 1
      %7 = mugraph.sub %arg0t_1, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.max %arg0t dim 1
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.log %9
      %13 = mugraph.sub %11, %12
      %14 = mugraph.mul %5, %13
      %15 = mugraph.sum %14 dim 1
      mugraph.store %15 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 3.855000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %6 = mugraph.max %arg0t dim 1
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.log %9
      %11 = mugraph.sub %7, %10
      %12 = mugraph.mul %5, %11
      %13 = mugraph.sum %12 dim 1
      mugraph.store %13 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.189000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %6 = mugraph.max %arg0t dim 1
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.log %9
      %11 = mugraph.sub %7, %10
      %12 = mugraph.mul %5, %11
      %13 = mugraph.sum %12 dim 1
      mugraph.store %13 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 3.872000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.max %arg1t_1 dim 1
      %2 = mugraph.sub %arg1t_1, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %5 = mugraph.max %arg1t dim 1
      %6 = mugraph.sub %arg1t, %5
      %7 = mugraph.exp %6
      %8 = mugraph.div %7, %4
      %9 = mugraph.max %arg0t dim 1
      %10 = mugraph.sub %arg0t, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 1
      %13 = mugraph.log %12
      %14 = mugraph.sub %10, %13
      %15 = mugraph.mul %8, %14
      %16 = mugraph.sum %15 dim 1
      mugraph.store %16 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.207000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %1 = mugraph.max %arg1t_1 dim 1
      %2 = mugraph.sub %arg1t_1, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %5 = mugraph.max %arg1t dim 1
      %6 = mugraph.sub %arg1t, %5
      %7 = mugraph.exp %6
      %8 = mugraph.div %7, %4
      %9 = mugraph.max %arg0t dim 1
      %10 = mugraph.sub %arg0t, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 1
      %13 = mugraph.log %12
      %14 = mugraph.sub %10, %13
      %15 = mugraph.mul %8, %14
      %16 = mugraph.sum %15 dim 1
      mugraph.store %16 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 3.953000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %6 = mugraph.max %arg0t dim 1
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.log %9
      %11 = mugraph.sub %7, %10
      %12 = mugraph.mul %5, %11
      %13 = mugraph.sum %12 dim 1
      mugraph.store %13 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 2 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] fmap 0 : tensor<256x1xf32> -> !mugraph.tile<128x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.scale %5 by 0.00390625
      %7 = mugraph.scale %6 by -1.0
      mugraph.store %7 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.038000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<4x1000xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<4x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %6 = mugraph.max %arg0t dim 1
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.log %9
      %11 = mugraph.sub %7, %10
      %12 = mugraph.mul %5, %11
      %13 = mugraph.sum %12 dim 1
      mugraph.store %13 omap [0] : !mugraph.tile<4x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.412000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<4x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<4x1000xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<4x1000xf16>
      %6 = mugraph.max %arg0t_1 dim 1
      %7 = mugraph.sub %arg0t_1, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.max %arg0t dim 1
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.log %9
      %13 = mugraph.sub %11, %12
      %14 = mugraph.mul %5, %13
      %15 = mugraph.sum %14 dim 1
      mugraph.store %15 omap [0] : !mugraph.tile<4x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.773000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %2 = mugraph.max %arg1t dim 1
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.div %4, %5
      %7 = mugraph.max %arg0t dim 1
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
      mugraph.store %10 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1000xf16>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%0, %arg0, %1 : tensor<256x1000xf16>, tensor<256x1000xf16>, tensor<256x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>, %4: tensor<256x1xf32>):
      %5 = mugraph.load %3 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %6 = mugraph.load %4 imap [0] : tensor<256x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.max %arg0t dim 1
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.log %6
      %10 = mugraph.sub %8, %9
      %11 = mugraph.mul %5, %10
      %12 = mugraph.sum %11 dim 1
      mugraph.store %12 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %3 = mugraph.block ins(%2 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%4: tensor<256x1xf32>):
      %5 = mugraph.load %4 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.scale %6 by 0.00390625
      %8 = mugraph.scale %7 by -1.0
      mugraph.store %8 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %3 : tensor<1x1xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 5.394000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [64] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<4x512xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<4x512xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.max %arg0t dim 1
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.mul %3, %arg0t
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate sum %4 shift %1
      %12 = mugraph.accumulate max %5
      %13 = mugraph.accumulate sum %8 shift %5
      %14 = mugraph.accumulate sum %10 shift %1
      %15 = mugraph.neg %12
      %16 = mugraph.log %13
      %17 = mugraph.neg %16
      %18 = mugraph.div %14, %11
      %19 = mugraph.mul %11, %15
      %20 = mugraph.div %19, %11
      %21 = mugraph.add %18, %20
      %22 = mugraph.mul %11, %17
      %23 = mugraph.div %22, %11
      %24 = mugraph.add %21, %23
      mugraph.store %24 omap [0] : !mugraph.tile<4x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 6.099000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [32] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<8x512xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<8x512xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.max %arg0t dim 1
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.mul %3, %arg0t
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate sum %4 shift %1
      %12 = mugraph.accumulate max %5
      %13 = mugraph.accumulate sum %8 shift %5
      %14 = mugraph.accumulate sum %10 shift %1
      %15 = mugraph.neg %12
      %16 = mugraph.log %13
      %17 = mugraph.neg %16
      %18 = mugraph.div %14, %11
      %19 = mugraph.mul %11, %15
      %20 = mugraph.div %19, %11
      %21 = mugraph.add %18, %20
      %22 = mugraph.mul %11, %17
      %23 = mugraph.div %22, %11
      %24 = mugraph.add %21, %23
      mugraph.store %24 omap [0] : !mugraph.tile<8x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.887000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<1x512xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<1x512xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.max %arg0t dim 1
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.mul %3, %arg0t
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate sum %4 shift %1
      %12 = mugraph.accumulate max %5
      %13 = mugraph.accumulate sum %8 shift %5
      %14 = mugraph.accumulate sum %10 shift %1
      %15 = mugraph.neg %12
      %16 = mugraph.log %13
      %17 = mugraph.neg %16
      %18 = mugraph.div %14, %11
      %19 = mugraph.mul %11, %15
      %20 = mugraph.div %19, %11
      %21 = mugraph.add %18, %20
      %22 = mugraph.mul %11, %17
      %23 = mugraph.div %22, %11
      %24 = mugraph.add %21, %23
      mugraph.store %24 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.362000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<4x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<4x1000xf16>
      %6 = mugraph.max %arg0t dim 1
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.log %9
      %11 = mugraph.sub %7, %10
      %12 = mugraph.mul %5, %11
      %13 = mugraph.sum %12 dim 1
      mugraph.store %13 omap [0] : !mugraph.tile<4x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 4.835000e+00 : f64} {
    %0 = mugraph.block ins(%arg1 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<256x1000xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.max %arg1t dim 1
      %2 = mugraph.sub %arg1t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0, %arg0 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>, %arg0s: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<2x1000xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.sub %5, %8
      %10 = mugraph.mul %3, %9
      %11 = mugraph.sum %10 dim 1
      mugraph.store %11 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %2 = mugraph.block ins(%1 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%3: tensor<256x1xf32>):
      %4 = mugraph.load %3 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.scale %5 by 0.00390625
      %7 = mugraph.scale %6 by -1.0
      mugraph.store %7 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %2 : tensor<1x1xf16>
  }
}
