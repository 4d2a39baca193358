builtin.module {
  func.func @candidate_0(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 4.751100e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg4, %arg2 : tensor<32x1024x128xf16>, tensor<32x128x1024xf16>, tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>) grid [32, 8] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<32x1024x128xf16>, %2: tensor<32x128x1024xf16>, %arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<32x128x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.mul %arg3t, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %14, %13
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %1 : tensor<32x1024x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 4.812200e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 8] loop 16 threads 256 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.mul %arg3t, %arg4t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.add %1, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %0 : tensor<32x1024x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 6.862300e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 8] loop 64 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.mul %arg3t, %arg4t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.add %1, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.div %10, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %0 : tensor<32x1024x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 6.976000e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 8] loop 64 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.mul %arg3t, %arg4t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.add %1, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %0 : tensor<32x1024x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 7.074800e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg4, %arg2 : tensor<32x1024x128xf16>, tensor<32x128x1024xf16>, tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>) grid [32, 8] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<32x1024x128xf16>, %2: tensor<32x128x1024xf16>, %arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<32x128x1024xf16> -> !mugraph.tile<1x128x16xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.mul %arg3t, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %14, %13
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %1 : tensor<32x1024x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 6.244700e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 16] loop 64 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.mul %arg3t, %arg4t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.add %1, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %0 : tensor<32x1024x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 4.979400e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 8] loop 32 threads 256 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.mul %arg3t, %arg4t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.add %1, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.div %10, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %0 : tensor<32x1024x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 5.122400e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg4, %arg2 : tensor<32x1024x128xf16>, tensor<32x128x1024xf16>, tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>) grid [32, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<32x1024x128xf16>, %2: tensor<32x128x1024xf16>, %arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<32x128x1024xf16> -> !mugraph.tile<1x128x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.mul %arg3t, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %14, %13
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x128x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %1 : tensor<32x1024x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 5.505800e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg4, %arg2 : tensor<32x1024x128xf16>, tensor<32x128x1024xf16>, tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>) grid [32, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<32x1024x128xf16>, %2: tensor<32x128x1024xf16>, %arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<32x128x1024xf16> -> !mugraph.tile<1x128x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.mul %arg3t, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %14, %13
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %1 : tensor<32x1024x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 5.843100e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 16] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.mul %arg3t, %arg4t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.add %1, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %0 : tensor<32x1024x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 7.125100e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1, %2, %3 = mugraph.block ins(%arg0, %0, %arg3, %arg4, %arg2 : tensor<32x1024x128xf16>, tensor<32x128x1024xf16>, tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>) grid [32, 8, 2] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<32x1024x128xf16>, %4: tensor<32x128x1024xf16>, %arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<32x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %5 = mugraph.load %4 imap [0, *, 2] fmap 2 : tensor<32x128x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.scale %6 by 0.08838834764831845
      %8 = mugraph.mul %arg3t, %arg4t
      %9 = mugraph.add %7, %8
      %10 = mugraph.max %9 dim 2
      %11 = mugraph.sub %9, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 2
      %14 = mugraph.matmul %12, %arg2t
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.accumulate max %10
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x32x1024x1xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x32x1024x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x32x1024x128xf32>
    } -> (tensor<2x32x1024x1xf32>, tensor<2x32x1024x1xf32>, tensor<2x32x1024x128xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<2x32x1024x128xf32>, tensor<2x32x1024x1xf32>, tensor<2x32x1024x1xf32>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<2x32x1024x128xf32>, %6: tensor<2x32x1024x1xf32>, %7: tensor<2x32x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x32x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x32x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<2x32x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x32x1024x128xf16>
    } -> tensor<1x32x1024x128xf16>
    %5 = mugraph.reshape %4 to [32, 1024, 128]
    func.return %5 : tensor<32x1024x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 7.932600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 16, 2] loop 32 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %3 = mugraph.mul %arg3t, %arg4t
      %4 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.scale %5 by 0.08838834764831845
      %7 = mugraph.add %3, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 2
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x32x1024x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x32x1024x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<2x32x1024x128xf32>
    } -> (tensor<2x32x1024x1xf32>, tensor<2x32x1024x1xf32>, tensor<2x32x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x32x1024x128xf32>, tensor<2x32x1024x1xf32>, tensor<2x32x1024x1xf32>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x32x1024x128xf32>, %5: tensor<2x32x1024x1xf32>, %6: tensor<2x32x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x32x1024x128xf32> -> !mugraph.tile<2x1x32x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x32x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x32x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x32x128xf32> -> tensor<1x32x1024x128xf16>
    } -> tensor<1x32x1024x128xf16>
    %4 = mugraph.reshape %3 to [32, 1024, 128]
    func.return %4 : tensor<32x1024x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 6.384200e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 16] loop 64 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.mul %arg3t, %arg4t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.scale %3 by 0.08838834764831845
      %5 = mugraph.add %1, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.div %10, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %0 : tensor<32x1024x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 6.083900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg4, %arg2 : tensor<32x1024x128xf16>, tensor<32x128x1024xf16>, tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>) grid [32, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<32x1024x128xf16>, %2: tensor<32x128x1024xf16>, %arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<32x128x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.mul %arg3t, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %arg2t
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.div %14, %13
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<32x1024x128xf16>
    } -> tensor<32x1024x128xf16>
    func.return %1 : tensor<32x1024x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 6.850500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 16, 2] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.mul %arg3t, %arg4t
      %4 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.scale %5 by 0.08838834764831845
      %7 = mugraph.add %3, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 2
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x32x1024x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x32x1024x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<2x32x1024x128xf32>
    } -> (tensor<2x32x1024x1xf32>, tensor<2x32x1024x1xf32>, tensor<2x32x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x32x1024x128xf32>, tensor<2x32x1024x1xf32>, tensor<2x32x1024x1xf32>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x32x1024x128xf32>, %5: tensor<2x32x1024x1xf32>, %6: tensor<2x32x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x32x1024x128xf32> -> !mugraph.tile<2x1x32x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x32x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x32x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x32x128xf32> -> tensor<1x32x1024x128xf16>
    } -> tensor<1x32x1024x128xf16>
    %4 = mugraph.reshape %3 to [32, 1024, 128]
    func.return %4 : tensor<32x1024x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<32x1024x128xf16>, %arg1: tensor<32x1024x128xf16>, %arg2: tensor<32x1024x128xf16>, %arg3: tensor<32x1x1xf16>, %arg4: tensor<1024x1024xf16>) -> tensor<32x1024x128xf16> attributes {mugraph.measured_us = 9.208500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg3, %arg4, %arg0, %arg1, %arg2 : tensor<32x1x1xf16>, tensor<1024x1024xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>, tensor<32x1024x128xf16>) grid [32, 16, 4] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<32x1x1xf16>, %arg4s: tensor<1024x1024xf16>, %arg0s: tensor<32x1024x128xf16>, %arg1s: tensor<32x1024x128xf16>, %arg2s: tensor<32x1024x128xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<32x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<32x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<32x1024x128xf16> -> !mugraph.tile<1x32x128xf16>
      %3 = mugraph.mul %arg3t, %arg4t
      %4 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.scale %5 by 0.08838834764831845
      %7 = mugraph.add %3, %6
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.sum %10 dim 2
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x32x1024x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x32x1024x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<4x32x1024x128xf32>
    } -> (tensor<4x32x1024x1xf32>, tensor<4x32x1024x1xf32>, tensor<4x32x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x32x1024x128xf32>, tensor<4x32x1024x1xf32>, tensor<4x32x1024x1xf32>) grid [32, 32] loop 4 threads 128 {
    ^bb0(%4: tensor<4x32x1024x128xf32>, %5: tensor<4x32x1024x1xf32>, %6: tensor<4x32x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] fmap 0 : tensor<4x32x1024x128xf32> -> !mugraph.tile<1x1x32x128xf32>
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<4x32x1024x1xf32> -> !mugraph.tile<1x1x32x1xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<4x32x1024x1xf32> -> !mugraph.tile<1x1x32x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.mul %9, %12
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.sum %15 dim 0
      %18 = mugraph.sum %16 dim 0
      %19 = mugraph.div %17, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x32x128xf32> -> tensor<1x32x1024x128xf16>
    } -> tensor<1x32x1024x128xf16>
    %4 = mugraph.reshape %3 to [32, 1024, 128]
    func.return %4 : tensor<32x1024x128xf16>
  }
}
