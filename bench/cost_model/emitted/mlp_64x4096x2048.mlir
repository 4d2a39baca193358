builtin.module {
  func.func @candidate_0(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.619300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<256x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
    } -> (tensor<2x64x2048xf32>, tensor<2x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x64x2048xf32>, tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x64x2048xf32>, %4: tensor<2x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.621300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<256x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
    } -> (tensor<2x64x2048xf32>, tensor<2x64x2048xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<2x64x2048xf32>, tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x64x2048xf32>, %4: tensor<2x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.662100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [64, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
    } -> (tensor<2x64x2048xf32>, tensor<2x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x64x2048xf32>, tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x64x2048xf32>, %4: tensor<2x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.671600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<4x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<4x64x2048xf32>
    } -> (tensor<4x64x2048xf32>, tensor<4x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x64x2048xf32>, tensor<4x64x2048xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<4x64x2048xf32>, %4: tensor<4x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.926600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<256x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<4x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<4x64x2048xf32>
    } -> (tensor<4x64x2048xf32>, tensor<4x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x64x2048xf32>, tensor<4x64x2048xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<4x64x2048xf32>, %4: tensor<4x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.553900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<64x16xf32> -> tensor<64x2048xf16>
    } -> tensor<64x2048xf16>
    func.return %0 : tensor<64x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.623100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<4x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<4x64x2048xf32>
    } -> (tensor<4x64x2048xf32>, tensor<4x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x64x2048xf32>, tensor<4x64x2048xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<4x64x2048xf32>, %4: tensor<4x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.568900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [64, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
    } -> (tensor<2x64x2048xf32>, tensor<2x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x64x2048xf32>, tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x64x2048xf32>, %4: tensor<2x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_8(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 2.285500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<64x2048xf16>
    } -> tensor<64x2048xf16>
    func.return %0 : tensor<64x2048xf16>
  }
  func.func @candidate_9(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.867300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [4, 32, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x64x2048xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x64x2048xf32>
    } -> (tensor<2x64x2048xf32>, tensor<2x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x64x2048xf32>, tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x64x2048xf32>, %4: tensor<2x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_10(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.985000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [32, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<8x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<8x64x2048xf32>
    } -> (tensor<8x64x2048xf32>, tensor<8x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x64x2048xf32>, tensor<8x64x2048xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<8x64x2048xf32>, %4: tensor<8x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x64x2048xf32> -> !mugraph.tile<8x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x64x2048xf32> -> !mugraph.tile<8x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_11(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.876700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [32, 2] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<32x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<2x64x2048xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<2x64x2048xf32>
    } -> (tensor<2x64x2048xf32>, tensor<2x64x2048xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x64x2048xf32>, tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x64x2048xf32>, %4: tensor<2x64x2048xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_12(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 2.160200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x4096xf16>, tensor<4096x2048xf16>) grid [4, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<64x2048xf16>
    } -> tensor<64x2048xf16>
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<64x64xf32> -> tensor<4x64x2048xf32>
    } -> tensor<4x64x2048xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<64x2048xf16>, tensor<4x64x2048xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<64x2048xf16>, %4: tensor<4x64x2048xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<64x2048xf16> -> !mugraph.tile<2x128xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_13(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 1.812500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<64x4096xf16>, tensor<4096x2048xf16>, tensor<4096x2048xf16>) grid [2, 16, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg2s: tensor<4096x2048xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<32x128xf32> -> tensor<4x64x2048xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x128xf32> -> tensor<4x64x2048xf32>
    } -> (tensor<4x64x2048xf32>, tensor<4x64x2048xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<4x64x2048xf32>, tensor<4x64x2048xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%4: tensor<4x64x2048xf32>, %5: tensor<4x64x2048xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<4x64x2048xf32> -> !mugraph.tile<4x2x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x64x2048xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x64x2048xf16>
    } -> (tensor<1x64x2048xf16>, tensor<1x64x2048xf16>)
    %4 = mugraph.reshape %2 to [64, 2048]
    %5 = mugraph.reshape %3 to [64, 2048]
    %6 = mugraph.block ins(%4, %5 : tensor<64x2048xf16>, tensor<64x2048xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<64x2048xf16>, %8: tensor<64x2048xf16>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<64x2048xf16> -> !mugraph.tile<8x64xf16>
      %10 = mugraph.load %8 imap [0, 1] : tensor<64x2048xf16> -> !mugraph.tile<8x64xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<64x2048xf16>
    } -> tensor<64x2048xf16>
    func.return %6 : tensor<64x2048xf16>
  }
  func.func @candidate_14(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 2.163400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x4096xf16>, tensor<4096x2048xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<64x32xf32> -> tensor<2x64x2048xf32>
    } -> tensor<2x64x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<2x64x2048xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %2 = mugraph.reshape %1 to [64, 2048]
    %3 = mugraph.block ins(%2, %arg0, %arg2 : tensor<64x2048xf16>, tensor<64x4096xf16>, tensor<4096x2048xf16>) grid [4, 32] loop 32 threads 128 {
    ^bb0(%4: tensor<64x2048xf16>, %arg0s: tensor<64x4096xf16>, %arg2s: tensor<4096x2048xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<64x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.silu %5
      %7 = mugraph.matmul %arg0t, %arg2t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %6, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<64x2048xf16>
    } -> tensor<64x2048xf16>
    func.return %3 : tensor<64x2048xf16>
  }
  func.func @candidate_15(%arg0: tensor<64x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<4096x2048xf16>) -> tensor<64x2048xf16> attributes {mugraph.measured_us = 2.304500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x4096xf16>, tensor<4096x2048xf16>) grid [4, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<64x2048xf16>
    } -> tensor<64x2048xf16>
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<64x4096xf16>, tensor<4096x2048xf16>) grid [2, 32, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x4096xf16>, %arg2s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<64x4096xf16> -> !mugraph.tile<32x512xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<512x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<2x64x2048xf32>
    } -> tensor<2x64x2048xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<64x2048xf16>, tensor<2x64x2048xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<64x2048xf16>, %4: tensor<2x64x2048xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<64x2048xf16> -> !mugraph.tile<4x128xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x64x2048xf32> -> !mugraph.tile<2x4x128xf32>
      %7 = mugraph.silu %5
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.mul %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x64x2048xf16>
    } -> tensor<1x64x2048xf16>
    %3 = mugraph.reshape %2 to [64, 2048]
    func.return %3 : tensor<64x2048xf16>
  }
}
