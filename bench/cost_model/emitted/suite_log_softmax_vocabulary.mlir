builtin.module {
  func.func @candidate_0(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.352000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.sub %6, %1
      mugraph.store %7 omap [0] : !mugraph.tile<1x30522xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.934400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [256] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<2x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<2x8192xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.672800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x4096xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.572800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 4.272800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [256] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<2x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      %8 = mugraph.log %6
      mugraph.store %8 omap [0] : !mugraph.tile<2x1xf32> -> tensor<512x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<2x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0 : tensor<512x30522xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [32, 239] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x30522xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %7 = mugraph.sub %arg0t, %5
      %8 = mugraph.sub %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %2 : tensor<512x30522xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 4.092800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 4, 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.accumulate max %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %3 = mugraph.sub %arg0t_1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.log %6
      %arg0t_2 = mugraph.load %arg0s imap [0] fmap 1 in 2 : tensor<512x30522xf16> -> !mugraph.tile<1x8192xf16>
      %8 = mugraph.sub %arg0t_2, %2
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x32768xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x32768xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 4.326400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [256] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<2x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<2x1xf32> -> tensor<512x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<2x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x30522xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [16, 239] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x30522xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.log %5
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.sub %8, %6
      mugraph.store %9 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %2 : tensor<512x30522xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.580800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 15, 15 threads 128 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<512x30522xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %7 = mugraph.log %6
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<512x30522xf16> -> !mugraph.tile<1x2048xf16>
      %8 = mugraph.sub %arg0t_1, %5
      %9 = mugraph.sub %8, %7
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x30720xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x30720xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
}
