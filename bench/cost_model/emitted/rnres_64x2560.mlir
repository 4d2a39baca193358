builtin.module {
  func.func @candidate_0(%arg0: tensor<64x2560xf16>, %arg1: tensor<64x2560xf16>) -> tensor<64x2560xf16> attributes {mugraph.measured_us = 1.313000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x2560xf16>, tensor<64x2560xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x2560xf16>, %arg1s: tensor<64x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x2560xf16> -> !mugraph.tile<1x2560xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x2560xf16> -> !mugraph.tile<1x2560xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.000390625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x2560xf32> -> tensor<64x2560xf16>
    } -> tensor<64x2560xf16>
    func.return %0 : tensor<64x2560xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x2560xf16>, %arg1: tensor<64x2560xf16>) -> tensor<64x2560xf16> attributes {mugraph.measured_us = 1.489000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x2560xf16>, tensor<64x2560xf16>) grid [32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x2560xf16>, %arg1s: tensor<64x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x2560xf16> -> !mugraph.tile<2x2560xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x2560xf16> -> !mugraph.tile<2x2560xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.000390625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x2560xf32> -> tensor<64x2560xf16>
    } -> tensor<64x2560xf16>
    func.return %0 : tensor<64x2560xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x2560xf16>, %arg1: tensor<64x2560xf16>) -> tensor<64x2560xf16> attributes {mugraph.measured_us = 2.096000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x2560xf16>, tensor<64x2560xf16>) grid [16] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<64x2560xf16>, %arg1s: tensor<64x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x2560xf16> -> !mugraph.tile<4x2560xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x2560xf16> -> !mugraph.tile<4x2560xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.000390625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x2560xf32> -> tensor<64x2560xf16>
    } -> tensor<64x2560xf16>
    func.return %0 : tensor<64x2560xf16>
  }
}
