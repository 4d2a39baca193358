builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 5.620000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 6.070000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 6.130000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 5.550000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 5.120000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 6.010000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 6.220000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 4.940000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x197xf16> -> !mugraph.tile<32x197xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<197x197xf16> -> !mugraph.tile<197x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_8(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 8.170000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [63, 2] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_9(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 7.430000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 7] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_10(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 7.000000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x197xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x197xf16> -> !mugraph.tile<4x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x197xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [8, 13] loop 2 threads 128 {
    ^bb0(%2: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<128x16xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x16xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %1 : tensor<1000x197xf16>
  }
  func.func @candidate_11(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 1.118000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [8, 7] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x197xf16> -> !mugraph.tile<128x197xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<197x197xf16> -> !mugraph.tile<197x32xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_12(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 7.170000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x197xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x197xf16> -> !mugraph.tile<4x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x197xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [16, 13] loop 2 threads 128 {
    ^bb0(%2: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<128x16xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %1 : tensor<1000x197xf16>
  }
  func.func @candidate_13(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 6.450000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x197xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x197xf16> -> !mugraph.tile<4x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x197xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [32, 7] loop 2 threads 128 {
    ^bb0(%2: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<128x32xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %1 : tensor<1000x197xf16>
  }
  func.func @candidate_14(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 6.570000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x197xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x197xf16> -> !mugraph.tile<4x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1000x1xf32>
    } -> tensor<1000x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<1000x197xf16>, tensor<197x197xf16>, tensor<1000x1xf32>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>, %2: tensor<1000x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x197xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x197xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<1000x1xf32> -> !mugraph.tile<32x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.sqrt %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %1 : tensor<1000x197xf16>
  }
  func.func @candidate_15(%arg0: tensor<1000x197xf16>, %arg1: tensor<197x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 6.760000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x197xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x197xf16> -> !mugraph.tile<4x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x197xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<1000x197xf16>, tensor<197x197xf16>) grid [63, 4] loop 1 threads 128 {
    ^bb0(%2: tensor<1000x197xf16>, %arg1s: tensor<197x197xf16>):
      %3 = mugraph.load %2 imap [0, *] : tensor<1000x197xf16> -> !mugraph.tile<16x197xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<197x197xf16> -> !mugraph.tile<197x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %1 : tensor<1000x197xf16>
  }
}
