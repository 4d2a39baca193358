builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.334000e+00 : f64} {
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
  func.func @candidate_1(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.587000e+00 : f64} {
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
  func.func @candidate_2(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.658000e+00 : f64} {
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
  func.func @candidate_3(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.641000e+00 : f64} {
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
  func.func @candidate_4(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 1.827800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [16, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<16x8xf16>
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
  func.func @candidate_5(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.581000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [64, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<16x8xf32> -> tensor<4x1024x8xf32>
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
  func.func @candidate_6(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 5.602000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
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
  func.func @candidate_7(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 6.199000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<32x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<256x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, new] : !mugraph.tile<32x8xf32> -> tensor<16x1024x8xf32>
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
}
