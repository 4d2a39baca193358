builtin.module {
  func.func @candidate_0(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 6.538000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 32] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<32x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 8.513000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 32] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<32x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %4, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 8.504000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 32] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<32x96xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %5, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 7.539000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %4, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 7.522000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<64x96xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %5, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 5.791000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 24] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 7.734000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 24] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %4, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 7.771000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 24] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %5, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_8(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 7.812000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x197xf16>) grid [99] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x197xf16> -> !mugraph.tile<2x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.offset %3 by 1.0e-05
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<197x1xf32>
    } -> tensor<197x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<197x197xf16>, tensor<197x3072xf16>, tensor<197x1xf32>) grid [4, 32] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>, %2: tensor<197x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<16x96xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<197x1xf32> -> !mugraph.tile<64x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.sqrt %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %1 : tensor<197x3072xf16>
  }
  func.func @candidate_9(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 6.657000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x197xf16>) grid [99] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x197xf16> -> !mugraph.tile<2x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      mugraph.store %3 omap [0] : !mugraph.tile<2x1xf32> -> tensor<197x1xf32>
    } -> tensor<197x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1 : tensor<197x197xf16>, tensor<197x1xf32>, tensor<197x3072xf16>) grid [4, 32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x197xf16>, %2: tensor<197x1xf32>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x197xf16> -> !mugraph.tile<64x197xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<197x1xf32> -> !mugraph.tile<64x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<197x3072xf16> -> !mugraph.tile<197x96xf16>
      %4 = mugraph.offset %3 by 1.0e-05
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      %7 = mugraph.matmul %6, %arg1t
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %1 : tensor<197x3072xf16>
  }
  func.func @candidate_10(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 1.985100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [2, 64] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x48xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_11(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 7.026000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x197xf16>) grid [99] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x197xf16> -> !mugraph.tile<2x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<2x1xf32> -> tensor<197x1xf32>
    } -> tensor<197x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1 : tensor<197x197xf16>, tensor<197x1xf32>, tensor<197x3072xf16>) grid [7, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %2: tensor<197x1xf32>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x197xf16> -> !mugraph.tile<32x197xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<197x1xf32> -> !mugraph.tile<32x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<197x3072xf16> -> !mugraph.tile<197x96xf16>
      %4 = mugraph.scale %3 by 0.005076142131979695
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.matmul %7, %arg1t
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %1 : tensor<197x3072xf16>
  }
  func.func @candidate_12(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 6.493000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x197xf16>) grid [99] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x197xf16> -> !mugraph.tile<2x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<2x1xf32> -> tensor<197x1xf32>
    } -> tensor<197x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<197x197xf16>, tensor<197x3072xf16>, tensor<197x1xf32>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>, %2: tensor<197x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x197xf16> -> !mugraph.tile<64x197xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<197x3072xf16> -> !mugraph.tile<197x48xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<197x1xf32> -> !mugraph.tile<64x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.scale %3 by 0.005076142131979695
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %1 : tensor<197x3072xf16>
  }
  func.func @candidate_13(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 6.059000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x197xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x197xf16> -> !mugraph.tile<1x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.005076142131979695
      %4 = mugraph.offset %3 by 1.0e-05
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %arg0t, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x197xf32> -> tensor<197x197xf16>
    } -> tensor<197x197xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %3 = mugraph.load %2 imap [0, *] : tensor<197x197xf16> -> !mugraph.tile<64x197xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<197x3072xf16> -> !mugraph.tile<197x96xf16>
      %4 = mugraph.matmul %3, %arg1t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %1 : tensor<197x3072xf16>
  }
  func.func @candidate_14(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 8.641000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x3072xf16>) grid [4, 32] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<16x96xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.005076142131979695
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %5, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %0 : tensor<197x3072xf16>
  }
  func.func @candidate_15(%arg0: tensor<197x197xf16>, %arg1: tensor<197x3072xf16>) -> tensor<197x3072xf16> attributes {mugraph.measured_us = 6.340000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x197xf16>) grid [99] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x197xf16> -> !mugraph.tile<2x197xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<2x1xf32> -> tensor<197x1xf32>
    } -> tensor<197x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<197x197xf16>, tensor<197x3072xf16>, tensor<197x1xf32>) grid [7, 32] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x3072xf16>, %2: tensor<197x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x3072xf16> -> !mugraph.tile<32x96xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<197x1xf32> -> !mugraph.tile<32x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.scale %3 by 0.005076142131979695
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.div %8, %7
      mugraph.store %9 omap [0, 1] : !mugraph.tile<32x96xf32> -> tensor<197x3072xf16>
    } -> tensor<197x3072xf16>
    func.return %1 : tensor<197x3072xf16>
  }
}
