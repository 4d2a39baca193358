builtin.module {
  func.func @candidate_0(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 7.695000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 2, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x128x48xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x48xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 7.605000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 2, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 6] loop 4 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 7.582000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 2, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 8] loop 8 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x64x48xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x48xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 7.560000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 2, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 6] loop 8 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 8.241000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 4, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x128x48xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x48xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 8.499000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 2, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 6] loop 8 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 8.580000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 8, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x128x48xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x48xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x128x384xf16>, %arg1: tensor<8x384x512xf16>, %arg2: tensor<8x512x384xf16>) -> tensor<8x128x384xf16> attributes {mugraph.measured_us = 8.087000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x384xf16>, tensor<8x384x512xf16>) grid [8, 2, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x128x384xf16>, %arg1s: tensor<8x384x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x384xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x384x512xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x128x512xf16>
    } -> tensor<8x128x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x128x512xf16>, tensor<8x512x384xf16>) grid [8, 2, 4] loop 8 threads 128 {
    ^bb0(%2: tensor<8x128x512xf16>, %arg2s: tensor<8x512x384xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<8x128x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x512x384xf16> -> !mugraph.tile<1x64x96xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x96xf32> -> tensor<8x128x384xf16>
    } -> tensor<8x128x384xf16>
    func.return %1 : tensor<8x128x384xf16>
  }
}
