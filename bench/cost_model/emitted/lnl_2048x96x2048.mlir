builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.151400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x96xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x96xf16> -> !mugraph.tile<8x96xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.010416666666666666
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<8x96xf32> -> tensor<2048x96xf16>
    } -> tensor<2048x96xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %3 = mugraph.load %2 imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<128x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %1 : tensor<2048x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.309300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<64x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.378800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<32x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.594800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [128, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<16x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.417500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [16, 16] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<128x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.427200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<64x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.563800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<32x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.850700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [128, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<16x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.494700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<128x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 1.763000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<64x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 2.597700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [256, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<8x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 2.103100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [64, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<32x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 2.458500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [256, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<8x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x96xf16>, %arg1: tensor<96x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 2.500700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x96xf16>, tensor<96x2048xf16>) grid [128, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x96xf16>, %arg1s: tensor<96x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x96xf16> -> !mugraph.tile<16x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<96x2048xf16> -> !mugraph.tile<96x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.010416666666666666
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.010416666666666666
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
}
