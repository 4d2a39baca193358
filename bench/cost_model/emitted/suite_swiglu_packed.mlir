builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 4.821300e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [64, 86] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 4.880000e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [32, 172] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 4.804300e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %1 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [64, 86] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 4.737100e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [128, 86] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 8.099200e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [256, 256] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x43xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x43xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x43xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 6.528000e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [32, 256] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x43xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x43xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x43xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 1.595200e+02 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [512, 256] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<4x43xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<4x43xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<4x43xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 4.914100e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [32, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x86xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x86xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x86xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
}
