builtin.module {
  func.func @candidate_0(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 4.092000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 4.571000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 4.494000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.matmul %2, %arg2t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 4.131000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 4.596000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 4.112000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 5.584000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 5.650000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 4.318000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 6.067000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 5.132000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x16x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.div %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 5.088000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x8x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.div %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 9.723000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x64xf16>, tensor<12x64x256xf16>, tensor<12x256x64xf16>) grid [12, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 6.409000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x64xf16>, tensor<12x64x256xf16>) grid [12, 8, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<12x64x256xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<12x512x256xf16>
    } -> tensor<12x512x256xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x512x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<12x512x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<12x512x256xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 7.338000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x64xf16>, tensor<12x64x256xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x32x256xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x64x256xf32> -> tensor<12x512x256xf16>
    } -> tensor<12x512x256xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x512x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<12x512x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<12x512x256xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x64x256xf16>, %arg2: tensor<12x256x64xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 7.675000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x64xf16>, tensor<12x64x256xf16>) grid [12, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x512x64xf16>, %arg1s: tensor<12x64x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<12x64x256xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<12x512x256xf16>
    } -> tensor<12x512x256xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x512x256xf16>, tensor<12x256x64xf16>) grid [12, 4, 2] loop 2 threads 128 {
    ^bb0(%2: tensor<12x512x256xf16>, %arg2s: tensor<12x256x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<12x512x256xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x32xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x128x32xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %1 : tensor<12x512x64xf16>
  }
}
