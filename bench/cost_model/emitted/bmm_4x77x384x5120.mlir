builtin.module {
  func.func @candidate_0(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 1.053200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 80] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x77x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x77x64xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 1.199200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 2, 80] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 1.030000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 2, 40] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 1.255200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 160] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x77x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x77x32xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 2.146400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 160] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x77x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x96x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x77x32xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 1.279200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 80] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x77x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x77x64xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 1.485200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 80] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x77x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x77x64xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x77x384xf16>, %arg1: tensor<4x384x5120xf16>) -> tensor<4x77x5120xf16> attributes {mugraph.measured_us = 1.586400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x77x384xf16>, tensor<4x384x5120xf16>) grid [4, 3, 80] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x77x384xf16>, %arg1s: tensor<4x384x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x77x384xf16> -> !mugraph.tile<1x32x48xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x5120xf16> -> !mugraph.tile<1x48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<4x77x5120xf16>
    } -> tensor<4x77x5120xf16>
    func.return %0 : tensor<4x77x5120xf16>
  }
}
