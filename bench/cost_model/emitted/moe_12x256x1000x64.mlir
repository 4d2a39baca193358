builtin.module {
  func.func @candidate_0(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 8.527000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>, %arg2s: tensor<8x64x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x1000xf16>
    } -> tensor<8x128x1000xf16>
    func.return %0 : tensor<8x128x1000xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 9.171000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>, %arg2s: tensor<8x64x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x64x256xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x256x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x1000xf16>
    } -> tensor<8x128x1000xf16>
    func.return %0 : tensor<8x128x1000xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 9.101000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>, %arg2s: tensor<8x64x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x1000xf16>
    } -> tensor<8x128x1000xf16>
    func.return %0 : tensor<8x128x1000xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 1.167500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>) grid [8, 8, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x16x125xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x125x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x8x128x64xf32>
    } -> tensor<2x8x128x64xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2x8x128x64xf32>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<2x8x128x64xf32>, %arg2s: tensor<8x64x1000xf16>):
      %3 = mugraph.load %2 imap [1, 2, *] fmap 3 : tensor<2x8x128x64xf32> -> !mugraph.tile<2x1x64x32xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x64x1000xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x64x128xf32> -> tensor<1x8x128x1000xf16>
    } -> tensor<1x8x128x1000xf16>
    %2 = mugraph.reshape %1 to [8, 128, 1000]
    func.return %2 : tensor<8x128x1000xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 9.087000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>) grid [8, 4, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<8x128x64xf16>
    } -> tensor<8x128x64xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x64xf16>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<8x128x64xf16>, %arg2s: tensor<8x64x1000xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x64x1000xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x1000xf16>
    } -> tensor<8x128x1000xf16>
    func.return %1 : tensor<8x128x1000xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 9.400000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>) grid [8, 4, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<8x128x64xf16>
    } -> tensor<8x128x64xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x64xf16>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<8x128x64xf16>, %arg2s: tensor<8x64x1000xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x64x1000xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x1000xf16>
    } -> tensor<8x128x1000xf16>
    func.return %1 : tensor<8x128x1000xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 9.131000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>) grid [8, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<1x8x64xf32> -> tensor<2x8x128x64xf32>
    } -> tensor<2x8x128x64xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2x8x128x64xf32>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<2x8x128x64xf32>, %arg2s: tensor<8x64x1000xf16>):
      %3 = mugraph.load %2 imap [1, 2, *] fmap 3 : tensor<2x8x128x64xf32> -> !mugraph.tile<2x1x64x32xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x64x1000xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x64x128xf32> -> tensor<1x8x128x1000xf16>
    } -> tensor<1x8x128x1000xf16>
    %2 = mugraph.reshape %1 to [8, 128, 1000]
    func.return %2 : tensor<8x128x1000xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x128x1000xf16>, %arg1: tensor<8x1000x64xf16>, %arg2: tensor<8x64x1000xf16>) -> tensor<8x128x1000xf16> attributes {mugraph.measured_us = 9.876000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x1000xf16>, tensor<8x1000x64xf16>) grid [8, 4, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x128x1000xf16>, %arg1s: tensor<8x1000x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x1000xf16> -> !mugraph.tile<1x32x512xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x1000x64xf16> -> !mugraph.tile<1x512x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<8x128x64xf16>
    } -> tensor<8x128x64xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x64xf16>, tensor<8x64x1000xf16>) grid [8, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<8x128x64xf16>, %arg2s: tensor<8x64x1000xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x64x1000xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x1000xf16>
    } -> tensor<8x128x1000xf16>
    func.return %1 : tensor<8x128x1000xf16>
  }
}
