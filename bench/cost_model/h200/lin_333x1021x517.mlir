builtin.module {
  func.func @candidate_0(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 1.797500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 9, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x333x517xf32>
    } -> tensor<4x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x517xf32> -> !mugraph.tile<4x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_1(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.045400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 9, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<8x333x517xf32>
    } -> tensor<8x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<8x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<8x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x333x517xf32> -> !mugraph.tile<8x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_2(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 1.825400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 9, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x333x517xf32>
    } -> tensor<4x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x517xf32> -> !mugraph.tile<4x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_3(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.214100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 9, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<8x333x517xf32>
    } -> tensor<8x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<8x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<8x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x333x517xf32> -> !mugraph.tile<8x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_4(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.192000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 17, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<4x333x517xf32>
    } -> tensor<4x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x517xf32> -> !mugraph.tile<4x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_5(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.139200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 17, 4] loop 4 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<4x333x517xf32>
    } -> tensor<4x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x517xf32> -> !mugraph.tile<4x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_6(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.034800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 17, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<4x333x517xf32>
    } -> tensor<4x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x517xf32> -> !mugraph.tile<4x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_7(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 3.958900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [6, 9, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<64x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x333x517xf32>
    } -> tensor<4x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x517xf32> -> !mugraph.tile<4x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_8(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.511400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [6, 5, 32] loop 1 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<32x128xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<32x333x517xf32>
    } -> tensor<32x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<32x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<32x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<32x333x517xf32> -> !mugraph.tile<32x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_9(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.055100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 17, 2] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<2x333x517xf32>
    } -> tensor<2x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<2x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<2x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x333x517xf32> -> !mugraph.tile<2x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_10(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.055300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 17, 16] loop 1 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<16x333x517xf32>
    } -> tensor<16x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<16x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<16x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x333x517xf32> -> !mugraph.tile<16x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_11(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.123100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [21, 17, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x32xf32> -> tensor<2x333x517xf32>
    } -> tensor<2x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<2x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<2x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x333x517xf32> -> !mugraph.tile<2x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_12(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.232800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [6, 33, 2] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x16xf32> -> tensor<2x333x517xf32>
    } -> tensor<2x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<2x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<2x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x333x517xf32> -> !mugraph.tile<2x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_13(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.302900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 33] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<128x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<333x517xf32>
    } -> tensor<333x517xf32>
    func.return %0 : tensor<333x517xf32>
  }
  func.func @candidate_14(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 2.380000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [21, 9, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x333x517xf32>
    } -> tensor<2x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<2x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<2x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x333x517xf32> -> !mugraph.tile<2x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_15(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 3.489100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [3, 17, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<128x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<8x333x517xf32>
    } -> tensor<8x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<8x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<8x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x333x517xf32> -> !mugraph.tile<8x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
  func.func @candidate_16(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 4.127300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [11, 17] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<32x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<333x517xf32>
    } -> tensor<333x517xf32>
    func.return %0 : tensor<333x517xf32>
  }
  func.func @candidate_17(%x: tensor<333x1021xf32>, %w: tensor<1021x517xf32>) -> tensor<333x517xf32> attributes {mugraph.measured_us = 4.157200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<333x1021xf32>, tensor<1021x517xf32>) grid [6, 17, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x1021xf32>, %ws: tensor<1021x517xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x1021xf32> -> !mugraph.tile<64x16xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1021x517xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x333x517xf32>
    } -> tensor<4x333x517xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x517xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x517xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x517xf32> -> !mugraph.tile<4x1x517xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x517xf32> -> tensor<1x333x517xf32>
    } -> tensor<1x333x517xf32>
    %2 = mugraph.reshape %1 to [333, 517]
    func.return %2 : tensor<333x517xf32>
  }
}
