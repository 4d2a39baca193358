builtin.module {
  func.func @candidate_0(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 7.397000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 7.346000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 7.531000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 7.441000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 9.208000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<256x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 9.243000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<256x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 8.826000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<96x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<96x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 8.678000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<96x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<96x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>, %4: tensor<4x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.147300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [8, 4, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<32x128xf32> -> tensor<8x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x128xf32> -> tensor<8x256x512xf32>
    } -> (tensor<8x256x512xf32>, tensor<8x256x512xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x256x512xf32>, tensor<8x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x512xf32>, %4: tensor<8x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x256x512xf32> -> !mugraph.tile<8x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x256x512xf32> -> !mugraph.tile<8x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.087000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 16, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg2s: tensor<3072x512xf16>, %arg1s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<96x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<96x32xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<2x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<2x256x512xf32>
    } -> (tensor<2x256x512xf32>, tensor<2x256x512xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<2x256x512xf32>, tensor<2x256x512xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<2x256x512xf32>, %5: tensor<2x256x512xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<2x256x512xf32> -> !mugraph.tile<2x1x512xf32>
      %7 = mugraph.load %5 imap [1] : tensor<2x256x512xf32> -> !mugraph.tile<2x1x512xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
    } -> (tensor<1x256x512xf16>, tensor<1x256x512xf16>)
    %4 = mugraph.reshape %2 to [256, 512]
    %5 = mugraph.reshape %3 to [256, 512]
    %6 = mugraph.block ins(%4, %5 : tensor<256x512xf16>, tensor<256x512xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%7: tensor<256x512xf16>, %8: tensor<256x512xf16>):
      %9 = mugraph.load %7 imap [0] : tensor<256x512xf16> -> !mugraph.tile<1x512xf16>
      %10 = mugraph.load %8 imap [0] : tensor<256x512xf16> -> !mugraph.tile<1x512xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0] : !mugraph.tile<1x512xf32> -> tensor<256x512xf16>
    } -> tensor<256x512xf16>
    func.return %6 : tensor<256x512xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.068000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x3072xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> tensor<4x256x512xf32>
    %1 = mugraph.block ins(%0 : tensor<4x256x512xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<4x256x512xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x256x512xf32> -> !mugraph.tile<4x1x512xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %2 = mugraph.reshape %1 to [256, 512]
    %3 = mugraph.block ins(%arg0, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> tensor<4x256x512xf32>
    %4 = mugraph.block ins(%2, %3 : tensor<256x512xf16>, tensor<4x256x512xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%5: tensor<256x512xf16>, %6: tensor<4x256x512xf32>):
      %7 = mugraph.load %5 imap [0] : tensor<256x512xf16> -> !mugraph.tile<1x512xf16>
      %8 = mugraph.load %6 imap [1] : tensor<4x256x512xf32> -> !mugraph.tile<4x1x512xf32>
      %9 = mugraph.silu %7
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.mul %9, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %5 = mugraph.reshape %4 to [256, 512]
    func.return %5 : tensor<256x512xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.054700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> tensor<4x256x512xf32>
    %1 = mugraph.block ins(%0 : tensor<4x256x512xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<4x256x512xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x256x512xf32> -> !mugraph.tile<4x1x512xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %2 = mugraph.reshape %1 to [256, 512]
    %3 = mugraph.block ins(%arg0, %arg1 : tensor<256x3072xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> tensor<4x256x512xf32>
    %4 = mugraph.block ins(%2, %3 : tensor<256x512xf16>, tensor<4x256x512xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%5: tensor<256x512xf16>, %6: tensor<4x256x512xf32>):
      %7 = mugraph.load %5 imap [0] : tensor<256x512xf16> -> !mugraph.tile<1x512xf16>
      %8 = mugraph.load %6 imap [1] : tensor<4x256x512xf32> -> !mugraph.tile<4x1x512xf32>
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.silu %9
      %11 = mugraph.mul %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %5 = mugraph.reshape %4 to [256, 512]
    func.return %5 : tensor<256x512xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 8.715000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 16, 2] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg2s: tensor<3072x512xf16>, %arg1s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x32xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<2x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<2x256x512xf32>
    } -> (tensor<2x256x512xf32>, tensor<2x256x512xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<2x256x512xf32>, tensor<2x256x512xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<2x256x512xf32>, %5: tensor<2x256x512xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<2x256x512xf32> -> !mugraph.tile<2x1x512xf32>
      %7 = mugraph.load %5 imap [1] : tensor<2x256x512xf32> -> !mugraph.tile<2x1x512xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
    } -> (tensor<1x256x512xf16>, tensor<1x256x512xf16>)
    %4 = mugraph.reshape %2 to [256, 512]
    %5 = mugraph.reshape %3 to [256, 512]
    %6 = mugraph.block ins(%4, %5 : tensor<256x512xf16>, tensor<256x512xf16>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%7: tensor<256x512xf16>, %8: tensor<256x512xf16>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<256x512xf16> -> !mugraph.tile<8x64xf16>
      %10 = mugraph.load %8 imap [0, 1] : tensor<256x512xf16> -> !mugraph.tile<8x64xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<256x512xf16>
    } -> tensor<256x512xf16>
    func.return %6 : tensor<256x512xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.380700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [16, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg2s: tensor<3072x512xf16>, %arg1s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<256x128xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<128x32xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<256x32xf32> -> tensor<8x256x512xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<256x32xf32> -> tensor<8x256x512xf32>
    } -> (tensor<8x256x512xf32>, tensor<8x256x512xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<8x256x512xf32>, tensor<8x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<8x256x512xf32>, %5: tensor<8x256x512xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x256x512xf32> -> !mugraph.tile<8x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x256x512xf32> -> !mugraph.tile<8x2x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.silu %9
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> (tensor<1x256x512xf16>, tensor<1x256x512xf16>)
    %4 = mugraph.reshape %2 to [256, 512]
    %5 = mugraph.reshape %3 to [256, 512]
    %6 = mugraph.mul %5, %4
    func.return %6 : tensor<256x512xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.031000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg1s: tensor<3072x512xf16>, %arg2s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<256x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<256x32xf32> -> tensor<8x256x512xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<256x32xf32> -> tensor<8x256x512xf32>
    } -> (tensor<8x256x512xf32>, tensor<8x256x512xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x256x512xf32>, tensor<8x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x512xf32>, %4: tensor<8x256x512xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x256x512xf32> -> !mugraph.tile<8x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x256x512xf32> -> !mugraph.tile<8x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x3072xf16>, %arg1: tensor<3072x512xf16>, %arg2: tensor<3072x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 9.075000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<256x3072xf16>, tensor<3072x512xf16>, tensor<3072x512xf16>) grid [4, 8, 4] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<256x3072xf16>, %arg2s: tensor<3072x512xf16>, %arg1s: tensor<3072x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<3072x512xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x256x512xf32>
    } -> (tensor<4x256x512xf32>, tensor<4x256x512xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<4x256x512xf32>, tensor<4x256x512xf32>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<4x256x512xf32>, %5: tensor<4x256x512xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<4x256x512xf32> -> !mugraph.tile<4x2x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.silu %9
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x256x512xf16>
    } -> (tensor<1x256x512xf16>, tensor<1x256x512xf16>)
    %4 = mugraph.reshape %2 to [256, 512]
    %5 = mugraph.reshape %3 to [256, 512]
    %6 = mugraph.mul %5, %4
    func.return %6 : tensor<256x512xf16>
  }
}
