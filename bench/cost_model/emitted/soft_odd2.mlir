builtin.module {
  func.func @candidate_0(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 6.290000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [750] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<3000x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
  func.func @candidate_1(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 7.656000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [375] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<3000x1021xf16> -> !mugraph.tile<8x1021xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<8x1021xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
  func.func @candidate_2(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 6.115000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [1500] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<3000x1021xf16> -> !mugraph.tile<2x1021xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x1021xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
  func.func @candidate_3(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 6.112000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [3000] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<3000x1021xf16> -> !mugraph.tile<1x1021xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x1021xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
  func.func @candidate_4(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 8.286000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [3000] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<3000x1021xf16> -> !mugraph.tile<1x512xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<3000x1021xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x1024xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x1024xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
  func.func @candidate_5(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 7.296000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [1500] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<3000x1021xf16> -> !mugraph.tile<2x512xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<3000x1021xf16> -> !mugraph.tile<2x512xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<2x1024xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<2x1024xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
  func.func @candidate_6(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 1.157300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [3000] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<3000x1021xf16> -> !mugraph.tile<1x256xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<3000x1021xf16> -> !mugraph.tile<1x256xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x1024xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x1024xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
  func.func @candidate_7(%arg0: tensor<3000x1021xf16>) -> tensor<3000x1021xf16> attributes {mugraph.measured_us = 1.656300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<3000x1021xf16>) grid [375] loop 8, 8 threads 128 {
    ^bb0(%arg0s: tensor<3000x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<3000x1021xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<3000x1021xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<8x1024xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<8x1024xf32> -> tensor<3000x1021xf16>
    } -> tensor<3000x1021xf16>
    func.return %0 : tensor<3000x1021xf16>
  }
}
