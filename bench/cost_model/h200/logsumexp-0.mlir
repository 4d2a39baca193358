builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.203000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<4x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.501000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<2x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.489000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<8x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 3.566000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [512] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 3.983000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [1024] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 3.617000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [256] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<16x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.320000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<16x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<16x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 6.445000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<1x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.977000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<4x640xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<4x1xf32> -> tensor<4096x1xf32>
    } -> (tensor<4096x1xf32>, tensor<4096x1xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4096x1xf32>, tensor<4096x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%3: tensor<4096x1xf32>, %4: tensor<4096x1xf32>):
      %5 = mugraph.load %3 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.log %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %2 : tensor<4096x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.318000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<32x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.559000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [128] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %arg0t
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.max %5 dim 1
      %8 = mugraph.log %6
      %9 = mugraph.add %7, %8
      mugraph.store %9 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 3.675000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [256] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<16x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.346000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x640xf16> -> !mugraph.tile<32x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.log %5
      %7 = mugraph.add %1, %6
      mugraph.store %7 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 5.666000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [128] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<32x128xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.accumulate sum %4 shift %2
      %6 = mugraph.accumulate max %2
      %7 = mugraph.sum %5 dim 1
      mugraph.store %7 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf32>
      mugraph.store %6 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf32>
    } -> (tensor<4096x1xf32>, tensor<4096x1xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4096x1xf32>, tensor<4096x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%3: tensor<4096x1xf32>, %4: tensor<4096x1xf32>):
      %5 = mugraph.load %3 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.log %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %2 : tensor<4096x1xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 4.556000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [512] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<8x128xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.accumulate sum %4 shift %2
      %6 = mugraph.accumulate max %2
      %7 = mugraph.sum %5 dim 1
      %8 = mugraph.log %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4096x1xf32>
      mugraph.store %6 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4096x1xf32>
    } -> (tensor<4096x1xf32>, tensor<4096x1xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4096x1xf32>, tensor<4096x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%3: tensor<4096x1xf32>, %4: tensor<4096x1xf32>):
      %5 = mugraph.load %3 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.add %5, %6
      mugraph.store %7 omap [0] : !mugraph.tile<32x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %2 : tensor<4096x1xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x640xf16>) -> tensor<4096x1xf16> attributes {mugraph.measured_us = 7.073000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x640xf16>) grid [64] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4096x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x640xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<64x1xf32> -> tensor<4096x1xf16>
    } -> tensor<4096x1xf16>
    func.return %0 : tensor<4096x1xf16>
  }
}
