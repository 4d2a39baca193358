builtin.module {
  func.func @candidate_0(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.336500e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [64, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<64x64xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x4096xf32>, tensor<16x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_1(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.267700e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [64, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x64xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x4096xf32>, tensor<16x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_2(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.231700e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x4096xf32>, tensor<16x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_3(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.275000e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %xt, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<16x4096xf32>
    } -> tensor<16x4096xf32>
    %1 = mugraph.block ins(%0, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [64, 8] loop 8 threads 128 {
    ^bb0(%2: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<64x64xf32>
      %4 = mugraph.matmul %3, %wt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<8x16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_4(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.253300e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %xt, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<16x4096xf32>
    } -> tensor<16x4096xf32>
    %1 = mugraph.block ins(%0, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [64, 8] loop 16 threads 128 {
    ^bb0(%2: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x64xf32>
      %4 = mugraph.matmul %3, %wt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<8x16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_5(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.323500e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [32, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<64x128xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x128xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x4096xf32>, tensor<16x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_6(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.278100e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<128x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<4x16x4096xf32>
    } -> tensor<4x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x4096xf32>, tensor<16x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x4096xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_7(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.668800e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<64x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x4096xf32>, tensor<16x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_8(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.262000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %1 = mugraph.block ins(%0 : tensor<8x16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<8x16x4096xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %2 = mugraph.reshape %1 to [16, 4096]
    %3 = mugraph.block ins(%2, %x : tensor<16x4096xf32>, tensor<16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x4096xf32>, %xs: tensor<16x4096xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<16x4096xf32> -> !mugraph.tile<1x128xf32>
      %xt = mugraph.load %xs imap [0, *] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %6 = mugraph.square %xt
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x128xf32> -> tensor<16x4096xf32>
    } -> tensor<16x4096xf32>
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_9(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.302700e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %0, %w : tensor<16x4096xf32>, tensor<16x1xf32>, tensor<4096x4096xf32>) grid [64, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %2: tensor<16x1xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %3 = mugraph.load %2 imap [*, *] : tensor<16x1xf32> -> !mugraph.tile<16x1xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x64xf32>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %xt, %5
      %7 = mugraph.matmul %6, %wt
      %8 = mugraph.accumulate sum %7
      mugraph.store %8 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<8x16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_10(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.334100e+01 : f64} {
    %0 = mugraph.square %x
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<64x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<4x16x4096xf32>
    } -> tensor<4x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x4096xf32>, tensor<16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x4096xf32>, %4: tensor<16x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_11(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.388900e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      mugraph.store %3 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [32, 16] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x128xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x128xf32> -> tensor<16x16x4096xf32>
    } -> tensor<16x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<16x16x4096xf32>, tensor<16x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x4096xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sqrt %6
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_12(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.398600e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [32, 16] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x128xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x128xf32> -> tensor<16x16x4096xf32>
    } -> tensor<16x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<16x16x4096xf32>, tensor<16x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x4096xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x4096xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_13(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.426200e+01 : f64} {
    %0 = mugraph.square %x
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [32, 16] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x16xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<16x128xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x128xf32> -> tensor<16x16x4096xf32>
    } -> tensor<16x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<16x16x4096xf32>, tensor<16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x4096xf32>, %4: tensor<16x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x4096xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_14(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.485300e+01 : f64} {
    %0 = mugraph.square %x
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [64, 16] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x64xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<16x16x4096xf32>
    } -> tensor<16x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<16x16x4096xf32>, tensor<16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x4096xf32>, %4: tensor<16x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x4096xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_15(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.647500e+01 : f64} {
    %0 = mugraph.square %x
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128, 4] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<32x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<4x16x4096xf32>
    } -> tensor<4x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x4096xf32>, tensor<16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x4096xf32>, %4: tensor<16x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_16(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 2.786400e+01 : f64} {
    %0 = mugraph.square %x
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<64x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x4096xf32>
    } -> tensor<8x16x4096xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x4096xf32>, tensor<16x4096xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x4096xf32>, %4: tensor<16x4096xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x4096xf32> -> !mugraph.tile<1x4096xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x16x4096xf32>
    } -> tensor<1x16x4096xf32>
    %3 = mugraph.reshape %2 to [16, 4096]
    func.return %3 : tensor<16x4096xf32>
  }
  func.func @candidate_17(%x: tensor<16x4096xf32>, %w: tensor<4096x4096xf32>) -> tensor<16x4096xf32> attributes {mugraph.measured_us = 6.344000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf32>, tensor<4096x4096xf32>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf32>, %ws: tensor<4096x4096xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x4096xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4096xf32>
    } -> tensor<16x4096xf32>
    func.return %0 : tensor<16x4096xf32>
  }
}
