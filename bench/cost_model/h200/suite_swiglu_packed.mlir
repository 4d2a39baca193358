builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.359600e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [128, 43] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x256xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.341900e+01 : f64} {
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
  func.func @candidate_2(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.382100e+01 : f64} {
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
  func.func @candidate_3(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.366900e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %1 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [128, 43] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x256xf16>
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.328400e+01 : f64} {
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
  func.func @candidate_5(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.381900e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %1 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [32, 172] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.345100e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [256, 43] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x256xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.376800e+01 : f64} {
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
  func.func @candidate_8(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.464900e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %1 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [2048] loop 1 threads 256 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<1x11008xf16>
      %6 = mugraph.load %4 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<1x11008xf16>
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0] : !mugraph.tile<1x11008xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 1.071720e+02 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [128, 688] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x16xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<16x16xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 2.139730e+02 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %1 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [256, 688] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x16xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x16xf16>
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.718600e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %1 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [1024] loop 1 threads 256 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<2x11008xf16>
      %6 = mugraph.load %4 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<2x11008xf16>
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0] : !mugraph.tile<2x11008xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.465500e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [2048] loop 1 threads 256 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<1x11008xf16>
      %6 = mugraph.load %4 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<1x11008xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x11008xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 8.081000e+01 : f64} {
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
  func.func @candidate_14(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 3.730400e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [1024] loop 1 threads 256 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<2x11008xf16>
      %6 = mugraph.load %4 imap [0] : tensor<2048x11008xf16> -> !mugraph.tile<2x11008xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<2x11008xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 5.467400e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %1 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [256, 172] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x64xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<8x64xf16>
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
}
