builtin.module {
  func.func @candidate_0(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.609000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.block ins(%0, %1 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [4, 64] loop 2 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.551000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %2 = mugraph.block ins(%1, %0 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [4, 64] loop 2 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.648000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.block ins(%0, %1 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.649000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %2 = mugraph.block ins(%1, %0 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.542000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x128xf16>, tensor<4096x128xf16>) grid [2, 128] loop 2 threads 128 {
    ^bb0(%2: tensor<256x128xf16>, %arg2s: tensor<4096x128xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<4096x128xf16> -> !mugraph.tile<32x64xf16>
      %4 = mugraph.transpose %arg2t permutation [1, 0]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.sigmoid %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.441000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.block ins(%arg2, %0 : tensor<4096x128xf16>, tensor<256x128xf16>) grid [8, 32] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<4096x128xf16>, %2: tensor<256x128xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<4096x128xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<32x64xf16>
      %4 = mugraph.transpose %3 permutation [1, 0]
      %5 = mugraph.matmul %arg2t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.sigmoid %6
      %8 = mugraph.transpose %7 permutation [1, 0]
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.699000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x128xf16>, tensor<4096x128xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%2: tensor<256x128xf16>, %arg2s: tensor<4096x128xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<4096x128xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.transpose %arg2t permutation [1, 0]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.sigmoid %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.677000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.block ins(%arg2, %0 : tensor<4096x128xf16>, tensor<256x128xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<4096x128xf16>, %2: tensor<256x128xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<4096x128xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.transpose %3 permutation [1, 0]
      %5 = mugraph.matmul %arg2t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.sigmoid %6
      %8 = mugraph.transpose %7 permutation [1, 0]
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.769000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [4, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x8xf32> -> tensor<2x256x128xf32>
    } -> tensor<2x256x128xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2x256x128xf32>, tensor<4096x128xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%2: tensor<2x256x128xf32>, %arg2s: tensor<4096x128xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x256x128xf32> -> !mugraph.tile<2x64x32xf32>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<4096x128xf16> -> !mugraph.tile<128x32xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.relu %4
      %6 = mugraph.transpose %arg2t permutation [1, 0]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<1x256x4096xf16>
    } -> tensor<1x256x4096xf16>
    %2 = mugraph.reshape %1 to [256, 4096]
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.733000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.block ins(%arg2, %0 : tensor<4096x128xf16>, tensor<256x128xf16>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096x128xf16>, %2: tensor<256x128xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096x128xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<256x128xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.transpose %3 permutation [1, 0]
      %5 = mugraph.relu %4
      %6 = mugraph.matmul %arg2t, %5
      %7 = mugraph.sigmoid %6
      %8 = mugraph.transpose %7 permutation [1, 0]
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.593000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [8, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<32x128xf32> -> tensor<2x256x128xf32>
    } -> tensor<2x256x128xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<2x256x128xf32>, tensor<128x4096xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%3: tensor<2x256x128xf32>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [1, *] fmap 2 : tensor<2x256x128xf32> -> !mugraph.tile<2x64x32xf32>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.relu %7
      %9 = mugraph.matmul %8, %6
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.sigmoid %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<1x256x4096xf16>
    } -> tensor<1x256x4096xf16>
    %3 = mugraph.reshape %2 to [256, 4096]
    func.return %3 : tensor<256x4096xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.891000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<256x256xf16>, tensor<256x128xf16>, tensor<128x4096xf16>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>, %2: tensor<128x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<128x4096xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.relu %5
      %7 = mugraph.matmul %6, %3
      %8 = mugraph.sigmoid %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 7.857000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [64, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<4x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<4x128xf32> -> tensor<2x256x128xf32>
    } -> tensor<2x256x128xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<2x256x128xf32>, tensor<128x4096xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%3: tensor<2x256x128xf32>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [1, *] fmap 2 : tensor<2x256x128xf32> -> !mugraph.tile<2x64x32xf32>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.relu %7
      %9 = mugraph.matmul %8, %6
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.sigmoid %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<1x256x4096xf16>
    } -> tensor<1x256x4096xf16>
    %3 = mugraph.reshape %2 to [256, 4096]
    func.return %3 : tensor<256x4096xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.539000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<4096x128xf16>, tensor<256x128xf16>, tensor<256x256xf16>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<4096x128xf16>, %arg1s: tensor<256x128xf16>, %arg0s: tensor<256x256xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096x128xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.transpose %arg0t permutation [1, 0]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.relu %4
      %6 = mugraph.matmul %arg2t, %5
      %7 = mugraph.sigmoid %6
      %8 = mugraph.transpose %7 permutation [1, 0]
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %0 : tensor<256x4096xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 5.766000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x128xf16>, tensor<4096x128xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%2: tensor<256x128xf16>, %arg2s: tensor<4096x128xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<4096x128xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.transpose %arg2t permutation [1, 0]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.sigmoid %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.313000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [8, 8, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<32x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x16xf32> -> tensor<2x256x128xf32>
    } -> tensor<2x256x128xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2x256x128xf32>, tensor<4096x128xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%2: tensor<2x256x128xf32>, %arg2s: tensor<4096x128xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x256x128xf32> -> !mugraph.tile<2x64x32xf32>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<4096x128xf16> -> !mugraph.tile<128x32xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.relu %4
      %6 = mugraph.transpose %arg2t permutation [1, 0]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<1x256x4096xf16>
    } -> tensor<1x256x4096xf16>
    %2 = mugraph.reshape %1 to [256, 4096]
    func.return %2 : tensor<256x4096xf16>
  }
}
