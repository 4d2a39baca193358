builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 6.518000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<4x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 7.490000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<8x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 8.940000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<16x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<16x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 6.851000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<2x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 1.120100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [8192] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<1x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 6.654000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<4x768xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<4x768xf16>
      %1 = mugraph.square %arg0t_1
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 7.532000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [1024] loop 6, 6 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x768xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.offset %3 by 1.0e-06
      %5 = mugraph.sqrt %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x768xf16> -> !mugraph.tile<8x128xf16>
      %6 = mugraph.div %arg0t_1, %5
      %7 = mugraph.accumulate concat %6 dim 1 : !mugraph.tile<8x768xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<8x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 7.476000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [512] loop 6, 6 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x768xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.offset %3 by 1.0e-06
      %5 = mugraph.sqrt %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x768xf16> -> !mugraph.tile<16x128xf16>
      %6 = mugraph.div %arg0t_1, %5
      %7 = mugraph.accumulate concat %6 dim 1 : !mugraph.tile<16x768xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<16x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 9.485000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [2048] loop 6, 6 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x768xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.offset %3 by 1.0e-06
      %5 = mugraph.sqrt %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x768xf16> -> !mugraph.tile<4x128xf16>
      %6 = mugraph.div %arg0t_1, %5
      %7 = mugraph.accumulate concat %6 dim 1 : !mugraph.tile<4x768xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<4x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 1.017300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      mugraph.store %4 omap [0] : !mugraph.tile<8x1xf32> -> tensor<8192x1xf32>
    } -> tensor<8192x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<8192x768xf16>, tensor<8192x1xf32>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>, %2: tensor<8192x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<4x768xf16>
      %3 = mugraph.load %2 imap [0] : tensor<8192x1xf32> -> !mugraph.tile<4x1xf32>
      %4 = mugraph.div %arg0t, %3
      mugraph.store %4 omap [0] : !mugraph.tile<4x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %1 : tensor<8192x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 8.169000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [256] loop 12, 12 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x768xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.offset %3 by 1.0e-06
      %5 = mugraph.sqrt %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x768xf16> -> !mugraph.tile<32x64xf16>
      %6 = mugraph.div %arg0t_1, %5
      %7 = mugraph.accumulate concat %6 dim 1 : !mugraph.tile<32x768xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<32x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 9.946000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<8x1xf32> -> tensor<8192x1xf32>
    } -> tensor<8192x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<8192x768xf16>, tensor<8192x1xf32>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>, %2: tensor<8192x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<4x768xf16>
      %3 = mugraph.load %2 imap [0] : tensor<8192x1xf32> -> !mugraph.tile<4x1xf32>
      %4 = mugraph.offset %3 by 1.0e-06
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %1 : tensor<8192x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 8.466000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [128] loop 12, 12 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x768xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.offset %3 by 1.0e-06
      %5 = mugraph.sqrt %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x768xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.div %arg0t_1, %5
      %7 = mugraph.accumulate concat %6 dim 1 : !mugraph.tile<64x768xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<64x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 1.006900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      mugraph.store %4 omap [0] : !mugraph.tile<8x1xf32> -> tensor<8192x1xf32>
    } -> tensor<8192x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<8192x768xf16>, tensor<8192x1xf32>) grid [64, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>, %2: tensor<8192x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x768xf16> -> !mugraph.tile<128x96xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<8192x1xf32> -> !mugraph.tile<128x1xf32>
      %4 = mugraph.div %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %1 : tensor<8192x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 9.203000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [256] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<32x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<32x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 9.864000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<8x1xf32> -> tensor<8192x1xf32>
    } -> tensor<8192x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<8192x768xf16>, tensor<8192x1xf32>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>, %2: tensor<8192x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<8x768xf16>
      %3 = mugraph.load %2 imap [0] : tensor<8192x1xf32> -> !mugraph.tile<8x1xf32>
      %4 = mugraph.offset %3 by 1.0e-06
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      mugraph.store %6 omap [0] : !mugraph.tile<8x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %1 : tensor<8192x768xf16>
  }
}
