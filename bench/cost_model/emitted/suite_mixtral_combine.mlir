builtin.module {
  func.func @candidate_0(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.937600e+01 : f64} {
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
  func.func @candidate_1(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 2.009600e+01 : f64} {
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
  func.func @candidate_2(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.946400e+01 : f64} {
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
  func.func @candidate_3(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.950400e+01 : f64} {
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
  func.func @candidate_4(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.960800e+01 : f64} {
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
  func.func @candidate_5(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.960000e+01 : f64} {
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
  func.func @candidate_6(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 2.027200e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [256] loop 4 threads 256 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<2x2x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<2x2x1xf16>
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
