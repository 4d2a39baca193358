builtin.module {
  func.func @candidate_0(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.055000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x128xf32> -> tensor<8x251x128xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<8x251x1xf32>
    } -> (tensor<8x251x128xf32>, tensor<8x251x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x251x128xf32>, tensor<8x251x1xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<8x251x128xf32>, %4: tensor<8x251x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x251x128xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x251x1xf32> -> !mugraph.tile<8x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.026000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<8x251x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x128xf32> -> tensor<8x251x128xf32>
    } -> (tensor<8x251x1xf32>, tensor<8x251x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x251x128xf32>, tensor<8x251x1xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<8x251x128xf32>, %4: tensor<8x251x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x251x128xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x251x1xf32> -> !mugraph.tile<8x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.711000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<16x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<256x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x128xf32> -> tensor<8x251x128xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<8x251x1xf32>
    } -> (tensor<8x251x128xf32>, tensor<8x251x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x251x128xf32>, tensor<8x251x1xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<8x251x128xf32>, %4: tensor<8x251x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x251x128xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x251x1xf32> -> !mugraph.tile<8x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.109000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x128xf32> -> tensor<8x251x128xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<8x251x1xf32>
    } -> (tensor<8x251x128xf32>, tensor<8x251x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x251x128xf32>, tensor<8x251x1xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<8x251x128xf32>, %4: tensor<8x251x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x251x128xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x251x1xf32> -> !mugraph.tile<8x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.006000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x64xf32> -> tensor<8x251x64xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<16x128xf32> -> tensor<8x251x128xf32>
    } -> (tensor<8x251x64xf32>, tensor<8x251x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x251x128xf32>, tensor<8x251x64xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<8x251x128xf32>, %4: tensor<8x251x64xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x251x128xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x251x64xf32> -> !mugraph.tile<8x1x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.026000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x128xf32> -> tensor<16x251x128xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<16x251x1xf32>
    } -> (tensor<16x251x128xf32>, tensor<16x251x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x251x128xf32>, tensor<16x251x1xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<16x251x128xf32>, %4: tensor<16x251x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<16x251x128xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<16x251x1xf32> -> !mugraph.tile<16x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.000244140625
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 5.885000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [16, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.scale %arg0t by 0.000244140625
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x128xf32> -> tensor<16x251x128xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x32xf32> -> tensor<16x251x32xf32>
    } -> (tensor<16x251x128xf32>, tensor<16x251x32xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x251x128xf32>, tensor<16x251x32xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<16x251x128xf32>, %4: tensor<16x251x32xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<16x251x128xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<16x251x32xf32> -> !mugraph.tile<16x1x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.764000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x128xf32> -> tensor<16x251x128xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<32x128xf32> -> tensor<16x251x128xf32>
    } -> (tensor<16x251x128xf32>, tensor<16x251x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x251x128xf32>, tensor<16x251x128xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<16x251x128xf32>, %4: tensor<16x251x128xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<16x251x128xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<16x251x128xf32> -> !mugraph.tile<16x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.415000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [4, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<16x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.scale %arg0t by 0.000244140625
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<64x128xf32> -> tensor<16x251x128xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<64x16xf32> -> tensor<16x251x16xf32>
    } -> (tensor<16x251x128xf32>, tensor<16x251x16xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x251x128xf32>, tensor<16x251x16xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%3: tensor<16x251x128xf32>, %4: tensor<16x251x16xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<16x251x128xf32> -> !mugraph.tile<16x1x128xf32>
      %6 = mugraph.load %4 imap [1] : tensor<16x251x16xf32> -> !mugraph.tile<16x1x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf16>
    } -> tensor<1x251x128xf16>
    %3 = mugraph.reshape %2 to [251, 128]
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.576000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [4, 4, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<8x251x128xf32>
    } -> tensor<8x251x128xf32>
    %1 = mugraph.block ins(%0 : tensor<8x251x128xf32>) grid [126, 2] loop 1 threads 128 {
    ^bb0(%2: tensor<8x251x128xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x251x128xf32> -> !mugraph.tile<8x2x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x251x128xf32>
    } -> tensor<1x251x128xf32>
    %2 = mugraph.reshape %1 to [251, 128]
    %3 = mugraph.block ins(%2, %arg0 : tensor<251x128xf32>, tensor<251x4096xf16>) grid [251] loop 1 threads 128 {
    ^bb0(%4: tensor<251x128xf32>, %arg0s: tensor<251x4096xf16>):
      %5 = mugraph.load %4 imap [0] : tensor<251x128xf32> -> !mugraph.tile<1x128xf32>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<251x4096xf16> -> !mugraph.tile<1x4096xf16>
      %6 = mugraph.square %arg0t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      mugraph.store %10 omap [0] : !mugraph.tile<1x128xf32> -> tensor<251x128xf16>
    } -> tensor<251x128xf16>
    func.return %3 : tensor<251x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 6.844000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<32x128xf32> -> tensor<16x251x128xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<32x1xf32> -> tensor<16x251x1xf32>
    } -> (tensor<16x251x128xf32>, tensor<16x251x1xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<16x251x128xf32>, tensor<16x251x1xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%4: tensor<16x251x128xf32>, %5: tensor<16x251x1xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<16x251x128xf32> -> !mugraph.tile<16x1x128xf32>
      %7 = mugraph.load %5 imap [1] : tensor<16x251x1xf32> -> !mugraph.tile<16x1x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      mugraph.store %8 omap [1] : !mugraph.tile<1x1x128xf32> -> tensor<1x251x128xf32>
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x251x1xf32>
    } -> (tensor<1x251x128xf32>, tensor<1x251x1xf32>)
    %4 = mugraph.reshape %2 to [251, 128]
    %5 = mugraph.reshape %3 to [251, 1]
    %6 = mugraph.block ins(%4, %5 : tensor<251x128xf32>, tensor<251x1xf32>) grid [251] loop 1 threads 128 {
    ^bb0(%7: tensor<251x128xf32>, %8: tensor<251x1xf32>):
      %9 = mugraph.load %7 imap [0] : tensor<251x128xf32> -> !mugraph.tile<1x128xf32>
      %10 = mugraph.load %8 imap [0] : tensor<251x1xf32> -> !mugraph.tile<1x1xf32>
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %9, %11
      mugraph.store %12 omap [0] : !mugraph.tile<1x128xf32> -> tensor<251x128xf16>
    } -> tensor<251x128xf16>
    func.return %6 : tensor<251x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<251x4096xf16>, %arg1: tensor<4096x128xf16>) -> tensor<251x128xf16> attributes {mugraph.measured_us = 5.965000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<251x4096xf16>, tensor<4096x128xf16>) grid [4, 2, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<251x4096xf16>, %arg1s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<251x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4096x128xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<8x251x128xf32>
    } -> tensor<8x251x128xf32>
    %1 = mugraph.block ins(%0 : tensor<8x251x128xf32>) grid [126, 2] loop 1 threads 128 {
    ^bb0(%2: tensor<8x251x128xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x251x128xf32> -> !mugraph.tile<8x2x64xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x251x128xf32>
    } -> tensor<1x251x128xf32>
    %2 = mugraph.reshape %1 to [251, 128]
    %3 = mugraph.block ins(%2, %arg0 : tensor<251x128xf32>, tensor<251x4096xf16>) grid [251] loop 1 threads 128 {
    ^bb0(%4: tensor<251x128xf32>, %arg0s: tensor<251x4096xf16>):
      %5 = mugraph.load %4 imap [0] : tensor<251x128xf32> -> !mugraph.tile<1x128xf32>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<251x4096xf16> -> !mugraph.tile<1x4096xf16>
      %6 = mugraph.square %arg0t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      mugraph.store %10 omap [0] : !mugraph.tile<1x128xf32> -> tensor<251x128xf16>
    } -> tensor<251x128xf16>
    func.return %3 : tensor<251x128xf16>
  }
}
