builtin.module {
  func.func @candidate_0(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.400000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_1(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.617700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [256] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x16xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_2(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.424400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 64 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x32xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_3(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.613100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [256] loop 64 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x16xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_4(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.427100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<4x128xf16>
      %w1t = mugraph.load %w1s imap [*, 1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %w2t = mugraph.load %w2s imap [*, 1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<4x64xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_5(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.410000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [64] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_6(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.576300e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x256xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<256x64xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.matmul %xt, %w2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
    } -> (tensor<2x8x4096xf32>, tensor<2x8x4096xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x4096xf32>, %4: tensor<2x8x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_7(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.482400e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [64, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.matmul %xt, %w2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
    } -> (tensor<2x8x4096xf32>, tensor<2x8x4096xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x4096xf32>, %4: tensor<2x8x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_8(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.600500e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x256xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<256x64xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.matmul %xt, %w2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x4096xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x4096xf32>
    } -> (tensor<4x8x4096xf32>, tensor<4x8x4096xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x4096xf32>, tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x4096xf32>, %4: tensor<4x8x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_9(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.586800e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [32, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<32x128xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<32x128xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.matmul %xt, %w2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<8x8x4096xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<8x8x4096xf32>
    } -> (tensor<8x8x4096xf32>, tensor<8x8x4096xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x4096xf32>, tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x4096xf32>, %4: tensor<8x8x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_10(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.733900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<4x128xf16>
      %w1t = mugraph.load %w1s imap [*, 1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<4x64xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %1 = mugraph.block ins(%0, %x, %w2 : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%2: tensor<8x4096xf16>, %xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %4 = mugraph.matmul %xt, %w2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.mul %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %1 : tensor<8x4096xf16>
  }
  func.func @candidate_11(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.796000e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [256, 2] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x16xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x16xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.matmul %xt, %w2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<2x8x4096xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<2x8x4096xf32>
    } -> (tensor<2x8x4096xf32>, tensor<2x8x4096xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x4096xf32>, %4: tensor<2x8x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_12(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.746900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %w2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %1 = mugraph.block ins(%0, %x, %w1 : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [64] loop 64 threads 128 {
    ^bb0(%2: tensor<8x4096xf16>, %xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %xt, %w1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %1 : tensor<8x4096xf16>
  }
  func.func @candidate_13(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.796700e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %w1, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [32, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.matmul %xt, %w2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<2x8x4096xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<2x8x4096xf32>
    } -> (tensor<2x8x4096xf32>, tensor<2x8x4096xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x4096xf32>, %4: tensor<2x8x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_14(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.740300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %w2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %1 = mugraph.block ins(%x, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [64, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
    } -> tensor<2x8x4096xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<8x4096xf16>, tensor<2x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x4096xf16>, %4: tensor<2x8x4096xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.mul %5, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_15(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.797400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %w2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %1 = mugraph.block ins(%x, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %xt, %w1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<8x4096xf16>, tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x4096xf16>, %4: tensor<4x8x4096xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.mul %5, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_16(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.727500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [64, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %xt, %w2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %1 = mugraph.block ins(%0 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<4x8x4096xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %2 = mugraph.reshape %1 to [8, 4096]
    %3 = mugraph.block ins(%2, %x, %w1 : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%4: tensor<8x4096xf16>, %xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %5 = mugraph.load %4 imap [1] : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %6 = mugraph.matmul %xt, %w1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.silu %7
      %9 = mugraph.mul %5, %8
      mugraph.store %9 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_17(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.839300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x256xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %1 = mugraph.block ins(%0 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<4x8x4096xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %2 = mugraph.reshape %1 to [8, 4096]
    %3 = mugraph.block ins(%2, %x, %w2 : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%4: tensor<8x4096xf16>, %xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %5 = mugraph.load %4 imap [1] : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w2t = mugraph.load %w2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %6 = mugraph.silu %5
      %7 = mugraph.matmul %xt, %w2t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %6, %8
      mugraph.store %9 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_18(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.770700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %1 = mugraph.block ins(%0, %x, %w2 : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%2: tensor<8x4096xf16>, %xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %3 = mugraph.load %2 imap [1, *] : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %xt, %w2t
      %5 = mugraph.mul %3, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_19(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.584800e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %w2, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [64, 2] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x64xf16>
      %w1t = mugraph.load %w1s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.matmul %xt, %w1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
    } -> (tensor<2x8x4096xf32>, tensor<2x8x4096xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<2x8x4096xf32>, tensor<2x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x4096xf32>, %5: tensor<2x8x4096xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> (tensor<1x8x4096xf16>, tensor<1x8x4096xf16>)
    %4 = mugraph.reshape %2 to [8, 4096]
    %5 = mugraph.reshape %3 to [8, 4096]
    %6 = mugraph.block ins(%4, %5 : tensor<8x4096xf16>, tensor<8x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<8x4096xf16>, %8: tensor<8x4096xf16>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<2x128xf16>
      %10 = mugraph.load %8 imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<2x128xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %6 : tensor<8x4096xf16>
  }
  func.func @candidate_20(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.726500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w1 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %w1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %1 = mugraph.block ins(%x, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [64, 4] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<32x64xf16>
      %2 = mugraph.matmul %xt, %w2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<8x4096xf16>, tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x4096xf16>, %4: tensor<4x8x4096xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_21(%x: tensor<8x4096xf16>, %w1: tensor<4096x4096xf16>, %w2: tensor<4096x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.719400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w2 : tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [32, 4] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %w2s: tensor<4096x4096xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %w2t = mugraph.load %w2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %xt, %w2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %1 = mugraph.block ins(%0 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<4x8x4096xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %2 = mugraph.reshape %1 to [8, 4096]
    %3 = mugraph.block ins(%2, %x, %w1 : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%4: tensor<8x4096xf16>, %xs: tensor<8x4096xf16>, %w1s: tensor<4096x4096xf16>):
      %5 = mugraph.load %4 imap [1] : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %w1t = mugraph.load %w1s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %6 = mugraph.matmul %xt, %w1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.silu %7
      %9 = mugraph.mul %5, %8
      mugraph.store %9 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %3 : tensor<8x4096xf16>
  }
}
