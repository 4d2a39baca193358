builtin.module {
  func.func @candidate_0(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.233800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [2, 12, 16] loop 6 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<16x128x768xf32>
    } -> tensor<16x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<16x128x768xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<16x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<1x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x128x768xf32> -> !mugraph.tile<16x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_1(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.208200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [2, 12, 16] loop 6 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<16x128x768xf32>
    } -> tensor<16x128x768xf32>
    %1 = mugraph.block ins(%0, %r : tensor<16x128x768xf32>, tensor<128x768xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%2: tensor<16x128x768xf32>, %rs: tensor<128x768xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x128x768xf32> -> !mugraph.tile<16x1x128xf32>
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %rt
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_2(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 1.783800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [4, 24, 8] loop 12 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<8x128x768xf32>
    } -> tensor<8x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<8x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<8x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x128x768xf32> -> !mugraph.tile<8x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_3(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 1.723000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [2, 24, 8] loop 6 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<8x128x768xf32>
    } -> tensor<8x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<8x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<8x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x128x768xf32> -> !mugraph.tile<8x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_4(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 1.924400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [8, 12, 8] loop 12 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<8x128x768xf32>
    } -> tensor<8x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<8x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<8x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x128x768xf32> -> !mugraph.tile<8x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_5(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 1.620100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [24, 16] loop 6 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<128x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<128x32xf32> -> tensor<16x128x768xf32>
    } -> tensor<16x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<16x128x768xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<16x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<1x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x128x768xf32> -> !mugraph.tile<16x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_6(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.242300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [4, 24, 4] loop 24 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<4x128x768xf32>
    } -> tensor<4x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<4x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<4x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x128x768xf32> -> !mugraph.tile<4x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_7(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.219000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [48, 32] loop 3 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<128x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<128x16xf32> -> tensor<32x128x768xf32>
    } -> tensor<32x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<32x128x768xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<32x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<1x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<32x128x768xf32> -> !mugraph.tile<32x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_8(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 1.933400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [4, 6, 8] loop 6 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<64x128xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x128xf32> -> tensor<8x128x768xf32>
    } -> tensor<8x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<8x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<8x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x128x768xf32> -> !mugraph.tile<8x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_9(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 1.838000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [4, 12, 16] loop 6 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<16x128x768xf32>
    } -> tensor<16x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<16x128x768xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<16x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<1x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x128x768xf32> -> !mugraph.tile<16x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_10(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 1.998500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [2, 48, 16] loop 6 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x16xf32> -> tensor<16x128x768xf32>
    } -> tensor<16x128x768xf32>
    %1 = mugraph.block ins(%0 : tensor<16x128x768xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%2: tensor<16x128x768xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x128x768xf32> -> !mugraph.tile<16x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    %3 = mugraph.block ins(%2, %r : tensor<128x768xf32>, tensor<128x768xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%4: tensor<128x768xf32>, %rs: tensor<128x768xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<8x48xf32>
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<8x48xf32>
      %6 = mugraph.add %5, %rt
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x48xf32> -> tensor<128x768xf32>
    } -> tensor<128x768xf32>
    func.return %3 : tensor<128x768xf32>
  }
  func.func @candidate_11(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.085000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [8, 24, 4] loop 24 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<4x128x768xf32>
    } -> tensor<4x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<4x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<4x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x128x768xf32> -> !mugraph.tile<4x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_12(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.126100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [8, 24, 8] loop 12 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x128x768xf32>
    } -> tensor<8x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<8x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<8x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x128x768xf32> -> !mugraph.tile<8x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_13(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.384200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [4, 12, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<32x48xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<48x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<16x128x768xf32>
    } -> tensor<16x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<16x128x768xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<16x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<1x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x128x768xf32> -> !mugraph.tile<16x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_14(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.446600e+01 : f64} {
    %0 = mugraph.matmul %x, %w
    %1 = mugraph.block ins(%0, %r : tensor<128x768xf32>, tensor<128x768xf32>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<128x768xf32>, %rs: tensor<128x768xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<4x96xf32>
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<4x96xf32>
      %4 = mugraph.add %3, %rt
      mugraph.store %4 omap [0, 1] : !mugraph.tile<4x96xf32> -> tensor<128x768xf32>
    } -> tensor<128x768xf32>
    func.return %1 : tensor<128x768xf32>
  }
  func.func @candidate_15(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.456500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [4, 48, 4] loop 48 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<16x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x16xf32> -> tensor<4x128x768xf32>
    } -> tensor<4x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<4x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<4x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x128x768xf32> -> !mugraph.tile<4x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_16(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 2.546200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<128x3072xf32>, tensor<3072x768xf32>) grid [4, 48, 2] loop 24 threads 128 {
    ^bb0(%xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x16xf32> -> tensor<2x128x768xf32>
    } -> tensor<2x128x768xf32>
    %1 = mugraph.block ins(%r, %0 : tensor<128x768xf32>, tensor<2x128x768xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %2: tensor<2x128x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<2x128xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x128x768xf32> -> !mugraph.tile<2x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %rt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x768xf32>
    } -> tensor<1x128x768xf32>
    %2 = mugraph.reshape %1 to [128, 768]
    func.return %2 : tensor<128x768xf32>
  }
  func.func @candidate_17(%x: tensor<128x3072xf32>, %w: tensor<3072x768xf32>, %r: tensor<128x768xf32>) -> tensor<128x768xf32> attributes {mugraph.measured_us = 3.192700e+01 : f64} {
    %0 = mugraph.block ins(%r, %x, %w : tensor<128x768xf32>, tensor<128x3072xf32>, tensor<3072x768xf32>) grid [8, 16] loop 24 threads 128 {
    ^bb0(%rs: tensor<128x768xf32>, %xs: tensor<128x3072xf32>, %ws: tensor<3072x768xf32>):
      %rt = mugraph.load %rs imap [0, 1] : tensor<128x768xf32> -> !mugraph.tile<16x48xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<128x3072xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<3072x768xf32> -> !mugraph.tile<128x48xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %rt, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<128x768xf32>
    } -> tensor<128x768xf32>
    func.return %0 : tensor<128x768xf32>
  }
}
