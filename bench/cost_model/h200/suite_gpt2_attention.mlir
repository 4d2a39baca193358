builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.816500e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg1 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg2 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %3 permutation [0, 2, 1]
    %7 = mugraph.block ins(%1, %6, %arg3, %5 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 8] loop 8 threads 256 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.807500e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 8] loop 8 threads 256 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.684700e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16] loop 16 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.027500e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 8] loop 16 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.909400e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 8] loop 32 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.145300e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16] loop 8 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.062800e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16] loop 32 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.954100e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7, %8, %9 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16, 2] loop 8 threads 128 {
    ^bb0(%10: tensor<12x1024x64xf16>, %11: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %12: tensor<12x1024x64xf16>):
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.load %11 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %15 = mugraph.load %12 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %16 = mugraph.matmul %13, %14
      %17 = mugraph.scale %16 by 0.125
      %18 = mugraph.add %17, %arg3t
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.matmul %21, %15
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.accumulate max %19
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %10 = mugraph.block ins(%9, %7, %8 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%11: tensor<2x12x1024x64xf32>, %12: tensor<2x12x1024x1xf32>, %13: tensor<2x12x1024x1xf32>):
      %14 = mugraph.load %11 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %15 = mugraph.load %12 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %16 = mugraph.load %13 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %17 = mugraph.max %15 dim 0
      %18 = mugraph.sub %15, %17
      %19 = mugraph.exp %18
      %20 = mugraph.mul %14, %19
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.mul %16, %19
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.div %21, %23
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf16>
    } -> tensor<1x12x1024x64xf16>
    %11 = mugraph.reshape %10 to [12, 1024, 64]
    %12 = mugraph.transpose %11 permutation [1, 0, 2]
    %13 = mugraph.reshape %12 to [1024, 768]
    func.return %13 : tensor<1024x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.071100e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16, 2] loop 16 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [0, *, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x32xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.458900e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>) grid [12, 8, 8] loop 2 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>):
      %10 = mugraph.load %8 imap [0, 1, *] fmap 2 : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x32xf16>
      %11 = mugraph.load %9 imap [0, *, 2] fmap 1 : tensor<12x64x1024xf16> -> !mugraph.tile<1x32x128xf16>
      %12 = mugraph.matmul %10, %11
      %13 = mugraph.accumulate sum %12
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x1024xf16>
    } -> tensor<12x1024x1024xf16>
    %8, %9, %10 = mugraph.block ins(%7, %arg3, %1 : tensor<12x1024x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16, 2] loop 8 threads 128 {
    ^bb0(%11: tensor<12x1024x1024xf16>, %arg3s: tensor<1024x1024xf16>, %12: tensor<12x1024x64xf16>):
      %13 = mugraph.load %11 imap [0, 1, 2] fmap 2 : tensor<12x1024x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %14 = mugraph.load %12 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %15 = mugraph.scale %13 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.matmul %19, %14
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.accumulate max %17
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %22 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %23 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %11 = mugraph.block ins(%10, %8, %9 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%12: tensor<2x12x1024x64xf32>, %13: tensor<2x12x1024x1xf32>, %14: tensor<2x12x1024x1xf32>):
      %15 = mugraph.load %12 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %16 = mugraph.load %13 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %17 = mugraph.load %14 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %18 = mugraph.max %16 dim 0
      %19 = mugraph.sub %16, %18
      %20 = mugraph.exp %19
      %21 = mugraph.mul %15, %20
      %22 = mugraph.sum %21 dim 0
      %23 = mugraph.mul %17, %20
      %24 = mugraph.sum %23 dim 0
      %25 = mugraph.div %22, %24
      mugraph.store %25 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf16>
    } -> tensor<1x12x1024x64xf16>
    %12 = mugraph.reshape %11 to [12, 1024, 64]
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [1024, 768]
    func.return %14 : tensor<1024x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.191000e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7, %8, %9 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16, 2] loop 16 threads 128 {
    ^bb0(%10: tensor<12x1024x64xf16>, %11: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %12: tensor<12x1024x64xf16>):
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.load %11 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %15 = mugraph.load %12 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %16 = mugraph.matmul %13, %14
      %17 = mugraph.scale %16 by 0.125
      %18 = mugraph.add %17, %arg3t
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.matmul %21, %15
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.accumulate max %19
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %10 = mugraph.block ins(%9, %7, %8 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%11: tensor<2x12x1024x64xf32>, %12: tensor<2x12x1024x1xf32>, %13: tensor<2x12x1024x1xf32>):
      %14 = mugraph.load %11 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %15 = mugraph.load %12 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %16 = mugraph.load %13 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %17 = mugraph.max %15 dim 0
      %18 = mugraph.sub %15, %17
      %19 = mugraph.exp %18
      %20 = mugraph.mul %14, %19
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.mul %16, %19
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.div %21, %23
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf16>
    } -> tensor<1x12x1024x64xf16>
    %11 = mugraph.reshape %10 to [12, 1024, 64]
    %12 = mugraph.transpose %11 permutation [1, 0, 2]
    %13 = mugraph.reshape %12 to [1024, 768]
    func.return %13 : tensor<1024x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.420600e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7, %8, %9 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16, 4] loop 8 threads 128 {
    ^bb0(%10: tensor<12x1024x64xf16>, %11: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %12: tensor<12x1024x64xf16>):
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.load %11 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %15 = mugraph.load %12 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %16 = mugraph.matmul %13, %14
      %17 = mugraph.scale %16 by 0.125
      %18 = mugraph.add %17, %arg3t
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.matmul %21, %15
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.accumulate max %19
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x12x1024x64xf32>
    } -> (tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x64xf32>)
    %10 = mugraph.block ins(%9, %7, %8 : tensor<4x12x1024x64xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%11: tensor<4x12x1024x64xf32>, %12: tensor<4x12x1024x1xf32>, %13: tensor<4x12x1024x1xf32>):
      %14 = mugraph.load %11 imap [1, 2] : tensor<4x12x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %15 = mugraph.load %12 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %16 = mugraph.load %13 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %17 = mugraph.max %15 dim 0
      %18 = mugraph.sub %15, %17
      %19 = mugraph.exp %18
      %20 = mugraph.mul %14, %19
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.mul %16, %19
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.div %21, %23
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf16>
    } -> tensor<1x12x1024x64xf16>
    %11 = mugraph.reshape %10 to [12, 1024, 64]
    %12 = mugraph.transpose %11 permutation [1, 0, 2]
    %13 = mugraph.reshape %12 to [1024, 768]
    func.return %13 : tensor<1024x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.810700e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7, %8, %9 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16, 4] loop 1 threads 256 {
    ^bb0(%10: tensor<12x1024x64xf16>, %11: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %12: tensor<12x1024x64xf16>):
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.load %11 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x256xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x256xf16>
      %15 = mugraph.load %12 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x256x64xf16>
      %16 = mugraph.matmul %13, %14
      %17 = mugraph.scale %16 by 0.125
      %18 = mugraph.add %17, %arg3t
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.matmul %21, %15
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.accumulate max %19
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x12x1024x64xf32>
    } -> (tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x64xf32>)
    %10 = mugraph.block ins(%9, %7, %8 : tensor<4x12x1024x64xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%11: tensor<4x12x1024x64xf32>, %12: tensor<4x12x1024x1xf32>, %13: tensor<4x12x1024x1xf32>):
      %14 = mugraph.load %11 imap [1, 2] : tensor<4x12x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %15 = mugraph.load %12 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %16 = mugraph.load %13 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %17 = mugraph.max %15 dim 0
      %18 = mugraph.sub %15, %17
      %19 = mugraph.exp %18
      %20 = mugraph.mul %14, %19
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.mul %16, %19
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.div %21, %23
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf16>
    } -> tensor<1x12x1024x64xf16>
    %11 = mugraph.reshape %10 to [12, 1024, 64]
    %12 = mugraph.transpose %11 permutation [1, 0, 2]
    %13 = mugraph.reshape %12 to [1024, 768]
    func.return %13 : tensor<1024x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 4.544500e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>) grid [12, 8, 8] loop 2 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>):
      %10 = mugraph.load %8 imap [0, 1, *] fmap 2 : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x32xf16>
      %11 = mugraph.load %9 imap [0, *, 2] fmap 1 : tensor<12x64x1024xf16> -> !mugraph.tile<1x32x128xf16>
      %12 = mugraph.matmul %10, %11
      %13 = mugraph.accumulate sum %12
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x1024xf16>
    } -> tensor<12x1024x1024xf16>
    %8 = mugraph.block ins(%7, %arg3, %1 : tensor<12x1024x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 64] loop 16 threads 128 {
    ^bb0(%9: tensor<12x1024x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %9 imap [0, 1] fmap 2 : tensor<12x1024x1024xf16> -> !mugraph.tile<1x16x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<16x64xf16>
      %12 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.scale %11 by 0.125
      %14 = mugraph.add %13, %arg3t
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.sum %17 dim 2
      %19 = mugraph.matmul %17, %12
      %20 = mugraph.accumulate sum %18 shift %15
      %21 = mugraph.accumulate sum %19 shift %15
      %22 = mugraph.div %21, %20
      mugraph.store %22 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %9 = mugraph.transpose %8 permutation [1, 0, 2]
    %10 = mugraph.reshape %9 to [1024, 768]
    func.return %10 : tensor<1024x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.289600e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>) grid [12, 8, 8] loop 2 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>):
      %10 = mugraph.load %8 imap [0, 1, *] fmap 2 : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x32xf16>
      %11 = mugraph.load %9 imap [0, *, 2] fmap 1 : tensor<12x64x1024xf16> -> !mugraph.tile<1x32x128xf16>
      %12 = mugraph.matmul %10, %11
      %13 = mugraph.accumulate sum %12
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<12x1024x1024xf16>
    } -> tensor<12x1024x1024xf16>
    %8 = mugraph.block ins(%7, %arg3, %1 : tensor<12x1024x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 32] loop 32 threads 128 {
    ^bb0(%9: tensor<12x1024x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %9 imap [0, 1] fmap 2 : tensor<12x1024x1024xf16> -> !mugraph.tile<1x32x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<32x32xf16>
      %12 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %13 = mugraph.scale %11 by 0.125
      %14 = mugraph.add %13, %arg3t
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.sum %17 dim 2
      %19 = mugraph.matmul %17, %12
      %20 = mugraph.accumulate sum %18 shift %15
      %21 = mugraph.accumulate sum %19 shift %15
      %22 = mugraph.div %21, %20
      mugraph.store %22 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %9 = mugraph.transpose %8 permutation [1, 0, 2]
    %10 = mugraph.reshape %9 to [1024, 768]
    func.return %10 : tensor<1024x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.606300e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7, %8, %9 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 8, 2] loop 16 threads 128 {
    ^bb0(%10: tensor<12x1024x64xf16>, %11: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %12: tensor<12x1024x64xf16>):
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.load %11 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %15 = mugraph.load %12 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %16 = mugraph.matmul %13, %14
      %17 = mugraph.scale %16 by 0.125
      %18 = mugraph.add %17, %arg3t
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.matmul %21, %15
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.accumulate max %19
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %10 = mugraph.block ins(%9, %7, %8 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%11: tensor<2x12x1024x64xf32>, %12: tensor<2x12x1024x1xf32>, %13: tensor<2x12x1024x1xf32>):
      %14 = mugraph.load %11 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %15 = mugraph.load %12 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %16 = mugraph.load %13 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %17 = mugraph.max %15 dim 0
      %18 = mugraph.sub %15, %17
      %19 = mugraph.exp %18
      %20 = mugraph.mul %14, %19
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.mul %16, %19
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.div %21, %23
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf16>
    } -> tensor<1x12x1024x64xf16>
    %11 = mugraph.reshape %10 to [12, 1024, 64]
    %12 = mugraph.transpose %11 permutation [1, 0, 2]
    %13 = mugraph.reshape %12 to [1024, 768]
    func.return %13 : tensor<1024x768xf16>
  }
}
