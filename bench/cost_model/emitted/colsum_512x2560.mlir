builtin.module {
  func.func @candidate_0(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 2.679000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [80] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<512x2560xf16> -> !mugraph.tile<512x32xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 2.701000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [160] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<512x2560xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 4.936000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [64] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<512x2560xf16> -> !mugraph.tile<512x40xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x40xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 4.087000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [40] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<512x2560xf16> -> !mugraph.tile<512x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x64xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 3.144000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [40] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 0
      mugraph.store %3 omap [1] : !mugraph.tile<1x64xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 2.797000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [160] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 0
      mugraph.store %3 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 3.167000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [320] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 0
      mugraph.store %3 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x2560xf16>) -> tensor<1x2560xf16> attributes {mugraph.measured_us = 3.244000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2560xf16>) grid [80] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x2560xf16>
    } -> tensor<1x2560xf16>
    func.return %0 : tensor<1x2560xf16>
  }
}
