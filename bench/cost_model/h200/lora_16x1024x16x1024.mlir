builtin.module {
  func.func @candidate_0(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.085000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<64x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<64x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<16x16x1024xf32>
    } -> tensor<16x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<16x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_1(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 5.682000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<64x32xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<64x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<16x16x1024xf32>
    } -> tensor<16x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<16x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_2(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.582000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<128x32xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<128x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x1024xf32>
    } -> tensor<8x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<8x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_3(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 5.840000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<32x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<32x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<32x16x1024xf32>
    } -> tensor<32x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<32x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<32x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<32x16x1024xf32> -> !mugraph.tile<32x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_4(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 5.940000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<32x32xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<32x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<32x16x1024xf32>
    } -> tensor<32x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<32x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<32x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<32x16x1024xf32> -> !mugraph.tile<32x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_5(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.961000e+00 : f64} {
    %0, %1 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<64x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<64x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.matmul %xt, %at
      %4 = mugraph.matmul %3, %bt
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<16x16x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<16x16x1024xf32>
    } -> (tensor<16x16x1024xf32>, tensor<16x16x1024xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x16x1024xf32>, tensor<16x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x1024xf32>, %4: tensor<16x16x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %3 = mugraph.reshape %2 to [16, 1024]
    func.return %3 : tensor<16x1024xf32>
  }
  func.func @candidate_6(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 8.688000e+00 : f64} {
    %0, %1 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<128x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<128x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.matmul %at, %bt
      %4 = mugraph.matmul %xt, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x1024xf32>
    } -> (tensor<8x16x1024xf32>, tensor<8x16x1024xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x16x1024xf32>, tensor<8x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf32>, %4: tensor<8x16x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x64xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %3 = mugraph.reshape %2 to [16, 1024]
    func.return %3 : tensor<16x1024xf32>
  }
  func.func @candidate_7(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 8.923000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [2, 8, 64] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<8x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<16x128xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<16x16xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<8x128xf32> -> tensor<64x16x1024xf32>
    } -> tensor<64x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<64x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<64x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<64x16x1024xf32> -> !mugraph.tile<64x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_8(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 7.974000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 4] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<64x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<64x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<4x16x1024xf32>
    } -> tensor<4x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<4x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<4x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x16x1024xf32> -> !mugraph.tile<4x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_9(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.048000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<32x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<32x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<16x16x1024xf32>
    } -> tensor<16x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<16x16x1024xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<16x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_10(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.132000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<128x32xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<128x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x1024xf32>
    } -> tensor<8x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<8x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_11(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.408000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<32x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<32x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x1024xf32>
    } -> tensor<8x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<8x16x1024xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_12(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.521000e+00 : f64} {
    %0, %1 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<128x32xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<128x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.matmul %xt, %at
      %4 = mugraph.matmul %3, %bt
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x1024xf32>
    } -> (tensor<8x16x1024xf32>, tensor<8x16x1024xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x16x1024xf32>, tensor<8x16x1024xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf32>, %4: tensor<8x16x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %3 = mugraph.reshape %2 to [16, 1024]
    func.return %3 : tensor<16x1024xf32>
  }
  func.func @candidate_13(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 6.657000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<64x64xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<64x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<8x16x1024xf32>
    } -> tensor<8x16x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<8x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x1x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %2 = mugraph.reshape %1 to [16, 1024]
    func.return %2 : tensor<16x1024xf32>
  }
  func.func @candidate_14(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 7.121000e+00 : f64} {
    %0, %1 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<64x128xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<64x16xf32>
      %bt = mugraph.load %bs imap [1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.matmul %xt, %at
      %4 = mugraph.matmul %3, %bt
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x128xf32> -> tensor<16x16x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<16x128xf32> -> tensor<16x16x1024xf32>
    } -> (tensor<16x16x1024xf32>, tensor<16x16x1024xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x16x1024xf32>, tensor<16x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x1024xf32>, %4: tensor<16x16x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %3 = mugraph.reshape %2 to [16, 1024]
    func.return %3 : tensor<16x1024xf32>
  }
  func.func @candidate_15(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 8.134000e+00 : f64} {
    %0, %1 = mugraph.block ins(%x, %w, %a, %b : tensor<16x1024xf32>, tensor<1024x1024xf32>, tensor<1024x16xf32>, tensor<16x1024xf32>) grid [2, 32, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>, %as: tensor<1024x16xf32>, %bs: tensor<16x1024xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<8x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<16x32xf32>
      %at = mugraph.load %as imap [*, *, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<16x16xf32>
      %bt = mugraph.load %bs imap [*, 1, *] : tensor<16x1024xf32> -> !mugraph.tile<16x32xf32>
      %2 = mugraph.matmul %xt, %wt
      %3 = mugraph.matmul %xt, %at
      %4 = mugraph.matmul %3, %bt
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<8x32xf32> -> tensor<16x16x1024xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<8x32xf32> -> tensor<16x16x1024xf32>
    } -> (tensor<16x16x1024xf32>, tensor<16x16x1024xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x16x1024xf32>, tensor<16x16x1024xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x1024xf32>, %4: tensor<16x16x1024xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x16x1024xf32> -> !mugraph.tile<16x1x64xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %3 = mugraph.reshape %2 to [16, 1024]
    func.return %3 : tensor<16x1024xf32>
  }
  func.func @candidate_16(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 1.044000e+01 : f64} {
    %0 = mugraph.block ins(%x, %a : tensor<16x1024xf32>, tensor<1024x16xf32>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %as: tensor<1024x16xf32>):
      %xt = mugraph.load %xs imap [0, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<8x16xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<16x16xf32>
      %1 = mugraph.matmul %xt, %at
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<8x16xf32> -> tensor<64x16x16xf32>
    } -> tensor<64x16x16xf32>
    %1 = mugraph.block ins(%0 : tensor<64x16x16xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<64x16x16xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<64x16x16xf32> -> !mugraph.tile<64x1x2xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x2xf32> -> tensor<1x16x16xf32>
    } -> tensor<1x16x16xf32>
    %2 = mugraph.reshape %1 to [16, 16]
    %3 = mugraph.block ins(%x, %w : tensor<16x1024xf32>, tensor<1024x1024xf32>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<128x32xf32>
      %4 = mugraph.matmul %xt, %wt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<8x16x1024xf32>
    } -> tensor<8x16x1024xf32>
    %4 = mugraph.block ins(%2, %b, %3 : tensor<16x16xf32>, tensor<16x1024xf32>, tensor<8x16x1024xf32>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16xf32>, %bs: tensor<16x1024xf32>, %6: tensor<8x16x1024xf32>):
      %7 = mugraph.load %5 imap [0, *] : tensor<16x16xf32> -> !mugraph.tile<4x16xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x1024xf32> -> !mugraph.tile<16x16xf32>
      %8 = mugraph.load %6 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x4x16xf32>
      %9 = mugraph.matmul %7, %bt
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.add %9, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x4x16xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %5 = mugraph.reshape %4 to [16, 1024]
    func.return %5 : tensor<16x1024xf32>
  }
  func.func @candidate_17(%x: tensor<16x1024xf32>, %w: tensor<1024x1024xf32>, %a: tensor<1024x16xf32>, %b: tensor<16x1024xf32>) -> tensor<16x1024xf32> attributes {mugraph.measured_us = 1.111700e+01 : f64} {
    %0 = mugraph.block ins(%x, %a : tensor<16x1024xf32>, tensor<1024x16xf32>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %as: tensor<1024x16xf32>):
      %xt = mugraph.load %xs imap [0, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<8x16xf32>
      %at = mugraph.load %as imap [*, 0] fmap 0 : tensor<1024x16xf32> -> !mugraph.tile<16x16xf32>
      %1 = mugraph.matmul %xt, %at
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<8x16xf32> -> tensor<64x16x16xf32>
    } -> tensor<64x16x16xf32>
    %1 = mugraph.block ins(%0 : tensor<64x16x16xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<64x16x16xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<64x16x16xf32> -> !mugraph.tile<64x1x2xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x2xf32> -> tensor<1x16x16xf32>
    } -> tensor<1x16x16xf32>
    %2 = mugraph.reshape %1 to [16, 16]
    %3 = mugraph.block ins(%x, %w : tensor<16x1024xf32>, tensor<1024x1024xf32>) grid [64, 8] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x1024xf32>, %ws: tensor<1024x1024xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<16x1024xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.matmul %xt, %wt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x16xf32> -> tensor<8x16x1024xf32>
    } -> tensor<8x16x1024xf32>
    %4 = mugraph.block ins(%2, %b, %3 : tensor<16x16xf32>, tensor<16x1024xf32>, tensor<8x16x1024xf32>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16xf32>, %bs: tensor<16x1024xf32>, %6: tensor<8x16x1024xf32>):
      %7 = mugraph.load %5 imap [0, *] : tensor<16x16xf32> -> !mugraph.tile<4x16xf32>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x1024xf32> -> !mugraph.tile<16x16xf32>
      %8 = mugraph.load %6 imap [1, 2] : tensor<8x16x1024xf32> -> !mugraph.tile<8x4x16xf32>
      %9 = mugraph.matmul %7, %bt
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.add %9, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x4x16xf32> -> tensor<1x16x1024xf32>
    } -> tensor<1x16x1024xf32>
    %5 = mugraph.reshape %4 to [16, 1024]
    func.return %5 : tensor<16x1024xf32>
  }
}
