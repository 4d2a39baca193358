builtin.module {
  func.func @candidate_0(%arg0: tensor<197x5120xf16>, %arg1: tensor<197x5120xf16>) -> tensor<197x5120xf16> attributes {mugraph.measured_us = 3.551000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x5120xf16>, tensor<197x5120xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x5120xf16>, %arg1s: tensor<197x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x5120xf16> -> !mugraph.tile<1x5120xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x5120xf16> -> !mugraph.tile<1x5120xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0001953125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x5120xf32> -> tensor<197x5120xf16>
    } -> tensor<197x5120xf16>
    func.return %0 : tensor<197x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x5120xf16>, %arg1: tensor<197x5120xf16>) -> tensor<197x5120xf16> attributes {mugraph.measured_us = 3.884000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x5120xf16>, tensor<197x5120xf16>) grid [99] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x5120xf16>, %arg1s: tensor<197x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x5120xf16> -> !mugraph.tile<2x5120xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x5120xf16> -> !mugraph.tile<2x5120xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0001953125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x5120xf32> -> tensor<197x5120xf16>
    } -> tensor<197x5120xf16>
    func.return %0 : tensor<197x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x5120xf16>, %arg1: tensor<197x5120xf16>) -> tensor<197x5120xf16> attributes {mugraph.measured_us = 4.621000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x5120xf16>, tensor<197x5120xf16>) grid [50] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x5120xf16>, %arg1s: tensor<197x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x5120xf16> -> !mugraph.tile<4x5120xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x5120xf16> -> !mugraph.tile<4x5120xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0001953125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x5120xf32> -> tensor<197x5120xf16>
    } -> tensor<197x5120xf16>
    func.return %0 : tensor<197x5120xf16>
  }
}
