builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.276000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<4x1024xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.288000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<2x1024xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.427200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<8x1024xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<8x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.504400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<16x1024xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<16x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.666400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<4x1024xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<4x1xf32> -> tensor<8192x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<4x1xf32> -> tensor<8192x1xf32>
    } -> (tensor<8192x1xf32>, tensor<8192x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<8192x1024xf16>, tensor<8192x1xf32>, tensor<8192x1xf32>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>, %3: tensor<8192x1xf32>, %4: tensor<8192x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x1024xf16> -> !mugraph.tile<8x1024xf16>
      %5 = mugraph.load %3 imap [0] : tensor<8192x1xf32> -> !mugraph.tile<8x1xf32>
      %6 = mugraph.load %4 imap [0] : tensor<8192x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0] : !mugraph.tile<8x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %2 : tensor<8192x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.537600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [512] loop 16, 16 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x1024xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %arg0t
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.max %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x1024xf16> -> !mugraph.tile<16x64xf16>
      %8 = mugraph.sub %arg0t_1, %7
      %9 = mugraph.exp %8
      %10 = mugraph.div %9, %6
      %11 = mugraph.accumulate concat %10 dim 1 : !mugraph.tile<16x1024xf32>
      mugraph.store %11 omap [0] : !mugraph.tile<16x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.512400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [1024] loop 16, 16 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x1024xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %arg0t
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.max %4 dim 1
      %7 = mugraph.sum %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x1024xf16> -> !mugraph.tile<8x64xf16>
      %8 = mugraph.sub %arg0t_1, %6
      %9 = mugraph.exp %8
      %10 = mugraph.div %9, %7
      %11 = mugraph.accumulate concat %10 dim 1 : !mugraph.tile<8x1024xf32>
      mugraph.store %11 omap [0] : !mugraph.tile<8x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x1024xf16>) -> tensor<8192x1024xf16> attributes {mugraph.measured_us = 1.457600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x1024xf16>) grid [256] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<8192x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<8192x1024xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.accumulate max %arg0t
      %5 = mugraph.accumulate sum %3 shift %1
      %6 = mugraph.max %4 dim 1
      %7 = mugraph.sum %5 dim 1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<8192x1024xf16> -> !mugraph.tile<32x128xf16>
      %8 = mugraph.sub %arg0t_1, %6
      %9 = mugraph.exp %8
      %10 = mugraph.div %9, %7
      %11 = mugraph.accumulate concat %10 dim 1 : !mugraph.tile<32x1024xf32>
      mugraph.store %11 omap [0] : !mugraph.tile<32x1024xf32> -> tensor<8192x1024xf16>
    } -> tensor<8192x1024xf16>
    func.return %0 : tensor<8192x1024xf16>
  }
}
