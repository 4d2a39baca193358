builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 6.201000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [512] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<8x13x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.sum %2 dim 1
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.sum %3 dim 2
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.sub %6, %8
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<8x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 6.513000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [1024] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<4x13x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.sum %2 dim 1
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.sum %3 dim 2
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.sub %6, %8
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<4x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 6.284000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [256] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<16x13x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.sum %2 dim 1
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.sum %3 dim 2
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.sub %6, %8
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<16x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 6.307000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [512] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<8x13x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.accumulate sum %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %3 dim 1
      %6 = mugraph.square %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %4 dim 1
      %9 = mugraph.sub %7, %8
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<8x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 5.281000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [128] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<32x13x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %arg0t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.sum %4 dim 1
      %7 = mugraph.square %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.sub %8, %5
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<32x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 6.676000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [256] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<16x16x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.accumulate sum %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %3 dim 1
      %6 = mugraph.square %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %4 dim 1
      %9 = mugraph.sub %7, %8
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<16x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 6.424000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [1024] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<4x16x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.accumulate sum %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %3 dim 1
      %6 = mugraph.square %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %4 dim 1
      %9 = mugraph.sub %7, %8
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<4x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 6.111000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [512] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<4096x39x16xf16> -> !mugraph.tile<8x16x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.sum %2 dim 1
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.sum %3 dim 2
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.sub %6, %8
      %10 = mugraph.scale %9 by 0.5
      mugraph.store %10 omap [0] : !mugraph.tile<8x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
}
