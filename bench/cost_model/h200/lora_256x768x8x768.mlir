builtin.module {
  func.func @candidate_0(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.097200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [4, 12, 8] loop 3 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<32x64xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<32x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x64xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<8x256x768xf32>
    } -> tensor<8x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<8x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x256x768xf32> -> !mugraph.tile<8x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_1(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.320700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [2, 24, 8] loop 3 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<128x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<32x32xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<32x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<8x256x768xf32>
    } -> tensor<8x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<8x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x256x768xf32> -> !mugraph.tile<8x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_2(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.209100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [2, 24, 8] loop 6 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<128x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<8x256x768xf32>
    } -> tensor<8x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<8x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x256x768xf32> -> !mugraph.tile<8x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_3(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.246800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [4, 12, 8] loop 6 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<64x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<16x64xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x64xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<8x256x768xf32>
    } -> tensor<8x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<8x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x256x768xf32> -> !mugraph.tile<8x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_4(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.380400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [4, 24, 8] loop 6 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<64x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<8x256x768xf32>
    } -> tensor<8x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<8x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x256x768xf32> -> !mugraph.tile<8x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_5(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.436300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [2, 48, 4] loop 6 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<128x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<32x16xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<32x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x16xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x16xf32> -> tensor<4x256x768xf32>
    } -> tensor<4x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<4x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<4x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x256x768xf32> -> !mugraph.tile<4x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_6(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.389100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [4, 24, 4] loop 6 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<32x32xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<32x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x256x768xf32>
    } -> tensor<4x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<4x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<4x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x256x768xf32> -> !mugraph.tile<4x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_7(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.208100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [4, 16, 4] loop 3 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<64x48xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<64x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x48xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x48xf32> -> tensor<4x256x768xf32>
    } -> tensor<4x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<4x256x768xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<4x256x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x256x768xf32> -> !mugraph.tile<4x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_8(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.722800e+01 : f64} {
    %0 = mugraph.block ins(%x, %a : tensor<256x768xf32>, tensor<768x8xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %as: tensor<768x8xf32>):
      %xt = mugraph.load %xs imap [0, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<32x24xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<24x8xf32>
      %1 = mugraph.matmul %xt, %at
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<32x8xf32> -> tensor<32x256x8xf32>
    } -> tensor<32x256x8xf32>
    %1 = mugraph.block ins(%0 : tensor<32x256x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<32x256x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<32x256x8xf32> -> !mugraph.tile<32x1x8xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x8xf32> -> tensor<1x256x8xf32>
    } -> tensor<1x256x8xf32>
    %2 = mugraph.reshape %1 to [256, 8]
    %3 = mugraph.block ins(%x, %w : tensor<256x768xf32>, tensor<768x768xf32>) grid [8, 24, 4] loop 12 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %4 = mugraph.matmul %xt, %wt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<4x256x768xf32>
    } -> tensor<4x256x768xf32>
    %4 = mugraph.block ins(%2, %b, %3 : tensor<256x8xf32>, tensor<8x768xf32>, tensor<4x256x768xf32>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<256x8xf32>, %bs: tensor<8x768xf32>, %6: tensor<4x256x768xf32>):
      %7 = mugraph.load %5 imap [0, *] : tensor<256x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %8 = mugraph.load %6 imap [1, 2] : tensor<4x256x768xf32> -> !mugraph.tile<4x16x32xf32>
      %9 = mugraph.matmul %7, %bt
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.add %9, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %5 = mugraph.reshape %4 to [256, 768]
    func.return %5 : tensor<256x768xf32>
  }
  func.func @candidate_9(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.319100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [2, 16, 4] loop 3 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<128x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<64x48xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<64x8xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<8x768xf32> -> !mugraph.tile<8x48xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x48xf32> -> tensor<4x256x768xf32>
    } -> tensor<4x256x768xf32>
    %1 = mugraph.block ins(%0 : tensor<4x256x768xf32>) grid [256, 6] loop 1 threads 128 {
    ^bb0(%2: tensor<4x256x768xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x256x768xf32> -> !mugraph.tile<4x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %2 = mugraph.reshape %1 to [256, 768]
    func.return %2 : tensor<256x768xf32>
  }
  func.func @candidate_10(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.536600e+01 : f64} {
    %0 = mugraph.block ins(%w, %a, %b : tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [48, 24] loop 1 threads 128 {
    ^bb0(%ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %wt = mugraph.load %ws imap [0, 1] : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [0, *] : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<768x768xf32>
    } -> tensor<768x768xf32>
    %1 = mugraph.block ins(%x, %0 : tensor<256x768xf32>, tensor<768x768xf32>) grid [16, 24] loop 12 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %2: tensor<768x768xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<16x64xf32>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<64x32xf32>
      %4 = mugraph.matmul %xt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x768xf32>
    } -> tensor<256x768xf32>
    func.return %1 : tensor<256x768xf32>
  }
  func.func @candidate_11(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.596700e+01 : f64} {
    %0 = mugraph.block ins(%w, %a, %b : tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [48, 24] loop 1 threads 128 {
    ^bb0(%ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %wt = mugraph.load %ws imap [0, 1] : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [0, *] : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<768x768xf32>
    } -> tensor<768x768xf32>
    %1 = mugraph.block ins(%x, %0 : tensor<256x768xf32>, tensor<768x768xf32>) grid [8, 48] loop 6 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %2: tensor<768x768xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<32x128xf32>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.matmul %xt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<256x768xf32>
    } -> tensor<256x768xf32>
    func.return %1 : tensor<256x768xf32>
  }
  func.func @candidate_12(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.604000e+01 : f64} {
    %0 = mugraph.block ins(%w, %a, %b : tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [48, 24] loop 1 threads 128 {
    ^bb0(%ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %wt = mugraph.load %ws imap [0, 1] : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [0, *] : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<768x768xf32>
    } -> tensor<768x768xf32>
    %1 = mugraph.block ins(%x, %0 : tensor<256x768xf32>, tensor<768x768xf32>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %2: tensor<768x768xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<32x64xf32>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<64x16xf32>
      %4 = mugraph.matmul %xt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<256x768xf32>
    } -> tensor<256x768xf32>
    func.return %1 : tensor<256x768xf32>
  }
  func.func @candidate_13(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.625400e+01 : f64} {
    %0 = mugraph.block ins(%w, %a, %b : tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [48, 24] loop 1 threads 128 {
    ^bb0(%ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %wt = mugraph.load %ws imap [0, 1] : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [0, *] : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<768x768xf32>
    } -> tensor<768x768xf32>
    %1 = mugraph.block ins(%x, %0 : tensor<256x768xf32>, tensor<768x768xf32>) grid [16, 24] loop 24 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %2: tensor<768x768xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<16x32xf32>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %xt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x768xf32>
    } -> tensor<256x768xf32>
    func.return %1 : tensor<256x768xf32>
  }
  func.func @candidate_14(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.800400e+01 : f64} {
    %0 = mugraph.block ins(%w, %a, %b : tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [24, 16] loop 1 threads 128 {
    ^bb0(%ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %wt = mugraph.load %ws imap [0, 1] : tensor<768x768xf32> -> !mugraph.tile<32x48xf32>
      %at = mugraph.load %as imap [0, *] : tensor<768x8xf32> -> !mugraph.tile<32x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x48xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<768x768xf32>
    } -> tensor<768x768xf32>
    %1 = mugraph.matmul %x, %0
    func.return %1 : tensor<256x768xf32>
  }
  func.func @candidate_15(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 1.805400e+01 : f64} {
    %0 = mugraph.block ins(%w, %a, %b : tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [48, 24] loop 1 threads 128 {
    ^bb0(%ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %wt = mugraph.load %ws imap [0, 1] : tensor<768x768xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [0, *] : tensor<768x8xf32> -> !mugraph.tile<16x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<768x768xf32>
    } -> tensor<768x768xf32>
    %1 = mugraph.matmul %x, %0
    func.return %1 : tensor<256x768xf32>
  }
  func.func @candidate_16(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 2.170500e+01 : f64} {
    %0 = mugraph.matmul %x, %w
    %1 = mugraph.block ins(%x, %a : tensor<256x768xf32>, tensor<768x8xf32>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %as: tensor<768x8xf32>):
      %xt = mugraph.load %xs imap [0, 1] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<16x48xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<48x8xf32>
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<16x8xf32> -> tensor<8x256x8xf32>
    } -> tensor<8x256x8xf32>
    %2 = mugraph.block ins(%0, %1, %b : tensor<256x768xf32>, tensor<8x256x8xf32>, tensor<8x768xf32>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<256x768xf32>, %4: tensor<8x256x8xf32>, %bs: tensor<8x768xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x768xf32> -> !mugraph.tile<8x96xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<8x256x8xf32> -> !mugraph.tile<8x8x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x96xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.matmul %7, %bt
      %9 = mugraph.add %5, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x8x96xf32> -> tensor<1x256x768xf32>
    } -> tensor<1x256x768xf32>
    %3 = mugraph.reshape %2 to [256, 768]
    func.return %3 : tensor<256x768xf32>
  }
  func.func @candidate_17(%x: tensor<256x768xf32>, %w: tensor<768x768xf32>, %a: tensor<768x8xf32>, %b: tensor<8x768xf32>) -> tensor<256x768xf32> attributes {mugraph.measured_us = 2.478400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<256x768xf32>, tensor<768x768xf32>, tensor<768x8xf32>, tensor<8x768xf32>) grid [16, 24] loop 12 threads 128 {
    ^bb0(%xs: tensor<256x768xf32>, %ws: tensor<768x768xf32>, %as: tensor<768x8xf32>, %bs: tensor<8x768xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x768xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x768xf32> -> !mugraph.tile<64x32xf32>
      %at = mugraph.load %as imap [*, *] fmap 0 : tensor<768x8xf32> -> !mugraph.tile<64x8xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<8x768xf32> -> !mugraph.tile<8x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %bt
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x768xf32>
    } -> tensor<256x768xf32>
    func.return %0 : tensor<256x768xf32>
  }
}
