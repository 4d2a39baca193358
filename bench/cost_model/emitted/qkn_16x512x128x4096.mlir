builtin.module {
  func.func @candidate_0(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 5.657500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x512x128xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x512x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x16x128xf32> -> tensor<16x512x128xf16>
    } -> tensor<16x512x128xf16>
    %1, %2 = mugraph.block ins(%0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 4, 2] loop 32 threads 256 {
    ^bb0(%3: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %4 = mugraph.load %3 imap [0, 1, *] : tensor<16x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x64x128xf16>
      %5 = mugraph.matmul %4, %arg1t
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.square %arg2t
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.0078125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %arg2t, %11
      %13 = mugraph.matmul %6, %12
      %14 = mugraph.accumulate sum %7
      %15 = mugraph.accumulate sum %13
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x16x512x1xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x16x512x128xf32>
    } -> (tensor<2x16x512x1xf32>, tensor<2x16x512x128xf32>)
    %3 = mugraph.block ins(%2, %1 : tensor<2x16x512x128xf32>, tensor<2x16x512x1xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x16x512x128xf32>, %5: tensor<2x16x512x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x512x128xf32> -> !mugraph.tile<2x1x8x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x16x512x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x16x512x128xf16>
    } -> tensor<1x16x512x128xf16>
    %4 = mugraph.reshape %3 to [16, 512, 128]
    func.return %4 : tensor<16x512x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 5.153600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 4, 2] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.0078125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x16x512x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x16x512x128xf32>
    } -> (tensor<2x16x512x1xf32>, tensor<2x16x512x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x512x128xf32>, tensor<2x16x512x1xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x512x128xf32>, %4: tensor<2x16x512x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x512x128xf32> -> !mugraph.tile<2x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x512x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x16x512x128xf16>
    } -> tensor<1x16x512x128xf16>
    %3 = mugraph.reshape %2 to [16, 512, 128]
    func.return %3 : tensor<16x512x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 8.140900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x512x128xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x512x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.0078125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x16x128xf32> -> tensor<16x512x128xf16>
    } -> tensor<16x512x128xf16>
    %1 = mugraph.block ins(%arg2 : tensor<16x4096x128xf16>) grid [16, 128] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<16x4096x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<16x4096x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.square %arg2t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.0078125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg2t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x32x128xf32> -> tensor<16x4096x128xf16>
    } -> tensor<16x4096x128xf16>
    %2 = mugraph.library_attention %0, %arg1, %1 scale 1.0 backend "cudnn" keys "columns"
    func.return %2 : tensor<16x512x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 6.156100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 4, 2] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.0078125
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %2, %6
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x16x512x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x16x512x128xf32>
    } -> (tensor<2x16x512x1xf32>, tensor<2x16x512x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x512x128xf32>, tensor<2x16x512x1xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x512x128xf32>, %4: tensor<2x16x512x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x512x128xf32> -> !mugraph.tile<2x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x512x1xf32> -> !mugraph.tile<2x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x16x512x128xf16>
    } -> tensor<1x16x512x128xf16>
    %3 = mugraph.reshape %2 to [16, 512, 128]
    func.return %3 : tensor<16x512x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 5.861800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 4, 4] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.0078125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x512x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x16x512x128xf32>
    } -> (tensor<4x16x512x1xf32>, tensor<4x16x512x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x512x128xf32>, tensor<4x16x512x1xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x512x128xf32>, %4: tensor<4x16x512x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x512x128xf32> -> !mugraph.tile<4x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x512x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x16x512x128xf16>
    } -> tensor<1x16x512x128xf16>
    %3 = mugraph.reshape %2 to [16, 512, 128]
    func.return %3 : tensor<16x512x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 6.350300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 4, 2] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.0078125
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %2, %6
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.accumulate sum %8
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x32xf32> -> tensor<2x16x512x32xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x16x512x128xf32>
    } -> (tensor<2x16x512x32xf32>, tensor<2x16x512x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x512x128xf32>, tensor<2x16x512x32xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x512x128xf32>, %4: tensor<2x16x512x32xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x512x128xf32> -> !mugraph.tile<2x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x512x32xf32> -> !mugraph.tile<2x1x8x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x16x512x128xf16>
    } -> tensor<1x16x512x128xf16>
    %3 = mugraph.reshape %2 to [16, 512, 128]
    func.return %3 : tensor<16x512x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 5.186300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 4, 4] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.0078125
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %2, %6
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x512x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x16x512x128xf32>
    } -> (tensor<4x16x512x1xf32>, tensor<4x16x512x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x512x128xf32>, tensor<4x16x512x1xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x512x128xf32>, %4: tensor<4x16x512x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x512x128xf32> -> !mugraph.tile<4x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x512x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x16x512x128xf16>
    } -> tensor<1x16x512x128xf16>
    %3 = mugraph.reshape %2 to [16, 512, 128]
    func.return %3 : tensor<16x512x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 5.460600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 4, 2] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x512x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.scale %4 by 0.0078125
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %2, %6
      %8 = mugraph.exp %7
      %9 = mugraph.square %arg2t
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0078125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %arg2t, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.accumulate sum %8
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x16x512x64xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x16x512x128xf32>
    } -> (tensor<2x16x512x64xf32>, tensor<2x16x512x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x512x128xf32>, tensor<2x16x512x64xf32>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x512x128xf32>, %4: tensor<2x16x512x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x512x128xf32> -> !mugraph.tile<2x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x512x64xf32> -> !mugraph.tile<2x1x8x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x16x512x128xf16>
    } -> tensor<1x16x512x128xf16>
    %3 = mugraph.reshape %2 to [16, 512, 128]
    func.return %3 : tensor<16x512x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x512x128xf16>, %arg1: tensor<16x128x4096xf16>, %arg2: tensor<16x4096x128xf16>) -> tensor<16x512x128xf16> attributes {mugraph.measured_us = 1.111290e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x512x128xf16>, tensor<16x128x4096xf16>, tensor<16x4096x128xf16>) grid [16, 8] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<16x512x128xf16>, %arg1s: tensor<16x128x4096xf16>, %arg2s: tensor<16x4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x512x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<16x128x4096xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<16x4096x128xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.0078125
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      %7 = mugraph.exp %6
      %8 = mugraph.square %arg2t
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.0078125
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %arg2t, %11
      %13 = mugraph.matmul %7, %12
      %14 = mugraph.sum %7 dim 2
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.div %15, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<16x512x128xf16>
    } -> tensor<16x512x128xf16>
    func.return %0 : tensor<16x512x128xf16>
  }
}
