builtin.module {
  func.func @candidate_0(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 1.681000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<1x512x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x8xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 1.711000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<1x512x4xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x4xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 1.675000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<1x512x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 1.954000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<1x512x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x32xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.168000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<1x512x2xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x2xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.293000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<2x512x2xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<2x1x2xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.083000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [4, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<2x512x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<2x1x8xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.644000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x512x64xf16> -> !mugraph.tile<1x512x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0] : !mugraph.tile<1x1x64xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.951000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<1x512x1xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x1xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.262000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.001953125
      mugraph.store %3 omap [0] : !mugraph.tile<1x1x64xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.681000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [4, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 1 : tensor<8x512x64xf16> -> !mugraph.tile<2x128x32xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.001953125
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x32xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 3.444000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.001953125
      mugraph.store %3 omap [0] : !mugraph.tile<1x1x64xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.088000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 1 : tensor<8x512x64xf16> -> !mugraph.tile<1x128x8xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.001953125
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x1x8xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.398000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 1 : tensor<8x512x64xf16> -> !mugraph.tile<2x128x2xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.001953125
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x2xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.125000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [4, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<8x512x64xf16> -> !mugraph.tile<2x512x4xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      mugraph.store %2 omap [0, 2] : !mugraph.tile<2x1x4xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x512x64xf16>) -> tensor<8x1x64xf16> attributes {mugraph.measured_us = 2.685000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x512x64xf16>) grid [8, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 1 : tensor<8x512x64xf16> -> !mugraph.tile<1x128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.001953125
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x1x32xf32> -> tensor<8x1x64xf16>
    } -> tensor<8x1x64xf16>
    func.return %0 : tensor<8x1x64xf16>
  }
}
