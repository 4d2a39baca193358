builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 2.256000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197xf16>, tensor<2048x197xf16>, tensor<2048x197xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197xf16>, %arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<4x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<4x197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.square %1
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.005076142131979695
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [0] : !mugraph.tile<4x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 2.287000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x197xf16>, tensor<2048x197xf16>, tensor<197xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>, %arg2s: tensor<197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<4x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<4x197xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.005076142131979695
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<4x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 2.909000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197xf16>, tensor<2048x197xf16>, tensor<2048x197xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197xf16>, %arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<8x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<8x197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.square %1
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.005076142131979695
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 3.491000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x197xf16>, tensor<2048x197xf16>, tensor<197xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>, %arg2s: tensor<197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<8x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<8x197xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.005076142131979695
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<8x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 2.652000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197xf16>, tensor<2048x197xf16>, tensor<2048x197xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197xf16>, %arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<2x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<2x197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.square %1
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.005076142131979695
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [0] : !mugraph.tile<2x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 2.720000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x197xf16>, tensor<2048x197xf16>, tensor<197xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>, %arg2s: tensor<197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<2x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<2x197xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.005076142131979695
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<2x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 2.742000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197xf16>, tensor<2048x197xf16>, tensor<2048x197xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197xf16>, %arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<16x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<16x197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.square %1
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.005076142131979695
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [0] : !mugraph.tile<16x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 2.716000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x197xf16>, tensor<2048x197xf16>, tensor<197xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>, %arg2s: tensor<197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<16x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<16x197xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.005076142131979695
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<16x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 3.774000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197xf16>, tensor<2048x197xf16>, tensor<2048x197xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197xf16>, %arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<1x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<1x197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.square %1
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.005076142131979695
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 3.776000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197xf16>, tensor<2048x197xf16>, tensor<2048x197xf16>) grid [64] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<197xf16>, %arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<32x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<32x197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.mul %arg2t, %1
      %3 = mugraph.scale %1 by 0.005076142131979695
      %4 = mugraph.mul %1, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      mugraph.store %8 omap [0] : !mugraph.tile<32x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 3.742000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x197xf16>, tensor<2048x197xf16>, tensor<197xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>, %arg2s: tensor<197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<1x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<1x197xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.005076142131979695
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<1x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x197xf16>, %arg1: tensor<2048x197xf16>, %arg2: tensor<197xf16>) -> tensor<2048x197xf16> attributes {mugraph.measured_us = 4.033000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x197xf16>, tensor<2048x197xf16>, tensor<197xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x197xf16>, %arg1s: tensor<2048x197xf16>, %arg2s: tensor<197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<32x197xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x197xf16> -> !mugraph.tile<32x197xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<197xf16> -> !mugraph.tile<197xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.square %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.005076142131979695
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      %8 = mugraph.mul %7, %arg2t
      mugraph.store %8 omap [0] : !mugraph.tile<32x197xf32> -> tensor<2048x197xf16>
    } -> tensor<2048x197xf16>
    func.return %0 : tensor<2048x197xf16>
  }
}
