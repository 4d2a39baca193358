builtin.module {
  func.func @candidate_0(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 5.060500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1 = mugraph.max %arg1 dim 1
    %2, %3 = mugraph.block ins(%arg1, %1, %arg2 : tensor<16x4096x64xf16>, tensor<16x1x64xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %4: tensor<16x1x64xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x16xf16>
      %5 = mugraph.load %4 imap [0, 2, *] : tensor<16x1x64xf16> -> !mugraph.tile<1x1x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x64xf16>
      %6 = mugraph.sub %arg1t, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.transpose %7 permutation [0, 2, 1]
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.accumulate sum %8
      %12 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 2, new] : !mugraph.tile<1x1x16xf32> -> tensor<2x16x1x64xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x16x64x64xf32>
    } -> (tensor<2x16x1x64xf32>, tensor<2x16x64x64xf32>)
    %4 = mugraph.block ins(%0, %3, %2 : tensor<16x4096x64xf16>, tensor<2x16x64x64xf32>, tensor<2x16x1x64xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%5: tensor<16x4096x64xf16>, %6: tensor<2x16x64x64xf32>, %7: tensor<2x16x1x64xf32>):
      %8 = mugraph.load %5 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %9 = mugraph.load %6 imap [1, *] : tensor<2x16x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %10 = mugraph.load %7 imap [1, *] : tensor<2x16x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.div %11, %13
      %15 = mugraph.matmul %8, %14
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<1x16x4096x64xf16>
    } -> tensor<1x16x4096x64xf16>
    %5 = mugraph.reshape %4 to [16, 4096, 64]
    func.return %5 : tensor<16x4096x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 5.649900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1 = mugraph.max %arg1 dim 1
    %2, %3 = mugraph.block ins(%arg1, %1, %arg2 : tensor<16x4096x64xf16>, tensor<16x1x64xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 2 threads 256 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %4: tensor<16x1x64xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x32xf16>
      %5 = mugraph.load %4 imap [0, 2, *] : tensor<16x1x64xf16> -> !mugraph.tile<1x1x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x64xf16>
      %6 = mugraph.sub %arg1t, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.transpose %7 permutation [0, 2, 1]
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.accumulate sum %8
      %12 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<4x16x1x64xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x16x64x64xf32>
    } -> (tensor<4x16x1x64xf32>, tensor<4x16x64x64xf32>)
    %4 = mugraph.block ins(%3, %2 : tensor<4x16x64x64xf32>, tensor<4x16x1x64xf32>) grid [16, 8, 2] loop 1 threads 128 {
    ^bb0(%5: tensor<4x16x64x64xf32>, %6: tensor<4x16x1x64xf32>):
      %7 = mugraph.load %5 imap [1, 2, 3] : tensor<4x16x64x64xf32> -> !mugraph.tile<4x1x8x32xf32>
      %8 = mugraph.load %6 imap [1, 3, *] : tensor<4x16x1x64xf32> -> !mugraph.tile<4x1x1x8xf32>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.transpose %10 permutation [0, 1, 3, 2]
      %12 = mugraph.div %9, %11
      mugraph.store %12 omap [1, 2, 3] : !mugraph.tile<1x1x8x32xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %5 = mugraph.reshape %4 to [16, 64, 64]
    %6 = mugraph.block ins(%0, %5 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<16x4096x64xf16>, %8: tensor<16x64x64xf16>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %10 = mugraph.load %8 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %11 = mugraph.matmul %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %6 : tensor<16x4096x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 3.481600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1, %2 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.max %arg1t dim 1
      %4 = mugraph.sub %arg1t, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.accumulate max %3
      %8 = mugraph.accumulate sum %6 shift %3
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %3, %4 = mugraph.block ins(%2, %1 : tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x64xf32>, %6: tensor<16x16x1x64xf32>):
      %7 = mugraph.load %5 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %8 = mugraph.load %6 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %9 = mugraph.max %8 dim 0
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.mul %7, %11
      %13 = mugraph.sum %12 dim 0
      mugraph.store %13 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
    } -> (tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>)
    %5 = mugraph.reshape %3 to [16, 1, 64]
    %6 = mugraph.reshape %4 to [16, 1, 64]
    %7 = mugraph.block ins(%arg1, %6, %5, %arg2 : tensor<16x4096x64xf16>, tensor<16x1x64xf32>, tensor<16x1x64xf32>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %8: tensor<16x1x64xf32>, %9: tensor<16x1x64xf32>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x16xf16>
      %10 = mugraph.load %8 imap [0, 2, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x16xf32>
      %11 = mugraph.load %9 imap [0, 2, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x16xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x64xf16>
      %12 = mugraph.sub %arg1t, %10
      %13 = mugraph.exp %12
      %14 = mugraph.div %13, %11
      %15 = mugraph.transpose %14 permutation [0, 2, 1]
      %16 = mugraph.matmul %15, %arg2t
      %17 = mugraph.accumulate sum %16
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x16x64x64xf32>
    } -> tensor<2x16x64x64xf32>
    %8 = mugraph.block ins(%0, %7 : tensor<16x4096x64xf16>, tensor<2x16x64x64xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%9: tensor<16x4096x64xf16>, %10: tensor<2x16x64x64xf32>):
      %11 = mugraph.load %9 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %12 = mugraph.load %10 imap [1, *] : tensor<2x16x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %13 = mugraph.sum %12 dim 0
      %14 = mugraph.matmul %11, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<1x16x4096x64xf16>
    } -> tensor<1x16x4096x64xf16>
    %9 = mugraph.reshape %8 to [16, 4096, 64]
    func.return %9 : tensor<16x4096x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 3.239700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x4096x64xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.max %arg0t dim 2
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    %1, %2 = mugraph.block ins(%arg1 : tensor<16x4096x64xf16>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.max %arg1t dim 1
      %4 = mugraph.sub %arg1t, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.accumulate max %3
      %8 = mugraph.accumulate sum %6 shift %3
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
      mugraph.store %8 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<16x16x1x64xf32>
    } -> (tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>)
    %3, %4 = mugraph.block ins(%2, %1 : tensor<16x16x1x64xf32>, tensor<16x16x1x64xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x64xf32>, %6: tensor<16x16x1x64xf32>):
      %7 = mugraph.load %5 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %8 = mugraph.load %6 imap [1, 3] : tensor<16x16x1x64xf32> -> !mugraph.tile<16x1x1x8xf32>
      %9 = mugraph.max %8 dim 0
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.mul %7, %11
      %13 = mugraph.sum %12 dim 0
      mugraph.store %13 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
      mugraph.store %9 omap [1, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<1x16x1x64xf32>
    } -> (tensor<1x16x1x64xf32>, tensor<1x16x1x64xf32>)
    %5 = mugraph.reshape %3 to [16, 1, 64]
    %6 = mugraph.reshape %4 to [16, 1, 64]
    %7 = mugraph.block ins(%arg1, %6, %5, %arg2 : tensor<16x4096x64xf16>, tensor<16x1x64xf32>, tensor<16x1x64xf32>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 2 threads 256 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %8: tensor<16x1x64xf32>, %9: tensor<16x1x64xf32>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x32xf16>
      %10 = mugraph.load %8 imap [0, 2, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x32xf32>
      %11 = mugraph.load %9 imap [0, 2, *] : tensor<16x1x64xf32> -> !mugraph.tile<1x1x32xf32>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x64xf16>
      %12 = mugraph.sub %arg1t, %10
      %13 = mugraph.exp %12
      %14 = mugraph.div %13, %11
      %15 = mugraph.transpose %14 permutation [0, 2, 1]
      %16 = mugraph.matmul %15, %arg2t
      %17 = mugraph.accumulate sum %16
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x16x64x64xf32>
    } -> tensor<4x16x64x64xf32>
    %8 = mugraph.block ins(%7 : tensor<4x16x64x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%9: tensor<4x16x64x64xf32>):
      %10 = mugraph.load %9 imap [1, 2] : tensor<4x16x64x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %11 = mugraph.sum %10 dim 0
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x16x64x64xf16>
    } -> tensor<1x16x64x64xf16>
    %9 = mugraph.reshape %8 to [16, 64, 64]
    %10 = mugraph.block ins(%0, %9 : tensor<16x4096x64xf16>, tensor<16x64x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%11: tensor<16x4096x64xf16>, %12: tensor<16x64x64xf16>):
      %13 = mugraph.load %11 imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.load %12 imap [0, *] : tensor<16x64x64xf16> -> !mugraph.tile<1x64x64xf16>
      %15 = mugraph.matmul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<16x4096x64xf16>
    } -> tensor<16x4096x64xf16>
    func.return %10 : tensor<16x4096x64xf16>
  }
}
