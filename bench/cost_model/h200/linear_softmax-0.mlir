builtin.module {
  func.func @candidate_0(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 5.836000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x32xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<4x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_1(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 5.407000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x64xf32> -> tensor<8x33x1000xf32>
    } -> tensor<8x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<8x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<8x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x33x1000xf32> -> !mugraph.tile<8x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_2(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.241000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x32xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<4x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_3(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.000000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x32xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x64xf32> -> tensor<8x33x1000xf32>
    } -> tensor<8x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<8x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<8x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x33x1000xf32> -> !mugraph.tile<8x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_4(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 7.398000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [3, 16, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<11x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<11x64xf32> -> tensor<2x33x1000xf32>
    } -> tensor<2x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<2x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x33x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_5(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.766000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [3, 8, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<11x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<11x128xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<4x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_6(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 5.646000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [2, 16, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<4x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_7(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.074000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [3, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<11x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<11x64xf32> -> tensor<2x33x1000xf32>
    } -> tensor<2x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<2x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x33x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_8(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.029000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x64xf32> -> tensor<8x33x1000xf32>
    } -> tensor<8x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<8x33x1000xf32>) grid [33, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<8x33x1000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x33x1000xf32> -> !mugraph.tile<8x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    %3 = mugraph.block ins(%2 : tensor<33x1000xf16>) grid [33] loop 1 threads 128 {
    ^bb0(%4: tensor<33x1000xf16>):
      %5 = mugraph.load %4 imap [0] : tensor<33x1000xf16> -> !mugraph.tile<1x1000xf16>
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<33x1000xf16>
    } -> tensor<33x1000xf16>
    func.return %3 : tensor<33x1000xf16>
  }
  func.func @candidate_9(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 7.217000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x32xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1, %2 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%3: tensor<4x33x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x33x1xf32>
      mugraph.store %7 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> (tensor<1x33x1xf32>, tensor<1x33x1000xf16>)
    %3 = mugraph.reshape %1 to [33, 1]
    %4 = mugraph.reshape %2 to [33, 1000]
    %5 = mugraph.block ins(%4, %3 : tensor<33x1000xf16>, tensor<33x1xf32>) grid [33, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<33x1000xf16>, %7: tensor<33x1xf32>):
      %8 = mugraph.load %6 imap [0, 1] : tensor<33x1000xf16> -> !mugraph.tile<1x128xf16>
      %9 = mugraph.load %7 imap [0, *] : tensor<33x1xf32> -> !mugraph.tile<1x1xf32>
      %10 = mugraph.exp %8
      %11 = mugraph.div %10, %9
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128xf32> -> tensor<33x1000xf16>
    } -> tensor<33x1000xf16>
    func.return %5 : tensor<33x1000xf16>
  }
  func.func @candidate_10(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.810000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x32xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<4x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    %3 = mugraph.block ins(%2 : tensor<33x1000xf16>) grid [33] loop 1 threads 128 {
    ^bb0(%4: tensor<33x1000xf16>):
      %5 = mugraph.load %4 imap [0] : tensor<33x1000xf16> -> !mugraph.tile<1x1000xf16>
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<33x1000xf16>
    } -> tensor<33x1000xf16>
    func.return %3 : tensor<33x1000xf16>
  }
  func.func @candidate_11(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 5.050000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [2, 8, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x128xf32> -> tensor<8x33x1000xf32>
    } -> tensor<8x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<8x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<8x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x33x1000xf32> -> !mugraph.tile<8x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_12(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.769000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [16, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x64xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<4x33x1000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    %3 = mugraph.block ins(%2 : tensor<33x1000xf16>) grid [33] loop 1 threads 128 {
    ^bb0(%4: tensor<33x1000xf16>):
      %5 = mugraph.load %4 imap [0] : tensor<33x1000xf16> -> !mugraph.tile<1x1000xf16>
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<33x1000xf16>
    } -> tensor<33x1000xf16>
    func.return %3 : tensor<33x1000xf16>
  }
  func.func @candidate_13(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.678000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [8, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x128xf32> -> tensor<8x33x1000xf32>
    } -> tensor<8x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<8x33x1000xf32>) grid [33, 8] loop 1 threads 128 {
    ^bb0(%2: tensor<8x33x1000xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x33x1000xf32> -> !mugraph.tile<8x1x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    %3 = mugraph.block ins(%2 : tensor<33x1000xf16>) grid [33] loop 1 threads 128 {
    ^bb0(%4: tensor<33x1000xf16>):
      %5 = mugraph.load %4 imap [0] : tensor<33x1000xf16> -> !mugraph.tile<1x1000xf16>
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<33x1000xf16>
    } -> tensor<33x1000xf16>
    func.return %3 : tensor<33x1000xf16>
  }
  func.func @candidate_14(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 6.349000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [63, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<33x256xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<256x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<33x16xf32> -> tensor<4x33x1000xf32>
    } -> tensor<4x33x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x33x1000xf32>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<4x33x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x33x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x33x1000xf16>
    } -> tensor<1x33x1000xf16>
    %2 = mugraph.reshape %1 to [33, 1000]
    func.return %2 : tensor<33x1000xf16>
  }
  func.func @candidate_15(%arg0: tensor<33x1021xf16>, %arg1: tensor<1021x1000xf16>) -> tensor<33x1000xf16> attributes {mugraph.measured_us = 1.729400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x1021xf16>, tensor<1021x1000xf16>) grid [3, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<33x1021xf16>, %arg1s: tensor<1021x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<33x1021xf16> -> !mugraph.tile<11x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1000xf16> -> !mugraph.tile<32x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<11x32xf32> -> tensor<33x1000xf16>
    } -> tensor<33x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<33x1000xf16>) grid [33] loop 1 threads 128 {
    ^bb0(%2: tensor<33x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<33x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<33x1000xf16>
    } -> tensor<33x1000xf16>
    func.return %1 : tensor<33x1000xf16>
  }
}
