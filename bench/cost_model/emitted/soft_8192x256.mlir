builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 4.139000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x256xf16> -> !mugraph.tile<8x256xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<8x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 4.092000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x256xf16> -> !mugraph.tile<16x256xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<16x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 4.889000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x256xf16> -> !mugraph.tile<32x256xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<32x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 4.175000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x256xf16> -> !mugraph.tile<4x256xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 5.167000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [512] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x256xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %arg0t
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.max %4 dim 1
      %7 = mugraph.sum %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x256xf16> -> !mugraph.tile<16x64xf16>
      %8 = mugraph.sub %arg0t_1, %6
      %9 = mugraph.exp %8
      %10 = mugraph.div %9, %7
      %11 = mugraph.accumulate concat %10 dim 1 : !mugraph.tile<16x256xf32>
      mugraph.store %11 omap [0] : !mugraph.tile<16x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 7.052000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [128] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x256xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %arg0t
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.max %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x256xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.sub %arg0t_1, %7
      %9 = mugraph.exp %8
      %10 = mugraph.div %9, %6
      %11 = mugraph.accumulate concat %10 dim 1 : !mugraph.tile<64x256xf32>
      mugraph.store %11 omap [0] : !mugraph.tile<64x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 6.479000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x256xf16> -> !mugraph.tile<2x256xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x256xf16>) -> tensor<8192x256xf16> attributes {mugraph.measured_us = 6.245000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x256xf16>) grid [256] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<8192x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x256xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %1
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.sum %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x256xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.sub %arg0t_1, %4
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<32x256xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<32x256xf32> -> tensor<8192x256xf16>
    } -> tensor<8192x256xf16>
    func.return %0 : tensor<8192x256xf16>
  }
}
