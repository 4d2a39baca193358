builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 5.969020e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<8192x5120xf16>, tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %4: tensor<8192x5120xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.361200e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0 : tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%2: tensor<8192x5120xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %2 = mugraph.matmul %arg0, %arg2
    %3 = mugraph.mul %1, %2
    func.return %3 : tensor<8192x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.040040e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<8192x5120xf16>, tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 32 threads 128 {
    ^bb0(%2: tensor<8192x5120xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %1 : tensor<8192x5120xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.192210e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<8192x5120xf16>, tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 16 threads 128 {
    ^bb0(%2: tensor<8192x5120xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %1 : tensor<8192x5120xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.378980e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0 : tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%2: tensor<8192x5120xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %2 = mugraph.block ins(%1, %arg0, %arg2 : tensor<8192x5120xf16>, tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 32 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %arg0s: tensor<8192x2048xf16>, %arg2s: tensor<2048x5120xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %5 = mugraph.matmul %arg0t, %arg2t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.mul %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.164570e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg2s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %2 = mugraph.block ins(%1, %0 : tensor<8192x5120xf16>, tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %4: tensor<8192x5120xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.339380e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<8192x5120xf16>, tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %4: tensor<8192x5120xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 8.452380e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x2048xf16>, tensor<2048x5120xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>, %arg2s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %0 : tensor<8192x5120xf16>
  }
  func.func @candidate_8(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.849360e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x2048xf16>, tensor<2048x5120xf16>, tensor<2048x5120xf16>) grid [128, 40] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>, %arg2s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %0 : tensor<8192x5120xf16>
  }
  func.func @candidate_9(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 7.629750e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [128, 80] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.mul %0, %1
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_10(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 9.360640e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 80, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x8192x5120xf32>
    } -> tensor<2x8192x5120xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8192x5120xf32>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8192x5120xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8192x5120xf32> -> !mugraph.tile<2x32x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.silu %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x8192x5120xf16>
    } -> tensor<1x8192x5120xf16>
    %2 = mugraph.reshape %1 to [8192, 5120]
    %3 = mugraph.matmul %arg0, %arg2
    %4 = mugraph.mul %2, %3
    func.return %4 : tensor<8192x5120xf16>
  }
  func.func @candidate_11(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.535430e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0 : tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%2: tensor<8192x5120xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %2 = mugraph.block ins(%1, %arg0, %arg2 : tensor<8192x5120xf16>, tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 64 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %arg0s: tensor<8192x2048xf16>, %arg2s: tensor<2048x5120xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.matmul %arg0t, %arg2t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.mul %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_12(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 9.496080e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [128, 64] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<8192x5120xf16>, tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %4: tensor<8192x5120xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_13(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 7.934520e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg2s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x8192x5120xf32>
    } -> tensor<2x8192x5120xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<8192x5120xf16>, tensor<2x8192x5120xf32>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %4: tensor<2x8192x5120xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8192x5120xf32> -> !mugraph.tile<2x32x128xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x8192x5120xf16>
    } -> tensor<1x8192x5120xf16>
    %3 = mugraph.reshape %2 to [8192, 5120]
    func.return %3 : tensor<8192x5120xf16>
  }
  func.func @candidate_14(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 6.343540e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg2s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    %2 = mugraph.block ins(%1, %0 : tensor<8192x5120xf16>, tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<8192x5120xf16>, %4: tensor<8192x5120xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %2 : tensor<8192x5120xf16>
  }
  func.func @candidate_15(%arg0: tensor<8192x2048xf16>, %arg1: tensor<2048x5120xf16>, %arg2: tensor<2048x5120xf16>) -> tensor<8192x5120xf16> attributes {mugraph.measured_us = 7.758540e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<8192x2048xf16>, tensor<2048x5120xf16>) grid [64, 40, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg2s: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<8192x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x8192x5120xf32>
    } -> tensor<2x8192x5120xf32>
    %2 = mugraph.block ins(%1 : tensor<2x8192x5120xf32>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8192x5120xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<2x8192x5120xf32> -> !mugraph.tile<2x32x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x8192x5120xf16>
    } -> tensor<1x8192x5120xf16>
    %3 = mugraph.reshape %2 to [8192, 5120]
    %4 = mugraph.block ins(%3, %0 : tensor<8192x5120xf16>, tensor<8192x5120xf16>) grid [256, 40] loop 1 threads 128 {
    ^bb0(%5: tensor<8192x5120xf16>, %6: tensor<8192x5120xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<8192x5120xf16> -> !mugraph.tile<32x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x5120xf16>
    } -> tensor<8192x5120xf16>
    func.return %4 : tensor<8192x5120xf16>
  }
}
