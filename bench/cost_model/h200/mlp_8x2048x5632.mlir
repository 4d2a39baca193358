builtin.module {
  func.func @candidate_0(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.676500e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x16xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<16x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<16x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> (tensor<8x8x5632xf32>, tensor<8x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x5632xf32>, %4: tensor<8x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_1(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.689700e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x16xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<16x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<16x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> (tensor<8x8x5632xf32>, tensor<8x8x5632xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x5632xf32>, %4: tensor<8x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_2(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 3.066700e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> (tensor<8x8x5632xf32>, tensor<8x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x5632xf32>, %4: tensor<8x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_3(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.659600e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<4x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<4x8x5632xf32>
    } -> (tensor<4x8x5632xf32>, tensor<4x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x5632xf32>, tensor<4x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x5632xf32>, %4: tensor<4x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_4(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.849300e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 4] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x64xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<4x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<4x8x5632xf32>
    } -> (tensor<4x8x5632xf32>, tensor<4x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x5632xf32>, tensor<4x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x5632xf32>, %4: tensor<4x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_5(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.895600e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x64xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> (tensor<8x8x5632xf32>, tensor<8x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x5632xf32>, %4: tensor<8x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_6(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.992800e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %u, %g : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %us: tensor<2048x5632xf32>, %gs: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x64xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.matmul %xt, %gt
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> (tensor<8x8x5632xf32>, tensor<8x8x5632xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<8x8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x5632xf32>, %5: tensor<8x8x5632xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> (tensor<1x8x5632xf32>, tensor<1x8x5632xf32>)
    %4 = mugraph.reshape %2 to [8, 5632]
    %5 = mugraph.reshape %3 to [8, 5632]
    %6 = mugraph.block ins(%4, %5 : tensor<8x5632xf32>, tensor<8x5632xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%7: tensor<8x5632xf32>, %8: tensor<8x5632xf32>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<4x44xf32>
      %10 = mugraph.load %8 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<4x44xf32>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<4x44xf32> -> tensor<8x5632xf32>
    } -> tensor<8x5632xf32>
    func.return %6 : tensor<8x5632xf32>
  }
  func.func @candidate_7(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 3.168400e+01 : f64} {
    %0 = mugraph.block ins(%x, %g : tensor<8x2048xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x16xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %gt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> tensor<8x8x5632xf32>
    %1 = mugraph.block ins(%0 : tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%2: tensor<8x8x5632xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %2 = mugraph.reshape %1 to [8, 5632]
    %3 = mugraph.block ins(%x, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %xt, %ut
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> tensor<8x8x5632xf32>
    %4 = mugraph.block ins(%2, %3 : tensor<8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%5: tensor<8x5632xf32>, %6: tensor<8x8x5632xf32>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<1x128xf32>
      %8 = mugraph.load %6 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %9 = mugraph.silu %7
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.mul %9, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %5 = mugraph.reshape %4 to [8, 5632]
    func.return %5 : tensor<8x5632xf32>
  }
  func.func @candidate_8(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 3.034000e+01 : f64} {
    %0 = mugraph.block ins(%x, %g : tensor<8x2048xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %gt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> tensor<8x8x5632xf32>
    %1 = mugraph.block ins(%0 : tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%2: tensor<8x8x5632xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %2 = mugraph.reshape %1 to [8, 5632]
    %3 = mugraph.block ins(%x, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>) grid [44, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x128xf32>
      %4 = mugraph.matmul %xt, %ut
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<8x8x5632xf32>
    } -> tensor<8x8x5632xf32>
    %4 = mugraph.block ins(%2, %3 : tensor<8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%5: tensor<8x5632xf32>, %6: tensor<8x8x5632xf32>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<1x128xf32>
      %8 = mugraph.load %6 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %9 = mugraph.silu %7
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.mul %9, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %5 = mugraph.reshape %4 to [8, 5632]
    func.return %5 : tensor<8x5632xf32>
  }
  func.func @candidate_9(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.598100e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [88, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x64xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x64xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x5632xf32>
    } -> (tensor<4x8x5632xf32>, tensor<4x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x5632xf32>, tensor<4x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x5632xf32>, %4: tensor<4x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_10(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.875700e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 4] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x16xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<16x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<16x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<4x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<4x8x5632xf32>
    } -> (tensor<4x8x5632xf32>, tensor<4x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x5632xf32>, tensor<4x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x5632xf32>, %4: tensor<4x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_11(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.976200e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [352, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x16xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x16xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<4x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<4x8x5632xf32>
    } -> (tensor<4x8x5632xf32>, tensor<4x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x5632xf32>, tensor<4x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x5632xf32>, %4: tensor<4x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_12(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 2.995700e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %u, %g : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 4 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %us: tensor<2048x5632xf32>, %gs: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x64xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x32xf32>
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.matmul %xt, %gt
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> (tensor<8x8x5632xf32>, tensor<8x8x5632xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<8x8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x5632xf32>, %5: tensor<8x8x5632xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.silu %9
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> (tensor<1x8x5632xf32>, tensor<1x8x5632xf32>)
    %4 = mugraph.reshape %2 to [8, 5632]
    %5 = mugraph.reshape %3 to [8, 5632]
    %6 = mugraph.block ins(%5, %4 : tensor<8x5632xf32>, tensor<8x5632xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%7: tensor<8x5632xf32>, %8: tensor<8x5632xf32>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<4x44xf32>
      %10 = mugraph.load %8 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<4x44xf32>
      %11 = mugraph.mul %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x44xf32> -> tensor<8x5632xf32>
    } -> tensor<8x5632xf32>
    func.return %6 : tensor<8x5632xf32>
  }
  func.func @candidate_13(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 3.071700e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [176, 8] loop 8 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x32xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<8x8x5632xf32>
    } -> (tensor<8x8x5632xf32>, tensor<8x8x5632xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x8x5632xf32>, tensor<8x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x5632xf32>, %4: tensor<8x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x5632xf32> -> !mugraph.tile<8x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_14(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 3.382200e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [352, 4] loop 4 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x128xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<128x16xf32>
      %ut = mugraph.load %us imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<128x16xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<4x8x5632xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x16xf32> -> tensor<4x8x5632xf32>
    } -> (tensor<4x8x5632xf32>, tensor<4x8x5632xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x5632xf32>, tensor<4x8x5632xf32>) grid [8, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x5632xf32>, %4: tensor<4x8x5632xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_15(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 3.454100e+01 : f64} {
    %0 = mugraph.block ins(%x, %g, %u : tensor<8x2048xf32>, tensor<2048x5632xf32>, tensor<2048x5632xf32>) grid [352] loop 32 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>, %us: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x64xf32>
      %gt = mugraph.load %gs imap [1] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x16xf32>
      %ut = mugraph.load %us imap [1] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %gt
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x5632xf32>
    } -> tensor<8x5632xf32>
    func.return %0 : tensor<8x5632xf32>
  }
  func.func @candidate_16(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 5.954300e+01 : f64} {
    %0 = mugraph.matmul %x, %u
    %1 = mugraph.block ins(%x, %g : tensor<8x2048xf32>, tensor<2048x5632xf32>) grid [64, 4] loop 16 threads 128 {
    ^bb0(%xs: tensor<8x2048xf32>, %gs: tensor<2048x5632xf32>):
      %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<8x2048xf32> -> !mugraph.tile<8x32xf32>
      %gt = mugraph.load %gs imap [1, 0] fmap 0 : tensor<2048x5632xf32> -> !mugraph.tile<32x88xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<8x88xf32> -> tensor<4x8x5632xf32>
    } -> tensor<4x8x5632xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<8x5632xf32>, tensor<4x8x5632xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<8x5632xf32>, %4: tensor<4x8x5632xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<1x88xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x5632xf32> -> !mugraph.tile<4x1x88xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.mul %5, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x88xf32> -> tensor<1x8x5632xf32>
    } -> tensor<1x8x5632xf32>
    %3 = mugraph.reshape %2 to [8, 5632]
    func.return %3 : tensor<8x5632xf32>
  }
  func.func @candidate_17(%x: tensor<8x2048xf32>, %g: tensor<2048x5632xf32>, %u: tensor<2048x5632xf32>) -> tensor<8x5632xf32> attributes {mugraph.measured_us = 8.561900e+01 : f64} {
    %0 = mugraph.matmul %x, %g
    %1 = mugraph.block ins(%0 : tensor<8x5632xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%2: tensor<8x5632xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<1x88xf32>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<1x88xf32> -> tensor<8x5632xf32>
    } -> tensor<8x5632xf32>
    %2 = mugraph.matmul %x, %u
    %3 = mugraph.block ins(%1, %2 : tensor<8x5632xf32>, tensor<8x5632xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<8x5632xf32>, %5: tensor<8x5632xf32>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<1x88xf32>
      %7 = mugraph.load %5 imap [0, 1] : tensor<8x5632xf32> -> !mugraph.tile<1x88xf32>
      %8 = mugraph.mul %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x88xf32> -> tensor<8x5632xf32>
    } -> tensor<8x5632xf32>
    func.return %3 : tensor<8x5632xf32>
  }
}
