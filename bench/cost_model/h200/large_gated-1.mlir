builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 9.234000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %0
    %3 = mugraph.matmul %arg0, %1
    %4 = mugraph.block ins(%2, %3 : tensor<1024x3072xf16>, tensor<1024x3072xf16>) grid [256, 3] loop 1 threads 128 {
    ^bb0(%5: tensor<1024x3072xf16>, %6: tensor<1024x3072xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<4x1024xf16>
      %8 = mugraph.silu %7
      %9 = mugraph.load %6 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<4x1024xf16>
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x1024xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %4 : tensor<1024x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 9.647700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.block ins(%3, %1 : tensor<1024x3072xf16>, tensor<1024x3072xf16>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<1024x3072xf16>, %6: tensor<1024x3072xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %4 : tensor<1024x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.118070e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %0
    %3 = mugraph.block ins(%2 : tensor<1024x3072xf16>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x3072xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.silu %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %4 = mugraph.matmul %arg0, %1
    %5 = mugraph.block ins(%3, %4 : tensor<1024x3072xf16>, tensor<1024x3072xf16>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%6: tensor<1024x3072xf16>, %7: tensor<1024x3072xf16>):
      %8 = mugraph.load %6 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %9 = mugraph.load %7 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %5 : tensor<1024x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.080520e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%arg0, %0 : tensor<1024x5120xf16>, tensor<5120x3072xf16>) grid [8, 24, 2] loop 40 threads 128 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %4: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.load %4 imap [*, 1, 0] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
    } -> tensor<2x1024x3072xf32>
    %4 = mugraph.block ins(%2, %3 : tensor<1024x3072xf16>, tensor<2x1024x3072xf32>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<1024x3072xf16>, %6: tensor<2x1024x3072xf32>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<32x128xf16>
      %8 = mugraph.load %6 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x32x128xf32>
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.silu %9
      %11 = mugraph.mul %7, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %5 = mugraph.reshape %4 to [1024, 3072]
    func.return %5 : tensor<1024x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.173210e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %2 : tensor<1024x5120xf16>, tensor<5120x3072xf16>) grid [8, 24, 2] loop 40 threads 128 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %4: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.load %4 imap [*, 1, 0] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
    } -> tensor<2x1024x3072xf32>
    %4 = mugraph.block ins(%1, %3 : tensor<1024x3072xf16>, tensor<2x1024x3072xf32>) grid [64, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<1024x3072xf16>, %6: tensor<2x1024x3072xf32>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x16x128xf32>
      %9 = mugraph.silu %7
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.mul %9, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %5 = mugraph.reshape %4 to [1024, 3072]
    func.return %5 : tensor<1024x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.118150e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %2 : tensor<1024x5120xf16>, tensor<5120x3072xf16>) grid [8, 24, 2] loop 40 threads 128 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %4: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.load %4 imap [*, 1, 0] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
    } -> tensor<2x1024x3072xf32>
    %4 = mugraph.block ins(%1, %3 : tensor<1024x3072xf16>, tensor<2x1024x3072xf32>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<1024x3072xf16>, %6: tensor<2x1024x3072xf32>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<32x128xf16>
      %8 = mugraph.silu %7
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x32x128xf32>
      %10 = mugraph.sum %9 dim 0
      %11 = mugraph.mul %8, %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %5 = mugraph.reshape %4 to [1024, 3072]
    func.return %5 : tensor<1024x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.173860e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%arg0, %arg1 : tensor<1024x5120xf16>, tensor<3072x5120xf16>) grid [8, 24, 2] loop 40 threads 128 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %arg1s: tensor<3072x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
    } -> tensor<2x1024x3072xf32>
    %3 = mugraph.block ins(%1, %2 : tensor<1024x3072xf16>, tensor<2x1024x3072xf32>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x3072xf16>, %5: tensor<2x1024x3072xf32>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x32x128xf32>
      %8 = mugraph.sum %7 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %6, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %4 = mugraph.reshape %3 to [1024, 3072]
    func.return %4 : tensor<1024x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.160480e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%arg1, %arg0 : tensor<3072x5120xf16>, tensor<1024x5120xf16>) grid [24, 8, 2] loop 40 threads 128 {
    ^bb0(%arg1s: tensor<3072x5120xf16>, %arg0s: tensor<1024x5120xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.transpose %arg0t permutation [1, 0]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x3072x1024xf32>
    } -> tensor<2x3072x1024xf32>
    %3 = mugraph.block ins(%1, %2 : tensor<1024x3072xf16>, tensor<2x3072x1024xf32>) grid [32, 48] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x3072xf16>, %5: tensor<2x3072x1024xf32>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<32x64xf16>
      %7 = mugraph.load %5 imap [2, 1] : tensor<2x3072x1024xf32> -> !mugraph.tile<2x64x32xf32>
      %8 = mugraph.transpose %6 permutation [1, 0]
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.silu %9
      %11 = mugraph.mul %8, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %4 = mugraph.reshape %3 to [1024, 3072]
    func.return %4 : tensor<1024x3072xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.092240e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2, %3 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x5120xf16>, tensor<5120x3072xf16>, tensor<5120x3072xf16>) grid [8, 24, 2] loop 40 threads 256 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %4: tensor<5120x3072xf16>, %5: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %4 imap [*, 1, 0] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.matmul %arg0t, %6
      %9 = mugraph.matmul %arg0t, %7
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
    } -> (tensor<2x1024x3072xf32>, tensor<2x1024x3072xf32>)
    %4 = mugraph.block ins(%3, %2 : tensor<2x1024x3072xf32>, tensor<2x1024x3072xf32>) grid [64, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<2x1024x3072xf32>, %6: tensor<2x1024x3072xf32>):
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x16x128xf32>
      %8 = mugraph.load %6 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x16x128xf32>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %5 = mugraph.reshape %4 to [1024, 3072]
    func.return %5 : tensor<1024x3072xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.257090e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x5120xf16>, tensor<3072x5120xf16>, tensor<3072x5120xf16>) grid [8, 32] loop 80 threads 256 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %arg1s: tensor<3072x5120xf16>, %arg2s: tensor<3072x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<96x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.transpose %arg2t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.silu %5
      %8 = mugraph.mul %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %0 : tensor<1024x3072xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.663430e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1, %2 = mugraph.block ins(%arg0, %0, %arg1 : tensor<1024x5120xf16>, tensor<5120x3072xf16>, tensor<3072x5120xf16>) grid [8, 24, 2] loop 20 threads 256 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %3: tensor<5120x3072xf16>, %arg1s: tensor<3072x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.load %3 imap [*, 1, 0] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<128x128xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.transpose %arg1t permutation [1, 0]
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %7
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x3072xf32>
    } -> (tensor<2x1024x3072xf32>, tensor<2x1024x3072xf32>)
    %3, %4 = mugraph.block ins(%1, %2 : tensor<2x1024x3072xf32>, tensor<2x1024x3072xf32>) grid [64, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<2x1024x3072xf32>, %6: tensor<2x1024x3072xf32>):
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x16x128xf32>
      %8 = mugraph.load %6 imap [1, 2] : tensor<2x1024x3072xf32> -> !mugraph.tile<2x16x128xf32>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.silu %10
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1024x3072xf16>
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1024x3072xf16>
    } -> (tensor<1x1024x3072xf16>, tensor<1x1024x3072xf16>)
    %5 = mugraph.reshape %3 to [1024, 3072]
    %6 = mugraph.reshape %4 to [1024, 3072]
    %7 = mugraph.block ins(%6, %5 : tensor<1024x3072xf16>, tensor<1024x3072xf16>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%8: tensor<1024x3072xf16>, %9: tensor<1024x3072xf16>):
      %10 = mugraph.load %8 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %11 = mugraph.load %9 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %12 = mugraph.mul %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %7 : tensor<1024x3072xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.292570e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<1024x5120xf16>, tensor<5120x3072xf16>) grid [8, 24, 4] loop 20 threads 128 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %2: tensor<5120x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1, 0] fmap 0 : tensor<5120x3072xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1024x3072xf32>
    } -> tensor<4x1024x3072xf32>
    %2 = mugraph.block ins(%1 : tensor<4x1024x3072xf32>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1024x3072xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x1024x3072xf32> -> !mugraph.tile<4x32x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %3 = mugraph.reshape %2 to [1024, 3072]
    %4 = mugraph.transpose %arg2 permutation [1, 0]
    %5 = mugraph.matmul %arg0, %4
    %6 = mugraph.block ins(%5, %3 : tensor<1024x3072xf16>, tensor<1024x3072xf16>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%7: tensor<1024x3072xf16>, %8: tensor<1024x3072xf16>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %10 = mugraph.load %8 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %6 : tensor<1024x3072xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.211870e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg1, %arg0 : tensor<1024x3072xf16>, tensor<3072x5120xf16>, tensor<1024x5120xf16>) grid [8, 32] loop 80 threads 256 {
    ^bb0(%3: tensor<1024x3072xf16>, %arg1s: tensor<3072x5120xf16>, %arg0s: tensor<1024x5120xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<128x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<96x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.transpose %4 permutation [1, 0]
      %6 = mugraph.transpose %arg0t permutation [1, 0]
      %7 = mugraph.matmul %arg1t, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.silu %8
      %10 = mugraph.mul %5, %9
      %11 = mugraph.transpose %10 permutation [1, 0]
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %2 : tensor<1024x3072xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.156580e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1 : tensor<1024x3072xf16>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%3: tensor<1024x3072xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.silu %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %3 = mugraph.block ins(%2, %arg2, %arg0 : tensor<1024x3072xf16>, tensor<3072x5120xf16>, tensor<1024x5120xf16>) grid [8, 32] loop 40 threads 256 {
    ^bb0(%4: tensor<1024x3072xf16>, %arg2s: tensor<3072x5120xf16>, %arg0s: tensor<1024x5120xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<128x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<96x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x128xf16>
      %6 = mugraph.transpose %5 permutation [1, 0]
      %7 = mugraph.transpose %arg0t permutation [1, 0]
      %8 = mugraph.matmul %arg2t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.mul %6, %9
      %11 = mugraph.transpose %10 permutation [1, 0]
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %3 : tensor<1024x3072xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.318510e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%arg1, %arg0 : tensor<3072x5120xf16>, tensor<1024x5120xf16>) grid [32, 8, 2] loop 40 threads 128 {
    ^bb0(%arg1s: tensor<3072x5120xf16>, %arg0s: tensor<1024x5120xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<96x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.transpose %arg0t permutation [1, 0]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<96x128xf32> -> tensor<2x3072x1024xf32>
    } -> tensor<2x3072x1024xf32>
    %3 = mugraph.block ins(%1, %2 : tensor<1024x3072xf16>, tensor<2x3072x1024xf32>) grid [32, 48] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x3072xf16>, %5: tensor<2x3072x1024xf32>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<32x64xf16>
      %7 = mugraph.load %5 imap [2, 1] : tensor<2x3072x1024xf32> -> !mugraph.tile<2x64x32xf32>
      %8 = mugraph.transpose %6 permutation [1, 0]
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.silu %9
      %11 = mugraph.mul %8, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x1024x3072xf16>
    } -> tensor<1x1024x3072xf16>
    %4 = mugraph.reshape %3 to [1024, 3072]
    func.return %4 : tensor<1024x3072xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x5120xf16>, %arg1: tensor<3072x5120xf16>, %arg2: tensor<3072x5120xf16>) -> tensor<1024x3072xf16> attributes {mugraph.measured_us = 1.408920e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x5120xf16>, tensor<3072x5120xf16>) grid [16, 32] loop 80 threads 128 {
    ^bb0(%arg0s: tensor<1024x5120xf16>, %arg1s: tensor<3072x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x5120xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<3072x5120xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%0, %2 : tensor<1024x3072xf16>, tensor<1024x3072xf16>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x3072xf16>, %5: tensor<1024x3072xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [0, 1] : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.mul %6, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    func.return %3 : tensor<1024x3072xf16>
  }
}
