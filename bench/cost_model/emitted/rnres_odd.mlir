builtin.module {
  func.func @candidate_0(%arg0: tensor<2047x1021xf16>, %arg1: tensor<2047x1021xf16>) -> tensor<2047x1021xf16> attributes {mugraph.measured_us = 6.155000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2047x1021xf16>, tensor<2047x1021xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2047x1021xf16>, %arg1s: tensor<2047x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<4x1021xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009794319294809011
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<2047x1021xf16>
    } -> tensor<2047x1021xf16>
    func.return %0 : tensor<2047x1021xf16>
  }
  func.func @candidate_1(%arg0: tensor<2047x1021xf16>, %arg1: tensor<2047x1021xf16>) -> tensor<2047x1021xf16> attributes {mugraph.measured_us = 5.894000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2047x1021xf16>, tensor<2047x1021xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2047x1021xf16>, %arg1s: tensor<2047x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<2x1021xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<2x1021xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009794319294809011
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x1021xf32> -> tensor<2047x1021xf16>
    } -> tensor<2047x1021xf16>
    func.return %0 : tensor<2047x1021xf16>
  }
  func.func @candidate_2(%arg0: tensor<2047x1021xf16>, %arg1: tensor<2047x1021xf16>) -> tensor<2047x1021xf16> attributes {mugraph.measured_us = 7.861000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2047x1021xf16>, tensor<2047x1021xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2047x1021xf16>, %arg1s: tensor<2047x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<8x1021xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<8x1021xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009794319294809011
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<8x1021xf32> -> tensor<2047x1021xf16>
    } -> tensor<2047x1021xf16>
    func.return %0 : tensor<2047x1021xf16>
  }
  func.func @candidate_3(%arg0: tensor<2047x1021xf16>, %arg1: tensor<2047x1021xf16>) -> tensor<2047x1021xf16> attributes {mugraph.measured_us = 5.941000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2047x1021xf16>, tensor<2047x1021xf16>) grid [2047] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2047x1021xf16>, %arg1s: tensor<2047x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<1x1021xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<1x1021xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009794319294809011
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1021xf32> -> tensor<2047x1021xf16>
    } -> tensor<2047x1021xf16>
    func.return %0 : tensor<2047x1021xf16>
  }
  func.func @candidate_4(%arg0: tensor<2047x1021xf16>, %arg1: tensor<2047x1021xf16>) -> tensor<2047x1021xf16> attributes {mugraph.measured_us = 9.670000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2047x1021xf16>, tensor<2047x1021xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<2047x1021xf16>, %arg1s: tensor<2047x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<16x1021xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2047x1021xf16> -> !mugraph.tile<16x1021xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009794319294809011
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<16x1021xf32> -> tensor<2047x1021xf16>
    } -> tensor<2047x1021xf16>
    func.return %0 : tensor<2047x1021xf16>
  }
}
