builtin.module {
  func.func @candidate_0(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 7.812000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [16, 40] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x1x96xf16> -> !mugraph.tile<1x1x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x96x5120xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x1x128xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 8.352000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [8, 80] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x1x96xf16> -> !mugraph.tile<2x1x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x96x5120xf16> -> !mugraph.tile<2x16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x64xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 7.668000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [16, 40] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x1x96xf16> -> !mugraph.tile<1x1x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x96x5120xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x1x128xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 8.464000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [8, 80] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x1x96xf16> -> !mugraph.tile<2x1x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x96x5120xf16> -> !mugraph.tile<2x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x64xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 8.136000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [16, 80] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x1x96xf16> -> !mugraph.tile<1x1x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x96x5120xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x1x64xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 9.364000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [8, 40] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x1x96xf16> -> !mugraph.tile<2x1x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x96x5120xf16> -> !mugraph.tile<2x16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x128xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 7.848000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [16, 40] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x1x96xf16> -> !mugraph.tile<1x1x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] : tensor<16x96x5120xf16> -> !mugraph.tile<1x96x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x1x128xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x1x96xf16>, %arg1: tensor<16x96x5120xf16>) -> tensor<16x1x5120xf16> attributes {mugraph.measured_us = 1.042800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1x96xf16>, tensor<16x96x5120xf16>) grid [8, 128] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<16x1x96xf16>, %arg1s: tensor<16x96x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x1x96xf16> -> !mugraph.tile<2x1x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x96x5120xf16> -> !mugraph.tile<2x16x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x40xf32> -> tensor<16x1x5120xf16>
    } -> tensor<16x1x5120xf16>
    func.return %0 : tensor<16x1x5120xf16>
  }
}
