builtin.module {
  func.func @candidate_0(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.951500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.block ins(%1, %2 : tensor<512x3072xf16>, tensor<3072x768xf16>) grid [8, 8, 2] loop 12 threads 128 {
    ^bb0(%4: tensor<512x3072xf16>, %5: tensor<3072x768xf16>):
      %6 = mugraph.load %4 imap [0, *, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<2x512x768xf32>
    } -> tensor<2x512x768xf32>
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<2x512x768xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<2x512x768xf32>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [1] : tensor<2x512x768xf32> -> !mugraph.tile<2x2x768xf32>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.add %7, %arg4t
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sub %9, %11
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.scale %14 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-12
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %12, %17
      %19 = mugraph.mul %18, %arg5t
      %20 = mugraph.add %19, %arg6t
      mugraph.store %20 omap [1] : !mugraph.tile<1x2x768xf32> -> tensor<1x512x768xf16>
    } -> tensor<1x512x768xf16>
    %5 = mugraph.reshape %4 to [512, 768]
    func.return %5 : tensor<512x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.965400e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.block ins(%2, %0 : tensor<512x3072xf16>, tensor<3072x768xf16>) grid [8, 8, 2] loop 12 threads 128 {
    ^bb0(%4: tensor<512x3072xf16>, %5: tensor<3072x768xf16>):
      %6 = mugraph.load %4 imap [0, *, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<2x512x768xf32>
    } -> tensor<2x512x768xf32>
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<2x512x768xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<2x512x768xf32>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [1] : tensor<2x512x768xf32> -> !mugraph.tile<2x2x768xf32>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.add %7, %arg4t
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sub %9, %11
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.scale %14 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-12
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %12, %17
      %19 = mugraph.mul %18, %arg5t
      %20 = mugraph.add %19, %arg6t
      mugraph.store %20 omap [1] : !mugraph.tile<1x2x768xf32> -> tensor<1x512x768xf16>
    } -> tensor<1x512x768xf16>
    %5 = mugraph.reshape %4 to [512, 768]
    func.return %5 : tensor<512x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.248700e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.block ins(%2, %0 : tensor<512x3072xf16>, tensor<3072x768xf16>) grid [8, 8, 2] loop 6 threads 128 {
    ^bb0(%4: tensor<512x3072xf16>, %5: tensor<3072x768xf16>):
      %6 = mugraph.load %4 imap [0, *, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<64x256xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<256x96xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<2x512x768xf32>
    } -> tensor<2x512x768xf32>
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<2x512x768xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<2x512x768xf32>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [1] : tensor<2x512x768xf32> -> !mugraph.tile<2x2x768xf32>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.add %7, %arg4t
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sub %9, %11
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.scale %14 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-12
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %12, %17
      %19 = mugraph.mul %18, %arg5t
      %20 = mugraph.add %19, %arg6t
      mugraph.store %20 omap [1] : !mugraph.tile<1x2x768xf32> -> tensor<1x512x768xf16>
    } -> tensor<1x512x768xf16>
    %5 = mugraph.reshape %4 to [512, 768]
    func.return %5 : tensor<512x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.912100e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.block ins(%2, %0 : tensor<512x3072xf16>, tensor<3072x768xf16>) grid [8, 8, 2] loop 24 threads 128 {
    ^bb0(%4: tensor<512x3072xf16>, %5: tensor<3072x768xf16>):
      %6 = mugraph.load %4 imap [0, *, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<64x96xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<2x512x768xf32>
    } -> tensor<2x512x768xf32>
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<2x512x768xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<2x512x768xf32>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [1] : tensor<2x512x768xf32> -> !mugraph.tile<2x2x768xf32>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.add %7, %arg4t
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sub %9, %11
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.scale %14 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-12
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %12, %17
      %19 = mugraph.mul %18, %arg5t
      %20 = mugraph.add %19, %arg6t
      mugraph.store %20 omap [1] : !mugraph.tile<1x2x768xf32> -> tensor<1x512x768xf16>
    } -> tensor<1x512x768xf16>
    %5 = mugraph.reshape %4 to [512, 768]
    func.return %5 : tensor<512x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.922200e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.matmul %1, %2
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.945200e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.929900e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [4, 32] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.921300e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.024700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.block ins(%1, %2 : tensor<512x3072xf16>, tensor<3072x768xf16>) grid [8, 8, 2] loop 12 threads 128 {
    ^bb0(%4: tensor<512x3072xf16>, %5: tensor<3072x768xf16>):
      %6 = mugraph.load %4 imap [0, *, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<2x512x768xf32>
    } -> tensor<2x512x768xf32>
    %4, %5 = mugraph.block ins(%arg0, %3, %arg4 : tensor<512x768xf16>, tensor<2x512x768xf32>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %6: tensor<2x512x768xf32>, %arg4s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<1x768xf16>
      %7 = mugraph.load %6 imap [1] : tensor<2x512x768xf32> -> !mugraph.tile<2x1x768xf32>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %8 = mugraph.sum %7 dim 0
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.add %arg0t, %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.sub %10, %12
      %14 = mugraph.square %13
      %15 = mugraph.sum %14 dim 2
      mugraph.store %15 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x512x1xf32>
      mugraph.store %13 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x512x768xf16>
    } -> (tensor<1x512x1xf32>, tensor<1x512x768xf16>)
    %6 = mugraph.reshape %4 to [512, 1]
    %7 = mugraph.reshape %5 to [512, 768]
    %8 = mugraph.block ins(%7, %6, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x1xf32>, tensor<768xf16>, tensor<768xf16>) grid [32, 12] loop 1 threads 128 {
    ^bb0(%9: tensor<512x768xf16>, %10: tensor<512x1xf32>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %11 = mugraph.load %9 imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<16x64xf16>
      %12 = mugraph.load %10 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.offset %13 by 1.0e-12
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %11, %15
      %17 = mugraph.mul %16, %arg5t
      %18 = mugraph.add %17, %arg6t
      mugraph.store %18 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %8 : tensor<512x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.908900e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [4, 24] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.909500e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 32] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.033100e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.block ins(%2, %0 : tensor<512x3072xf16>, tensor<3072x768xf16>) grid [8, 8, 2] loop 12 threads 128 {
    ^bb0(%4: tensor<512x3072xf16>, %5: tensor<3072x768xf16>):
      %6 = mugraph.load %4 imap [0, *, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<2x512x768xf32>
    } -> tensor<2x512x768xf32>
    %4, %5 = mugraph.block ins(%arg0, %3, %arg4 : tensor<512x768xf16>, tensor<2x512x768xf32>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %6: tensor<2x512x768xf32>, %arg4s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<1x768xf16>
      %7 = mugraph.load %6 imap [1] : tensor<2x512x768xf32> -> !mugraph.tile<2x1x768xf32>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %8 = mugraph.sum %7 dim 0
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.add %arg0t, %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.scale %11 by 0.0013020833333333333
      %13 = mugraph.sub %10, %12
      %14 = mugraph.square %13
      %15 = mugraph.sum %14 dim 2
      mugraph.store %15 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x512x1xf32>
      mugraph.store %13 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x512x768xf16>
    } -> (tensor<1x512x1xf32>, tensor<1x512x768xf16>)
    %6 = mugraph.reshape %4 to [512, 1]
    %7 = mugraph.reshape %5 to [512, 768]
    %8 = mugraph.block ins(%7, %6, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x1xf32>, tensor<768xf16>, tensor<768xf16>) grid [32, 12] loop 1 threads 128 {
    ^bb0(%9: tensor<512x768xf16>, %10: tensor<512x1xf32>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %11 = mugraph.load %9 imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<16x64xf16>
      %12 = mugraph.load %10 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.offset %13 by 1.0e-12
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %11, %15
      %17 = mugraph.mul %16, %arg5t
      %18 = mugraph.add %17, %arg6t
      mugraph.store %18 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %8 : tensor<512x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.234000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.library_linear %1, %2, %arg4 activation "none"
    %4 = mugraph.add %arg0, %3
    %5 = mugraph.library_layer_norm %4, %arg5, %arg6 eps 1.0e-12
    func.return %5 : tensor<512x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.941800e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [4, 32] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x32xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<32x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.048200e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.block ins(%1, %2 : tensor<512x3072xf16>, tensor<3072x768xf16>) grid [8, 8, 2] loop 12 threads 128 {
    ^bb0(%4: tensor<512x3072xf16>, %5: tensor<3072x768xf16>):
      %6 = mugraph.load %4 imap [0, *, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [*, 1, 0] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<2x512x768xf32>
    } -> tensor<2x512x768xf32>
    %4, %5 = mugraph.block ins(%arg0, %3, %arg4 : tensor<512x768xf16>, tensor<2x512x768xf32>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %6: tensor<2x512x768xf32>, %arg4s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<1x768xf16>
      %7 = mugraph.load %6 imap [1] : tensor<2x512x768xf32> -> !mugraph.tile<2x1x768xf32>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %8 = mugraph.sum %7 dim 0
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.add %arg0t, %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x512x1xf32>
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x512x768xf16>
    } -> (tensor<1x512x1xf32>, tensor<1x512x768xf16>)
    %6 = mugraph.reshape %4 to [512, 1]
    %7 = mugraph.reshape %5 to [512, 768]
    %8 = mugraph.block ins(%7, %6, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x1xf32>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%9: tensor<512x768xf16>, %10: tensor<512x1xf32>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %11 = mugraph.load %9 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %12 = mugraph.load %10 imap [0] : tensor<512x1xf32> -> !mugraph.tile<2x1xf32>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.sub %11, %13
      %15 = mugraph.square %14
      %16 = mugraph.sum %15 dim 1
      %17 = mugraph.scale %16 by 0.0013020833333333333
      %18 = mugraph.offset %17 by 1.0e-12
      %19 = mugraph.sqrt %18
      %20 = mugraph.div %14, %19
      %21 = mugraph.mul %20, %arg5t
      %22 = mugraph.add %21, %arg6t
      mugraph.store %22 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %8 : tensor<512x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 1.872200e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [4, 24] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
}
