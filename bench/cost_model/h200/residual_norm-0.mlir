builtin.module {
  func.func @candidate_0(%arg0: tensor<4x4096xf16>, %arg1: tensor<4x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.185000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x4096xf16>, tensor<4x4096xf16>) grid [4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x4096xf16>, %arg1s: tensor<4x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<1x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.square %1
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.000244140625
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x4096xf16>, %arg1: tensor<4x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.184000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x4096xf16>, tensor<4x4096xf16>, tensor<4096xf16>) grid [4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x4096xf16>, %arg1s: tensor<4x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<1x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<1x4096xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x4096xf16>, %arg1: tensor<4x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.965000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x4096xf16>, tensor<4x4096xf16>) grid [2] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x4096xf16>, %arg1s: tensor<4x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<2x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.mul %arg0t, %1
      %4 = mugraph.mul %arg1t, %1
      %5 = mugraph.add %3, %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %2, %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x4096xf16>, %arg1: tensor<4x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.557000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x4096xf16>, tensor<4x4096xf16>, tensor<4096xf16>) grid [2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x4096xf16>, %arg1s: tensor<4x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<2x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4x4096xf16> -> !mugraph.tile<2x4096xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x4096xf16>, %arg1: tensor<4x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 2.158000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x4096xf16>, tensor<4x4096xf16>) grid [1] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x4096xf16>, %arg1s: tensor<4x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %arg0t = mugraph.load %arg0s imap [*] : tensor<4x4096xf16> -> !mugraph.tile<4x4096xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<4x4096xf16> -> !mugraph.tile<4x4096xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.square %1
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.000244140625
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [*] : !mugraph.tile<4x4096xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x4096xf16>, %arg1: tensor<4x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 2.372000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x4096xf16>, tensor<4x4096xf16>, tensor<4096xf16>) grid [1] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4x4096xf16>, %arg1s: tensor<4x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<4x4096xf16> -> !mugraph.tile<4x4096xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<4x4096xf16> -> !mugraph.tile<4x4096xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [*] : !mugraph.tile<4x4096xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
}
