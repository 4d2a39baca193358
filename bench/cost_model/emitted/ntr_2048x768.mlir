builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 5.849000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>, %arg1s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<4x768xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<4x768xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<4x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 5.903000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x768xf16>, %arg1s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<4x768xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<4x768xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %5, %arg0t
      %7 = mugraph.mul %6, %arg2t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<4x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 5.657000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>, %arg1s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<2x768xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<2x768xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<2x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 6.063000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>, %arg1s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<1x768xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x768xf16> -> !mugraph.tile<1x768xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 8.426000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg2 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [128] loop 6, 6, 6 threads 128 {
    ^bb0(%arg1s: tensor<2048x768xf16>, %arg0s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>):
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sqrt %4
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<16x128xf16>
      %6 = mugraph.div %arg1t_1, %5
      %7 = mugraph.add %arg0t, %6
      %8 = mugraph.mul %arg2t, %7
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.square %9
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.sum %11 dim 1
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.sqrt %13
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<16x128xf16>
      %arg2t_1 = mugraph.load %arg2s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t_2 = mugraph.load %arg1s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<16x128xf16>
      %15 = mugraph.div %arg1t_2, %5
      %16 = mugraph.add %arg0t_1, %15
      %17 = mugraph.mul %arg2t_1, %16
      %18 = mugraph.add %arg0t_1, %17
      %19 = mugraph.div %18, %14
      %20 = mugraph.accumulate concat %19 dim 1 : !mugraph.tile<16x768xf32>
      mugraph.store %20 omap [0] : !mugraph.tile<16x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 1.091700e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg2 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [1024] loop 6, 6, 6 threads 128 {
    ^bb0(%arg1s: tensor<2048x768xf16>, %arg0s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>):
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<2x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sqrt %4
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<2x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<2x128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<2x128xf16>
      %6 = mugraph.div %arg1t_1, %5
      %7 = mugraph.add %arg0t, %6
      %8 = mugraph.mul %arg2t, %7
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.sqrt %13
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<2x128xf16>
      %arg2t_1 = mugraph.load %arg2s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<2x128xf16>
      %arg1t_2 = mugraph.load %arg1s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<2x128xf16>
      %15 = mugraph.div %arg1t_2, %5
      %16 = mugraph.add %arg0t_1, %15
      %17 = mugraph.mul %arg2t_1, %16
      %18 = mugraph.add %arg0t_1, %17
      %19 = mugraph.div %18, %14
      %20 = mugraph.accumulate concat %19 dim 1 : !mugraph.tile<2x768xf32>
      mugraph.store %20 omap [0] : !mugraph.tile<2x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 8.140000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg2 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [512] loop 6, 6, 6 threads 128 {
    ^bb0(%arg1s: tensor<2048x768xf16>, %arg0s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>):
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sqrt %4
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<4x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<4x128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<4x128xf16>
      %6 = mugraph.div %arg1t_1, %5
      %7 = mugraph.add %arg0t, %6
      %8 = mugraph.mul %arg2t, %7
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.sqrt %13
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<4x128xf16>
      %arg2t_1 = mugraph.load %arg2s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<4x128xf16>
      %arg1t_2 = mugraph.load %arg1s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<4x128xf16>
      %15 = mugraph.div %arg1t_2, %5
      %16 = mugraph.add %arg0t_1, %15
      %17 = mugraph.mul %arg2t_1, %16
      %18 = mugraph.add %arg0t_1, %17
      %19 = mugraph.div %18, %14
      %20 = mugraph.accumulate concat %19 dim 1 : !mugraph.tile<4x768xf32>
      mugraph.store %20 omap [0] : !mugraph.tile<4x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x768xf16>, %arg1: tensor<2048x768xf16>, %arg2: tensor<2048x768xf16>) -> tensor<2048x768xf16> attributes {mugraph.measured_us = 7.764000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg2 : tensor<2048x768xf16>, tensor<2048x768xf16>, tensor<2048x768xf16>) grid [256] loop 6, 6, 6 threads 128 {
    ^bb0(%arg1s: tensor<2048x768xf16>, %arg0s: tensor<2048x768xf16>, %arg2s: tensor<2048x768xf16>):
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sqrt %4
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<8x128xf16>
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0] fmap 1 in 1 : tensor<2048x768xf16> -> !mugraph.tile<8x128xf16>
      %6 = mugraph.div %arg1t_1, %5
      %7 = mugraph.add %arg0t, %6
      %8 = mugraph.mul %arg2t, %7
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.square %9
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.sum %11 dim 1
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.sqrt %13
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<8x128xf16>
      %arg2t_1 = mugraph.load %arg2s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t_2 = mugraph.load %arg1s imap [0] fmap 1 in 2 : tensor<2048x768xf16> -> !mugraph.tile<8x128xf16>
      %15 = mugraph.div %arg1t_2, %5
      %16 = mugraph.add %arg0t_1, %15
      %17 = mugraph.mul %arg2t_1, %16
      %18 = mugraph.add %arg0t_1, %17
      %19 = mugraph.div %18, %14
      %20 = mugraph.accumulate concat %19 dim 1 : !mugraph.tile<8x768xf32>
      mugraph.store %20 omap [0] : !mugraph.tile<8x768xf32> -> tensor<2048x768xf16>
    } -> tensor<2048x768xf16>
    func.return %0 : tensor<2048x768xf16>
  }
}
