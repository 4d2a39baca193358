builtin.module {
  func.func @candidate_0(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>) -> tensor<512x1xf16> attributes {mugraph.measured_us = 2.383000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x768xf16>, tensor<512x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<512x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<2x1xf32> -> tensor<512x1xf16>
    } -> tensor<512x1xf16>
    func.return %0 : tensor<512x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>) -> tensor<512x1xf16> attributes {mugraph.measured_us = 2.253000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x768xf16>, tensor<512x768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<512x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<1x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf16>
    } -> tensor<512x1xf16>
    func.return %0 : tensor<512x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>) -> tensor<512x1xf16> attributes {mugraph.measured_us = 2.408000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x768xf16>, tensor<512x768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<512x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<4x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<4x1xf32> -> tensor<512x1xf16>
    } -> tensor<512x1xf16>
    func.return %0 : tensor<512x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>) -> tensor<512x1xf16> attributes {mugraph.measured_us = 2.908000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x768xf16>, tensor<512x768xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<512x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<8x1xf32> -> tensor<512x1xf16>
    } -> tensor<512x1xf16>
    func.return %0 : tensor<512x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>) -> tensor<512x1xf16> attributes {mugraph.measured_us = 3.462000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x768xf16>, tensor<512x768xf16>) grid [32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<512x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<16x768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %2, %8
      mugraph.store %9 omap [0] : !mugraph.tile<16x1xf32> -> tensor<512x1xf16>
    } -> tensor<512x1xf16>
    func.return %0 : tensor<512x1xf16>
  }
}
