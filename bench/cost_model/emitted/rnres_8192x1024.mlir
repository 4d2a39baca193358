builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x1024xf16>, %arg1: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.863200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x1024xf16>, tensor<8192x1024xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>, %arg1s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<4x1024xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<4x1024xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009765625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x1024xf16>, %arg1: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.868000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x1024xf16>, tensor<8192x1024xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>, %arg1s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<2x1024xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<2x1024xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009765625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x1024xf16>, %arg1: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.884000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x1024xf16>, tensor<8192x1024xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>, %arg1s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<8x1024xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<8x1024xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009765625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<8x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x1024xf16>, %arg1: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.897600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x1024xf16>, tensor<8192x1024xf16>) grid [8192] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>, %arg1s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<1x1024xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<1x1024xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009765625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x1024xf16>, %arg1: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.997600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x1024xf16>, tensor<8192x1024xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<8192x1024xf16>, %arg1s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<16x1024xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<16x1024xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0009765625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0] : !mugraph.tile<16x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
}
