builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.983900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.library_linear %0, %arg3, %arg4 activation "gelu"
    %2 = mugraph.block ins(%arg0, %1, %arg5, %arg6 : tensor<1024x768xf16>, tensor<1024x3072xf16>, tensor<3072x768xf16>, tensor<768xf16>) grid [16, 8] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %3: tensor<1024x3072xf16>, %arg5s: tensor<3072x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %4, %arg5t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg6t
      %8 = mugraph.add %arg0t, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %2 : tensor<1024x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.980500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.library_linear %0, %arg3, %arg4 activation "gelu"
    %2 = mugraph.block ins(%arg0, %1, %arg5, %arg6 : tensor<1024x768xf16>, tensor<1024x3072xf16>, tensor<3072x768xf16>, tensor<768xf16>) grid [16, 8] loop 48 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %3: tensor<1024x3072xf16>, %arg5s: tensor<3072x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<1024x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<64x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %4, %arg5t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg6t
      %8 = mugraph.add %arg0t, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %2 : tensor<1024x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.584300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.library_linear %0, %arg3, %arg4 activation "gelu"
    %2 = mugraph.matmul %1, %arg5
    %3 = mugraph.block ins(%arg0, %2, %arg6 : tensor<1024x768xf16>, tensor<1024x768xf16>, tensor<768xf16>) grid [32, 12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %4: tensor<1024x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %5 = mugraph.load %4 imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %3 : tensor<1024x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.074300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      %7 = mugraph.gelu %6 form "tanh"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %2 = mugraph.block ins(%arg0, %1, %arg5, %arg6 : tensor<1024x768xf16>, tensor<1024x3072xf16>, tensor<3072x768xf16>, tensor<768xf16>) grid [16, 8] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %3: tensor<1024x3072xf16>, %arg5s: tensor<3072x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %4, %arg5t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg6t
      %8 = mugraph.add %arg0t, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %2 : tensor<1024x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.748300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      %7 = mugraph.gelu %6 form "tanh"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %2 = mugraph.matmul %1, %arg5
    %3 = mugraph.block ins(%arg0, %2, %arg6 : tensor<1024x768xf16>, tensor<1024x768xf16>, tensor<768xf16>) grid [32, 12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %4: tensor<1024x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %5 = mugraph.load %4 imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %3 : tensor<1024x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.606200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [16, 24] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      %7 = mugraph.gelu %6 form "tanh"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %2 = mugraph.matmul %1, %arg5
    %3 = mugraph.block ins(%arg0, %2, %arg6 : tensor<1024x768xf16>, tensor<1024x768xf16>, tensor<768xf16>) grid [32, 12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %4: tensor<1024x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %5 = mugraph.load %4 imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %3 : tensor<1024x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.433400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 6 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      %7 = mugraph.gelu %6 form "tanh"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %2 = mugraph.block ins(%arg0, %1, %arg5, %arg6 : tensor<1024x768xf16>, tensor<1024x3072xf16>, tensor<3072x768xf16>, tensor<768xf16>) grid [16, 8] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %3: tensor<1024x3072xf16>, %arg5s: tensor<3072x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %4, %arg5t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg6t
      %8 = mugraph.add %arg0t, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %2 : tensor<1024x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.283000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 24] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      %7 = mugraph.gelu %6 form "tanh"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %2 = mugraph.block ins(%arg0, %1, %arg5, %arg6 : tensor<1024x768xf16>, tensor<1024x3072xf16>, tensor<3072x768xf16>, tensor<768xf16>) grid [16, 8] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %3: tensor<1024x3072xf16>, %arg5s: tensor<3072x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %4, %arg5t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg6t
      %8 = mugraph.add %arg0t, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %2 : tensor<1024x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.091500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 32] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      %7 = mugraph.gelu %6 form "tanh"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %2 = mugraph.matmul %1, %arg5
    %3 = mugraph.block ins(%arg0, %2, %arg6 : tensor<1024x768xf16>, tensor<1024x768xf16>, tensor<768xf16>) grid [32, 12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %4: tensor<1024x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %5 = mugraph.load %4 imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<32x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %6 = mugraph.add %5, %arg6t
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %3 : tensor<1024x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.423200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [16, 24] loop 16 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x48xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<48x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      %7 = mugraph.gelu %6 form "tanh"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x3072xf16>
    } -> tensor<1024x3072xf16>
    %2 = mugraph.block ins(%arg0, %1, %arg5, %arg6 : tensor<1024x768xf16>, tensor<1024x3072xf16>, tensor<3072x768xf16>, tensor<768xf16>) grid [16, 8] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %3: tensor<1024x3072xf16>, %arg5s: tensor<3072x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<64x96xf16>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.matmul %4, %arg5t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg6t
      %8 = mugraph.add %arg0t, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %2 : tensor<1024x768xf16>
  }
}
