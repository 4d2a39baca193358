builtin.module {
  func.func @candidate_0(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 1.313000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<1x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<1x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 1.311000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<1x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<1x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %5, %arg0t
      %7 = mugraph.mul %6, %arg2t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 1.201000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [99] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<2x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<2x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<2x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<2x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 1.059000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [50] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<4x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<4x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 1.744000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [7] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<32x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 1.033000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [25] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<8x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<8x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 2.007000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [4] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.mul %arg0t, %arg2t
      %2 = mugraph.square %arg1t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0078125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg1t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %1, %7
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0078125
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [0] : !mugraph.tile<64x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x128xf16>, %arg1: tensor<197x128xf16>, %arg2: tensor<197x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 1.329000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<197x128xf16>, tensor<197x128xf16>, tensor<197x128xf16>) grid [13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x128xf16>, %arg2s: tensor<197x128xf16>, %arg1s: tensor<197x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x128xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x128xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<197x128xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<16x128xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
}
