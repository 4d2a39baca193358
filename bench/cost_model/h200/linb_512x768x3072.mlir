builtin.module {
  func.func @candidate_0(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 7.303600e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [8, 48] loop 24 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<64xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_1(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 7.157900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w, %b : tensor<512x768xf32>, tensor<768x3072xf32>, tensor<3072xf32>) grid [8, 48] loop 24 threads 128 {
    ^bb0(%xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>, %bs: tensor<3072xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x64xf32>
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %bt
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_2(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.117600e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [16, 96] loop 24 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_3(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 4.871700e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [4, 96] loop 24 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<128x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_4(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.856300e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [16, 96] loop 48 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_5(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 5.801300e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [16, 24] loop 48 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<128xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<16x128xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_6(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 5.676300e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [8, 96] loop 12 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<64x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_7(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 5.863300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<512x768xf32>, tensor<768x3072xf32>) grid [16, 24] loop 48 threads 128 {
    ^bb0(%xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<16x128xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    %1 = mugraph.block ins(%0, %b : tensor<512x3072xf32>, tensor<3072xf32>) grid [8, 96] loop 1 threads 128 {
    ^bb0(%2: tensor<512x3072xf32>, %bs: tensor<3072xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3072xf32> -> !mugraph.tile<64x32xf32>
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %4 = mugraph.add %3, %bt
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %1 : tensor<512x3072xf32>
  }
  func.func @candidate_8(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 7.860200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<512x768xf32>, tensor<768x3072xf32>) grid [8, 48, 2] loop 12 threads 128 {
    ^bb0(%xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %xt = mugraph.load %xs imap [0, *, 1] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x512x3072xf32>
    } -> tensor<2x512x3072xf32>
    %1 = mugraph.block ins(%b, %0 : tensor<3072xf32>, tensor<2x512x3072xf32>) grid [8, 96] loop 1 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %2: tensor<2x512x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x512x3072xf32> -> !mugraph.tile<2x64x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %bt, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<1x512x3072xf32>
    } -> tensor<1x512x3072xf32>
    %2 = mugraph.reshape %1 to [512, 3072]
    %3 = mugraph.gelu %2 form "erf"
    func.return %3 : tensor<512x3072xf32>
  }
  func.func @candidate_9(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.147700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<512x768xf32>, tensor<768x3072xf32>) grid [16, 48] loop 24 threads 128 {
    ^bb0(%xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    %1 = mugraph.block ins(%0, %b : tensor<512x3072xf32>, tensor<3072xf32>) grid [8, 96] loop 1 threads 128 {
    ^bb0(%2: tensor<512x3072xf32>, %bs: tensor<3072xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3072xf32> -> !mugraph.tile<64x32xf32>
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %4 = mugraph.add %3, %bt
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %1 : tensor<512x3072xf32>
  }
  func.func @candidate_10(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.154700e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [16, 48] loop 24 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<64xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_11(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.296100e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [8, 96] loop 24 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_12(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.471500e+01 : f64} {
    %0 = mugraph.matmul %x, %w
    %1 = mugraph.block ins(%0, %b : tensor<512x3072xf32>, tensor<3072xf32>) grid [16, 96] loop 1 threads 128 {
    ^bb0(%2: tensor<512x3072xf32>, %bs: tensor<3072xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3072xf32> -> !mugraph.tile<32x32xf32>
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %4 = mugraph.add %3, %bt
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %1 : tensor<512x3072xf32>
  }
  func.func @candidate_13(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.577000e+01 : f64} {
    %0 = mugraph.matmul %x, %w
    %1 = mugraph.block ins(%0, %b : tensor<512x3072xf32>, tensor<3072xf32>) grid [8, 96] loop 1 threads 128 {
    ^bb0(%2: tensor<512x3072xf32>, %bs: tensor<3072xf32>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3072xf32> -> !mugraph.tile<64x32xf32>
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<32xf32>
      %4 = mugraph.add %3, %bt
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %1 : tensor<512x3072xf32>
  }
  func.func @candidate_14(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 6.761800e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [16, 48] loop 48 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<64xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<32x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
  func.func @candidate_15(%x: tensor<512x768xf32>, %w: tensor<768x3072xf32>, %b: tensor<3072xf32>) -> tensor<512x3072xf32> attributes {mugraph.measured_us = 7.264000e+01 : f64} {
    %0 = mugraph.block ins(%b, %x, %w : tensor<3072xf32>, tensor<512x768xf32>, tensor<768x3072xf32>) grid [32, 48] loop 48 threads 128 {
    ^bb0(%bs: tensor<3072xf32>, %xs: tensor<512x768xf32>, %ws: tensor<768x3072xf32>):
      %bt = mugraph.load %bs imap [*, 0] : tensor<3072xf32> -> !mugraph.tile<64xf32>
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<512x768xf32> -> !mugraph.tile<16x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<768x3072xf32> -> !mugraph.tile<16x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %bt, %2
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x3072xf32>
    } -> tensor<512x3072xf32>
    func.return %0 : tensor<512x3072xf32>
  }
}
