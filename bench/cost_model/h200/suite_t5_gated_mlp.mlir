builtin.module {
  func.func @candidate_0(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.448700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x768xf16>, tensor<768xf16>, tensor<768x2048xf16>, tensor<768x2048xf16>) grid [8, 32] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768x2048xf16>, %arg3s: tensor<768x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-06
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.gelu %12 form "tanh"
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.block ins(%arg0, %0, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.942300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x768xf16>, tensor<768xf16>, tensor<768x2048xf16>, tensor<768x2048xf16>) grid [4, 32] loop 12 threads 256 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768x2048xf16>, %arg3s: tensor<768x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-06
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.gelu %12 form "tanh"
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.block ins(%arg0, %0, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.088600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x768xf16>, tensor<768xf16>, tensor<768x2048xf16>, tensor<768x2048xf16>) grid [8, 32] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768x2048xf16>, %arg3s: tensor<768x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-06
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.gelu %12 form "tanh"
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.block ins(%arg0, %0, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.204700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x768xf16>, tensor<768xf16>, tensor<768x2048xf16>, tensor<768x2048xf16>) grid [4, 32] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768x2048xf16>, %arg3s: tensor<768x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-06
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.gelu %12 form "tanh"
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.block ins(%arg0, %0, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.186900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x768xf16>, tensor<768xf16>, tensor<768x2048xf16>, tensor<768x2048xf16>) grid [4, 32] loop 6 threads 256 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768x2048xf16>, %arg3s: tensor<768x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-06
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.gelu %12 form "tanh"
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.block ins(%arg0, %0, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.954800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x768xf16>, tensor<768xf16>, tensor<768x2048xf16>, tensor<768x2048xf16>) grid [8, 16] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768x2048xf16>, %arg3s: tensor<768x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<32x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-06
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.gelu %12 form "tanh"
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.block ins(%arg0, %0, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.847100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x768xf16>, tensor<768xf16>, tensor<768x2048xf16>, tensor<768x2048xf16>) grid [8, 16] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768x2048xf16>, %arg3s: tensor<768x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2048xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-06
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.gelu %12 form "tanh"
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.block ins(%arg0, %0, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 3.881900e+01 : f64} {
    %0 = mugraph.square %arg0
    %1 = mugraph.sum %0 dim 1
    %2 = mugraph.scale %1 by 0.0013020833333333333
    %3 = mugraph.offset %2 by 1.0e-06
    %4 = mugraph.sqrt %3
    %5 = mugraph.mul %arg0, %arg1
    %6 = mugraph.matmul %5, %arg2
    %7 = mugraph.div %6, %4
    %8 = mugraph.gelu %7 form "tanh"
    %9 = mugraph.matmul %5, %arg3
    %10 = mugraph.mul %8, %9
    %11 = mugraph.matmul %10, %arg4
    %12 = mugraph.block ins(%arg0, %11, %4 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<512x1xf16>) grid [64, 6] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %13: tensor<512x768xf16>, %14: tensor<512x1xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<8x128xf16>
      %15 = mugraph.load %13 imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<8x128xf16>
      %16 = mugraph.load %14 imap [0, *] : tensor<512x1xf16> -> !mugraph.tile<8x1xf16>
      %17 = mugraph.div %15, %16
      %18 = mugraph.add %arg0t, %17
      mugraph.store %18 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %12 : tensor<512x768xf16>
  }
}
