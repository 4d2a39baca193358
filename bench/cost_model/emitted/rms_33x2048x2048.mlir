builtin.module {
  func.func @candidate_0(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 7.245000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2048xf16>, tensor<2048x2048xf16>) grid [3, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<11x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.00048828125
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<11x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %0 : tensor<33x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 8.427000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2048xf16>, tensor<2048x2048xf16>) grid [3, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.00048828125
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %0 : tensor<33x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 8.418000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2048xf16>, tensor<2048x2048xf16>) grid [3, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<11x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.00048828125
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<11x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %0 : tensor<33x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 8.448000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2048xf16>, tensor<2048x2048xf16>) grid [3, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<11x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.00048828125
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<11x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %0 : tensor<33x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 1.643900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2048xf16>, tensor<2048x2048xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.00048828125
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %0 : tensor<33x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 9.152000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<33x2048xf16>) grid [11, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<33x2048xf16> -> !mugraph.tile<3x64xf16>
      %1 = mugraph.square %arg0t
      mugraph.store %1 omap [0, 1] : !mugraph.tile<3x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<33x2048xf16>, tensor<2048x2048xf16>, tensor<33x2048xf16>) grid [3, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>, %2: tensor<33x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<16x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.00048828125
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %1 : tensor<33x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 1.327600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2048xf16>, tensor<2048x2048xf16>) grid [3, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<11x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.00048828125
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<11x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %0 : tensor<33x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<33x2048xf16>, %arg1: tensor<2048x2048xf16>) -> tensor<33x2048xf16> attributes {mugraph.measured_us = 7.703000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<33x2048xf16>) grid [33] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<33x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<33x2048xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.00048828125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<33x2048xf16>, tensor<2048x2048xf16>) grid [3, 32] loop 16 threads 128 {
    ^bb0(%2: tensor<33x2048xf16>, %arg1s: tensor<2048x2048xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<33x2048xf16> -> !mugraph.tile<11x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<11x64xf32> -> tensor<33x2048xf16>
    } -> tensor<33x2048xf16>
    func.return %1 : tensor<33x2048xf16>
  }
}
