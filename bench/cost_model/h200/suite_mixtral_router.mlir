builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.794000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<64x8xf32> -> tensor<8x1024x8xf32>
    } -> tensor<8x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<8x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x1024x8xf32> -> !mugraph.tile<8x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.169000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<64x8xf32> -> tensor<8x1024x8xf32>
    } -> tensor<8x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<8x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x1024x8xf32> -> !mugraph.tile<8x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.044000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<256x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<64x8xf32> -> tensor<8x1024x8xf32>
    } -> tensor<8x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<8x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x1024x8xf32> -> !mugraph.tile<8x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.157000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<128x8xf32> -> tensor<16x1024x8xf32>
    } -> tensor<16x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<16x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x1024x8xf32> -> !mugraph.tile<16x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.099000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<128x8xf32> -> tensor<16x1024x8xf32>
    } -> tensor<16x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<16x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x1024x8xf32> -> !mugraph.tile<16x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 4.987000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<64x8xf32> -> tensor<16x1024x8xf32>
    } -> tensor<16x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<16x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x1024x8xf32> -> !mugraph.tile<16x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.733000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<64x8xf32> -> tensor<16x1024x8xf32>
    } -> tensor<16x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<16x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x1024x8xf32> -> !mugraph.tile<16x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.198000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<32x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<256x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<32x8xf32> -> tensor<4x1024x8xf32>
    } -> tensor<4x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<4x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<4x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x1024x8xf32> -> !mugraph.tile<4x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.595000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<64x8xf32> -> tensor<16x1024x8xf32>
    } -> tensor<16x1024x8xf32>
    %1, %2 = mugraph.block ins(%0 : tensor<16x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1024x8xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<16x1024x8xf32> -> !mugraph.tile<16x4x8xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.max %5 dim 2
      mugraph.store %6 omap [1] : !mugraph.tile<1x4x1xf32> -> tensor<1x1024x1xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> (tensor<1x1024x1xf32>, tensor<1x1024x8xf16>)
    %3 = mugraph.reshape %1 to [1024, 1]
    %4 = mugraph.reshape %2 to [1024, 8]
    %5 = mugraph.block ins(%4, %3 : tensor<1024x8xf16>, tensor<1024x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%6: tensor<1024x8xf16>, %7: tensor<1024x1xf32>):
      %8 = mugraph.load %6 imap [0] : tensor<1024x8xf16> -> !mugraph.tile<8x8xf16>
      %9 = mugraph.load %7 imap [0] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %10 = mugraph.exp %8
      %11 = mugraph.sub %9, %9
      %12 = mugraph.exp %11
      %13 = mugraph.sum %10 dim 1
      %14 = mugraph.div %12, %13
      %15 = mugraph.mul %10, %14
      mugraph.store %15 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    func.return %5 : tensor<1024x8xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 8.413000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      mugraph.store %7 omap [0] : !mugraph.tile<8x1xf32> -> tensor<1024x1xf32>
      mugraph.store %5 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> (tensor<1024x1xf32>, tensor<1024x8xf16>)
    %2 = mugraph.block ins(%1, %0 : tensor<1024x8xf16>, tensor<1024x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%3: tensor<1024x8xf16>, %4: tensor<1024x1xf32>):
      %5 = mugraph.load %3 imap [0] : tensor<1024x8xf16> -> !mugraph.tile<8x8xf16>
      %6 = mugraph.load %4 imap [0] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.exp %5
      %8 = mugraph.div %7, %6
      mugraph.store %8 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.453000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<128x8xf32> -> tensor<32x1024x8xf32>
    } -> tensor<32x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<32x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<32x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<32x1024x8xf32> -> !mugraph.tile<32x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 8.567000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x8xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x8xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x8xf16> -> !mugraph.tile<8x8xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    func.return %1 : tensor<1024x8xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.056000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [32, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<32x8xf32> -> tensor<8x1024x8xf32>
    } -> tensor<8x1024x8xf32>
    %1, %2 = mugraph.block ins(%0 : tensor<8x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1024x8xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x1024x8xf32> -> !mugraph.tile<8x4x8xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x1xf32> -> tensor<1x1024x1xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> (tensor<1x1024x1xf32>, tensor<1x1024x8xf16>)
    %3 = mugraph.reshape %1 to [1024, 1]
    %4 = mugraph.reshape %2 to [1024, 8]
    %5 = mugraph.block ins(%4, %3 : tensor<1024x8xf16>, tensor<1024x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%6: tensor<1024x8xf16>, %7: tensor<1024x1xf32>):
      %8 = mugraph.load %6 imap [0] : tensor<1024x8xf16> -> !mugraph.tile<8x8xf16>
      %9 = mugraph.load %7 imap [0] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %10 = mugraph.max %8 dim 1
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.div %12, %9
      mugraph.store %13 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    func.return %5 : tensor<1024x8xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 8.611000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      mugraph.store %7 omap [0] : !mugraph.tile<8x1xf32> -> tensor<1024x1xf32>
      mugraph.store %3 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> (tensor<1024x1xf32>, tensor<1024x8xf16>)
    %2 = mugraph.block ins(%1, %0 : tensor<1024x8xf16>, tensor<1024x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%3: tensor<1024x8xf16>, %4: tensor<1024x1xf32>):
      %5 = mugraph.load %3 imap [0] : tensor<1024x8xf16> -> !mugraph.tile<8x8xf16>
      %6 = mugraph.load %4 imap [0] : tensor<1024x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.max %5 dim 1
      %8 = mugraph.sub %5, %7
      %9 = mugraph.exp %8
      %10 = mugraph.div %9, %6
      mugraph.store %10 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.371000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<16x8xf32> -> tensor<32x1024x8xf32>
    } -> tensor<32x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<32x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<32x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<32x1024x8xf32> -> !mugraph.tile<32x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    func.return %2 : tensor<1024x8xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.175000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<256x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<64x8xf32> -> tensor<16x1024x8xf32>
    } -> tensor<16x1024x8xf32>
    %1 = mugraph.block ins(%0 : tensor<16x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<16x1024x8xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<16x1024x8xf32> -> !mugraph.tile<16x4x8xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      mugraph.store %7 omap [1] : !mugraph.tile<1x4x8xf32> -> tensor<1x1024x8xf16>
    } -> tensor<1x1024x8xf16>
    %2 = mugraph.reshape %1 to [1024, 8]
    %3 = mugraph.block ins(%2 : tensor<1024x8xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x8xf16>):
      %5 = mugraph.load %4 imap [0] : tensor<1024x8xf16> -> !mugraph.tile<8x8xf16>
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    func.return %3 : tensor<1024x8xf16>
  }
}
