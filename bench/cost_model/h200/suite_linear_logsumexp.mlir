builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 7.635000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 8.125000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 8.038000e+00 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<2x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<2x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 9.626000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 8, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 9.566000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 8, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 9.947000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 9.792000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [16, 8, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 9.797000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 8, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 2.898800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<32x1024xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 1
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.log %6
      %8 = mugraph.add %3, %7
      %9 = mugraph.relu %8
      mugraph.store %9 omap [0] : !mugraph.tile<8x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %0 : tensor<1024x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.352500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<4x1024x1024xf32>
    } -> tensor<4x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<4x1024x1024xf32>) grid [1024] loop 1 threads 128 {
    ^bb0(%2: tensor<4x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x1024x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.197700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 8, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.237500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 8, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1024x1024xf32>
    } -> tensor<4x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<4x1024x1024xf32>) grid [1024] loop 1 threads 128 {
    ^bb0(%2: tensor<4x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x1024x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.137400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [16, 8, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.319000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.105300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [16, 8, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 1.101800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x1024x1024xf32>
    } -> tensor<2x1024x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1024x1024xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1024x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1024x1024xf32> -> !mugraph.tile<2x2x1024xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.log %8
      %10 = mugraph.add %5, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x1xf32> -> tensor<1x1024x1xf16>
    } -> tensor<1x1024x1xf16>
    %2 = mugraph.reshape %1 to [1024, 1]
    func.return %2 : tensor<1024x1xf16>
  }
}
