builtin.module {
  func.func @candidate_0(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.287000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<48x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.362000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.398000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<32x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.206000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [4, 32] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<32x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.210200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [128] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<2x16xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<16x1000xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 1
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0] : !mugraph.tile<2x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %0 : tensor<256x1000xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.713000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [16, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.529000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [16, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.821000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<16x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<48x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 3.795000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [2, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<128x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 4.516000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<48x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [128] loop 2, 2 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<2x512xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.accumulate max %4
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.load %2 imap [0] fmap 1 in 1 : tensor<256x1000xf16> -> !mugraph.tile<2x512xf16>
      %11 = mugraph.sub %10, %8
      %12 = mugraph.exp %11
      %13 = mugraph.div %12, %9
      %14 = mugraph.accumulate concat %13 dim 1 : !mugraph.tile<2x1024xf32>
      mugraph.store %14 omap [0] : !mugraph.tile<2x1024xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 4.802000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<256x24xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<24x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<256x32xf32> -> tensor<4x256x1000xf32>
    } -> tensor<4x256x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<4x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<4x256x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x256x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %2 = mugraph.reshape %1 to [256, 1000]
    func.return %2 : tensor<256x1000xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 5.766000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [250] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<256x48xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<48x4xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<256x4xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.div %6, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 6.687000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<32x1000xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 1
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0] : !mugraph.tile<16x1000xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %0 : tensor<256x1000xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 4.216000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<48x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    %1 = mugraph.block ins(%0 : tensor<256x1000xf16>) grid [256] loop 2, 2 threads 128 {
    ^bb0(%2: tensor<256x1000xf16>):
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<256x1000xf16> -> !mugraph.tile<1x512xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.accumulate max %4
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.load %2 imap [0] fmap 1 in 1 : tensor<256x1000xf16> -> !mugraph.tile<1x512xf16>
      %11 = mugraph.sub %10, %8
      %12 = mugraph.exp %11
      %13 = mugraph.div %12, %9
      %14 = mugraph.accumulate concat %13 dim 1 : !mugraph.tile<1x1024xf32>
      mugraph.store %14 omap [0] : !mugraph.tile<1x1024xf32> -> tensor<256x1000xf16>
    } -> tensor<256x1000xf16>
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 5.621000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<256x24xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<24x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<256x64xf32> -> tensor<2x256x1000xf32>
    } -> tensor<2x256x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<2x256x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x256x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %2 = mugraph.reshape %1 to [256, 1000]
    func.return %2 : tensor<256x1000xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x96xf16>, %arg1: tensor<96x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 4.104000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x96xf16>, tensor<96x1000xf16>) grid [32, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x96xf16>, %arg1s: tensor<96x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<256x96xf16> -> !mugraph.tile<256x48xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<96x1000xf16> -> !mugraph.tile<48x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<256x32xf32> -> tensor<2x256x1000xf32>
    } -> tensor<2x256x1000xf32>
    %1 = mugraph.block ins(%0 : tensor<2x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<2x256x1000xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x256x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %2 = mugraph.reshape %1 to [256, 1000]
    func.return %2 : tensor<256x1000xf16>
  }
}
