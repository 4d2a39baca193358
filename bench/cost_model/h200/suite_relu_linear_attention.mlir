builtin.module {
  func.func @candidate_0(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.019900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4, 2] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x16xf32> -> tensor<2x12x1x64xf32>
    } -> (tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<2x12x64x64xf32>, %4: tensor<2x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.load %3 imap [1, *] : tensor<2x12x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<2x12x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.221100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 2, 4] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.185100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4, 2] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x16xf32> -> tensor<2x12x1x64xf32>
    } -> (tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<2x12x64x64xf32>, %4: tensor<2x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.load %3 imap [1, *] : tensor<2x12x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<2x12x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.034200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 2, 4] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.382800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 2, 4] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.279800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.493400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.081200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4, 4] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x16xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.475600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [6, 4, 2] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<2x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<2x128x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<2x16x64xf32> -> tensor<2x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<2x1x16xf32> -> tensor<2x12x1x64xf32>
    } -> (tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<2x12x64x64xf32>, %4: tensor<2x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.load %3 imap [1, *] : tensor<2x12x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<2x12x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 2.349500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 2] loop 16 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x64x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<2x12x1x64xf32>
    } -> (tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<2x12x64x64xf32>, %4: tensor<2x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.load %3 imap [1, *] : tensor<2x12x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<2x12x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.233800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4] loop 2 threads 256 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.521800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 2] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x64x64xf32>
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x1x64xf32> -> tensor<2x12x1x64xf32>
    } -> (tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<2x12x64x64xf32>, %4: tensor<2x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.load %3 imap [1, *] : tensor<2x12x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<2x12x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.709300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4, 2] loop 16 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x16xf32> -> tensor<2x12x1x64xf32>
    } -> (tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<2x12x64x64xf32>, %4: tensor<2x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.load %3 imap [1, *] : tensor<2x12x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<2x12x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.272500e+01 : f64} {
    %0 = mugraph.block ins(%arg1 : tensor<12x2048x64xf16>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<12x64x2048xf16>
    } -> tensor<12x64x2048xf16>
    %1, %2 = mugraph.block ins(%0, %arg2, %arg1 : tensor<12x64x2048xf16>, tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 4, 2] loop 4 threads 128 {
    ^bb0(%3: tensor<12x64x2048xf16>, %arg2s: tensor<12x2048x64xf16>, %arg1s: tensor<12x2048x64xf16>):
      %4 = mugraph.load %3 imap [0, 1, 2] fmap 2 : tensor<12x64x2048xf16> -> !mugraph.tile<1x16x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x16xf16>
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.relu %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %7
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x12x64x64xf32>
      mugraph.store %9 omap [0, 2, new] : !mugraph.tile<1x1x16xf32> -> tensor<2x12x1x64xf32>
    } -> (tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>)
    %3 = mugraph.block ins(%arg0, %1, %2 : tensor<12x2048x64xf16>, tensor<2x12x64x64xf32>, tensor<2x12x1x64xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %4: tensor<2x12x64x64xf32>, %5: tensor<2x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x2048x64xf16> -> !mugraph.tile<1x64x64xf16>
      %6 = mugraph.load %4 imap [1, *] : tensor<2x12x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %7 = mugraph.load %5 imap [1, *] : tensor<2x12x1x64xf32> -> !mugraph.tile<2x1x1x64xf32>
      %8 = mugraph.relu %arg0t
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.sum %7 dim 0
      %12 = mugraph.mul %8, %11
      %13 = mugraph.sum %12 dim 3
      %14 = mugraph.offset %13 by 0.001
      %15 = mugraph.div %10, %14
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %4 = mugraph.reshape %3 to [12, 2048, 64]
    func.return %4 : tensor<12x2048x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.166800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 8, 4] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x8x64xf32> -> tensor<4x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x8xf32> -> tensor<4x12x1x64xf32>
    } -> (tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<4x12x64x64xf32>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<4x12x64x64xf32>, %4: tensor<4x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.384300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg2 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [3, 4, 8] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<12x2048x64xf16>, %arg2s: tensor<12x2048x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<4x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<4x128x64xf16>
      %2 = mugraph.relu %arg1t
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %2 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<4x16x64xf32> -> tensor<8x12x64x64xf32>
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<4x1x16xf32> -> tensor<8x12x1x64xf32>
    } -> (tensor<8x12x64x64xf32>, tensor<8x12x1x64xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<12x2048x64xf16>, tensor<8x12x64x64xf32>, tensor<8x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<12x2048x64xf16>, %3: tensor<8x12x64x64xf32>, %4: tensor<8x12x1x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.load %3 imap [1, *, 3] : tensor<8x12x64x64xf32> -> !mugraph.tile<8x1x64x32xf32>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<8x12x1x64xf32> -> !mugraph.tile<8x1x1x64xf32>
      %7 = mugraph.relu %arg0t
      %8 = mugraph.sum %5 dim 0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.sum %6 dim 0
      %11 = mugraph.mul %7, %10
      %12 = mugraph.sum %11 dim 3
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
}
