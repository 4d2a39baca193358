builtin.module {
  func.func @candidate_0(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 3.582000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [7, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<16x16x197xf32>
    } -> tensor<16x16x197xf32>
    %1 = mugraph.block ins(%0 : tensor<16x16x197xf32>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%2: tensor<16x16x197xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %2 = mugraph.reshape %1 to [16, 197]
    func.return %2 : tensor<16x197xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 4.053000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [7, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<16x16x197xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<16x16x197xf32>
    } -> (tensor<16x16x197xf32>, tensor<16x16x197xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x16x197xf32>, tensor<16x16x197xf32>) grid [16, 13] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x197xf32>, %4: tensor<16x16x197xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x16xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.add %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 1.065000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<4x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<16x197xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<16x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<4x197xf32> -> tensor<32x16x197xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<4x64xf32> -> tensor<32x16x64xf32>
    } -> (tensor<32x16x197xf32>, tensor<32x16x64xf32>)
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<32x16x197xf32>, tensor<32x16x64xf32>, tensor<64x197xf16>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%3: tensor<32x16x197xf32>, %4: tensor<32x16x64xf32>, %arg3s: tensor<64x197xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x16x197xf32> -> !mugraph.tile<32x1x32xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x16x64xf32> -> !mugraph.tile<32x1x64xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 4.177000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [7, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x32xf32> -> tensor<32x16x197xf32>
    } -> tensor<32x16x197xf32>
    %1 = mugraph.block ins(%0 : tensor<32x16x197xf32>) grid [16, 13] loop 1 threads 128 {
    ^bb0(%2: tensor<32x16x197xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<32x16x197xf32> -> !mugraph.tile<32x1x16xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %2 = mugraph.reshape %1 to [16, 197]
    func.return %2 : tensor<16x197xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 3.896000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [13, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x16xf32> -> tensor<16x16x197xf32>
    } -> tensor<16x16x197xf32>
    %1 = mugraph.block ins(%0 : tensor<16x16x197xf32>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%2: tensor<16x16x197xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %2 = mugraph.reshape %1 to [16, 197]
    func.return %2 : tensor<16x197xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 3.731000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<32x16x197xf32>
    } -> tensor<32x16x197xf32>
    %1 = mugraph.block ins(%0 : tensor<32x16x197xf32>) grid [16, 13] loop 1 threads 128 {
    ^bb0(%2: tensor<32x16x197xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<32x16x197xf32> -> !mugraph.tile<32x1x16xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %2 = mugraph.reshape %1 to [16, 197]
    func.return %2 : tensor<16x197xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 1.069700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>) grid [2, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<8x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<16x197xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<16x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<8x197xf32> -> tensor<32x16x197xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x64xf32> -> tensor<32x16x64xf32>
    } -> (tensor<32x16x197xf32>, tensor<32x16x64xf32>)
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<32x16x197xf32>, tensor<32x16x64xf32>, tensor<64x197xf16>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%3: tensor<32x16x197xf32>, %4: tensor<32x16x64xf32>, %arg3s: tensor<64x197xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x16x197xf32> -> !mugraph.tile<32x1x32xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<32x16x64xf32> -> !mugraph.tile<32x1x64xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 3.934000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [13, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x16xf32> -> tensor<8x16x197xf32>
    } -> tensor<8x16x197xf32>
    %1 = mugraph.block ins(%0 : tensor<8x16x197xf32>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%2: tensor<8x16x197xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x16x197xf32> -> !mugraph.tile<8x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %2 = mugraph.reshape %1 to [16, 197]
    func.return %2 : tensor<16x197xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 4.770000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [2, 4, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1, *] : tensor<64x197xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<8x64xf32> -> tensor<16x16x197xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<8x64xf32> -> tensor<16x16x197xf32>
    } -> (tensor<16x16x197xf32>, tensor<16x16x197xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x16x197xf32>, tensor<16x16x197xf32>) grid [16, 13] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x197xf32>, %4: tensor<16x16x197xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x16xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.add %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_9(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 4.721000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [4, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<16x16x197xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<16x16x197xf32>
    } -> (tensor<16x16x197xf32>, tensor<16x16x197xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x16x197xf32>, tensor<16x16x197xf32>) grid [16, 13] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x197xf32>, %4: tensor<16x16x197xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x16xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x1x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.add %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_10(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 8.183000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<2x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<32x197xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<32x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<2x197xf32> -> tensor<16x16x197xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<2x64xf32> -> tensor<16x16x64xf32>
    } -> (tensor<16x16x197xf32>, tensor<16x16x64xf32>)
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<16x16x197xf32>, tensor<16x16x64xf32>, tensor<64x197xf16>) grid [8, 13] loop 1 threads 128 {
    ^bb0(%3: tensor<16x16x197xf32>, %4: tensor<16x16x64xf32>, %arg3s: tensor<64x197xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x16x197xf32> -> !mugraph.tile<16x2x16xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<16x16x64xf32> -> !mugraph.tile<16x2x64xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x197xf16> -> !mugraph.tile<64x16xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_11(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 7.947000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>) grid [2, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<32x197xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<32x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, new] : !mugraph.tile<8x197xf32> -> tensor<8x16x197xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<8x64xf32> -> tensor<8x16x64xf32>
    } -> (tensor<8x16x197xf32>, tensor<8x16x64xf32>)
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<8x16x197xf32>, tensor<8x16x64xf32>, tensor<64x197xf16>) grid [8, 13] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x197xf32>, %4: tensor<8x16x64xf32>, %arg3s: tensor<64x197xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x197xf32> -> !mugraph.tile<8x2x16xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<8x16x64xf32> -> !mugraph.tile<8x2x64xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x197xf16> -> !mugraph.tile<64x16xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_12(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 5.250000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<16x197xf16>
      %arg2t = mugraph.load %arg2s imap [0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<16x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [new] : !mugraph.tile<16x197xf32> -> tensor<64x16x197xf32>
      mugraph.store %5 omap [new] : !mugraph.tile<16x64xf32> -> tensor<64x16x64xf32>
    } -> (tensor<64x16x197xf32>, tensor<64x16x64xf32>)
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<64x16x197xf32>, tensor<64x16x64xf32>, tensor<64x197xf16>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%3: tensor<64x16x197xf32>, %4: tensor<64x16x64xf32>, %arg3s: tensor<64x197xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<64x16x197xf32> -> !mugraph.tile<64x1x32xf32>
      %6 = mugraph.load %4 imap [1, *] : tensor<64x16x64xf32> -> !mugraph.tile<64x1x64xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_13(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 4.750000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [4, 7, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<4x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<256x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1, *] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<4x32xf32> -> tensor<4x16x197xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<4x32xf32> -> tensor<4x16x197xf32>
    } -> (tensor<4x16x197xf32>, tensor<4x16x197xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x16x197xf32>, tensor<4x16x197xf32>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x197xf32>, %4: tensor<4x16x197xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x197xf32> -> !mugraph.tile<4x1x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x197xf32> -> !mugraph.tile<4x1x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.add %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_14(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 5.090000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [4, 7, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1, *] : tensor<64x197xf16> -> !mugraph.tile<64x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<4x32xf32> -> tensor<8x16x197xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<4x32xf32> -> tensor<8x16x197xf32>
    } -> (tensor<8x16x197xf32>, tensor<8x16x197xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x16x197xf32>, tensor<8x16x197xf32>) grid [16, 7] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x197xf32>, %4: tensor<8x16x197xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x197xf32> -> !mugraph.tile<8x1x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x197xf32> -> !mugraph.tile<8x1x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.add %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %3 = mugraph.reshape %2 to [16, 197]
    func.return %3 : tensor<16x197xf16>
  }
  func.func @candidate_15(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x197xf16>, %arg2: tensor<1021x64xf16>, %arg3: tensor<64x197xf16>) -> tensor<16x197xf16> attributes {mugraph.measured_us = 4.119000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<16x1021xf16>, tensor<1021x197xf16>, tensor<1021x64xf16>, tensor<64x197xf16>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x197xf16>, %arg2s: tensor<1021x64xf16>, %arg3s: tensor<64x197xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x197xf16> -> !mugraph.tile<16x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x64xf16> -> !mugraph.tile<16x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x197xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<16x64xf32> -> tensor<64x16x197xf32>
    } -> tensor<64x16x197xf32>
    %1 = mugraph.block ins(%0 : tensor<64x16x197xf32>) grid [16, 13] loop 1 threads 128 {
    ^bb0(%2: tensor<64x16x197xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<64x16x197xf32> -> !mugraph.tile<64x1x16xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x16xf32> -> tensor<1x16x197xf16>
    } -> tensor<1x16x197xf16>
    %2 = mugraph.reshape %1 to [16, 197]
    func.return %2 : tensor<16x197xf16>
  }
}
