builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 1.913200e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.block ins(%3, %1 : tensor<2048x3072xf16>, tensor<2048x3072xf16>) grid [128, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<2048x3072xf16>, %6: tensor<2048x3072xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %4 : tensor<2048x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 1.998300e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %0
    %3 = mugraph.block ins(%2 : tensor<2048x3072xf16>) grid [64, 24] loop 1 threads 128 {
    ^bb0(%4: tensor<2048x3072xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.silu %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    %4 = mugraph.matmul %arg0, %1
    %5 = mugraph.mul %3, %4
    func.return %5 : tensor<2048x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.020480e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%2, %arg0, %0 : tensor<2048x3072xf16>, tensor<2048x5120xf16>, tensor<5120x3072xf16>) grid [16, 24] loop 80 threads 128 {
    ^bb0(%4: tensor<2048x3072xf16>, %arg0s: tensor<2048x5120xf16>, %5: tensor<5120x3072xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.silu %9
      %11 = mugraph.mul %6, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %3 : tensor<2048x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.116270e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg0, %arg1 : tensor<2048x3072xf16>, tensor<2048x5120xf16>, tensor<3072x5120xf16>) grid [16, 24] loop 80 threads 128 {
    ^bb0(%3: tensor<2048x3072xf16>, %arg0s: tensor<2048x5120xf16>, %arg1s: tensor<3072x5120xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.silu %7
      %9 = mugraph.mul %4, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %2 : tensor<2048x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.313470e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%2, %arg0, %0 : tensor<2048x3072xf16>, tensor<2048x5120xf16>, tensor<5120x3072xf16>) grid [16, 24] loop 40 threads 128 {
    ^bb0(%4: tensor<2048x3072xf16>, %arg0s: tensor<2048x5120xf16>, %5: tensor<5120x3072xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<128x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.silu %9
      %11 = mugraph.mul %6, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %3 : tensor<2048x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.197460e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg0, %arg1 : tensor<2048x3072xf16>, tensor<2048x5120xf16>, tensor<3072x5120xf16>) grid [16, 24] loop 40 threads 128 {
    ^bb0(%3: tensor<2048x3072xf16>, %arg0s: tensor<2048x5120xf16>, %arg1s: tensor<3072x5120xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x128xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.silu %7
      %9 = mugraph.mul %4, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %2 : tensor<2048x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.122620e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1 : tensor<2048x3072xf16>) grid [64, 24] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x3072xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.silu %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    %3 = mugraph.transpose %arg2 permutation [1, 0]
    %4 = mugraph.block ins(%2, %arg0, %3 : tensor<2048x3072xf16>, tensor<2048x5120xf16>, tensor<5120x3072xf16>) grid [16, 24] loop 80 threads 128 {
    ^bb0(%5: tensor<2048x3072xf16>, %arg0s: tensor<2048x5120xf16>, %6: tensor<5120x3072xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %9 = mugraph.matmul %arg0t, %8
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.mul %7, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %4 : tensor<2048x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.049460e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %2 : tensor<2048x5120xf16>, tensor<5120x3072xf16>) grid [16, 24] loop 80 threads 128 {
    ^bb0(%arg0s: tensor<2048x5120xf16>, %4: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    %4 = mugraph.block ins(%3, %1 : tensor<2048x3072xf16>, tensor<2048x3072xf16>) grid [128, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<2048x3072xf16>, %6: tensor<2048x3072xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %4 : tensor<2048x3072xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 3.377100e+02 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<3072x5120xf16>, tensor<2048x5120xf16>) grid [24, 16, 2] loop 40 threads 128 {
    ^bb0(%arg1s: tensor<3072x5120xf16>, %arg0s: tensor<2048x5120xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x3072x2048xf32>
    } -> tensor<2x3072x2048xf32>
    %1, %2 = mugraph.block ins(%arg2, %0 : tensor<3072x5120xf16>, tensor<2x3072x2048xf32>) grid [768] loop 2 threads 256 {
    ^bb0(%arg2s: tensor<3072x5120xf16>, %3: tensor<2x3072x2048xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<3072x5120xf16> -> !mugraph.tile<4x5120xf16>
      %4 = mugraph.load %3 imap [1] fmap 0 : tensor<2x3072x2048xf32> -> !mugraph.tile<1x4x2048xf32>
      %5 = mugraph.transpose %arg2t permutation [1, 0]
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.transpose %7 permutation [0, 2, 1]
      mugraph.store %5 omap [1] : !mugraph.tile<5120x4xf16> -> tensor<5120x3072xf16>
      mugraph.store %8 omap [2] : !mugraph.tile<1x2048x4xf32> -> tensor<1x2048x3072xf16>
    } -> (tensor<5120x3072xf16>, tensor<1x2048x3072xf16>)
    %3 = mugraph.reshape %2 to [2048, 3072]
    %4 = mugraph.matmul %arg0, %1
    %5 = mugraph.block ins(%4, %3 : tensor<2048x3072xf16>, tensor<2048x3072xf16>) grid [128, 24] loop 1 threads 128 {
    ^bb0(%6: tensor<2048x3072xf16>, %7: tensor<2048x3072xf16>):
      %8 = mugraph.load %6 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.load %7 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %10 = mugraph.silu %9
      %11 = mugraph.mul %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %5 : tensor<2048x3072xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.480270e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg2, %arg1 : tensor<3072x5120xf16>, tensor<3072x5120xf16>) grid [80, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<3072x5120xf16>, %arg1s: tensor<3072x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [1, 0] : tensor<3072x5120xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] : tensor<3072x5120xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.transpose %arg2t permutation [1, 0]
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf16> -> tensor<5120x3072xf16>
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf16> -> tensor<5120x3072xf16>
    } -> (tensor<5120x3072xf16>, tensor<5120x3072xf16>)
    %2 = mugraph.matmul %arg0, %0
    %3 = mugraph.block ins(%2, %arg0, %1 : tensor<2048x3072xf16>, tensor<2048x5120xf16>, tensor<5120x3072xf16>) grid [32, 24] loop 80 threads 128 {
    ^bb0(%4: tensor<2048x3072xf16>, %arg0s: tensor<2048x5120xf16>, %5: tensor<5120x3072xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.silu %9
      %11 = mugraph.mul %6, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %3 : tensor<2048x3072xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.950150e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<2048x5120xf16>, tensor<5120x3072xf16>, tensor<3072x5120xf16>) grid [16, 24] loop 40 threads 256 {
    ^bb0(%arg0s: tensor<2048x5120xf16>, %2: tensor<5120x3072xf16>, %arg2s: tensor<3072x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.transpose %arg2t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %6
      %9 = mugraph.silu %7
      %10 = mugraph.mul %9, %8
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %1 : tensor<2048x3072xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.284540e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%arg2, %arg0 : tensor<3072x5120xf16>, tensor<2048x5120xf16>) grid [24, 16, 2] loop 20 threads 128 {
    ^bb0(%arg2s: tensor<3072x5120xf16>, %arg0s: tensor<2048x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.transpose %arg0t permutation [1, 0]
      %4 = mugraph.matmul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x3072x2048xf32>
    } -> tensor<2x3072x2048xf32>
    %3 = mugraph.block ins(%2, %1 : tensor<2x3072x2048xf32>, tensor<2048x3072xf16>) grid [64, 48] loop 1 threads 128 {
    ^bb0(%4: tensor<2x3072x2048xf32>, %5: tensor<2048x3072xf16>):
      %6 = mugraph.load %4 imap [2, 1] : tensor<2x3072x2048xf32> -> !mugraph.tile<2x64x32xf32>
      %7 = mugraph.load %5 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<32x64xf16>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.transpose %7 permutation [1, 0]
      %10 = mugraph.silu %9
      %11 = mugraph.mul %8, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x2048x3072xf16>
    } -> tensor<1x2048x3072xf16>
    %4 = mugraph.reshape %3 to [2048, 3072]
    func.return %4 : tensor<2048x3072xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.342720e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %2 : tensor<2048x5120xf16>, tensor<5120x3072xf16>) grid [16, 24] loop 160 threads 128 {
    ^bb0(%arg0s: tensor<2048x5120xf16>, %4: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x32xf16>
      %5 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    %4 = mugraph.block ins(%3, %1 : tensor<2048x3072xf16>, tensor<2048x3072xf16>) grid [128, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<2048x3072xf16>, %6: tensor<2048x3072xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %4 : tensor<2048x3072xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.155860e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg2, %arg1 : tensor<3072x5120xf16>, tensor<3072x5120xf16>) grid [80, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<3072x5120xf16>, %arg1s: tensor<3072x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [1, 0] : tensor<3072x5120xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] : tensor<3072x5120xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.transpose %arg2t permutation [1, 0]
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf16> -> tensor<5120x3072xf16>
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf16> -> tensor<5120x3072xf16>
    } -> (tensor<5120x3072xf16>, tensor<5120x3072xf16>)
    %2 = mugraph.block ins(%arg0, %1, %0 : tensor<2048x5120xf16>, tensor<5120x3072xf16>, tensor<5120x3072xf16>) grid [16, 24] loop 160 threads 256 {
    ^bb0(%arg0s: tensor<2048x5120xf16>, %3: tensor<5120x3072xf16>, %4: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x32xf16>
      %5 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.matmul %arg0t, %5
      %8 = mugraph.matmul %arg0t, %6
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.silu %9
      %12 = mugraph.mul %11, %10
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %2 : tensor<2048x3072xf16>
  }
  func.func @candidate_14(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.504010e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%2, %arg0, %0 : tensor<2048x3072xf16>, tensor<2048x5120xf16>, tensor<5120x3072xf16>) grid [16, 24] loop 160 threads 128 {
    ^bb0(%4: tensor<2048x3072xf16>, %arg0s: tensor<2048x5120xf16>, %5: tensor<5120x3072xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x32xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<32x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.silu %9
      %11 = mugraph.mul %6, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x3072xf16>
    } -> tensor<2048x3072xf16>
    func.return %3 : tensor<2048x3072xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<2048x3072xf16> attributes {mugraph.measured_us = 2.261450e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%arg2, %arg0 : tensor<3072x5120xf16>, tensor<2048x5120xf16>) grid [24, 16, 2] loop 40 threads 128 {
    ^bb0(%arg2s: tensor<3072x5120xf16>, %arg0s: tensor<2048x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<2048x5120xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.transpose %arg0t permutation [1, 0]
      %4 = mugraph.matmul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x3072x2048xf32>
    } -> tensor<2x3072x2048xf32>
    %3 = mugraph.block ins(%2, %1 : tensor<2x3072x2048xf32>, tensor<2048x3072xf16>) grid [64, 48] loop 1 threads 128 {
    ^bb0(%4: tensor<2x3072x2048xf32>, %5: tensor<2048x3072xf16>):
      %6 = mugraph.load %4 imap [2, 1] : tensor<2x3072x2048xf32> -> !mugraph.tile<2x64x32xf32>
      %7 = mugraph.load %5 imap [0, 1] : tensor<2048x3072xf16> -> !mugraph.tile<32x64xf16>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.transpose %7 permutation [1, 0]
      %10 = mugraph.silu %9
      %11 = mugraph.mul %8, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x2048x3072xf16>
    } -> tensor<1x2048x3072xf16>
    %4 = mugraph.reshape %3 to [2048, 3072]
    func.return %4 : tensor<2048x3072xf16>
  }
}
