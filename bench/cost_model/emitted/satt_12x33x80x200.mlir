builtin.module {
  func.func @candidate_0(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 4.013000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 3, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x33x80xf16> -> !mugraph.tile<1x11x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<12x80x200xf16> -> !mugraph.tile<1x80x100xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x200x80xf16> -> !mugraph.tile<1x100x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate sum %4 shift %2
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x11x32xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 3.931000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 3, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x33x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<12x80x200xf16> -> !mugraph.tile<1x80x100xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<12x200x80xf16> -> !mugraph.tile<1x100x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate sum %4 shift %2
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 4.821000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 11] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x33x80xf16> -> !mugraph.tile<1x3x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x200xf16> -> !mugraph.tile<1x80x100xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x200x80xf16> -> !mugraph.tile<1x100x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate sum %4 shift %2
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x3x80xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 3.665000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 2, 5] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<12x33x80xf16> -> !mugraph.tile<1x32x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x80x200xf16> -> !mugraph.tile<1x16x200xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<12x200x80xf16> -> !mugraph.tile<1x200x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 5.433000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 11] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x33x80xf16> -> !mugraph.tile<1x3x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x200xf16> -> !mugraph.tile<1x80x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x200x80xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x3x80xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 6.064000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 3, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x33x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] : tensor<12x80x200xf16> -> !mugraph.tile<1x80x200xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<12x200x80xf16> -> !mugraph.tile<1x200x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 3.529000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 3, 3] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<12x33x80xf16> -> !mugraph.tile<1x11x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<12x80x200xf16> -> !mugraph.tile<1x16x200xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<12x200x80xf16> -> !mugraph.tile<1x200x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 2
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.sum %5 dim 2
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x11x32xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x33x80xf16>, %arg1: tensor<12x80x200xf16>, %arg2: tensor<12x200x80xf16>) -> tensor<12x33x80xf16> attributes {mugraph.measured_us = 4.921000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<12x33x80xf16>, tensor<12x80x200xf16>, tensor<12x200x80xf16>) grid [12, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<12x33x80xf16>, %arg1s: tensor<12x80x200xf16>, %arg2s: tensor<12x200x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x33x80xf16> -> !mugraph.tile<1x16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<12x80x200xf16> -> !mugraph.tile<1x80x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x200x80xf16> -> !mugraph.tile<1x128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5 shift %2
      %8 = mugraph.accumulate sum %6 shift %2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x16x80xf32> -> tensor<12x33x80xf16>
    } -> tensor<12x33x80xf16>
    func.return %0 : tensor<12x33x80xf16>
  }
}
