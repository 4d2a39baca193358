builtin.module {
  func.func @candidate_0(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 6.204000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg2s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<48x128xf16>
      %1 = mugraph.transpose %arg2t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.add %4, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.sub %5, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.offset %11 by 1.0e-12
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %8, %13
      %15 = mugraph.mul %14, %arg4t
      %16 = mugraph.add %15, %arg5t
      mugraph.store %16 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 6.215000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg2s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.transpose %arg2t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.add %4, %arg1t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.sub %5, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.offset %11 by 1.0e-12
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %8, %13
      %15 = mugraph.mul %14, %arg4t
      %16 = mugraph.add %15, %arg5t
      mugraph.store %16 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %1 : tensor<512x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 5.846000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 12] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 6.226000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 12] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 6.321000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 6.245000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<64x48xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 6.960000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x96xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<96x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 6.995000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x96xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<96x48xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 7.106000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 7.295000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x48xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<48x48xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<768x768xf16>, %arg3: tensor<768xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 7.282000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x768xf16>, tensor<768x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x48xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<48x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %2 = mugraph.block ins(%1, %arg3, %arg1, %arg4, %arg5 : tensor<512x768xf16>, tensor<768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<512x768xf16>, %arg3s: tensor<768xf16>, %arg1s: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.add %5, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-12
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %9, %14
      %16 = mugraph.mul %15, %arg4t
      %17 = mugraph.add %16, %arg5t
      mugraph.store %17 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %2 : tensor<512x768xf16>
  }
}
