builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.025000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [256, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.051200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [128, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 2.978600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [512, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 2.989100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [256, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.036800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [64, 128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.051000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [128, 128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<32x32xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.619600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.999900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [128, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 4.935100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.exp %arg0t
      mugraph.store %1 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>, %2: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<1x4096xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<1x4096xf16>
      %4 = mugraph.offset %3 by 1.0
      %5 = mugraph.log %4
      %6 = mugraph.tanh %5
      %7 = mugraph.mul %arg0t, %6
      mugraph.store %7 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.389100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [256, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    %1 = mugraph.mul %arg0, %0
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 1.590010e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [1024, 128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<4x32xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.191300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      mugraph.store %2 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>, %2: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.log %3
      %5 = mugraph.tanh %4
      %6 = mugraph.mul %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.241400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.exp %arg0t
      mugraph.store %1 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [512, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>, %2: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<8x128xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<8x128xf16>
      %4 = mugraph.offset %3 by 1.0
      %5 = mugraph.log %4
      %6 = mugraph.tanh %5
      %7 = mugraph.mul %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.315600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<8x4096xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      mugraph.store %3 omap [0] : !mugraph.tile<8x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [256, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>, %2: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x128xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x128xf16>
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.174330e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [4096, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<1x64xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.726500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.exp %arg0t
      mugraph.store %1 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [256, 128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>, %2: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x32xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x32xf16>
      %4 = mugraph.offset %3 by 1.0
      %5 = mugraph.log %4
      %6 = mugraph.tanh %5
      %7 = mugraph.mul %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
}
