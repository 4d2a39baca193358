builtin.module {
  func.func @candidate_0(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 5.902000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 48] loop 6 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.454000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 48] loop 12 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.195000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 64] loop 6 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.295000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 64] loop 12 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 7.032000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 64] loop 8 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x96xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<96x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.766000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 48] loop 8 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x96xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<96x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 7.253000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 48] loop 16 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x48xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<48x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.984000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 64] loop 16 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x48xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<48x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_8(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 2.331300e+01 : f64} {
    %0 = mugraph.block ins(%arg4, %arg2, %arg1, %arg0, %arg3 : tensor<3072xf16>, tensor<768xf16>, tensor<768xf16>, tensor<128x768xf16>, tensor<3072x768xf16>) grid [8, 64] loop 1 threads 256 {
    ^bb0(%arg4s: tensor<3072xf16>, %arg2s: tensor<768xf16>, %arg1s: tensor<768xf16>, %arg0s: tensor<128x768xf16>, %arg3s: tensor<3072x768xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<128x768xf16> -> !mugraph.tile<16x768xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3072x768xf16> -> !mugraph.tile<48x768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %arg1t, %9
      %11 = mugraph.add %arg2t, %10
      %12 = mugraph.transpose %arg3t permutation [1, 0]
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.add %arg4t, %13
      %15 = mugraph.gelu %14 form "erf"
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %0 : tensor<128x3072xf16>
  }
  func.func @candidate_9(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 7.710000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 64] loop 24 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x32xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<32x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_10(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.730000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [96] loop 12 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [*] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %4 imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x32xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [1] : !mugraph.tile<128x32xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_11(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 7.831000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [96] loop 8 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [*] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<128x96xf16>
      %6 = mugraph.load %4 imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<96x32xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [1] : !mugraph.tile<128x32xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_12(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.383000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [*] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<128x128xf16>
      %6 = mugraph.load %4 imap [1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x32xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [1] : !mugraph.tile<128x32xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_13(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 8.079000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [4, 48] loop 12 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<32x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_14(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 8.170000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [4, 48] loop 6 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_15(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 7.950000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 48] loop 24 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x32xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<32x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
}
