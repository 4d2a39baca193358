builtin.module {
  func.func @candidate_0(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.168000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7, 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x57344xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x57344xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %0 : tensor<128x50257xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.543000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 13, 13 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate max %1
      %6 = mugraph.accumulate sum %4 shift %1
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<128x50257xf16> -> !mugraph.tile<1x4096xf16>
      %7 = mugraph.sub %arg0t_1, %5
      %8 = mugraph.exp %7
      %9 = mugraph.div %8, %6
      %10 = mugraph.accumulate concat %9 dim 1 : !mugraph.tile<1x53248xf32>
      mugraph.store %10 omap [0] : !mugraph.tile<1x53248xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %0 : tensor<128x50257xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.673900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
    } -> (tensor<128x1xf32>, tensor<128x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [4, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %3: tensor<128x1xf32>, %4: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %2 : tensor<128x50257xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.804200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
    } -> (tensor<128x1xf32>, tensor<128x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [2, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %3: tensor<128x1xf32>, %4: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<64x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<64x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<64x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %2 : tensor<128x50257xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.881300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4 shift %1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
    } -> tensor<128x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<128x50257xf16>, tensor<128x1xf32>) grid [128] loop 7, 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %2: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %3 = mugraph.load %2 imap [0] : tensor<128x1xf32> -> !mugraph.tile<1x1xf32>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.accumulate max %4
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %6 = mugraph.sub %arg0t_1, %5
      %7 = mugraph.exp %6
      %8 = mugraph.div %7, %3
      %9 = mugraph.accumulate concat %8 dim 1 : !mugraph.tile<1x57344xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<1x57344xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %1 : tensor<128x50257xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.544000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
    } -> (tensor<128x1xf32>, tensor<128x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [16, 393] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %3: tensor<128x1xf32>, %4: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<8x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<8x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %2 : tensor<128x50257xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.591400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
    } -> (tensor<128x1xf32>, tensor<128x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [8, 786] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %3: tensor<128x1xf32>, %4: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<128x50257xf16> -> !mugraph.tile<16x64xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<128x1xf32> -> !mugraph.tile<16x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %2 : tensor<128x50257xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x50257xf16>) -> tensor<128x50257xf16> attributes {mugraph.measured_us = 2.635200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<128x50257xf16>) grid [128] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<128x50257xf16> -> !mugraph.tile<1x8192xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate max %2
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
      mugraph.store %7 omap [0] : !mugraph.tile<1x1xf32> -> tensor<128x1xf32>
    } -> (tensor<128x1xf32>, tensor<128x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<128x50257xf16>, tensor<128x1xf32>, tensor<128x1xf32>) grid [1571] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x50257xf16>, %3: tensor<128x1xf32>, %4: tensor<128x1xf32>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<128x50257xf16> -> !mugraph.tile<128x32xf16>
      %5 = mugraph.load %3 imap [*] : tensor<128x1xf32> -> !mugraph.tile<128x1xf32>
      %6 = mugraph.load %4 imap [*] : tensor<128x1xf32> -> !mugraph.tile<128x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<128x32xf32> -> tensor<128x50257xf16>
    } -> tensor<128x50257xf16>
    func.return %2 : tensor<128x50257xf16>
  }
}
