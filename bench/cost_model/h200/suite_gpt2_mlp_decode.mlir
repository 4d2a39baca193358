builtin.module {
  func.func @candidate_0(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.199900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x96xf32> -> tensor<16x8x768xf32>
    } -> tensor<16x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<16x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<16x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x8x768xf32> -> !mugraph.tile<16x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.169100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [6, 16] loop 3 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<16x8x768xf32>
    } -> tensor<16x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<16x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<16x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x8x768xf32> -> !mugraph.tile<16x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.128600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x32xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<32x96xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x96xf32> -> tensor<16x8x768xf32>
    } -> tensor<16x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<16x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<16x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x8x768xf32> -> !mugraph.tile<16x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.128700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [8, 32] loop 3 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x32xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<32x96xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x96xf32> -> tensor<32x8x768xf32>
    } -> tensor<32x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<32x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<32x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<32x8x768xf32> -> !mugraph.tile<32x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.239000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [12, 16] loop 3 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<16x8x768xf32>
    } -> tensor<16x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<16x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<16x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x8x768xf32> -> !mugraph.tile<16x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.245200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [8, 12] loop 4 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x96xf32> -> tensor<12x8x768xf32>
    } -> tensor<12x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<12x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<12x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<12x8x768xf32> -> !mugraph.tile<12x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.351100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [6, 16] loop 2 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<96x128xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<16x8x768xf32>
    } -> tensor<16x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<16x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<16x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x8x768xf32> -> !mugraph.tile<16x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.106800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [6, 16] loop 6 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x32xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<16x8x768xf32>
    } -> tensor<16x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<16x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<16x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x8x768xf32> -> !mugraph.tile<16x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.479800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [12, 8] loop 3 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x768xf32>
    } -> tensor<8x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<8x8x768xf32>, tensor<768xf16>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<8x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x48xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x768xf32> -> !mugraph.tile<8x1x48xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<48xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x48xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.232600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<96x96xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x96xf32> -> tensor<32x8x768xf32>
    } -> tensor<32x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<32x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<32x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<32x8x768xf32> -> !mugraph.tile<32x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.241700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [2, 8, 16] loop 3 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<4x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, *, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<4x96xf32> -> tensor<16x8x768xf32>
    } -> tensor<16x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<16x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<16x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<16x8x768xf32> -> !mugraph.tile<16x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.145200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [16, 24] loop 4 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x32xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<32x48xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x48xf32> -> tensor<24x8x768xf32>
    } -> tensor<24x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<24x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<24x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<24x8x768xf32> -> !mugraph.tile<24x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.155100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<96x64xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<32x8x768xf32>
    } -> tensor<32x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<32x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<32x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<32x8x768xf32> -> !mugraph.tile<32x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.122400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [12, 24] loop 1 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<24x8x768xf32>
    } -> tensor<24x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<24x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<24x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<24x8x768xf32> -> !mugraph.tile<24x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.129400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [12, 32] loop 4 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x24xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<24xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<24x64xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<32x8x768xf32>
    } -> tensor<32x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<32x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<32x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<32x8x768xf32> -> !mugraph.tile<32x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 1.397700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768x3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.broadcast %arg1t to [1, 128]
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.broadcast %arg2t to [1, 128]
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %1
      %11 = mugraph.accumulate sum %3
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %9
      %15 = mugraph.scale %10 by 0.0013020833333333333
      %16 = mugraph.neg %15
      %17 = mugraph.mul %16, %16
      %18 = mugraph.scale %17 by 768.0
      %19 = mugraph.mul %10, %16
      %20 = mugraph.add %11, %19
      %21 = mugraph.add %20, %19
      %22 = mugraph.add %21, %18
      %23 = mugraph.scale %22 by 0.0013020833333333333
      %24 = mugraph.offset %23 by 1.0e-05
      %25 = mugraph.sqrt %24
      %26 = mugraph.div %12, %25
      %27 = mugraph.mul %13, %16
      %28 = mugraph.div %27, %25
      %29 = mugraph.add %26, %28
      %30 = mugraph.add %29, %14
      mugraph.store %30 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x3072xf16>
    } -> tensor<8x3072xf16>
    %1 = mugraph.block ins(%0, %arg4, %arg5 : tensor<8x3072xf16>, tensor<3072xf16>, tensor<3072x768xf16>) grid [6, 32] loop 6 threads 128 {
    ^bb0(%2: tensor<8x3072xf16>, %arg4s: tensor<3072xf16>, %arg5s: tensor<3072x768xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x3072xf16> -> !mugraph.tile<8x16xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<3072xf16> -> !mugraph.tile<16xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<16x128xf16>
      %4 = mugraph.add %3, %arg4t
      %5 = mugraph.gelu %4 form "tanh"
      %6 = mugraph.matmul %5, %arg5t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<32x8x768xf32>
    } -> tensor<32x8x768xf32>
    %2 = mugraph.block ins(%arg0, %1, %arg6 : tensor<8x768xf16>, tensor<32x8x768xf32>, tensor<768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x768xf16>, %3: tensor<32x8x768xf32>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x768xf16> -> !mugraph.tile<1x32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<32x8x768xf32> -> !mugraph.tile<32x1x32xf32>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x768xf16>
    } -> tensor<1x8x768xf16>
    %3 = mugraph.reshape %2 to [8, 768]
    func.return %3 : tensor<8x768xf16>
  }
}
