builtin.module {
  func.func @candidate_0(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 4.897000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [2, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<48x16xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 5.046000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [2, 64] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<48x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<48x16xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 5.807000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [6, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 7.232000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [6, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 5.681000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [3, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 5.853000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [3, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 5.055000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [2, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<48x32xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 8.606000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [6, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_8(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 6.536000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [2, 32, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<48x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<256x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<48x32xf32> -> tensor<2x96x1024xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<48x32xf32> -> tensor<2x96x1024xf32>
    } -> (tensor<2x96x1024xf32>, tensor<2x96x1024xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x96x1024xf32>, tensor<2x96x1024xf32>) grid [48, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<2x96x1024xf32>, %4: tensor<2x96x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x96x1024xf32> -> !mugraph.tile<2x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x96x1024xf32> -> !mugraph.tile<2x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x96x1024xf16>
    } -> tensor<1x96x1024xf16>
    %3 = mugraph.reshape %2 to [96, 1024]
    func.return %3 : tensor<96x1024xf16>
  }
  func.func @candidate_9(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 5.633000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [2, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<48x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<48x64xf32> -> tensor<2x96x1024xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<48x64xf32> -> tensor<2x96x1024xf32>
    } -> (tensor<2x96x1024xf32>, tensor<2x96x1024xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x96x1024xf32>, tensor<2x96x1024xf32>) grid [48, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<2x96x1024xf32>, %4: tensor<2x96x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x96x1024xf32> -> !mugraph.tile<2x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x96x1024xf32> -> !mugraph.tile<2x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x96x1024xf16>
    } -> tensor<1x96x1024xf16>
    %3 = mugraph.reshape %2 to [96, 1024]
    func.return %3 : tensor<96x1024xf16>
  }
  func.func @candidate_10(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 7.636000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [3, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %0 : tensor<96x1024xf16>
  }
  func.func @candidate_11(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 6.697000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [3, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg2s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.silu %5
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<96x1024xf16>
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<96x1024xf16>
    } -> (tensor<96x1024xf16>, tensor<96x1024xf16>)
    %2 = mugraph.block ins(%1, %0 : tensor<96x1024xf16>, tensor<96x1024xf16>) grid [48, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<96x1024xf16>, %4: tensor<96x1024xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<96x1024xf16> -> !mugraph.tile<2x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<96x1024xf16> -> !mugraph.tile<2x128xf16>
      %7 = mugraph.mul %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %2 : tensor<96x1024xf16>
  }
  func.func @candidate_12(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 8.311000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [6, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x96x1024xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x96x1024xf32>
    } -> (tensor<2x96x1024xf32>, tensor<2x96x1024xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x96x1024xf32>, tensor<2x96x1024xf32>) grid [48, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<2x96x1024xf32>, %4: tensor<2x96x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x96x1024xf32> -> !mugraph.tile<2x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x96x1024xf32> -> !mugraph.tile<2x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x96x1024xf16>
    } -> tensor<1x96x1024xf16>
    %3 = mugraph.reshape %2 to [96, 1024]
    func.return %3 : tensor<96x1024xf16>
  }
  func.func @candidate_13(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 7.619000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [2, 8, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg1s: tensor<1024x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<48x128xf32> -> tensor<4x96x1024xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<48x128xf32> -> tensor<4x96x1024xf32>
    } -> (tensor<4x96x1024xf32>, tensor<4x96x1024xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x96x1024xf32>, tensor<4x96x1024xf32>) grid [48, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<4x96x1024xf32>, %4: tensor<4x96x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x96x1024xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x96x1024xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x96x1024xf16>
    } -> tensor<1x96x1024xf16>
    %3 = mugraph.reshape %2 to [96, 1024]
    func.return %3 : tensor<96x1024xf16>
  }
  func.func @candidate_14(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 6.273000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [2, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg2s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<48x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.silu %5
      mugraph.store %4 omap [0, 1] : !mugraph.tile<48x32xf32> -> tensor<96x1024xf16>
      mugraph.store %6 omap [0, 1] : !mugraph.tile<48x32xf32> -> tensor<96x1024xf16>
    } -> (tensor<96x1024xf16>, tensor<96x1024xf16>)
    %2 = mugraph.block ins(%1, %0 : tensor<96x1024xf16>, tensor<96x1024xf16>) grid [48, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<96x1024xf16>, %4: tensor<96x1024xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<96x1024xf16> -> !mugraph.tile<2x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<96x1024xf16> -> !mugraph.tile<2x128xf16>
      %7 = mugraph.mul %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %2 : tensor<96x1024xf16>
  }
  func.func @candidate_15(%arg0: tensor<96x1024xf16>, %arg1: tensor<1024x1024xf16>, %arg2: tensor<1024x1024xf16>) -> tensor<96x1024xf16> attributes {mugraph.measured_us = 8.007000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<96x1024xf16>, tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<96x1024xf16>, %arg2s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<96x1024xf16> -> !mugraph.tile<96x128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.silu %5
      mugraph.store %4 omap [1] : !mugraph.tile<96x16xf32> -> tensor<96x1024xf16>
      mugraph.store %6 omap [1] : !mugraph.tile<96x16xf32> -> tensor<96x1024xf16>
    } -> (tensor<96x1024xf16>, tensor<96x1024xf16>)
    %2 = mugraph.block ins(%1, %0 : tensor<96x1024xf16>, tensor<96x1024xf16>) grid [48, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<96x1024xf16>, %4: tensor<96x1024xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<96x1024xf16> -> !mugraph.tile<2x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<96x1024xf16> -> !mugraph.tile<2x128xf16>
      %7 = mugraph.mul %5, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<96x1024xf16>
    } -> tensor<96x1024xf16>
    func.return %2 : tensor<96x1024xf16>
  }
}
