builtin.module {
  func.func @candidate_0(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 4.871000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 8, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x8x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x8x64xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<4x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<4x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x16xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.934000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 8, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x8x64xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<4x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<4x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x16xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.147000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 4, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<4x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<4x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x16xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.001000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 4, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<4x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<4x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x16xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 6.383000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 16, 2] loop 4 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x4x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x4x64xf32> -> tensor<2x4x64x64xf32>
    } -> tensor<2x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<2x4x64x64xf32>) grid [4, 32, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<2x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<2x4x64x64xf32> -> !mugraph.tile<2x1x64x32xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x32x32xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.266000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 8, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, *, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x8xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2, new] : !mugraph.tile<1x64x8xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<4x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<4x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x16xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.863000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x1024x64xf16>, tensor<4x1024x64xf16>) grid [4, 8, 4] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<4x1024x64xf16>, %arg2s: tensor<4x1024x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<1x8x64xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x1024x64xf16>, tensor<4x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %2: tensor<4x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x16xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %2 = mugraph.reshape %1 to [4, 1024, 64]
    func.return %2 : tensor<4x1024x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.659000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 16, 2] loop 2 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x4x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x256x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x4x64xf32> -> tensor<2x4x64x64xf32>
    } -> tensor<2x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<2x4x64x64xf32>) grid [4, 32, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<2x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<2x4x64x64xf32> -> !mugraph.tile<2x1x64x32xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x32x32xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.838000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x1024x64xf16>, tensor<4x1024x64xf16>) grid [4, 4] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<4x1024x64xf16>, %arg2s: tensor<4x1024x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x1024x64xf16>, tensor<4x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %2: tensor<4x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x16xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %2 = mugraph.reshape %1 to [4, 1024, 64]
    func.return %2 : tensor<4x1024x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.902000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x1024x64xf16>, tensor<4x1024x64xf16>) grid [4, 8] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<4x1024x64xf16>, %arg2s: tensor<4x1024x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x4x64x64xf32>
    } -> tensor<8x4x64x64xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x1024x64xf16>, tensor<8x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %2: tensor<8x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<8x4x64x64xf32> -> !mugraph.tile<8x1x64x16xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %2 = mugraph.reshape %1 to [4, 1024, 64]
    func.return %2 : tensor<4x1024x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 6.725000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 4, 4] loop 16 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x16xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<4x64x64xf16>
    } -> tensor<4x64x64xf16>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<4x64x64xf16>) grid [4, 16, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<4x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.load %3 imap [0, *, 2] : tensor<4x64x64xf16> -> !mugraph.tile<1x64x16xf16>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.matmul %5, %4
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x1024x64xf16>
    } -> tensor<4x1024x64xf16>
    func.return %2 : tensor<4x1024x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 6.957000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [1, 2] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<4x4x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<4x64x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1, new] : !mugraph.tile<4x4x64xf32> -> tensor<8x4x64x64xf32>
    } -> tensor<8x4x64x64xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<8x4x64x64xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<8x4x64x64xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<8x4x64x64xf32> -> !mugraph.tile<8x1x64x16xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.930000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1 : tensor<4x1024x64xf16>, tensor<4x1024x64xf16>) grid [4, 4, 8] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4x1024x64xf16>, %arg1s: tensor<4x1024x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.relu %arg1t
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x64x16xf32> -> tensor<8x4x64x64xf32>
    } -> tensor<8x4x64x64xf32>
    %1 = mugraph.block ins(%0, %arg0 : tensor<8x4x64x64xf32>, tensor<4x1024x64xf16>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%2: tensor<8x4x64x64xf32>, %arg0s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [1, *, 2] : tensor<8x4x64x64xf32> -> !mugraph.tile<8x1x16x64xf32>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %6 = mugraph.relu %5
      %7 = mugraph.matmul %4, %6
      %8 = mugraph.transpose %7 permutation [0, 1, 3, 2]
      mugraph.store %8 omap [1, 2, 3] : !mugraph.tile<1x1x128x16xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %2 = mugraph.reshape %1 to [4, 1024, 64]
    func.return %2 : tensor<4x1024x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.981000e+00 : f64} {
    %0 = mugraph.transpose %arg0 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg1, %arg2 : tensor<4x1024x64xf16>, tensor<4x1024x64xf16>) grid [4, 2, 4] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<4x1024x64xf16>, %arg2s: tensor<4x1024x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x32xf16>
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.relu %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2, new] : !mugraph.tile<1x64x32xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<4x64x1024xf16>, tensor<4x4x64x64xf32>) grid [4, 16, 2] loop 1 threads 128 {
    ^bb0(%3: tensor<4x64x1024xf16>, %4: tensor<4x4x64x64xf32>):
      %5 = mugraph.load %3 imap [0, 2, *] : tensor<4x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %6 = mugraph.load %4 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %7 = mugraph.transpose %5 permutation [0, 2, 1]
      %8 = mugraph.relu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.matmul %8, %9
      mugraph.store %10 omap [1, 2, 3] : !mugraph.tile<1x1x64x32xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 5.900000e+00 : f64} {
    %0 = mugraph.transpose %arg0 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg1, %arg2 : tensor<4x1024x64xf16>, tensor<4x1024x64xf16>) grid [4, 8, 4] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<4x1024x64xf16>, %arg2s: tensor<4x1024x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.relu %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x8x64xf32> -> tensor<4x4x64x64xf32>
    } -> tensor<4x4x64x64xf32>
    %2 = mugraph.block ins(%0, %1 : tensor<4x64x1024xf16>, tensor<4x4x64x64xf32>) grid [4, 16, 2] loop 1 threads 128 {
    ^bb0(%3: tensor<4x64x1024xf16>, %4: tensor<4x4x64x64xf32>):
      %5 = mugraph.load %3 imap [0, 2, *] : tensor<4x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %6 = mugraph.load %4 imap [1, *, 3] : tensor<4x4x64x64xf32> -> !mugraph.tile<4x1x64x32xf32>
      %7 = mugraph.transpose %5 permutation [0, 2, 1]
      %8 = mugraph.relu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.matmul %8, %9
      mugraph.store %10 omap [1, 2, 3] : !mugraph.tile<1x1x64x32xf32> -> tensor<1x4x1024x64xf16>
    } -> tensor<1x4x1024x64xf16>
    %3 = mugraph.reshape %2 to [4, 1024, 64]
    func.return %3 : tensor<4x1024x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<4x1024x64xf16>, %arg1: tensor<4x1024x64xf16>, %arg2: tensor<4x1024x64xf16>) -> tensor<4x1024x64xf16> attributes {mugraph.measured_us = 6.733000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x64x1024xf16>, tensor<4x1024x64xf16>) grid [4, 8, 2] loop 8 threads 128 {
    ^bb0(%2: tensor<4x64x1024xf16>, %arg2s: tensor<4x1024x64xf16>):
      %3 = mugraph.load %2 imap [0, 1, *] fmap 2 : tensor<4x64x1024xf16> -> !mugraph.tile<1x8x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x1024x64xf16> -> !mugraph.tile<1x128x32xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x8x32xf32> -> tensor<4x64x64xf16>
    } -> tensor<4x64x64xf16>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x1024x64xf16>, tensor<4x64x64xf16>) grid [4, 16, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1024x64xf16>, %3: tensor<4x64x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.load %3 imap [0, *, 2] : tensor<4x64x64xf16> -> !mugraph.tile<1x64x16xf16>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.matmul %5, %4
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x1024x64xf16>
    } -> tensor<4x1024x64xf16>
    func.return %2 : tensor<4x1024x64xf16>
  }
}
