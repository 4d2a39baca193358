builtin.module {
  func.func @candidate_0(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 6.324000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [4, 7, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<64x98xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<98x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<98x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x256x197xf32>
    } -> (tensor<4x256x197xf32>, tensor<4x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x197xf32>, tensor<4x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x197xf32>, %4: tensor<4x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 6.370000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [4, 7, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<64x98xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<98x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<98x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x256x197xf32>
    } -> (tensor<4x256x197xf32>, tensor<4x256x197xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x256x197xf32>, tensor<4x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x197xf32>, %4: tensor<4x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 7.312000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [4, 4, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<64x49xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<49x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<49x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<8x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<8x256x197xf32>
    } -> (tensor<8x256x197xf32>, tensor<8x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x256x197xf32>, tensor<8x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x197xf32>, %4: tensor<8x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x256x197xf32> -> !mugraph.tile<8x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x256x197xf32> -> !mugraph.tile<8x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 6.469000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [4, 4, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<64x56xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<56x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<56x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<7x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<7x256x197xf32>
    } -> (tensor<7x256x197xf32>, tensor<7x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<7x256x197xf32>, tensor<7x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<7x256x197xf32>, %4: tensor<7x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 6.740000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [4, 7, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<64x49xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<49x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<49x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x256x197xf32>
    } -> (tensor<4x256x197xf32>, tensor<4x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x197xf32>, tensor<4x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x197xf32>, %4: tensor<4x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 7.876000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [8, 4, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<32x98xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<98x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<98x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x256x197xf32>
    } -> (tensor<4x256x197xf32>, tensor<4x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x197xf32>, tensor<4x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x197xf32>, %4: tensor<4x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 6.441000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [2, 13, 5] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<32x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<32x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x16xf32> -> tensor<5x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x16xf32> -> tensor<5x256x197xf32>
    } -> (tensor<5x256x197xf32>, tensor<5x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<5x256x197xf32>, tensor<5x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<5x256x197xf32>, %4: tensor<5x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<5x256x197xf32> -> !mugraph.tile<5x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<5x256x197xf32> -> !mugraph.tile<5x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 7.596000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [2, 7, 7] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<128x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<16x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<16x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<7x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<7x256x197xf32>
    } -> (tensor<7x256x197xf32>, tensor<7x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<7x256x197xf32>, tensor<7x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<7x256x197xf32>, %4: tensor<7x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 8.150000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [2, 4, 7] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<128x37xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<37x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<37x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<7x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<7x256x197xf32>
    } -> (tensor<7x256x197xf32>, tensor<7x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<7x256x197xf32>, tensor<7x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<7x256x197xf32>, %4: tensor<7x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 1.048300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [16, 2, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<16x49xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<49x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<49x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<16x128xf32> -> tensor<4x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x128xf32> -> tensor<4x256x197xf32>
    } -> (tensor<4x256x197xf32>, tensor<4x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x256x197xf32>, tensor<4x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x197xf32>, %4: tensor<4x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x256x197xf32> -> !mugraph.tile<4x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 7.792000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [8, 7, 7] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<32x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<16x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<16x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<7x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<7x256x197xf32>
    } -> (tensor<7x256x197xf32>, tensor<7x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<7x256x197xf32>, tensor<7x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<7x256x197xf32>, %4: tensor<7x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<7x256x197xf32> -> !mugraph.tile<7x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x777xf16>, %arg1: tensor<777x197xf16>, %arg2: tensor<777x197xf16>) -> tensor<256x197xf16> attributes {mugraph.measured_us = 1.211200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x777xf16>, tensor<777x197xf16>, tensor<777x197xf16>) grid [16, 4, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x777xf16>, %arg1s: tensor<777x197xf16>, %arg2s: tensor<777x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x777xf16> -> !mugraph.tile<16x25xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<25x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x197xf16> -> !mugraph.tile<25x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x256x197xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x256x197xf32>
    } -> (tensor<2x256x197xf32>, tensor<2x256x197xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x256x197xf32>, tensor<2x256x197xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2x256x197xf32>, %4: tensor<2x256x197xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<2x256x197xf32> -> !mugraph.tile<2x1x197xf32>
      %6 = mugraph.load %4 imap [1] : tensor<2x256x197xf32> -> !mugraph.tile<2x1x197xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x197xf32> -> tensor<1x256x197xf16>
    } -> tensor<1x256x197xf16>
    %3 = mugraph.reshape %2 to [256, 197]
    func.return %3 : tensor<256x197xf16>
  }
}
