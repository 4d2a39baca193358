builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.383470e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 7, 7 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x8192xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x57344xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x57344xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.565010e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25, 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x51200xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x51200xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.598400e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [512] loop 25, 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<2x2048xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x51200xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x51200xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.437970e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 13, 13 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x4096xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x53248xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x53248xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.487470e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [16, 786] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<64x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<64x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.663360e+02 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [256] loop 7, 7 threads 256 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<4x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<4x8192xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<4x57344xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<4x57344xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %0 : tensor<1024x50257xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.724910e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<1024x50257xf16>) grid [1024] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x2048xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<1024x1xf32>
    } -> (tensor<1024x1xf32>, tensor<1024x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1024x50257xf16>, tensor<1024x1xf32>, tensor<1024x1xf32>) grid [512, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x50257xf16>, %3: tensor<1024x1xf32>, %4: tensor<1024x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x50257xf16> -> !mugraph.tile<2x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<2x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<1024x1xf32> -> !mugraph.tile<2x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %2 : tensor<1024x50257xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x50257xf16>) -> tensor<1024x50257xf16> attributes {mugraph.measured_us = 1.838830e+02 : f64} {
    %0 = mugraph.max %arg0 dim 1
    %1 = mugraph.block ins(%0, %arg0 : tensor<1024x1xf16>, tensor<1024x50257xf16>) grid [1024] loop 7, 7 threads 128 {
    ^bb0(%2: tensor<1024x1xf16>, %arg0s: tensor<1024x50257xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1xf16> -> !mugraph.tile<1x1xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x8192xf16>
      %4 = mugraph.sub %3, %3
      %5 = mugraph.exp %4
      %6 = mugraph.exp %arg0t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.div %5, %8
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<1024x50257xf16> -> !mugraph.tile<1x8192xf16>
      %10 = mugraph.exp %arg0t_1
      %11 = mugraph.mul %9, %10
      %12 = mugraph.accumulate concat %11 dim 1 : !mugraph.tile<1x57344xf32>
      mugraph.store %12 omap [0] : !mugraph.tile<1x57344xf32> -> tensor<1024x50257xf16>
    } -> tensor<1024x50257xf16>
    func.return %1 : tensor<1024x50257xf16>
  }
}
