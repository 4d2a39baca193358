builtin.module {
  func.func @candidate_0(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 1.845900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %v : tensor<256x256xf32>, tensor<256x512xf32>, tensor<512x64xf32>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<256x256xf32> -> !mugraph.tile<32x256xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<256x32xf32>
      %vt = mugraph.load %vs imap [*, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %vt
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<32x64xf32> -> tensor<16x256x64xf32>
    } -> tensor<16x256x64xf32>
    %1 = mugraph.block ins(%0 : tensor<16x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<16x256x64xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x256x64xf32> -> !mugraph.tile<16x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %2 = mugraph.reshape %1 to [256, 64]
    func.return %2 : tensor<256x64xf32>
  }
  func.func @candidate_1(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 8.473000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %v : tensor<256x256xf32>, tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<256x256xf32> -> !mugraph.tile<16x256xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<256x16xf32>
      %vt = mugraph.load %vs imap [*, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %vt
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<16x64xf32> -> tensor<16x256x64xf32>
    } -> tensor<16x256x64xf32>
    %1 = mugraph.block ins(%0 : tensor<16x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<16x256x64xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x256x64xf32> -> !mugraph.tile<16x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %2 = mugraph.reshape %1 to [256, 64]
    func.return %2 : tensor<256x64xf32>
  }
  func.func @candidate_2(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 7.960000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x256x64xf32>
    } -> tensor<8x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x256x64xf32> -> !mugraph.tile<8x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_3(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 8.537000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x256x64xf32>
    } -> tensor<8x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x256x64xf32> -> !mugraph.tile<8x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_4(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 8.562000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 16] loop 8 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x256x64xf32>
    } -> tensor<8x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x256x64xf32> -> !mugraph.tile<8x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_5(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 8.130000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x256x64xf32>
    } -> tensor<8x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x256x64xf32> -> !mugraph.tile<8x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_6(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 8.214000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 4, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x16xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x16xf32> -> tensor<16x256x64xf32>
    } -> tensor<16x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<16x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<16x256x64xf32> -> !mugraph.tile<16x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_7(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 8.394000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<8x16xf32>
      %vt = mugraph.load %vs imap [*, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<16x64xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x64xf32> -> tensor<32x256x64xf32>
    } -> tensor<32x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<32x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<32x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<32x256x64xf32> -> !mugraph.tile<32x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_8(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 1.132400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x256x64xf32>
    } -> tensor<8x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x256x64xf32> -> !mugraph.tile<8x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_9(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 8.245000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 2, 4] loop 1 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x128xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<128x32xf32>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %vt
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<4x256x64xf32>
    } -> tensor<4x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<4x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<4x256x64xf32> -> !mugraph.tile<4x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_10(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 9.131000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [8, 2, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<32x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<8x256x64xf32>
    } -> tensor<8x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x64xf32>) grid [256, 2] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x64xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x256x64xf32> -> !mugraph.tile<8x1x32xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_11(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 9.262000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<8x128xf32>
      %vt = mugraph.load %vs imap [*, 1] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<256x64xf32>
    } -> tensor<256x64xf32>
    func.return %1 : tensor<256x64xf32>
  }
  func.func @candidate_12(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 9.742000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<8x128xf32>
      %vt = mugraph.load %vs imap [*, 1] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<256x64xf32>
    } -> tensor<256x64xf32>
    func.return %1 : tensor<256x64xf32>
  }
  func.func @candidate_13(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 9.917000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 16] loop 8 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<8x128xf32>
      %vt = mugraph.load %vs imap [*, 1] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %vt
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<256x64xf32>
    } -> tensor<256x64xf32>
    func.return %1 : tensor<256x64xf32>
  }
  func.func @candidate_14(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 1.073600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [16, 2, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<16x64xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<64x32xf32>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %vt
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x256x64xf32>
    } -> tensor<8x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x64xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x256x64xf32> -> !mugraph.tile<8x1x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x64xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_15(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 1.107300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [8, 2, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<32x32xf32>
      %vt = mugraph.load %vs imap [*, 1, 0] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<16x256x64xf32>
    } -> tensor<16x256x64xf32>
    %2 = mugraph.block ins(%1 : tensor<16x256x64xf32>) grid [256, 2] loop 1 threads 128 {
    ^bb0(%3: tensor<16x256x64xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x256x64xf32> -> !mugraph.tile<16x1x32xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %3 = mugraph.reshape %2 to [256, 64]
    func.return %3 : tensor<256x64xf32>
  }
  func.func @candidate_16(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 1.204900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [8, 32] loop 16 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<16x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<256x512xf32>
    } -> tensor<256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<256x512xf32>, tensor<512x64xf32>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x512xf32> -> !mugraph.tile<8x128xf32>
      %vt = mugraph.load %vs imap [*, 1] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %vt
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<256x64xf32>
    } -> tensor<256x64xf32>
    func.return %1 : tensor<256x64xf32>
  }
  func.func @candidate_17(%x: tensor<256x256xf32>, %w: tensor<256x512xf32>, %v: tensor<512x64xf32>) -> tensor<256x64xf32> attributes {mugraph.measured_us = 1.260200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<256x256xf32>, tensor<256x512xf32>) grid [16, 32, 2] loop 1 threads 128 {
    ^bb0(%xs: tensor<256x256xf32>, %ws: tensor<256x512xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<256x256xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<256x512xf32> -> !mugraph.tile<128x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x16xf32> -> tensor<2x256x512xf32>
    } -> tensor<2x256x512xf32>
    %1 = mugraph.block ins(%0, %v : tensor<2x256x512xf32>, tensor<512x64xf32>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<2x256x512xf32>, %vs: tensor<512x64xf32>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x256x512xf32> -> !mugraph.tile<2x8x128xf32>
      %vt = mugraph.load %vs imap [*, 1] fmap 0 : tensor<512x64xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.relu %4
      %6 = mugraph.matmul %5, %vt
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x8x16xf32> -> tensor<1x256x64xf32>
    } -> tensor<1x256x64xf32>
    %2 = mugraph.reshape %1 to [256, 64]
    func.return %2 : tensor<256x64xf32>
  }
}
