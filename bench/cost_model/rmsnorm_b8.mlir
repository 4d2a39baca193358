builtin.module {
  func.func @candidate_0(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 1.948200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x48xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_1(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 1.897200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [96] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x64xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_2(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 1.956100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x48xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_3(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 1.909000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [96] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x64xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_4(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 1.981700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [192] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_5(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.046500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [192] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_6(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.215900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x96xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_7(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.225200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x96xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_8(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.261200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [2, 128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x48xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %0 : tensor<16x6144xf16>
  }
  func.func @candidate_9(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.119800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [128] loop 64 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<64x48xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<16x48xf32> -> tensor<16x6144xf32>
    } -> tensor<16x6144xf32>
    %1 = mugraph.block ins(%0, %x : tensor<16x6144xf32>, tensor<16x4096xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<16x6144xf32>, %xs: tensor<16x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<16x6144xf32> -> !mugraph.tile<2x128xf32>
      %xt = mugraph.load %xs imap [0, *] : tensor<16x4096xf16> -> !mugraph.tile<2x4096xf16>
      %4 = mugraph.square %xt
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %1 : tensor<16x6144xf16>
  }
  func.func @candidate_10(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.138400e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w, %0 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<16x1xf32>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %2: tensor<16x1xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x96xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<8x1xf32>
      %4 = mugraph.matmul %xt, %wt
      %5 = mugraph.scale %3 by 0.000244140625
      %6 = mugraph.sqrt %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.div %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x96xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %1 : tensor<16x6144xf16>
  }
  func.func @candidate_11(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.385300e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      mugraph.store %3 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w, %0 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<16x1xf32>) grid [2, 64] loop 64 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %2: tensor<16x1xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x64xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<64x96xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<8x1xf32>
      %4 = mugraph.matmul %xt, %wt
      %5 = mugraph.sqrt %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<8x96xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %1 : tensor<16x6144xf16>
  }
  func.func @candidate_12(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.350600e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      %4 = mugraph.sqrt %3
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w, %0 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<16x1xf32>) grid [2, 128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %2: tensor<16x1xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<8x1xf32>
      %4 = mugraph.matmul %xt, %wt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.div %5, %3
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x48xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %1 : tensor<16x6144xf16>
  }
  func.func @candidate_13(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.149000e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, 1] : tensor<16x4096xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %xt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    %1 = mugraph.block ins(%0 : tensor<16x4096xf16>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%2: tensor<16x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x64xf16>
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<64x16x1xf32>
    } -> tensor<64x16x1xf32>
    %2 = mugraph.block ins(%x, %w, %1 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<64x16x1xf32>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %3: tensor<64x16x1xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %4 = mugraph.load %3 imap [*] : tensor<64x16x1xf32> -> !mugraph.tile<64x16x1xf32>
      %5 = mugraph.matmul %xt, %wt
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.sqrt %7
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.div %9, %8
      mugraph.store %10 omap [2] : !mugraph.tile<1x16x48xf32> -> tensor<1x16x6144xf16>
    } -> tensor<1x16x6144xf16>
    %3 = mugraph.reshape %2 to [16, 6144]
    func.return %3 : tensor<16x6144xf16>
  }
  func.func @candidate_14(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.201600e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, 1] : tensor<16x4096xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %xt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    %1 = mugraph.block ins(%0 : tensor<16x4096xf16>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%2: tensor<16x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<2x64xf16>
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<2x1xf32> -> tensor<64x16x1xf32>
    } -> tensor<64x16x1xf32>
    %2 = mugraph.block ins(%x, %w, %1 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<64x16x1xf32>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %3: tensor<64x16x1xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %4 = mugraph.load %3 imap [*] : tensor<64x16x1xf32> -> !mugraph.tile<64x16x1xf32>
      %5 = mugraph.matmul %xt, %wt
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.sqrt %7
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.div %9, %8
      mugraph.store %10 omap [2] : !mugraph.tile<1x16x48xf32> -> tensor<1x16x6144xf16>
    } -> tensor<1x16x6144xf16>
    %3 = mugraph.reshape %2 to [16, 6144]
    func.return %3 : tensor<16x6144xf16>
  }
  func.func @candidate_15(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.199900e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0] : tensor<16x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      %4 = mugraph.sqrt %3
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [96, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<4x16x6144xf32>
    } -> tensor<4x16x6144xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x6144xf32>, tensor<16x1xf32>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x6144xf32>, %4: tensor<16x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x6144xf32> -> !mugraph.tile<4x2x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1xf32> -> !mugraph.tile<2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.div %7, %6
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x16x6144xf16>
    } -> tensor<1x16x6144xf16>
    %3 = mugraph.reshape %2 to [16, 6144]
    func.return %3 : tensor<16x6144xf16>
  }
  func.func @candidate_16(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.299200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [64] loop 64 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<64x96xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<16x96xf32> -> tensor<16x6144xf32>
    } -> tensor<16x6144xf32>
    %1 = mugraph.block ins(%0, %x : tensor<16x6144xf32>, tensor<16x4096xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<16x6144xf32>, %xs: tensor<16x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<16x6144xf32> -> !mugraph.tile<2x128xf32>
      %xt = mugraph.load %xs imap [0, *] : tensor<16x4096xf16> -> !mugraph.tile<2x4096xf16>
      %4 = mugraph.square %xt
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %1 : tensor<16x6144xf16>
  }
  func.func @candidate_17(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.216600e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, 1] : tensor<16x4096xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %xt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    %1 = mugraph.block ins(%0 : tensor<16x4096xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<16x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<1x256xf16>
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x16x1xf32>
    } -> tensor<8x16x1xf32>
    %2 = mugraph.block ins(%x, %w, %1 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<8x16x1xf32>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %3: tensor<8x16x1xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %4 = mugraph.load %3 imap [*] : tensor<8x16x1xf32> -> !mugraph.tile<8x16x1xf32>
      %5 = mugraph.matmul %xt, %wt
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.sqrt %7
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.div %9, %8
      mugraph.store %10 omap [2] : !mugraph.tile<1x16x48xf32> -> tensor<1x16x6144xf16>
    } -> tensor<1x16x6144xf16>
    %3 = mugraph.reshape %2 to [16, 6144]
    func.return %3 : tensor<16x6144xf16>
  }
  func.func @candidate_18(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.168400e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, 1] : tensor<16x4096xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %xt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    %1 = mugraph.block ins(%0 : tensor<16x4096xf16>) grid [2, 16] loop 2 threads 128 {
    ^bb0(%2: tensor<16x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<8x128xf16>
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x1xf32> -> tensor<16x16x1xf32>
    } -> tensor<16x16x1xf32>
    %2 = mugraph.block ins(%x, %w, %1 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<16x16x1xf32>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %3: tensor<16x16x1xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %4 = mugraph.load %3 imap [*] : tensor<16x16x1xf32> -> !mugraph.tile<16x16x1xf32>
      %5 = mugraph.matmul %xt, %wt
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.sqrt %7
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.div %9, %8
      mugraph.store %10 omap [2] : !mugraph.tile<1x16x48xf32> -> tensor<1x16x6144xf16>
    } -> tensor<1x16x6144xf16>
    %3 = mugraph.reshape %2 to [16, 6144]
    func.return %3 : tensor<16x6144xf16>
  }
  func.func @candidate_19(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.209100e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, 1] : tensor<16x4096xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %xt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    %1 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [48, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<16x128xf32> -> tensor<2x16x6144xf32>
    } -> tensor<2x16x6144xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x6144xf32>, tensor<16x4096xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x6144xf32>, %4: tensor<16x4096xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x6144xf32> -> !mugraph.tile<2x2x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x4096xf16> -> !mugraph.tile<2x4096xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 1
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x16x6144xf16>
    } -> tensor<1x16x6144xf16>
    %3 = mugraph.reshape %2 to [16, 6144]
    func.return %3 : tensor<16x6144xf16>
  }
  func.func @candidate_20(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.252000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [128, 2] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<64x48xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<16x48xf32> -> tensor<2x16x6144xf32>
    } -> tensor<2x16x6144xf32>
    %1 = mugraph.block ins(%0 : tensor<2x16x6144xf32>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<2x16x6144xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x16x6144xf32> -> !mugraph.tile<2x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x16x6144xf32>
    } -> tensor<1x16x6144xf32>
    %2 = mugraph.reshape %1 to [16, 6144]
    %3 = mugraph.block ins(%2, %x : tensor<16x6144xf32>, tensor<16x4096xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%4: tensor<16x6144xf32>, %xs: tensor<16x4096xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<16x6144xf32> -> !mugraph.tile<2x128xf32>
      %xt = mugraph.load %xs imap [0, *] : tensor<16x4096xf16> -> !mugraph.tile<2x4096xf16>
      %6 = mugraph.square %xt
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<16x6144xf16>
    } -> tensor<16x6144xf16>
    func.return %3 : tensor<16x6144xf16>
  }
  func.func @candidate_21(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.measured_us = 2.167600e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<16x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, 1] : tensor<16x4096xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %xt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    %1 = mugraph.block ins(%0 : tensor<16x4096xf16>) grid [4, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<16x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<4x64xf16>
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<16x16x1xf32>
    } -> tensor<16x16x1xf32>
    %2 = mugraph.block ins(%x, %w, %1 : tensor<16x4096xf16>, tensor<4096x6144xf16>, tensor<16x16x1xf32>) grid [128] loop 32 threads 128 {
    ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>, %3: tensor<16x16x1xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<128x48xf16>
      %4 = mugraph.load %3 imap [*] : tensor<16x16x1xf32> -> !mugraph.tile<16x16x1xf32>
      %5 = mugraph.matmul %xt, %wt
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.sqrt %7
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.div %9, %8
      mugraph.store %10 omap [2] : !mugraph.tile<1x16x48xf32> -> tensor<1x16x6144xf16>
    } -> tensor<1x16x6144xf16>
    %3 = mugraph.reshape %2 to [16, 6144]
    func.return %3 : tensor<16x6144xf16>
  }
}
