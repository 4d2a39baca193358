builtin.module {
  func.func @candidate_0(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 8.652000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 6, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<8x197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<8x197x384xf32>):
      %bt = mugraph.load %bs imap [*] : tensor<384xf32> -> !mugraph.tile<384xf32>
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_1(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 8.675000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 6, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%0, %b : tensor<8x197x384xf32>, tensor<384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<8x197x384xf32>, %bs: tensor<384xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %bt = mugraph.load %bs imap [*] : tensor<384xf32> -> !mugraph.tile<384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %bt
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_2(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.268000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 12, 4] loop 4 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<4x197x384xf32>
    } -> tensor<4x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<4x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<4x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x384xf32> -> !mugraph.tile<4x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_3(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.317000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 12, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<4x197x384xf32>
    } -> tensor<4x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<4x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<4x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x384xf32> -> !mugraph.tile<4x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_4(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 8.627000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 12, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<8x197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<8x197x384xf32>):
      %bt = mugraph.load %bs imap [*] : tensor<384xf32> -> !mugraph.tile<384xf32>
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_5(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.255000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 6, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<8x197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<8x197x384xf32>):
      %bt = mugraph.load %bs imap [*] : tensor<384xf32> -> !mugraph.tile<384xf32>
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_6(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.839000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [7, 12, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<4x197x384xf32>
    } -> tensor<4x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<4x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<4x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x384xf32> -> !mugraph.tile<4x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_7(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.366000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [7, 3, 16] loop 1 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<64x128xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x128xf32> -> tensor<16x197x384xf32>
    } -> tensor<16x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<16x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<16x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x197x384xf32> -> !mugraph.tile<16x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_8(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.967000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [4, 12, 8] loop 2 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<8x197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<8x197x384xf32>):
      %bt = mugraph.load %bs imap [*] : tensor<384xf32> -> !mugraph.tile<384xf32>
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    %3 = mugraph.block ins(%2 : tensor<197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<197x384xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<197x384xf32> -> !mugraph.tile<2x96xf32>
      %6 = mugraph.relu %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<2x96xf32> -> tensor<197x384xf32>
    } -> tensor<197x384xf32>
    func.return %3 : tensor<197x384xf32>
  }
  func.func @candidate_9(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 8.559000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 12, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<8x197x384xf32>) grid [50, 12] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<8x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<32xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x197x384xf32> -> !mugraph.tile<8x4x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x4x32xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_10(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 8.812000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [4, 12, 8] loop 2 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<8x197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<8x197x384xf32>):
      %bt = mugraph.load %bs imap [*] : tensor<384xf32> -> !mugraph.tile<384xf32>
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_11(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.325000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 6, 16] loop 4 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<16x197x384xf32>
    } -> tensor<16x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<16x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<16x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x197x384xf32> -> !mugraph.tile<16x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_12(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 9.722000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [7, 12, 16] loop 2 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<16x197x384xf32>
    } -> tensor<16x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<16x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<16x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x197x384xf32> -> !mugraph.tile<16x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_13(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 1.094800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 6, 8] loop 2 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<64x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<8x197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<8x197x384xf32>):
      %bt = mugraph.load %bs imap [*] : tensor<384xf32> -> !mugraph.tile<384xf32>
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_14(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 1.284400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 12, 4] loop 10 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x25xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<25x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<4x197x384xf32>
    } -> tensor<4x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<4x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<4x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x384xf32> -> !mugraph.tile<4x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_15(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 1.416500e+01 : f64} {
    %0 = mugraph.matmul %x, %w
    %1 = mugraph.block ins(%0, %b : tensor<197x384xf32>, tensor<384xf32>) grid [50, 12] loop 1 threads 128 {
    ^bb0(%2: tensor<197x384xf32>, %bs: tensor<384xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<197x384xf32> -> !mugraph.tile<4x32xf32>
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<32xf32>
      %4 = mugraph.add %3, %bt
      %5 = mugraph.relu %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<197x384xf32>
    } -> tensor<197x384xf32>
    func.return %1 : tensor<197x384xf32>
  }
  func.func @candidate_16(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 1.431900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x1000xf32>, tensor<1000x384xf32>) grid [13, 12, 4] loop 2 threads 128 {
    ^bb0(%xs: tensor<197x1000xf32>, %ws: tensor<1000x384xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<197x1000xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1000x384xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<4x197x384xf32>
    } -> tensor<4x197x384xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<384xf32>, tensor<4x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%bs: tensor<384xf32>, %2: tensor<4x197x384xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<384xf32> -> !mugraph.tile<96xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x384xf32> -> !mugraph.tile<4x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf32>
    } -> tensor<1x197x384xf32>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf32>
  }
  func.func @candidate_17(%x: tensor<197x1000xf32>, %w: tensor<1000x384xf32>, %b: tensor<384xf32>) -> tensor<197x384xf32> attributes {mugraph.measured_us = 3.603800e+01 : f64} {
    %0 = mugraph.library_linear %x, %w, %b activation "none"
    %1 = mugraph.block ins(%0 : tensor<197x384xf32>) grid [99, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<197x384xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<197x384xf32> -> !mugraph.tile<2x48xf32>
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<2x48xf32> -> tensor<197x384xf32>
    } -> tensor<197x384xf32>
    func.return %1 : tensor<197x384xf32>
  }
}
