builtin.module {
  func.func @candidate_0(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 1.032500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 6, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x77x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x77x16xf32> -> tensor<8x2x77x96xf32>
    } -> tensor<8x2x77x96xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x2x77x96xf32>, tensor<2x96x4096xf16>) grid [2, 5, 32] loop 3 threads 128 {
    ^bb0(%2: tensor<8x2x77x96xf32>, %arg2s: tensor<2x96x4096xf16>):
      %3 = mugraph.load %2 imap [1, 2, *] fmap 3 : tensor<8x2x77x96xf32> -> !mugraph.tile<8x1x16x32xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x2x77x4096xf16>
    } -> tensor<1x2x77x4096xf16>
    %2 = mugraph.reshape %1 to [2, 77, 4096]
    func.return %2 : tensor<2x77x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 1.035200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 6, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x77x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x77x16xf32> -> tensor<8x2x77x96xf32>
    } -> tensor<8x2x77x96xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x2x77x96xf32>, tensor<2x96x4096xf16>) grid [2, 5, 32] loop 3 threads 128 {
    ^bb0(%2: tensor<8x2x77x96xf32>, %arg2s: tensor<2x96x4096xf16>):
      %3 = mugraph.load %2 imap [1, 2, *] fmap 3 : tensor<8x2x77x96xf32> -> !mugraph.tile<8x1x16x32xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x2x77x4096xf16>
    } -> tensor<1x2x77x4096xf16>
    %2 = mugraph.reshape %1 to [2, 77, 4096]
    func.return %2 : tensor<2x77x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 1.120000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 6, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x77x256xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x256x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x77x16xf32> -> tensor<8x2x77x96xf32>
    } -> tensor<8x2x77x96xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x2x77x96xf32>, tensor<2x96x4096xf16>) grid [2, 5, 32] loop 3 threads 128 {
    ^bb0(%2: tensor<8x2x77x96xf32>, %arg2s: tensor<2x96x4096xf16>):
      %3 = mugraph.load %2 imap [1, 2, *] fmap 3 : tensor<8x2x77x96xf32> -> !mugraph.tile<8x1x16x32xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x2x77x4096xf16>
    } -> tensor<1x2x77x4096xf16>
    %2 = mugraph.reshape %1 to [2, 77, 4096]
    func.return %2 : tensor<2x77x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 1.049200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 7, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x11x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<1x11x96xf32> -> tensor<8x2x77x96xf32>
    } -> tensor<8x2x77x96xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x2x77x96xf32>, tensor<2x96x4096xf16>) grid [2, 5, 32] loop 3 threads 128 {
    ^bb0(%2: tensor<8x2x77x96xf32>, %arg2s: tensor<2x96x4096xf16>):
      %3 = mugraph.load %2 imap [1, 2, *] fmap 3 : tensor<8x2x77x96xf32> -> !mugraph.tile<8x1x16x32xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x2x77x4096xf16>
    } -> tensor<1x2x77x4096xf16>
    %2 = mugraph.reshape %1 to [2, 77, 4096]
    func.return %2 : tensor<2x77x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 8.488000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 3, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<1x32x96xf32> -> tensor<16x2x77x96xf32>
    } -> tensor<16x2x77x96xf32>
    %1 = mugraph.block ins(%0 : tensor<16x2x77x96xf32>) grid [2, 39, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<16x2x77x96xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<16x2x77x96xf32> -> !mugraph.tile<16x1x2x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2, 3] : !mugraph.tile<1x1x2x32xf32> -> tensor<1x2x77x96xf16>
    } -> tensor<1x2x77x96xf16>
    %2 = mugraph.reshape %1 to [2, 77, 96]
    %3 = mugraph.block ins(%2, %arg2 : tensor<2x77x96xf16>, tensor<2x96x4096xf16>) grid [2, 64] loop 3 threads 128 {
    ^bb0(%4: tensor<2x77x96xf16>, %arg2s: tensor<2x96x4096xf16>):
      %5 = mugraph.load %4 imap [0, *] fmap 2 : tensor<2x77x96xf16> -> !mugraph.tile<1x77x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x32x64xf16>
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.accumulate sum %7
      mugraph.store %8 omap [0, 2] : !mugraph.tile<1x77x64xf32> -> tensor<2x77x4096xf16>
    } -> tensor<2x77x4096xf16>
    func.return %3 : tensor<2x77x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 8.469000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 7, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x11x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<1x11x96xf32> -> tensor<8x2x77x96xf32>
    } -> tensor<8x2x77x96xf32>
    %1 = mugraph.block ins(%0 : tensor<8x2x77x96xf32>) grid [2, 39, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<8x2x77x96xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<8x2x77x96xf32> -> !mugraph.tile<8x1x2x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      mugraph.store %5 omap [1, 2, 3] : !mugraph.tile<1x1x2x32xf32> -> tensor<1x2x77x96xf16>
    } -> tensor<1x2x77x96xf16>
    %2 = mugraph.reshape %1 to [2, 77, 96]
    %3 = mugraph.block ins(%2, %arg2 : tensor<2x77x96xf16>, tensor<2x96x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%4: tensor<2x77x96xf16>, %arg2s: tensor<2x96x4096xf16>):
      %5 = mugraph.load %4 imap [0, *] fmap 2 : tensor<2x77x96xf16> -> !mugraph.tile<1x77x48xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x48x64xf16>
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x77x64xf32> -> tensor<2x77x4096xf16>
    } -> tensor<2x77x4096xf16>
    func.return %3 : tensor<2x77x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 8.924000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 3, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<1x32x96xf32> -> tensor<16x2x77x96xf32>
    } -> tensor<16x2x77x96xf32>
    %1 = mugraph.block ins(%0 : tensor<16x2x77x96xf32>) grid [2, 39, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<16x2x77x96xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<16x2x77x96xf32> -> !mugraph.tile<16x1x2x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      mugraph.store %5 omap [1, 2, 3] : !mugraph.tile<1x1x2x32xf32> -> tensor<1x2x77x96xf16>
    } -> tensor<1x2x77x96xf16>
    %2 = mugraph.reshape %1 to [2, 77, 96]
    %3 = mugraph.block ins(%2, %arg2 : tensor<2x77x96xf16>, tensor<2x96x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%4: tensor<2x77x96xf16>, %arg2s: tensor<2x96x4096xf16>):
      %5 = mugraph.load %4 imap [0, *] fmap 2 : tensor<2x77x96xf16> -> !mugraph.tile<1x77x48xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x48x64xf16>
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x77x64xf32> -> tensor<2x77x4096xf16>
    } -> tensor<2x77x4096xf16>
    func.return %3 : tensor<2x77x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<2x77x4096xf16>, %arg1: tensor<2x4096x96xf16>, %arg2: tensor<2x96x4096xf16>) -> tensor<2x77x4096xf16> attributes {mugraph.measured_us = 7.969000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x77x4096xf16>, tensor<2x4096x96xf16>) grid [2, 3, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2x77x4096xf16>, %arg1s: tensor<2x4096x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<2x77x4096xf16> -> !mugraph.tile<1x77x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<2x4096x96xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x77x32xf32> -> tensor<16x2x77x96xf32>
    } -> tensor<16x2x77x96xf32>
    %1 = mugraph.block ins(%0 : tensor<16x2x77x96xf32>) grid [2, 39, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<16x2x77x96xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<16x2x77x96xf32> -> !mugraph.tile<16x1x2x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      mugraph.store %5 omap [1, 2, 3] : !mugraph.tile<1x1x2x32xf32> -> tensor<1x2x77x96xf16>
    } -> tensor<1x2x77x96xf16>
    %2 = mugraph.reshape %1 to [2, 77, 96]
    %3 = mugraph.block ins(%2, %arg2 : tensor<2x77x96xf16>, tensor<2x96x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%4: tensor<2x77x96xf16>, %arg2s: tensor<2x96x4096xf16>):
      %5 = mugraph.load %4 imap [0, *] fmap 2 : tensor<2x77x96xf16> -> !mugraph.tile<1x77x48xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<2x96x4096xf16> -> !mugraph.tile<1x48x64xf16>
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x77x64xf32> -> tensor<2x77x4096xf16>
    } -> tensor<2x77x4096xf16>
    func.return %3 : tensor<2x77x4096xf16>
  }
}
