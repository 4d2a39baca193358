builtin.module {
  func.func @candidate_0(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 4.548000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [999] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<999x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<999x1xf16>
    } -> tensor<999x1xf16>
    func.return %0 : tensor<999x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 4.516000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [999] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<999x4097xf16> -> !mugraph.tile<1x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      mugraph.store %3 omap [0] : !mugraph.tile<1x1xf32> -> tensor<999x1xf16>
    } -> tensor<999x1xf16>
    func.return %0 : tensor<999x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 5.161000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [999] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<999x4097xf16> -> !mugraph.tile<1x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0] : !mugraph.tile<1x1xf32> -> tensor<999x1xf16>
    } -> tensor<999x1xf16>
    func.return %0 : tensor<999x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 5.265000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [999] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<999x4097xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0] : !mugraph.tile<1x1xf32> -> tensor<999x1xf16>
    } -> tensor<999x1xf16>
    func.return %0 : tensor<999x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 5.843000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [333] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<999x4097xf16> -> !mugraph.tile<3x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0] : !mugraph.tile<3x1xf32> -> tensor<999x1xf16>
    } -> tensor<999x1xf16>
    func.return %0 : tensor<999x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 6.509000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [333, 3] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<999x4097xf16> -> !mugraph.tile<3x352xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<3x1xf32> -> tensor<3x999x1xf32>
    } -> tensor<3x999x1xf32>
    %1 = mugraph.block ins(%0 : tensor<3x999x1xf32>) grid [111] loop 1 threads 128 {
    ^bb0(%2: tensor<3x999x1xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x999x1xf32> -> !mugraph.tile<3x9x1xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x9x1xf32> -> tensor<1x999x1xf16>
    } -> tensor<1x999x1xf16>
    %2 = mugraph.reshape %1 to [999, 1]
    func.return %2 : tensor<999x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 1.694100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [8, 33] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<999x4097xf16> -> !mugraph.tile<128x63xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<128x1xf32> -> tensor<33x999x1xf32>
    } -> tensor<33x999x1xf32>
    %1 = mugraph.block ins(%0 : tensor<33x999x1xf32>) grid [999] loop 1 threads 128 {
    ^bb0(%2: tensor<33x999x1xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<33x999x1xf32> -> !mugraph.tile<33x1x1xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x999x1xf16>
    } -> tensor<1x999x1xf16>
    %2 = mugraph.reshape %1 to [999, 1]
    func.return %2 : tensor<999x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<999x4097xf16>) -> tensor<999x1xf16> attributes {mugraph.measured_us = 5.805000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<999x4097xf16>) grid [333] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<999x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<999x4097xf16> -> !mugraph.tile<3x2048xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0] : !mugraph.tile<3x1xf32> -> tensor<999x1xf16>
    } -> tensor<999x1xf16>
    func.return %0 : tensor<999x1xf16>
  }
}
