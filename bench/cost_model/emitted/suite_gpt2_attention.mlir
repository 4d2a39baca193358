builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.621000e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [32, 12] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<1024x12x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<32x64xf16>
      %10 = mugraph.load %7 imap [0, 1] : tensor<1024x12x64xf16> -> !mugraph.tile<32x1x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [*, 0] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.transpose %10 permutation [1, 0, 2]
      %14 = mugraph.scale %13 by 0.125
      %15 = mugraph.matmul %14, %11
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %12
      %21 = mugraph.accumulate sum %20 shift %17
      %22 = mugraph.accumulate sum %19 shift %17
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.div %21, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<32x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.727500e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [32, 12] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<1024x12x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<32x64xf16>
      %10 = mugraph.load %7 imap [0, 1] : tensor<1024x12x64xf16> -> !mugraph.tile<32x1x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [*, 0] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.transpose %10 permutation [1, 0, 2]
      %14 = mugraph.scale %13 by 0.125
      %15 = mugraph.matmul %14, %11
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %12
      %21 = mugraph.sum %19 dim 2
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %22, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<32x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.613200e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6, %7, %8 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [12, 16, 2] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %9: tensor<1024x12x64xf16>, %10: tensor<12x64x1024xf16>, %11: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %12 = mugraph.load %9 imap [1, 0, *] : tensor<1024x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.load %11 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %15 = mugraph.transpose %12 permutation [1, 0, 2]
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.matmul %16, %13
      %18 = mugraph.add %arg3t, %17
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.matmul %21, %14
      %23 = mugraph.sum %21 dim 2
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.accumulate max %19
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %9 = mugraph.block ins(%8, %6, %7 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%10: tensor<2x12x1024x64xf32>, %11: tensor<2x12x1024x1xf32>, %12: tensor<2x12x1024x1xf32>):
      %13 = mugraph.load %10 imap [2, 1] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x2x8x64xf32>
      %14 = mugraph.load %11 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %15 = mugraph.load %12 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %16 = mugraph.max %14 dim 0
      %17 = mugraph.sub %14, %16
      %18 = mugraph.exp %17
      %19 = mugraph.mul %15, %18
      %20 = mugraph.sum %19 dim 0
      %21 = mugraph.div %18, %20
      %22 = mugraph.mul %13, %21
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x8x2x64xf32> -> tensor<1x1024x12x64xf16>
    } -> tensor<1x1024x12x64xf16>
    %10 = mugraph.reshape %9 to [1024, 12, 64]
    %11 = mugraph.reshape %10 to [1024, 768]
    func.return %11 : tensor<1024x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.780300e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [16, 12] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<1024x12x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %10 = mugraph.load %7 imap [0, 1] : tensor<1024x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [*, 0] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.transpose %10 permutation [1, 0, 2]
      %14 = mugraph.scale %13 by 0.125
      %15 = mugraph.matmul %14, %11
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %12
      %21 = mugraph.sum %19 dim 2
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %22, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<64x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.760900e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg1 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg2 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %3 permutation [0, 2, 1]
    %7 = mugraph.block ins(%1, %6, %arg3, %5 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 32] loop 16 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<32x64xf16>
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
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.744600e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [1024, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x1024xf16>, tensor<12x1024x64xf16>) grid [12, 32] loop 16 threads 128 {
    ^bb0(%8: tensor<12x1024x64xf16>, %9: tensor<12x64x1024xf16>, %arg3s: tensor<1024x1024xf16>, %10: tensor<12x1024x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<32x64xf16>
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
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x1024x64xf16>
    } -> tensor<12x1024x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [1024, 768]
    func.return %9 : tensor<1024x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.894200e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [8, 12] loop 16 threads 256 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<1024x12x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %10 = mugraph.load %7 imap [0, 1] : tensor<1024x12x64xf16> -> !mugraph.tile<128x1x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [*, 0] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.transpose %10 permutation [1, 0, 2]
      %14 = mugraph.scale %13 by 0.125
      %15 = mugraph.matmul %14, %11
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %12
      %21 = mugraph.sum %19 dim 2
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %22, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<128x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.600700e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg1 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg2 to [1024, 12, 64]
    %5 = mugraph.transpose %3 permutation [0, 2, 1]
    %6, %7, %8 = mugraph.block ins(%arg3, %1, %5, %4 : tensor<1024x1024xf16>, tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x12x64xf16>) grid [12, 16, 2] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %9: tensor<12x1024x64xf16>, %10: tensor<12x64x1024xf16>, %11: tensor<1024x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %12 = mugraph.load %9 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.load %11 imap [1, *, 0] fmap 0 : tensor<1024x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %15 = mugraph.scale %12 by 0.125
      %16 = mugraph.matmul %15, %13
      %17 = mugraph.add %arg3t, %16
      %18 = mugraph.max %17 dim 2
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.transpose %14 permutation [1, 0, 2]
      %22 = mugraph.matmul %20, %21
      %23 = mugraph.sum %20 dim 2
      %24 = mugraph.accumulate sum %22 shift %18
      %25 = mugraph.accumulate sum %23 shift %18
      %26 = mugraph.accumulate max %18
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %9 = mugraph.block ins(%8, %6, %7 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%10: tensor<2x12x1024x64xf32>, %11: tensor<2x12x1024x1xf32>, %12: tensor<2x12x1024x1xf32>):
      %13 = mugraph.load %10 imap [2, 1] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x2x8x64xf32>
      %14 = mugraph.load %11 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %15 = mugraph.load %12 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %16 = mugraph.max %14 dim 0
      %17 = mugraph.sub %14, %16
      %18 = mugraph.exp %17
      %19 = mugraph.mul %15, %18
      %20 = mugraph.sum %19 dim 0
      %21 = mugraph.div %18, %20
      %22 = mugraph.mul %13, %21
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x8x2x64xf32> -> tensor<1x1024x12x64xf16>
    } -> tensor<1x1024x12x64xf16>
    %10 = mugraph.reshape %9 to [1024, 12, 64]
    %11 = mugraph.reshape %10 to [1024, 768]
    func.return %11 : tensor<1024x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.743300e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [16, 12] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<1024x12x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %10 = mugraph.load %7 imap [0, 1] : tensor<1024x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [*, 0] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.transpose %10 permutation [1, 0, 2]
      %14 = mugraph.scale %13 by 0.125
      %15 = mugraph.matmul %14, %11
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %12
      %21 = mugraph.accumulate sum %20 shift %17
      %22 = mugraph.accumulate sum %19 shift %17
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.div %21, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<64x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 1.789300e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg1 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg2 to [1024, 12, 64]
    %5 = mugraph.transpose %3 permutation [0, 2, 1]
    %6, %7, %8 = mugraph.block ins(%arg3, %1, %5, %4 : tensor<1024x1024xf16>, tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x12x64xf16>) grid [12, 16, 2] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %9: tensor<12x1024x64xf16>, %10: tensor<12x64x1024xf16>, %11: tensor<1024x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x32xf16>
      %12 = mugraph.load %9 imap [0, 1, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %14 = mugraph.load %11 imap [1, *, 0] fmap 0 : tensor<1024x12x64xf16> -> !mugraph.tile<32x1x64xf16>
      %15 = mugraph.scale %12 by 0.125
      %16 = mugraph.matmul %15, %13
      %17 = mugraph.add %arg3t, %16
      %18 = mugraph.max %17 dim 2
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.transpose %14 permutation [1, 0, 2]
      %22 = mugraph.matmul %20, %21
      %23 = mugraph.sum %20 dim 2
      %24 = mugraph.accumulate sum %22 shift %18
      %25 = mugraph.accumulate sum %23 shift %18
      %26 = mugraph.accumulate max %18
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %9 = mugraph.block ins(%8, %6, %7 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%10: tensor<2x12x1024x64xf32>, %11: tensor<2x12x1024x1xf32>, %12: tensor<2x12x1024x1xf32>):
      %13 = mugraph.load %10 imap [2, 1] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x2x8x64xf32>
      %14 = mugraph.load %11 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %15 = mugraph.load %12 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %16 = mugraph.max %14 dim 0
      %17 = mugraph.sub %14, %16
      %18 = mugraph.exp %17
      %19 = mugraph.mul %15, %18
      %20 = mugraph.sum %19 dim 0
      %21 = mugraph.div %18, %20
      %22 = mugraph.mul %13, %21
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x8x2x64xf32> -> tensor<1x1024x12x64xf16>
    } -> tensor<1x1024x12x64xf16>
    %10 = mugraph.reshape %9 to [1024, 12, 64]
    %11 = mugraph.reshape %10 to [1024, 768]
    func.return %11 : tensor<1024x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.738500e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg1 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg2 to [1024, 12, 64]
    %5 = mugraph.transpose %3 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %1, %5, %4 : tensor<1024x1024xf16>, tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x12x64xf16>) grid [8, 12] loop 32 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<12x1024x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<1024x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %10 = mugraph.load %7 imap [1, 0] : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %12 = mugraph.load %9 imap [*, 1] fmap 0 : tensor<1024x12x64xf16> -> !mugraph.tile<32x1x64xf16>
      %13 = mugraph.scale %10 by 0.125
      %14 = mugraph.matmul %13, %11
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %12 permutation [1, 0, 2]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.accumulate sum %20 shift %16
      %22 = mugraph.accumulate sum %18 shift %16
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.div %21, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<128x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.699800e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg1 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg2 to [1024, 12, 64]
    %5 = mugraph.transpose %3 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %1, %5, %4 : tensor<1024x1024xf16>, tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x12x64xf16>) grid [8, 12] loop 32 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<12x1024x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<1024x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %10 = mugraph.load %7 imap [1, 0] : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %12 = mugraph.load %9 imap [*, 1] fmap 0 : tensor<1024x12x64xf16> -> !mugraph.tile<32x1x64xf16>
      %13 = mugraph.scale %10 by 0.125
      %14 = mugraph.matmul %13, %11
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %12 permutation [1, 0, 2]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 2
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.accumulate sum %21 shift %16
      %24 = mugraph.div %22, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<128x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.102700e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg1 to [1024, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg2 to [1024, 12, 64]
    %5 = mugraph.transpose %3 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %1, %5, %4 : tensor<1024x1024xf16>, tensor<12x1024x64xf16>, tensor<12x64x1024xf16>, tensor<1024x12x64xf16>) grid [16, 12, 2] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<12x1024x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<1024x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %10 = mugraph.load %7 imap [1, 0, *] : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %11 = mugraph.load %8 imap [*, 0, *] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [*, 1, 2] fmap 0 : tensor<1024x12x64xf16> -> !mugraph.tile<64x1x32xf16>
      %13 = mugraph.scale %10 by 0.125
      %14 = mugraph.matmul %13, %11
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %12 permutation [1, 0, 2]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.accumulate sum %20 shift %16
      %22 = mugraph.accumulate sum %18 shift %16
      %23 = mugraph.sum %22 dim 2
      %24 = mugraph.div %21, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1, 2] : !mugraph.tile<64x1x32xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.296500e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [16, 12] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %7: tensor<1024x12x64xf16>, %8: tensor<12x64x1024xf16>, %9: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %10 = mugraph.load %7 imap [0, 1] : tensor<1024x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %11 = mugraph.load %8 imap [*, 0] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x128xf16>
      %12 = mugraph.load %9 imap [*, 0] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %13 = mugraph.transpose %10 permutation [1, 0, 2]
      %14 = mugraph.matmul %13, %11
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %12
      %21 = mugraph.sum %19 dim 2
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %22, %23
      %25 = mugraph.transpose %24 permutation [1, 0, 2]
      mugraph.store %25 omap [0, 1] : !mugraph.tile<64x1x64xf32> -> tensor<1024x12x64xf16>
    } -> tensor<1024x12x64xf16>
    %7 = mugraph.reshape %6 to [1024, 768]
    func.return %7 : tensor<1024x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.486900e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6, %7, %8 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [12, 8, 2] loop 8 threads 256 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %9: tensor<1024x12x64xf16>, %10: tensor<12x64x1024xf16>, %11: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %12 = mugraph.load %9 imap [1, 0, *] : tensor<1024x12x64xf16> -> !mugraph.tile<128x1x64xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.load %11 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %15 = mugraph.transpose %12 permutation [1, 0, 2]
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.matmul %16, %13
      %18 = mugraph.add %arg3t, %17
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.matmul %21, %14
      %23 = mugraph.sum %21 dim 2
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.accumulate max %19
      mugraph.store %26 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %9 = mugraph.block ins(%8, %6, %7 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%10: tensor<2x12x1024x64xf32>, %11: tensor<2x12x1024x1xf32>, %12: tensor<2x12x1024x1xf32>):
      %13 = mugraph.load %10 imap [2, 1] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x2x8x64xf32>
      %14 = mugraph.load %11 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %15 = mugraph.load %12 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %16 = mugraph.max %14 dim 0
      %17 = mugraph.sub %14, %16
      %18 = mugraph.exp %17
      %19 = mugraph.mul %15, %18
      %20 = mugraph.sum %19 dim 0
      %21 = mugraph.div %18, %20
      %22 = mugraph.mul %13, %21
      %23 = mugraph.sum %22 dim 0
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [1, 2] : !mugraph.tile<1x8x2x64xf32> -> tensor<1x1024x12x64xf16>
    } -> tensor<1x1024x12x64xf16>
    %10 = mugraph.reshape %9 to [1024, 12, 64]
    %11 = mugraph.reshape %10 to [1024, 768]
    func.return %11 : tensor<1024x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 2.275400e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [1024, 12, 64]
    %1 = mugraph.reshape %arg1 to [1024, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [1024, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.transpose %2 permutation [0, 2, 1]
    %6, %7, %8 = mugraph.block ins(%arg3, %0, %5, %4 : tensor<1024x1024xf16>, tensor<1024x12x64xf16>, tensor<12x64x1024xf16>, tensor<12x1024x64xf16>) grid [12, 8, 2] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024x1024xf16>, %9: tensor<1024x12x64xf16>, %10: tensor<12x64x1024xf16>, %11: tensor<12x1024x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0, 1] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x32xf16>
      %12 = mugraph.load %9 imap [1, 0, *] : tensor<1024x12x64xf16> -> !mugraph.tile<128x1x64xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %14 = mugraph.load %11 imap [0, *, 1] fmap 1 : tensor<12x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %15 = mugraph.transpose %12 permutation [1, 0, 2]
      %16 = mugraph.matmul %15, %13
      %17 = mugraph.scale %16 by 0.125
      %18 = mugraph.add %arg3t, %17
      %19 = mugraph.max %18 dim 2
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.matmul %21, %14
      %23 = mugraph.accumulate sum %22 shift %19
      %24 = mugraph.accumulate sum %21 shift %19
      %25 = mugraph.accumulate max %19
      mugraph.store %25 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %24 omap [0, 1, new] : !mugraph.tile<1x128x32xf32> -> tensor<2x12x1024x32xf32>
      mugraph.store %23 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x32xf32>, tensor<2x12x1024x64xf32>)
    %9 = mugraph.block ins(%8, %6, %7 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x32xf32>) grid [128, 6] loop 1 threads 128 {
    ^bb0(%10: tensor<2x12x1024x64xf32>, %11: tensor<2x12x1024x1xf32>, %12: tensor<2x12x1024x32xf32>):
      %13 = mugraph.load %10 imap [2, 1] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x2x8x64xf32>
      %14 = mugraph.load %11 imap [2, 1] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x2x8x1xf32>
      %15 = mugraph.load %12 imap [2, 1] : tensor<2x12x1024x32xf32> -> !mugraph.tile<2x2x8x32xf32>
      %16 = mugraph.max %14 dim 0
      %17 = mugraph.sub %14, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %15 dim 3
      %20 = mugraph.mul %19, %18
      %21 = mugraph.sum %20 dim 0
      %22 = mugraph.div %18, %21
      %23 = mugraph.mul %13, %22
      %24 = mugraph.sum %23 dim 0
      %25 = mugraph.transpose %24 permutation [0, 2, 1, 3]
      mugraph.store %25 omap [1, 2] : !mugraph.tile<1x8x2x64xf32> -> tensor<1x1024x12x64xf16>
    } -> tensor<1x1024x12x64xf16>
    %10 = mugraph.reshape %9 to [1024, 12, 64]
    %11 = mugraph.reshape %10 to [1024, 768]
    func.return %11 : tensor<1024x768xf16>
  }
}
