builtin.module {
  func.func @candidate_0(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 5.139000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2x256x64xf16>, tensor<2x64x640xf16>, tensor<2x640x64xf16>) grid [2, 16, 4] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<2x64x640xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 4.436000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2x256x64xf16>, tensor<2x64x640xf16>, tensor<2x640x64xf16>) grid [2, 32, 2] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<2x64x640xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x8x32xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 5.696000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2x256x64xf16>, tensor<2x64x640xf16>, tensor<2x640x64xf16>) grid [2, 16, 4] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<2x64x640xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 5.720000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2x256x64xf16>, tensor<2x64x640xf16>, tensor<2x640x64xf16>) grid [2, 16, 4] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<2x64x640xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.matmul %2, %arg2t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.980000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2x256x64xf16>, tensor<2x64x640xf16>, tensor<2x640x64xf16>) grid [2, 32, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<2x64x640xf16> -> !mugraph.tile<1x64x40xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x40x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x8x32xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 5.129000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2x256x64xf16>, tensor<2x64x640xf16>) grid [2, 4, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<2x256x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<2x64x640xf16> -> !mugraph.tile<1x32x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x40xf32> -> tensor<2x256x640xf16>
    } -> tensor<2x256x640xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2x256x640xf16>, tensor<2x640x64xf16>) grid [2, 16, 4] loop 5 threads 128 {
    ^bb0(%2: tensor<2x256x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<2x256x640xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x128x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %1 : tensor<2x256x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 5.804000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2x256x64xf16>, tensor<2x64x640xf16>, tensor<2x640x64xf16>) grid [2, 32, 2] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<2x64x640xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x8x32xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<2x256x64xf16>, %arg1: tensor<2x64x640xf16>, %arg2: tensor<2x640x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 6.075000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2x256x64xf16>, tensor<2x64x640xf16>, tensor<2x640x64xf16>) grid [2, 32, 4] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<2x256x64xf16>, %arg1s: tensor<2x64x640xf16>, %arg2s: tensor<2x640x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<2x64x640xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<2x640x64xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x8x16xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
}
