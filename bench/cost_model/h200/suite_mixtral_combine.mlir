builtin.module {
  func.func @candidate_0(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.412800e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [512] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<1x1x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.495000e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [256] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<2x1x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<2x1x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<2x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.445300e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [512] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<1x2x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<1x2x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.448500e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [16, 32] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<32x1x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<32x1x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0, 2] : !mugraph.tile<32x1x128xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.402600e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [512] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<1x1x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.545600e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<64x1x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<64x1x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0, 2] : !mugraph.tile<64x1x128xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.466500e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [512] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<1x2x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<1x2x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.398700e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [32, 32] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<16x2x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<16x2x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0, 2] : !mugraph.tile<16x1x128xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.397500e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<512x8x4096xf16> -> !mugraph.tile<16x8x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<512x8x1xf16> -> !mugraph.tile<16x8x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0, 2] : !mugraph.tile<16x1x64xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.558500e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [64, 64] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<8x4x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<8x4x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<8x1x64xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.470600e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [16, 64] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<32x4x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<32x4x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<32x1x64xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_11(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.425600e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<512x8x4096xf16> -> !mugraph.tile<1x8x4096xf16>
      %3 = mugraph.load %2 imap [0] : tensor<512x8x1xf16> -> !mugraph.tile<1x8x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_12(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.385700e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<512x8x4096xf16> -> !mugraph.tile<8x8x128xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<512x8x1xf16> -> !mugraph.tile<8x8x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0, 2] : !mugraph.tile<8x1x128xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_13(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.460800e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [32, 64] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<16x2x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<16x2x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0, 2] : !mugraph.tile<16x1x64xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_14(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.467400e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [512] loop 2 threads 256 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<1x4x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<1x4x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_15(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.478900e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [256] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<2x1x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<2x1x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.add %arg0, %2
    func.return %3 : tensor<512x4096xf16>
  }
}
