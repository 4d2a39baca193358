builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 8.028000e+00 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 8.117000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 7.765000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 8.039000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.372700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [32, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.227100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.195600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [16, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.071200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [16, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
}
