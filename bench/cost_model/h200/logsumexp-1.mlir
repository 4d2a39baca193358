builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.184000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [500] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<2x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.660000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [1000] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<1x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.194000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<4x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.336000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [125] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<8x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<8x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.781000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [63] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<16x640xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.add %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<16x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.300000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [250] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 3.060000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [500] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<2x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.444000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [125] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.361000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [250] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %arg0t
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.max %4 dim 1
      %7 = mugraph.sum %5 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %6, %8
      mugraph.store %9 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 4.324000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [1000] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<1x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %arg0t
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.max %4 dim 1
      %7 = mugraph.sum %5 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %6, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.342000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [125] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %arg0t
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.max %4 dim 1
      %7 = mugraph.sum %5 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %6, %8
      mugraph.store %9 omap [0] : !mugraph.tile<8x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_11(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 2.896000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [500] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<2x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %arg0t
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.max %4 dim 1
      %7 = mugraph.sum %5 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %6, %8
      mugraph.store %9 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<1000x640xf16>) -> tensor<1000x1xf16> attributes {mugraph.measured_us = 4.255000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x640xf16>) grid [1000] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<1x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1000x1xf16>
    } -> tensor<1000x1xf16>
    func.return %0 : tensor<1000x1xf16>
  }
}
