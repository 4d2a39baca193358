builtin.module {
  func.func @candidate_0(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.660000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [256, 3] loop 1 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<4096x64xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] : tensor<64x96xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_1(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.861000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [256, 3] loop 2 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_2(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.586000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128, 3] loop 2 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_3(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.848000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<4096x64xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] : tensor<64x96xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_4(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.662000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128, 6] loop 2 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_5(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.593000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [256, 3] loop 4 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<16x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_6(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.690000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128, 6] loop 4 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<16x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_7(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 4.301000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<4096x64xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*] : tensor<64x96xf32> -> !mugraph.tile<64x96xf32>
      %1 = mugraph.matmul %xt, %wt
      mugraph.store %1 omap [0] : !mugraph.tile<32x96xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_8(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 5.376000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [512, 2] loop 4 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<8x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<16x48xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<8x48xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_9(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.524000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128, 3] loop 4 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_10(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.595000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128, 3] loop 1 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<4096x64xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] : tensor<64x96xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_11(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 3.687000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<4096x64xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1] : tensor<64x96xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_12(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 4.060000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [128, 2] loop 2 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<32x48xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_13(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 4.369000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [64, 12] loop 1 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<4096x64xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1] : tensor<64x96xf32> -> !mugraph.tile<64x8xf32>
      %1 = mugraph.matmul %xt, %wt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<64x8xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_14(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 4.657000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [32, 3] loop 2 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<128x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_15(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 5.788000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [256, 6] loop 1 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] : tensor<4096x64xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] : tensor<64x96xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      mugraph.store %1 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_16(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 5.832000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [64, 6] loop 8 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<64x8xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<8x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
  func.func @candidate_17(%x: tensor<4096x64xf32>, %w: tensor<64x96xf32>) -> tensor<4096x96xf32> attributes {mugraph.measured_us = 6.582000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<4096x64xf32>, tensor<64x96xf32>) grid [512, 6] loop 2 threads 128 {
    ^bb0(%xs: tensor<4096x64xf32>, %ws: tensor<64x96xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<4096x64xf32> -> !mugraph.tile<8x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<64x96xf32> -> !mugraph.tile<32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<4096x96xf32>
    } -> tensor<4096x96xf32>
    func.return %0 : tensor<4096x96xf32>
  }
}
