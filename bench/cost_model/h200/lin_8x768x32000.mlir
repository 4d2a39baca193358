builtin.module {
  func.func @candidate_0(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.570100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [1000] loop 24 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_1(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.620300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [500] loop 12 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x64xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<64x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_2(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.551700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [500] loop 24 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_3(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.710200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [1000] loop 12 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x64xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_4(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 3.054400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [1000] loop 48 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x16xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_5(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 3.226000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [500] loop 48 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x16xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_6(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.968500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [500, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x24xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<24x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x32000xf32>
    } -> tensor<2x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x32000xf32>) grid [2, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8x32000xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_7(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 4.032800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [320, 2] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x12xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<12x100xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x100xf32> -> tensor<2x8x32000xf32>
    } -> tensor<2x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x32000xf32>) grid [2, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8x32000xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_8(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 5.661000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [1000] loop 96 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x8xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_9(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.546400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [250] loop 24 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<32x128xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x128xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_10(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.826600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [500, 2] loop 12 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x32000xf32>
    } -> tensor<2x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x32000xf32>) grid [2, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8x32000xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_11(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 2.957100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [1000] loop 6 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x128xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x32000xf32>
    } -> tensor<8x32000xf32>
    func.return %0 : tensor<8x32000xf32>
  }
  func.func @candidate_12(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 3.209900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [2000, 2] loop 12 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<2x8x32000xf32>
    } -> tensor<2x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x32000xf32>) grid [2, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8x32000xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_13(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 3.301500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [500, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x12xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<12x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x32000xf32>
    } -> tensor<8x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<8x8x32000xf32>) grid [4, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<8x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x8x32000xf32> -> !mugraph.tile<8x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_14(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 3.322900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [2000, 2] loop 24 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x16xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<16x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<2x8x32000xf32>
    } -> tensor<2x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x32000xf32>) grid [2, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8x32000xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_15(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 3.938100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [640, 16] loop 3 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x16xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<16x50xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x50xf32> -> tensor<16x8x32000xf32>
    } -> tensor<16x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<16x8x32000xf32>) grid [4, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<16x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x8x32000xf32> -> !mugraph.tile<16x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_16(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 4.425800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [2000, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x24xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<24x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<2x8x32000xf32>
    } -> tensor<2x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x32000xf32>) grid [2, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8x32000xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
  func.func @candidate_17(%x: tensor<8x768xf32>, %w: tensor<768x32000xf32>) -> tensor<8x32000xf32> attributes {mugraph.measured_us = 7.563300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<8x768xf32>, tensor<768x32000xf32>) grid [320, 2] loop 3 threads 128 {
    ^bb0(%xs: tensor<8x768xf32>, %ws: tensor<768x32000xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x768xf32> -> !mugraph.tile<8x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<768x32000xf32> -> !mugraph.tile<128x100xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x100xf32> -> tensor<2x8x32000xf32>
    } -> tensor<2x8x32000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x32000xf32>) grid [2, 250] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x32000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x8x32000xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x8x32000xf32>
    } -> tensor<1x8x32000xf32>
    %2 = mugraph.reshape %1 to [8, 32000]
    func.return %2 : tensor<8x32000xf32>
  }
}
