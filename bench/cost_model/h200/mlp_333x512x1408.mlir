builtin.module {
  func.func @candidate_0(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 2.774300e+01 : f64} {
    %0 = mugraph.block ins(%x, %g, %u : tensor<333x512xf32>, tensor<512x1408xf32>, tensor<512x1408xf32>) grid [21, 44] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>, %us: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x32xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %ut = mugraph.load %us imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %gt
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %0 : tensor<333x1408xf32>
  }
  func.func @candidate_1(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 3.286700e+01 : f64} {
    %0 = mugraph.block ins(%x, %g, %u : tensor<333x512xf32>, tensor<512x1408xf32>, tensor<512x1408xf32>) grid [21, 44] loop 32 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>, %us: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x16xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<16x32xf32>
      %ut = mugraph.load %us imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %gt
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %0 : tensor<333x1408xf32>
  }
  func.func @candidate_2(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 2.792600e+01 : f64} {
    %0 = mugraph.block ins(%x, %g, %u : tensor<333x512xf32>, tensor<512x1408xf32>, tensor<512x1408xf32>) grid [21, 44] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>, %us: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x64xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<64x32xf32>
      %ut = mugraph.load %us imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %gt
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %0 : tensor<333x1408xf32>
  }
  func.func @candidate_3(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 3.339400e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %g, %u : tensor<333x512xf32>, tensor<512x1408xf32>, tensor<512x1408xf32>) grid [21, 22, 2] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>, %us: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x16xf32>
      %gt = mugraph.load %gs imap [*, 1, 0] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<16x64xf32>
      %ut = mugraph.load %us imap [*, 1, 0] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<16x64xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.matmul %xt, %ut
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x333x1408xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x333x1408xf32>
    } -> (tensor<2x333x1408xf32>, tensor<2x333x1408xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x333x1408xf32>, tensor<2x333x1408xf32>) grid [21, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<2x333x1408xf32>, %4: tensor<2x333x1408xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x333x1408xf32> -> !mugraph.tile<2x16x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x333x1408xf32> -> !mugraph.tile<2x16x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x333x1408xf32>
    } -> tensor<1x333x1408xf32>
    %3 = mugraph.reshape %2 to [333, 1408]
    func.return %3 : tensor<333x1408xf32>
  }
  func.func @candidate_4(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 2.934400e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %u, %g : tensor<333x512xf32>, tensor<512x1408xf32>, tensor<512x1408xf32>) grid [21, 44] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %us: tensor<512x1408xf32>, %gs: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x32xf32>
      %ut = mugraph.load %us imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.matmul %xt, %gt
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> (tensor<333x1408xf32>, tensor<333x1408xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<333x1408xf32>, tensor<333x1408xf32>) grid [21, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<333x1408xf32>, %4: tensor<333x1408xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %6 = mugraph.load %4 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %2 : tensor<333x1408xf32>
  }
  func.func @candidate_5(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 2.974200e+01 : f64} {
    %0, %1 = mugraph.block ins(%x, %u, %g : tensor<333x512xf32>, tensor<512x1408xf32>, tensor<512x1408xf32>) grid [21, 44] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %us: tensor<512x1408xf32>, %gs: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x32xf32>
      %ut = mugraph.load %us imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.matmul %xt, %gt
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.silu %5
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> (tensor<333x1408xf32>, tensor<333x1408xf32>)
    %2 = mugraph.mul %1, %0
    func.return %2 : tensor<333x1408xf32>
  }
  func.func @candidate_6(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 3.762400e+01 : f64} {
    %0 = mugraph.matmul %x, %u
    %1 = mugraph.block ins(%0, %x, %g : tensor<333x1408xf32>, tensor<333x512xf32>, tensor<512x1408xf32>) grid [21, 44] loop 16 threads 128 {
    ^bb0(%2: tensor<333x1408xf32>, %xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x32xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %xt, %gt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %1 : tensor<333x1408xf32>
  }
  func.func @candidate_7(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 3.758700e+01 : f64} {
    %0 = mugraph.matmul %x, %g
    %1 = mugraph.block ins(%0, %x, %u : tensor<333x1408xf32>, tensor<333x512xf32>, tensor<512x1408xf32>) grid [21, 44] loop 16 threads 128 {
    ^bb0(%2: tensor<333x1408xf32>, %xs: tensor<333x512xf32>, %us: tensor<512x1408xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x32xf32>
      %ut = mugraph.load %us imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.silu %3
      %5 = mugraph.matmul %xt, %ut
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.mul %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %1 : tensor<333x1408xf32>
  }
  func.func @candidate_8(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 4.709600e+01 : f64} {
    %0 = mugraph.block ins(%x, %g, %u : tensor<333x512xf32>, tensor<512x1408xf32>, tensor<512x1408xf32>) grid [21, 88] loop 16 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>, %us: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x32xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x16xf32>
      %ut = mugraph.load %us imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x16xf32>
      %1 = mugraph.matmul %xt, %gt
      %2 = mugraph.matmul %xt, %ut
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %0 : tensor<333x1408xf32>
  }
  func.func @candidate_9(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 3.735800e+01 : f64} {
    %0 = mugraph.matmul %x, %u
    %1 = mugraph.block ins(%x, %g : tensor<333x512xf32>, tensor<512x1408xf32>) grid [21, 22, 2] loop 8 threads 128 {
    ^bb0(%xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<16x32xf32>
      %gt = mugraph.load %gs imap [*, 1, 0] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<32x64xf32>
      %2 = mugraph.matmul %xt, %gt
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<16x64xf32> -> tensor<2x333x1408xf32>
    } -> tensor<2x333x1408xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<333x1408xf32>, tensor<2x333x1408xf32>) grid [21, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<333x1408xf32>, %4: tensor<2x333x1408xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x333x1408xf32> -> !mugraph.tile<2x16x32xf32>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.mul %5, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x333x1408xf32>
    } -> tensor<1x333x1408xf32>
    %3 = mugraph.reshape %2 to [333, 1408]
    func.return %3 : tensor<333x1408xf32>
  }
  func.func @candidate_10(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 3.935000e+01 : f64} {
    %0 = mugraph.matmul %x, %u
    %1 = mugraph.block ins(%0, %x, %g : tensor<333x1408xf32>, tensor<333x512xf32>, tensor<512x1408xf32>) grid [11, 44] loop 8 threads 128 {
    ^bb0(%2: tensor<333x1408xf32>, %xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<32x32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<32x64xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<64x32xf32>
      %4 = mugraph.matmul %xt, %gt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %1 : tensor<333x1408xf32>
  }
  func.func @candidate_11(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 4.066800e+01 : f64} {
    %0 = mugraph.matmul %x, %g
    %1 = mugraph.matmul %x, %u
    %2 = mugraph.block ins(%1, %0 : tensor<333x1408xf32>, tensor<333x1408xf32>) grid [21, 44] loop 1 threads 128 {
    ^bb0(%3: tensor<333x1408xf32>, %4: tensor<333x1408xf32>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %6 = mugraph.load %4 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %2 : tensor<333x1408xf32>
  }
  func.func @candidate_12(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 4.230700e+01 : f64} {
    %0 = mugraph.matmul %x, %g
    %1 = mugraph.block ins(%0 : tensor<333x1408xf32>) grid [21, 44] loop 1 threads 128 {
    ^bb0(%2: tensor<333x1408xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<16x32xf32>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    %2 = mugraph.matmul %x, %u
    %3 = mugraph.block ins(%1, %2 : tensor<333x1408xf32>, tensor<333x1408xf32>) grid [37, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<333x1408xf32>, %5: tensor<333x1408xf32>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<9x44xf32>
      %7 = mugraph.load %5 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<9x44xf32>
      %8 = mugraph.mul %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<9x44xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %3 : tensor<333x1408xf32>
  }
  func.func @candidate_13(%x: tensor<333x512xf32>, %g: tensor<512x1408xf32>, %u: tensor<512x1408xf32>) -> tensor<333x1408xf32> attributes {mugraph.measured_us = 4.268700e+01 : f64} {
    %0 = mugraph.matmul %x, %u
    %1 = mugraph.block ins(%0, %x, %g : tensor<333x1408xf32>, tensor<333x512xf32>, tensor<512x1408xf32>) grid [6, 22] loop 8 threads 128 {
    ^bb0(%2: tensor<333x1408xf32>, %xs: tensor<333x512xf32>, %gs: tensor<512x1408xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<333x1408xf32> -> !mugraph.tile<64x64xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<333x512xf32> -> !mugraph.tile<64x64xf32>
      %gt = mugraph.load %gs imap [*, 1] fmap 0 : tensor<512x1408xf32> -> !mugraph.tile<64x64xf32>
      %4 = mugraph.matmul %xt, %gt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<333x1408xf32>
    } -> tensor<333x1408xf32>
    func.return %1 : tensor<333x1408xf32>
  }
}
