builtin.module {
  func.func @candidate_0(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 2.522000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<128x197x64xf16> -> !mugraph.tile<1x197x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x32xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 2.813000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x197x64xf16> -> !mugraph.tile<1x197x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0] : !mugraph.tile<1x1x64xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 2.893000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [64, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<128x197x64xf16> -> !mugraph.tile<2x197x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0, 2] : !mugraph.tile<2x1x32xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 2.624000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<128x197x64xf16> -> !mugraph.tile<1x197x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 2.792000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<128x197x64xf16> -> !mugraph.tile<2x197x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0, 2] : !mugraph.tile<2x1x16xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 3.512000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x197x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0] : !mugraph.tile<1x1x64xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 3.961000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x197x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0] : !mugraph.tile<1x1x64xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 4.575000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x197x64xf16> -> !mugraph.tile<2x197x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0] : !mugraph.tile<2x1x64xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 3.289000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 1 : tensor<128x197x64xf16> -> !mugraph.tile<2x64x16xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x16xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 5.629000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [16, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<128x197x64xf16> -> !mugraph.tile<8x197x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0, 2] : !mugraph.tile<8x1x16xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 5.790000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x197x64xf16> -> !mugraph.tile<2x64x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0] : !mugraph.tile<2x1x64xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 5.175000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [128, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 1 : tensor<128x197x64xf16> -> !mugraph.tile<1x64x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 5.600000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x197x64xf16> -> !mugraph.tile<4x197x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0] : !mugraph.tile<4x1x64xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 3.652000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [128, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<128x197x64xf16> -> !mugraph.tile<1x197x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.005076142131979695
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x8xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 4.514000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [64, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 1 : tensor<128x197x64xf16> -> !mugraph.tile<2x64x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x32xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<128x197x64xf16>) -> tensor<128x1x64xf16> attributes {mugraph.measured_us = 3.625000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x197x64xf16>) grid [64] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x197x64xf16> -> !mugraph.tile<2x32x64xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0] : !mugraph.tile<2x1x64xf32> -> tensor<128x1x64xf16>
    } -> tensor<128x1x64xf16>
    func.return %0 : tensor<128x1x64xf16>
  }
}
