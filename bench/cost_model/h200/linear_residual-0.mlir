builtin.module {
  func.func @candidate_0(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.225000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 6, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<8x197x333xf32>
    } -> tensor<8x197x333xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x333xf16>, tensor<8x197x333xf32>) grid [197, 3] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x333xf16>, %2: tensor<8x197x333xf32>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<1x128xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x197x333xf32> -> !mugraph.tile<8x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.201000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 6, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<8x197x333xf32>
    } -> tensor<8x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x197x333xf32>, tensor<197x333xf16>) grid [197, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<8x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x197x333xf32> -> !mugraph.tile<8x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.546000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [11, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<197x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<197x32xf32> -> tensor<8x197x333xf32>
    } -> tensor<8x197x333xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x333xf16>, tensor<8x197x333xf32>) grid [197, 3] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x333xf16>, %2: tensor<8x197x333xf32>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<1x128xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x197x333xf32> -> !mugraph.tile<8x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.451000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [11, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<197x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<197x32xf32> -> tensor<8x197x333xf32>
    } -> tensor<8x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x197x333xf32>, tensor<197x333xf16>) grid [197, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<8x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x197x333xf32> -> !mugraph.tile<8x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.614000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 11, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<4x197x333xf32>
    } -> tensor<4x197x333xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x333xf16>, tensor<4x197x333xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x333xf16>, %2: tensor<4x197x333xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x333xf16> -> !mugraph.tile<1x333xf16>
      %3 = mugraph.load %2 imap [1] : tensor<4x197x333xf32> -> !mugraph.tile<4x1x333xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x333xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.622000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 11, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<4x197x333xf32>
    } -> tensor<4x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x197x333xf32>, tensor<197x333xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<4x197x333xf32> -> !mugraph.tile<4x1x333xf32>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x333xf16> -> !mugraph.tile<1x333xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x333xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.663000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 11, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<4x197x333xf32>
    } -> tensor<4x197x333xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x333xf16>, tensor<4x197x333xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x333xf16>, %2: tensor<4x197x333xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x333xf16> -> !mugraph.tile<1x333xf16>
      %3 = mugraph.load %2 imap [1] : tensor<4x197x333xf32> -> !mugraph.tile<4x1x333xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x333xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.721000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 11, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<4x197x333xf32>
    } -> tensor<4x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x197x333xf32>, tensor<197x333xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<4x197x333xf32> -> !mugraph.tile<4x1x333xf32>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x333xf16> -> !mugraph.tile<1x333xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x333xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_8(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 8.870000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [4, 21] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<197x333xf16>
    } -> tensor<197x333xf16>
    %1 = mugraph.add %0, %arg2
    func.return %1 : tensor<197x333xf16>
  }
  func.func @candidate_9(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.418000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 11, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<4x197x333xf32>
    } -> tensor<4x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x197x333xf32>, tensor<197x333xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<4x197x333xf32> -> !mugraph.tile<4x1x333xf32>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x333xf16> -> !mugraph.tile<1x333xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x333xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_10(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.446000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [11, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<197x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<197x32xf32> -> tensor<16x197x333xf32>
    } -> tensor<16x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<16x197x333xf32>, tensor<197x333xf16>) grid [197, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<16x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x197x333xf32> -> !mugraph.tile<16x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_11(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 8.307000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197x333xf16>, tensor<197x1024xf16>, tensor<1024x333xf16>) grid [7, 37] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x333xf16>, %arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<32x9xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x1024xf16> -> !mugraph.tile<32x1024xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1024x333xf16> -> !mugraph.tile<1024x9xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x9xf32> -> tensor<197x333xf16>
    } -> tensor<197x333xf16>
    func.return %0 : tensor<197x333xf16>
  }
  func.func @candidate_12(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 7.383000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [21, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<197x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<197x16xf32> -> tensor<4x197x333xf32>
    } -> tensor<4x197x333xf32>
    %1 = mugraph.block ins(%0 : tensor<4x197x333xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x333xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x197x333xf32> -> !mugraph.tile<4x1x333xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x333xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    %3 = mugraph.add %2, %arg2
    func.return %3 : tensor<197x333xf16>
  }
  func.func @candidate_13(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.062000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [4, 6, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x197x333xf32>
    } -> tensor<4x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x197x333xf32>, tensor<197x333xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<4x197x333xf32> -> !mugraph.tile<4x1x333xf32>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x333xf16> -> !mugraph.tile<1x333xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x333xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_14(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 6.608000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [4, 3, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<8x197x333xf32>
    } -> tensor<8x197x333xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x197x333xf32>, tensor<197x333xf16>) grid [197, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<8x197x333xf32>, %arg2s: tensor<197x333xf16>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x197x333xf32> -> !mugraph.tile<8x1x128xf32>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
  func.func @candidate_15(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x333xf16>, %arg2: tensor<197x333xf16>) -> tensor<197x333xf16> attributes {mugraph.measured_us = 5.090000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x333xf16>) grid [2, 11, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<16x197x333xf32>
    } -> tensor<16x197x333xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x333xf16>, tensor<16x197x333xf32>) grid [197, 3] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x333xf16>, %2: tensor<16x197x333xf32>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x333xf16> -> !mugraph.tile<1x128xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x197x333xf32> -> !mugraph.tile<16x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x197x333xf16>
    } -> tensor<1x197x333xf16>
    %2 = mugraph.reshape %1 to [197, 333]
    func.return %2 : tensor<197x333xf16>
  }
}
