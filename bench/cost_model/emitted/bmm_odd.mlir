builtin.module {
  func.func @candidate_0(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 4.520000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 5, 9] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x77xf16> -> !mugraph.tile<1x32x77xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<8x77x517xf16> -> !mugraph.tile<1x77x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 4.160000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 3, 9] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x77xf16> -> !mugraph.tile<1x64x77xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<8x77x517xf16> -> !mugraph.tile<1x77x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 5.670000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 33] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x131x77xf16> -> !mugraph.tile<1x131x77xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] : tensor<8x77x517xf16> -> !mugraph.tile<1x77x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x131x16xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 5.100000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 3, 5] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x131x77xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x77x517xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 5.290000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 9, 9] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x77xf16> -> !mugraph.tile<1x16x77xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<8x77x517xf16> -> !mugraph.tile<1x77x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 5.690000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 17] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x131x77xf16> -> !mugraph.tile<1x131x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x77x517xf16> -> !mugraph.tile<1x32x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x131x32xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 5.980000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 2, 9] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x131x77xf16> -> !mugraph.tile<1x128x77xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<8x77x517xf16> -> !mugraph.tile<1x77x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x64xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x131x77xf16>, %arg1: tensor<8x77x517xf16>) -> tensor<8x131x517xf16> attributes {mugraph.measured_us = 6.560000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x131x77xf16>, tensor<8x77x517xf16>) grid [8, 3, 5] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<8x131x77xf16>, %arg1s: tensor<8x77x517xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x131x77xf16> -> !mugraph.tile<1x64x11xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x77x517xf16> -> !mugraph.tile<1x11x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x131x517xf16>
    } -> tensor<8x131x517xf16>
    func.return %0 : tensor<8x131x517xf16>
  }
}
