builtin.module {
  func.func @candidate_0(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 1.484900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<16x32x64x64xf16>) grid [16, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2, 1] fmap 1 : tensor<16x32x64x64xf16> -> !mugraph.tile<1x8x4x64xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2, new] : !mugraph.tile<1x1x4x64xf32> -> tensor<2x16x1x64x64xf32>
      mugraph.store %6 omap [0, 2, new] : !mugraph.tile<1x1x4x64xf32> -> tensor<2x16x1x64x64xf32>
    } -> (tensor<2x16x1x64x64xf32>, tensor<2x16x1x64x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<2x16x1x64x64xf32>, tensor<2x16x1x64x64xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%4: tensor<2x16x1x64x64xf32>, %5: tensor<2x16x1x64x64xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<2x16x1x64x64xf32> -> !mugraph.tile<2x1x1x64x64xf32>
      %7 = mugraph.load %5 imap [1] : tensor<2x16x1x64x64xf32> -> !mugraph.tile<2x1x1x64x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %9 dim 3
      %11 = mugraph.sum %10 dim 4
      %12 = mugraph.scale %11 by 7.62939453125e-06
      %13 = mugraph.neg %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.add %8, %14
      %16 = mugraph.add %15, %14
      %17 = mugraph.mul %13, %13
      %18 = mugraph.scale %17 by 32.0
      %19 = mugraph.add %16, %18
      mugraph.store %19 omap [1] : !mugraph.tile<1x1x1x64x64xf32> -> tensor<1x16x1x64x64xf32>
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x16x1x1x1xf32>
    } -> (tensor<1x16x1x64x64xf32>, tensor<1x16x1x1x1xf32>)
    %4 = mugraph.reshape %2 to [16, 1, 64, 64]
    %5 = mugraph.reshape %3 to [16, 1, 1, 1]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x64x64xf32>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %7: tensor<16x1x1x1xf32>, %8: tensor<16x1x64x64xf32>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x32x64x64xf16> -> !mugraph.tile<1x2x64x64xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %10 = mugraph.load %8 imap [0, *] : tensor<16x1x64x64xf32> -> !mugraph.tile<1x1x64x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<32x64x64xf16> -> !mugraph.tile<2x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<32x64x64xf16> -> !mugraph.tile<2x64x64xf16>
      %11 = mugraph.scale %9 by 7.62939453125e-06
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.sum %10 dim 2
      %14 = mugraph.sum %13 dim 3
      %15 = mugraph.scale %14 by 7.62939453125e-06
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %12, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      mugraph.store %20 omap [0, 1] : !mugraph.tile<1x2x64x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %6 : tensor<16x32x64x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 1.720300e+01 : f64} {
    %0 = mugraph.sum %arg0 dim 1
    %1 = mugraph.block ins(%0 : tensor<16x1x64x64xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1x64x64xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<16x1x64x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.sum %4 dim 3
      mugraph.store %5 omap [0] : !mugraph.tile<1x1x1x1xf32> -> tensor<16x1x1x1xf32>
    } -> tensor<16x1x1x1xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %3: tensor<16x1x1x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<1x32x2x64xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %5 = mugraph.scale %4 by 7.62939453125e-06
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.square %6
      %8 = mugraph.sum %7 dim 1
      mugraph.store %8 omap [0, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<16x1x64x64xf32>
    } -> tensor<16x1x64x64xf32>
    %3 = mugraph.block ins(%arg0, %1, %2, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x64x64xf32>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %4: tensor<16x1x1x1xf32>, %5: tensor<16x1x64x64xf32>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x32x64x64xf16> -> !mugraph.tile<1x2x64x64xf16>
      %6 = mugraph.load %4 imap [0, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %7 = mugraph.load %5 imap [0, *] : tensor<16x1x64x64xf32> -> !mugraph.tile<1x1x64x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<32x64x64xf16> -> !mugraph.tile<2x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<32x64x64xf16> -> !mugraph.tile<2x64x64xf16>
      %8 = mugraph.scale %6 by 7.62939453125e-06
      %9 = mugraph.sub %arg0t, %8
      %10 = mugraph.sum %7 dim 2
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.scale %11 by 7.62939453125e-06
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x2x64x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %3 : tensor<16x32x64x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 1.638800e+01 : f64} {
    %0 = mugraph.sum %arg0 dim 1
    %1 = mugraph.block ins(%0 : tensor<16x1x64x64xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1x64x64xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<16x1x64x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.sum %4 dim 3
      mugraph.store %5 omap [0] : !mugraph.tile<1x1x1x1xf32> -> tensor<16x1x1x1xf32>
    } -> tensor<16x1x1x1xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %3: tensor<16x1x1x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 3] : tensor<16x32x64x64xf16> -> !mugraph.tile<1x32x64x8xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %5 = mugraph.scale %4 by 7.62939453125e-06
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.square %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.sum %8 dim 2
      mugraph.store %9 omap [0, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<16x1x1x64xf32>
    } -> tensor<16x1x1x64xf32>
    %3 = mugraph.block ins(%arg0, %1, %2, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x1x64xf32>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [2, 32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %4: tensor<16x1x1x1xf32>, %5: tensor<16x1x1x64xf32>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<8x1x8x64xf16>
      %6 = mugraph.load %4 imap [0, *, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %7 = mugraph.load %5 imap [0, *, *] : tensor<16x1x1x64xf32> -> !mugraph.tile<8x1x1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %8 = mugraph.scale %6 by 7.62939453125e-06
      %9 = mugraph.sub %arg0t, %8
      %10 = mugraph.sum %7 dim 3
      %11 = mugraph.scale %10 by 7.62939453125e-06
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.mul %14, %arg1t
      %16 = mugraph.add %15, %arg2t
      mugraph.store %16 omap [0, 1, 2] : !mugraph.tile<8x1x8x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %3 : tensor<16x32x64x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 1.599700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x32x64x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 3] fmap 1 : tensor<16x32x64x64xf16> -> !mugraph.tile<1x16x64x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 2
      mugraph.store %3 omap [0, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<16x1x1x64xf32>
    } -> tensor<16x1x1x64xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<16x32x64x64xf16>, tensor<16x1x1x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %2: tensor<16x1x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 2 : tensor<16x32x64x64xf16> -> !mugraph.tile<1x32x4x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<16x1x1x64xf32> -> !mugraph.tile<1x1x1x64xf32>
      %4 = mugraph.sum %3 dim 3
      %5 = mugraph.scale %4 by 7.62939453125e-06
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.square %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x1x1x64xf32> -> tensor<16x16x1x1x64xf32>
    } -> tensor<16x16x1x1x64xf32>
    %2, %3 = mugraph.block ins(%1, %0 : tensor<16x16x1x1x64xf32>, tensor<16x1x1x64xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%4: tensor<16x16x1x1x64xf32>, %5: tensor<16x1x1x64xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<16x16x1x1x64xf32> -> !mugraph.tile<16x1x1x1x64xf32>
      %7 = mugraph.load %5 imap [0] : tensor<16x1x1x64xf32> -> !mugraph.tile<1x1x1x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      mugraph.store %8 omap [1] : !mugraph.tile<1x1x1x1x64xf32> -> tensor<1x16x1x1x64xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<1x1x1x1xf32> -> tensor<16x1x1x1xf32>
    } -> (tensor<1x16x1x1x64xf32>, tensor<16x1x1x1xf32>)
    %4 = mugraph.reshape %2 to [16, 1, 1, 64]
    %5 = mugraph.block ins(%arg0, %3, %4, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x1x64xf32>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [2, 32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %6: tensor<16x1x1x1xf32>, %7: tensor<16x1x1x64xf32>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<8x1x8x64xf16>
      %8 = mugraph.load %6 imap [0, *, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %9 = mugraph.load %7 imap [0, *, *] : tensor<16x1x1x64xf32> -> !mugraph.tile<8x1x1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %10 = mugraph.scale %8 by 7.62939453125e-06
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.sum %9 dim 3
      %13 = mugraph.scale %12 by 7.62939453125e-06
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %11, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      mugraph.store %18 omap [0, 1, 2] : !mugraph.tile<8x1x8x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %5 : tensor<16x32x64x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 1.942000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x32x64x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 3] fmap 1 : tensor<16x32x64x64xf16> -> !mugraph.tile<1x16x64x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 2
      mugraph.store %3 omap [0, 3] : !mugraph.tile<1x1x1x8xf32> -> tensor<16x1x1x64xf32>
    } -> tensor<16x1x1x64xf32>
    %1 = mugraph.block ins(%0 : tensor<16x1x1x64xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1x1x64xf32>):
      %3 = mugraph.load %2 imap [0] : tensor<16x1x1x64xf32> -> !mugraph.tile<1x1x1x64xf32>
      %4 = mugraph.sum %3 dim 3
      mugraph.store %4 omap [0] : !mugraph.tile<1x1x1x1xf32> -> tensor<16x1x1x1xf32>
    } -> tensor<16x1x1x1xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %3: tensor<16x1x1x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<1x32x2x64xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %5 = mugraph.scale %4 by 7.62939453125e-06
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.square %6
      %8 = mugraph.sum %7 dim 1
      mugraph.store %8 omap [0, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<16x1x64x64xf16>
    } -> tensor<16x1x64x64xf16>
    %3 = mugraph.sum %2 dim 2
    %4 = mugraph.block ins(%arg0, %1, %3, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x1x64xf16>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [2, 32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %5: tensor<16x1x1x1xf32>, %6: tensor<16x1x1x64xf16>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<8x1x8x64xf16>
      %7 = mugraph.load %5 imap [0, *, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %8 = mugraph.load %6 imap [0, *, *] : tensor<16x1x1x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %9 = mugraph.scale %7 by 7.62939453125e-06
      %10 = mugraph.sub %arg0t, %9
      %11 = mugraph.sum %8 dim 3
      %12 = mugraph.scale %11 by 7.62939453125e-06
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %10, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      mugraph.store %17 omap [0, 1, 2] : !mugraph.tile<8x1x8x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %4 : tensor<16x32x64x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 1.949500e+01 : f64} {
    %0 = mugraph.sum %arg0 dim 1
    %1 = mugraph.block ins(%0 : tensor<16x1x64x64xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1x64x64xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<16x1x64x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.sum %4 dim 3
      mugraph.store %5 omap [0] : !mugraph.tile<1x1x1x1xf32> -> tensor<16x1x1x1xf32>
    } -> tensor<16x1x1x1xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %3: tensor<16x1x1x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<1x32x2x64xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %5 = mugraph.scale %4 by 7.62939453125e-06
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.square %6
      %8 = mugraph.sum %7 dim 1
      mugraph.store %8 omap [0, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<16x1x64x64xf16>
    } -> tensor<16x1x64x64xf16>
    %3 = mugraph.sum %2 dim 2
    %4 = mugraph.block ins(%arg0, %1, %3, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x1x64xf16>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [2, 32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %5: tensor<16x1x1x1xf32>, %6: tensor<16x1x1x64xf16>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<8x1x8x64xf16>
      %7 = mugraph.load %5 imap [0, *, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %8 = mugraph.load %6 imap [0, *, *] : tensor<16x1x1x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %9 = mugraph.scale %7 by 7.62939453125e-06
      %10 = mugraph.sub %arg0t, %9
      %11 = mugraph.sum %8 dim 3
      %12 = mugraph.scale %11 by 7.62939453125e-06
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %10, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      mugraph.store %17 omap [0, 1, 2] : !mugraph.tile<8x1x8x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %4 : tensor<16x32x64x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 2.031300e+01 : f64} {
    %0 = mugraph.sum %arg0 dim 1
    %1 = mugraph.block ins(%0 : tensor<16x1x64x64xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1x64x64xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<16x1x64x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.sum %4 dim 3
      mugraph.store %5 omap [0] : !mugraph.tile<1x1x1x1xf32> -> tensor<16x1x1x1xf32>
    } -> tensor<16x1x1x1xf32>
    %2, %3 = mugraph.block ins(%arg0 : tensor<16x32x64x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 2 : tensor<16x32x64x64xf16> -> !mugraph.tile<1x32x4x64xf16>
      %4 = mugraph.sum %arg0t dim 1
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.mul %arg0t, %arg0t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x1x1x64xf32> -> tensor<16x16x1x1x64xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x1x1x64xf32> -> tensor<16x16x1x1x64xf32>
    } -> (tensor<16x16x1x1x64xf32>, tensor<16x16x1x1x64xf32>)
    %4 = mugraph.block ins(%3, %2 : tensor<16x16x1x1x64xf32>, tensor<16x16x1x1x64xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x1x64xf32>, %6: tensor<16x16x1x1x64xf32>):
      %7 = mugraph.load %5 imap [1] : tensor<16x16x1x1x64xf32> -> !mugraph.tile<16x1x1x1x64xf32>
      %8 = mugraph.load %6 imap [1] : tensor<16x16x1x1x64xf32> -> !mugraph.tile<16x1x1x1x64xf32>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.sum %10 dim 4
      %12 = mugraph.scale %11 by 7.62939453125e-06
      %13 = mugraph.neg %12
      %14 = mugraph.mul %10, %13
      %15 = mugraph.add %9, %14
      %16 = mugraph.add %15, %14
      %17 = mugraph.mul %13, %13
      %18 = mugraph.scale %17 by 32.0
      %19 = mugraph.scale %18 by 64.0
      %20 = mugraph.add %16, %19
      mugraph.store %20 omap [1] : !mugraph.tile<1x1x1x1x64xf32> -> tensor<1x16x1x1x64xf32>
    } -> tensor<1x16x1x1x64xf32>
    %5 = mugraph.reshape %4 to [16, 1, 1, 64]
    %6 = mugraph.block ins(%arg0, %1, %5, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x1x64xf32>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [2, 32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %7: tensor<16x1x1x1xf32>, %8: tensor<16x1x1x64xf32>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<8x1x8x64xf16>
      %9 = mugraph.load %7 imap [0, *, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.load %8 imap [0, *, *] : tensor<16x1x1x64xf32> -> !mugraph.tile<8x1x1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %11 = mugraph.scale %9 by 7.62939453125e-06
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.sum %10 dim 3
      %14 = mugraph.scale %13 by 7.62939453125e-06
      %15 = mugraph.offset %14 by 1.0e-05
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %12, %16
      %18 = mugraph.mul %17, %arg1t
      %19 = mugraph.add %18, %arg2t
      mugraph.store %19 omap [0, 1, 2] : !mugraph.tile<8x1x8x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %6 : tensor<16x32x64x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x32x64x64xf16>, %arg1: tensor<32x64x64xf16>, %arg2: tensor<32x64x64xf16>) -> tensor<16x32x64x64xf16> attributes {mugraph.measured_us = 2.030100e+01 : f64} {
    %0 = mugraph.sum %arg0 dim 1
    %1 = mugraph.block ins(%0 : tensor<16x1x64x64xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1x64x64xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<16x1x64x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.sum %4 dim 3
      mugraph.store %5 omap [0] : !mugraph.tile<1x1x1x1xf32> -> tensor<16x1x1x1xf32>
    } -> tensor<16x1x1x1xf32>
    %2, %3 = mugraph.block ins(%arg0 : tensor<16x32x64x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 2] fmap 2 : tensor<16x32x64x64xf16> -> !mugraph.tile<1x32x4x64xf16>
      %4 = mugraph.sum %arg0t dim 1
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.mul %arg0t, %arg0t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, new] : !mugraph.tile<1x1x1x64xf32> -> tensor<16x16x1x1x64xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<1x1x1x64xf32> -> tensor<16x16x1x1x64xf32>
    } -> (tensor<16x16x1x1x64xf32>, tensor<16x16x1x1x64xf32>)
    %4 = mugraph.block ins(%3, %2 : tensor<16x16x1x1x64xf32>, tensor<16x16x1x1x64xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x1x64xf32>, %6: tensor<16x16x1x1x64xf32>):
      %7 = mugraph.load %5 imap [1] : tensor<16x16x1x1x64xf32> -> !mugraph.tile<16x1x1x1x64xf32>
      %8 = mugraph.load %6 imap [1] : tensor<16x16x1x1x64xf32> -> !mugraph.tile<16x1x1x1x64xf32>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.sum %10 dim 4
      %12 = mugraph.scale %11 by 7.62939453125e-06
      %13 = mugraph.neg %12
      %14 = mugraph.mul %10, %13
      %15 = mugraph.add %9, %14
      %16 = mugraph.add %15, %14
      %17 = mugraph.mul %13, %13
      %18 = mugraph.scale %17 by 32.0
      %19 = mugraph.scale %18 by 64.0
      %20 = mugraph.add %16, %19
      %21 = mugraph.sum %20 dim 4
      mugraph.store %21 omap [1] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x16x1x1x1xf32>
    } -> tensor<1x16x1x1x1xf32>
    %5 = mugraph.reshape %4 to [16, 1, 1, 1]
    %6 = mugraph.block ins(%arg0, %1, %5, %arg1, %arg2 : tensor<16x32x64x64xf16>, tensor<16x1x1x1xf32>, tensor<16x1x1x1xf32>, tensor<32x64x64xf16>, tensor<32x64x64xf16>) grid [2, 32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x32x64x64xf16>, %7: tensor<16x1x1x1xf32>, %8: tensor<16x1x1x1xf32>, %arg1s: tensor<32x64x64xf16>, %arg2s: tensor<32x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<16x32x64x64xf16> -> !mugraph.tile<8x1x8x64xf16>
      %9 = mugraph.load %7 imap [0, *, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.load %8 imap [0, *, *] : tensor<16x1x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0, 1] : tensor<32x64x64xf16> -> !mugraph.tile<1x8x64xf16>
      %11 = mugraph.scale %9 by 7.62939453125e-06
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 7.62939453125e-06
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      mugraph.store %18 omap [0, 1, 2] : !mugraph.tile<8x1x8x64xf32> -> tensor<16x32x64x64xf16>
    } -> tensor<16x32x64x64xf16>
    func.return %6 : tensor<16x32x64x64xf16>
  }
}
