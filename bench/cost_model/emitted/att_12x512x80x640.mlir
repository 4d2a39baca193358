builtin.module {
  func.func @candidate_0(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 8.808000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x80xf16>, tensor<12x80x640xf16>, tensor<12x640x80xf16>) grid [12, 8] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x640xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %0 : tensor<12x512x80xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 8.715000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x80xf16>, tensor<12x80x640xf16>, tensor<12x640x80xf16>) grid [12, 8] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x640xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.matmul %2, %arg2t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %0 : tensor<12x512x80xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 8.667000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x80xf16>, tensor<12x80x640xf16>, tensor<12x640x80xf16>) grid [12, 8] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x640xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %0 : tensor<12x512x80xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 8.781000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x80xf16>, tensor<12x80x640xf16>, tensor<12x640x80xf16>) grid [12, 8] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x640xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.sum %2 dim 2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %0 : tensor<12x512x80xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 1.266700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x512x80xf16>, tensor<12x80x640xf16>, tensor<12x640x80xf16>) grid [12, 8] loop 40 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x640xf16> -> !mugraph.tile<1x80x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x16x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %0 : tensor<12x512x80xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 1.571900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x80xf16>, tensor<12x80x640xf16>) grid [12, 16, 10] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x80xf16> -> !mugraph.tile<1x32x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<12x80x640xf16> -> !mugraph.tile<1x80x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<12x512x640xf16>
    } -> tensor<12x512x640xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x512x640xf16>, tensor<12x640x80xf16>) grid [12, 8] loop 10 threads 128 {
    ^bb0(%2: tensor<12x512x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<12x512x640xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x64x80xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %1 : tensor<12x512x80xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 2.266400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x80xf16>, tensor<12x80x640xf16>) grid [12, 4, 5] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<12x512x80xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<12x80x640xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<12x512x640xf16>
    } -> tensor<12x512x640xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x512x640xf16>, tensor<12x640x80xf16>) grid [12, 32] loop 10 threads 128 {
    ^bb0(%2: tensor<12x512x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<12x512x640xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x64x80xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x16x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %1 : tensor<12x512x80xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x512x80xf16>, %arg1: tensor<12x80x640xf16>, %arg2: tensor<12x640x80xf16>) -> tensor<12x512x80xf16> attributes {mugraph.measured_us = 1.519900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<12x512x80xf16>, tensor<12x80x640xf16>) grid [12, 8, 20] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x512x80xf16>, %arg1s: tensor<12x80x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x512x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<12x80x640xf16> -> !mugraph.tile<1x80x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.exp %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<12x512x640xf16>
    } -> tensor<12x512x640xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<12x512x640xf16>, tensor<12x640x80xf16>) grid [12, 8] loop 10 threads 128 {
    ^bb0(%2: tensor<12x512x640xf16>, %arg2s: tensor<12x640x80xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<12x512x640xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x640x80xf16> -> !mugraph.tile<1x64x80xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64x80xf32> -> tensor<12x512x80xf16>
    } -> tensor<12x512x80xf16>
    func.return %1 : tensor<12x512x80xf16>
  }
}
