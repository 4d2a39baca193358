builtin.module {
  func.func @candidate_0(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 5.495000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 10] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<1x1x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<1x16x512xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<12x512x80xf16> -> !mugraph.tile<1x512x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %arg2t, %4
      %6 = mugraph.matmul %3, %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x1x8xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %0 : tensor<12x1x80xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 5.300000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 5] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<1x1x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<1x16x512xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<12x512x80xf16> -> !mugraph.tile<1x512x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %arg2t, %4
      %6 = mugraph.matmul %3, %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %0 : tensor<12x1x80xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 6.470000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 10] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x1x80xf16> -> !mugraph.tile<1x1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x1x8xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %0 : tensor<12x1x80xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 5.330000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 5] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x1x80xf16> -> !mugraph.tile<1x1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %0 : tensor<12x1x80xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 6.333000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 10] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<1x1x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<1x32x512xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<12x512x80xf16> -> !mugraph.tile<1x512x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %arg2t, %4
      %6 = mugraph.matmul %3, %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x1x8xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %0 : tensor<12x1x80xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 4.127000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x1x80xf16> -> !mugraph.tile<1x1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x32x80xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<16x12x1x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1x80xf32> -> tensor<16x12x1x80xf32>
    } -> (tensor<16x12x1x1xf32>, tensor<16x12x1x80xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x12x1x80xf32>, tensor<16x12x1x1xf32>) grid [12, 10] loop 1 threads 128 {
    ^bb0(%3: tensor<16x12x1x80xf32>, %4: tensor<16x12x1x1xf32>):
      %5 = mugraph.load %3 imap [1, 3] : tensor<16x12x1x80xf32> -> !mugraph.tile<16x1x1x8xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x12x1x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x12x1x80xf16>
    } -> tensor<1x12x1x80xf16>
    %3 = mugraph.reshape %2 to [12, 1, 80]
    func.return %3 : tensor<12x1x80xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 4.140000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x1x80xf16> -> !mugraph.tile<1x1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x32x80xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.matmul %3, %arg2t
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<16x12x1x1xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x80xf32> -> tensor<16x12x1x80xf32>
    } -> (tensor<16x12x1x1xf32>, tensor<16x12x1x80xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x12x1x80xf32>, tensor<16x12x1x1xf32>) grid [12, 10] loop 1 threads 128 {
    ^bb0(%3: tensor<16x12x1x80xf32>, %4: tensor<16x12x1x1xf32>):
      %5 = mugraph.load %3 imap [1, 3] : tensor<16x12x1x80xf32> -> !mugraph.tile<16x1x1x8xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x12x1x1xf32> -> !mugraph.tile<16x1x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x12x1x80xf16>
    } -> tensor<1x12x1x80xf16>
    %3 = mugraph.reshape %2 to [12, 1, 80]
    func.return %3 : tensor<12x1x80xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 4.263000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x1x80xf16> -> !mugraph.tile<1x1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x16x80xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<32x12x1x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x1x80xf32> -> tensor<32x12x1x80xf32>
    } -> (tensor<32x12x1x1xf32>, tensor<32x12x1x80xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x12x1x80xf32>, tensor<32x12x1x1xf32>) grid [12, 10] loop 1 threads 128 {
    ^bb0(%3: tensor<32x12x1x80xf32>, %4: tensor<32x12x1x1xf32>):
      %5 = mugraph.load %3 imap [1, 3] : tensor<32x12x1x80xf32> -> !mugraph.tile<32x1x1x8xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x12x1x1xf32> -> !mugraph.tile<32x1x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x12x1x80xf16>
    } -> tensor<1x12x1x80xf16>
    %3 = mugraph.reshape %2 to [12, 1, 80]
    func.return %3 : tensor<12x1x80xf16>
  }
  func.func @candidate_8(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 7.250000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 10] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x1x80xf16> -> !mugraph.tile<1x1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x512xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x1x8xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %0 : tensor<12x1x80xf16>
  }
  func.func @candidate_9(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 6.622000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x1x80xf16>, tensor<12x80x512xf16>, tensor<12x512x80xf16>) grid [12, 5] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>, %arg2s: tensor<12x512x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<1x1x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<1x8x512xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<12x512x80xf16> -> !mugraph.tile<1x512x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %arg2t, %4
      %6 = mugraph.matmul %3, %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %0 : tensor<12x1x80xf16>
  }
  func.func @candidate_10(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 6.320000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x1x80xf16>, tensor<12x80x512xf16>) grid [6, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<2x1x20xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<2x20x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<2x1x32xf32> -> tensor<2x12x1x512xf32>
    } -> tensor<2x12x1x512xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2x12x1x512xf32>, tensor<12x512x80xf16>) grid [12, 10] loop 4 threads 128 {
    ^bb0(%2: tensor<2x12x1x512xf32>, %arg2s: tensor<12x512x80xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 3 : tensor<2x12x1x512xf32> -> !mugraph.tile<2x1x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x8xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x12x1x80xf16>
    } -> tensor<1x12x1x80xf16>
    %2 = mugraph.reshape %1 to [12, 1, 80]
    func.return %2 : tensor<12x1x80xf16>
  }
  func.func @candidate_11(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 5.776000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x1x80xf16>, tensor<12x80x512xf16>) grid [6, 64] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<2x1x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<2x32x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x1x8xf32> -> tensor<12x1x512xf32>
    } -> tensor<12x1x512xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x1x512xf32>, tensor<12x512x80xf16>) grid [12, 5] loop 4 threads 128 {
    ^bb0(%2: tensor<12x1x512xf32>, %arg2s: tensor<12x512x80xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x1x512xf32> -> !mugraph.tile<1x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %1 : tensor<12x1x80xf16>
  }
  func.func @candidate_12(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 5.913000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x1x80xf16>, tensor<12x80x512xf16>) grid [12, 8, 2] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<1x1x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<1x8x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x1x64xf32> -> tensor<2x12x1x512xf32>
    } -> tensor<2x12x1x512xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2x12x1x512xf32>, tensor<12x512x80xf16>) grid [12, 10] loop 4 threads 128 {
    ^bb0(%2: tensor<2x12x1x512xf32>, %arg2s: tensor<12x512x80xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 3 : tensor<2x12x1x512xf32> -> !mugraph.tile<2x1x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x8xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x12x1x80xf16>
    } -> tensor<1x12x1x80xf16>
    %2 = mugraph.reshape %1 to [12, 1, 80]
    func.return %2 : tensor<12x1x80xf16>
  }
  func.func @candidate_13(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 7.102000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x1x80xf16>, tensor<12x80x512xf16>) grid [3, 8, 5] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<4x1x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<4x8x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<4x1x64xf32> -> tensor<5x12x1x512xf32>
    } -> tensor<5x12x1x512xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<5x12x1x512xf32>, tensor<12x512x80xf16>) grid [12, 10] loop 1 threads 128 {
    ^bb0(%2: tensor<5x12x1x512xf32>, %arg2s: tensor<12x512x80xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<5x12x1x512xf32> -> !mugraph.tile<5x1x1x512xf32>
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<12x512x80xf16> -> !mugraph.tile<1x512x8xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 3
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x12x1x80xf16>
    } -> tensor<1x12x1x80xf16>
    %2 = mugraph.reshape %1 to [12, 1, 80]
    func.return %2 : tensor<12x1x80xf16>
  }
  func.func @candidate_14(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 7.094000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x1x80xf16>, tensor<12x80x512xf16>) grid [3, 16, 5] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<12x1x80xf16> -> !mugraph.tile<4x1x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x80x512xf16> -> !mugraph.tile<4x8x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<4x1x32xf32> -> tensor<5x12x1x512xf32>
    } -> tensor<5x12x1x512xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<5x12x1x512xf32>, tensor<12x512x80xf16>) grid [12, 10] loop 1 threads 128 {
    ^bb0(%2: tensor<5x12x1x512xf32>, %arg2s: tensor<12x512x80xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<5x12x1x512xf32> -> !mugraph.tile<5x1x1x512xf32>
      %arg2t = mugraph.load %arg2s imap [0, 2] : tensor<12x512x80xf16> -> !mugraph.tile<1x512x8xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 3
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x12x1x80xf16>
    } -> tensor<1x12x1x80xf16>
    %2 = mugraph.reshape %1 to [12, 1, 80]
    func.return %2 : tensor<12x1x80xf16>
  }
  func.func @candidate_15(%arg0: tensor<12x1x80xf16>, %arg1: tensor<12x80x512xf16>, %arg2: tensor<12x512x80xf16>) -> tensor<12x1x80xf16> attributes {mugraph.measured_us = 5.909000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x1x80xf16>, tensor<12x80x512xf16>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x1x80xf16>, %arg1s: tensor<12x80x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<12x1x80xf16> -> !mugraph.tile<1x1x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] : tensor<12x80x512xf16> -> !mugraph.tile<1x80x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      mugraph.store %1 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<12x1x512xf32>
    } -> tensor<12x1x512xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x1x512xf32>, tensor<12x512x80xf16>) grid [12, 3] loop 4 threads 128 {
    ^bb0(%2: tensor<12x1x512xf32>, %arg2s: tensor<12x512x80xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<12x1x512xf32> -> !mugraph.tile<1x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x32xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.accumulate sum %6
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 2] : !mugraph.tile<1x1x32xf32> -> tensor<12x1x80xf16>
    } -> tensor<12x1x80xf16>
    func.return %1 : tensor<12x1x80xf16>
  }
}
