builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.055200e+01 : f64} {
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
  func.func @candidate_1(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.144800e+01 : f64} {
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
  func.func @candidate_2(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.034400e+01 : f64} {
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
  func.func @candidate_3(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.117600e+01 : f64} {
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
  func.func @candidate_4(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.241600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [32, 512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x8xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 4.357600e+01 : f64} {
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
  func.func @candidate_6(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.890400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [256, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>, %2: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<1x4096xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<1x4096xf16>
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.036000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [32, 256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x16xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
}
