builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 2.883000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<8x16xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 2.641000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [128] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<8x16xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.765000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [64, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 2.969000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<16x16xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.115000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<16x16xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.133000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.379000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<32x16xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<32x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<8x16xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.252000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [32, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x8xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 2.954000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x4xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x4xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x4xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.326000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [16, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x4xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x4xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x4xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.087000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg2s: tensor<512x16xf16>, %arg1s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x512xf16> -> !mugraph.tile<4x512xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<512x16xf16> -> !mugraph.tile<512x16xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<512x16xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.silu %2
      %4 = mugraph.mul %1, %3
      mugraph.store %4 omap [0] : !mugraph.tile<4x16xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.857000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [16, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<32x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<32x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x8xf32> -> tensor<1024x16xf16>
    } -> tensor<1024x16xf16>
    func.return %0 : tensor<1024x16xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 4.306000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [32, 2, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<128x8xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<32x8xf32> -> tensor<2x1024x16xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x8xf32> -> tensor<2x1024x16xf32>
    } -> (tensor<2x1024x16xf32>, tensor<2x1024x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x1024x16xf32>, tensor<2x1024x16xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2x1024x16xf32>, %4: tensor<2x1024x16xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<2x1024x16xf32> -> !mugraph.tile<2x4x16xf32>
      %6 = mugraph.load %4 imap [1] : tensor<2x1024x16xf32> -> !mugraph.tile<2x4x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x4x16xf32> -> tensor<1x1024x16xf16>
    } -> tensor<1x1024x16xf16>
    %3 = mugraph.reshape %2 to [1024, 16]
    func.return %3 : tensor<1024x16xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.897000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [8, 2, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x8xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x8xf32> -> tensor<4x1024x16xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x8xf32> -> tensor<4x1024x16xf32>
    } -> (tensor<4x1024x16xf32>, tensor<4x1024x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1024x16xf32>, tensor<4x1024x16xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1024x16xf32>, %4: tensor<4x1024x16xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x1024x16xf32> -> !mugraph.tile<4x4x16xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x1024x16xf32> -> !mugraph.tile<4x4x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x4x16xf32> -> tensor<1x1024x16xf16>
    } -> tensor<1x1024x16xf16>
    %3 = mugraph.reshape %2 to [1024, 16]
    func.return %3 : tensor<1024x16xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 4.058000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [8, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<64x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<128x16xf32> -> tensor<4x1024x16xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<128x16xf32> -> tensor<4x1024x16xf32>
    } -> (tensor<4x1024x16xf32>, tensor<4x1024x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1024x16xf32>, tensor<4x1024x16xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1024x16xf32>, %4: tensor<4x1024x16xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x1024x16xf32> -> !mugraph.tile<4x4x16xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x1024x16xf32> -> !mugraph.tile<4x4x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x4x16xf32> -> tensor<1x1024x16xf16>
    } -> tensor<1x1024x16xf16>
    %3 = mugraph.reshape %2 to [1024, 16]
    func.return %3 : tensor<1024x16xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x512xf16>, %arg1: tensor<512x16xf16>, %arg2: tensor<512x16xf16>) -> tensor<1024x16xf16> attributes {mugraph.measured_us = 3.622000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x512xf16>, tensor<512x16xf16>, tensor<512x16xf16>) grid [16, 2, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x512xf16>, %arg1s: tensor<512x16xf16>, %arg2s: tensor<512x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<32x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<512x16xf16> -> !mugraph.tile<32x8xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x8xf32> -> tensor<8x1024x16xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x8xf32> -> tensor<8x1024x16xf32>
    } -> (tensor<8x1024x16xf32>, tensor<8x1024x16xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1024x16xf32>, tensor<8x1024x16xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1024x16xf32>, %4: tensor<8x1024x16xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x1024x16xf32> -> !mugraph.tile<8x4x16xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x1024x16xf32> -> !mugraph.tile<8x4x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x4x16xf32> -> tensor<1x1024x16xf16>
    } -> tensor<1x1024x16xf16>
    %3 = mugraph.reshape %2 to [1024, 16]
    func.return %3 : tensor<1024x16xf16>
  }
}
