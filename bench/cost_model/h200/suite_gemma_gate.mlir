builtin.module {
  func.func @candidate_0(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 5.970300e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 6.585600e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0 : tensor<256x16384xf16>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<32x256xf16>
      %4 = mugraph.gelu %3 form "tanh"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %2 = mugraph.matmul %arg0, %arg2
    %3 = mugraph.mul %1, %2
    func.return %3 : tensor<256x16384xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.108700e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 128] loop 32 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.066300e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 128] loop 16 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.639800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 64] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x256xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.811700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [128] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<256x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.700100e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 64] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x256xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.896400e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [128] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1] : !mugraph.tile<256x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.176600e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [1] : tensor<256x16384xf16> -> !mugraph.tile<256x4xf16>
      %6 = mugraph.load %4 imap [1] : tensor<256x16384xf16> -> !mugraph.tile<256x4xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [1] : !mugraph.tile<256x4xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.444600e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 128, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x256x16384xf32>
    } -> tensor<2x256x16384xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<256x16384xf16>, tensor<2x256x16384xf32>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<2x256x16384xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x256x16384xf32> -> !mugraph.tile<2x8x256xf32>
      %7 = mugraph.gelu %5 form "tanh"
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.mul %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x8x256xf32> -> tensor<1x256x16384xf16>
    } -> tensor<1x256x16384xf16>
    %3 = mugraph.reshape %2 to [256, 16384]
    func.return %3 : tensor<256x16384xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 1.094680e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 64] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x256xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "tanh"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [128, 2] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x128xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<256x128xf32> -> tensor<2x256x16384xf32>
    } -> tensor<2x256x16384xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<256x16384xf16>, tensor<2x256x16384xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<2x256x16384xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<32x256xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x256x16384xf32> -> !mugraph.tile<2x32x256xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x32x256xf32> -> tensor<1x256x16384xf16>
    } -> tensor<1x256x16384xf16>
    %3 = mugraph.reshape %2 to [256, 16384]
    func.return %3 : tensor<256x16384xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 1.412490e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>, tensor<2048x16384xf16>) grid [512] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.gelu %3 form "tanh"
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<256x32xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %0 : tensor<256x16384xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.599200e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [4, 128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.337800e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [4, 64, 2] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<16x256xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<64x256xf32> -> tensor<2x256x16384xf32>
    } -> tensor<2x256x16384xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<256x16384xf16>, tensor<2x256x16384xf32>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<2x256x16384xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<8x256xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x256x16384xf32> -> !mugraph.tile<2x8x256xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.gelu %7 form "tanh"
      %9 = mugraph.mul %5, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x8x256xf32> -> tensor<1x256x16384xf16>
    } -> tensor<1x256x16384xf16>
    %3 = mugraph.reshape %2 to [256, 16384]
    func.return %3 : tensor<256x16384xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.385600e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [128] loop 16 threads 256 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<256x16384xf16> -> !mugraph.tile<256x128xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [1] : !mugraph.tile<256x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.031900e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg0, %arg2 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [4, 128] loop 16 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.gelu %3 form "tanh"
      %5 = mugraph.matmul %arg0t, %arg2t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.mul %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
}
