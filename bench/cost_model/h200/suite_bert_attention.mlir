builtin.module {
  func.func @candidate_0(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 4.976000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>) grid [8, 2, 12] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %4: tensor<8x128x12x64xf16>, %5: tensor<8x128x12x64xf16>, %6: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %7 = mugraph.load %4 imap [0, 1, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x64x1x64xf16>
      %8 = mugraph.load %5 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %9 = mugraph.load %6 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %10 = mugraph.transpose %7 permutation [0, 2, 1, 3]
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.transpose %8 permutation [0, 2, 1, 3]
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.matmul %11, %13
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [0, 2, 1, 3]
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x64x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 5.555000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>) grid [8, 12] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %4: tensor<8x128x12x64xf16>, %5: tensor<8x128x12x64xf16>, %6: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %7 = mugraph.load %4 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %8 = mugraph.load %5 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %9 = mugraph.load %6 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %10 = mugraph.transpose %7 permutation [0, 2, 1, 3]
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.transpose %8 permutation [0, 2, 1, 3]
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.matmul %11, %13
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [0, 2, 1, 3]
      mugraph.store %23 omap [0, 2] : !mugraph.tile<1x128x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 4.802000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %3 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %4 = mugraph.transpose %3 permutation [0, 2, 1, 3]
    %5 = mugraph.block ins(%1, %2, %arg3, %4 : tensor<8x12x128x64xf16>, tensor<8x128x12x64xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 12, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<8x12x128x64xf16>, %7: tensor<8x128x12x64xf16>, %arg3s: tensor<8x1x1x128xf16>, %8: tensor<8x12x128x64xf16>):
      %9 = mugraph.load %6 imap [0, 1, 2] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %10 = mugraph.load %7 imap [0, 2, *] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %11 = mugraph.load %8 imap [0, 1, *] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %12 = mugraph.transpose %10 permutation [0, 2, 1, 3]
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.matmul %9, %13
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 3
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 3
      %21 = mugraph.div %19, %20
      %22 = mugraph.matmul %21, %11
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %6 = mugraph.transpose %5 permutation [0, 2, 1, 3]
    %7 = mugraph.reshape %6 to [8, 128, 768]
    func.return %7 : tensor<8x128x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 4.688000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.block ins(%3, %4, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x128x12x64xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 12, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<8x12x128x64xf16>, %7: tensor<8x128x12x64xf16>, %arg3s: tensor<8x1x1x128xf16>, %8: tensor<8x12x128x64xf16>):
      %9 = mugraph.load %6 imap [0, 1, 2] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %10 = mugraph.load %7 imap [0, 2, *] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %11 = mugraph.load %8 imap [0, 1, *] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %12 = mugraph.transpose %10 permutation [0, 2, 1, 3]
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.matmul %9, %13
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 3
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 3
      %21 = mugraph.div %19, %20
      %22 = mugraph.matmul %21, %11
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %6 = mugraph.transpose %5 permutation [0, 2, 1, 3]
    %7 = mugraph.reshape %6 to [8, 128, 768]
    func.return %7 : tensor<8x128x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 4.698000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %3 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%1, %6, %arg3, %5 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 12, 2] loop 1 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, 2] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %12 = mugraph.load %9 imap [0, 1, *] : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 3
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 3
      %21 = mugraph.div %19, %20
      %22 = mugraph.matmul %21, %13
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 4.556000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %5 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 12, 2] loop 1 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, 2] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %12 = mugraph.load %9 imap [0, 1, *] : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 3
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 3
      %21 = mugraph.div %19, %20
      %22 = mugraph.matmul %21, %13
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 6.295000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>) grid [8, 12] loop 2 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %4: tensor<8x128x12x64xf16>, %5: tensor<8x128x12x64xf16>, %6: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %7 = mugraph.load %4 imap [0, 2] fmap 3 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x32xf16>
      %8 = mugraph.load %5 imap [0, 2] fmap 3 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x32xf16>
      %9 = mugraph.load %6 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %10 = mugraph.transpose %7 permutation [0, 2, 1, 3]
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.transpose %8 permutation [0, 2, 1, 3]
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.matmul %11, %13
      %15 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.add %arg3t, %16
      %18 = mugraph.max %17 dim 3
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.sum %20 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.matmul %22, %15
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [0, 2] : !mugraph.tile<1x128x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 5.880000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %5 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 12] loop 2 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] fmap 3 : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x32xf16>
      %12 = mugraph.load %9 imap [0, 1] fmap 2 : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %13 = mugraph.load %10 imap [0, 1] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.add %16, %arg3t
      %18 = mugraph.max %17 dim 3
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.sum %20 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.matmul %22, %13
      mugraph.store %23 omap [0, 1] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 8.170000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %5 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 6, 8] loop 4 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, 2] fmap 3 : tensor<8x12x128x64xf16> -> !mugraph.tile<1x2x16x16xf16>
      %12 = mugraph.load %9 imap [0, 1, *] fmap 2 : tensor<8x12x64x128xf16> -> !mugraph.tile<1x2x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x2x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.add %16, %arg3t
      %18 = mugraph.max %17 dim 3
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.sum %20 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.matmul %22, %13
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x2x16x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 6.966000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %5 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %12 = mugraph.load %9 imap [0, 1] fmap 3 : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x16xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 3 : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x16xf16>
      %13 = mugraph.load %10 imap [0, 1] fmap 2 : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x16x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 3
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 3
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 6.888000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>) grid [8, 12] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %4: tensor<8x128x12x64xf16>, %5: tensor<8x128x12x64xf16>, %6: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %7 = mugraph.load %4 imap [0, 2] fmap 3 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x8xf16>
      %8 = mugraph.load %5 imap [0, 2] fmap 3 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x8xf16>
      %9 = mugraph.load %6 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %10 = mugraph.transpose %7 permutation [0, 2, 1, 3]
      %11 = mugraph.transpose %8 permutation [0, 2, 1, 3]
      %12 = mugraph.transpose %11 permutation [0, 1, 3, 2]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.add %arg3t, %16
      %18 = mugraph.max %17 dim 3
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.sum %20 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.matmul %22, %14
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [0, 2] : !mugraph.tile<1x128x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 6.288000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>) grid [8, 2, 12] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %4: tensor<8x128x12x64xf16>, %5: tensor<8x128x12x64xf16>, %6: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %7 = mugraph.load %4 imap [0, 1, 2] fmap 3 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x64x1x8xf16>
      %8 = mugraph.load %5 imap [0, *, 2] fmap 3 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x8xf16>
      %9 = mugraph.load %6 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %10 = mugraph.transpose %7 permutation [0, 2, 1, 3]
      %11 = mugraph.transpose %8 permutation [0, 2, 1, 3]
      %12 = mugraph.transpose %11 permutation [0, 1, 3, 2]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.add %arg3t, %16
      %18 = mugraph.max %17 dim 3
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.sum %20 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.matmul %22, %14
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<1x64x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 1.163900e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %5 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [4, 12, 8] loop 8 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, 2] fmap 3 : tensor<8x12x128x64xf16> -> !mugraph.tile<2x1x16x8xf16>
      %12 = mugraph.load %9 imap [0, 1, *] fmap 2 : tensor<8x12x64x128xf16> -> !mugraph.tile<2x1x8x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<2x1x1x128xf16>
      %13 = mugraph.load %10 imap [0, 1, *] : tensor<8x12x128x64xf16> -> !mugraph.tile<2x1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.add %16, %arg3t
      %18 = mugraph.max %17 dim 3
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.sum %20 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.matmul %22, %13
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<2x1x16x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 7.607000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %5 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [4, 12, 8] loop 4 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, 2] : tensor<8x12x128x64xf16> -> !mugraph.tile<2x1x16x64xf16>
      %12 = mugraph.load %9 imap [0, 1, *] fmap 3 : tensor<8x12x64x128xf16> -> !mugraph.tile<2x1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, *, *] fmap 3 : tensor<8x1x1x128xf16> -> !mugraph.tile<2x1x1x32xf16>
      %13 = mugraph.load %10 imap [0, 1, *] fmap 2 : tensor<8x12x128x64xf16> -> !mugraph.tile<2x1x32x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 3
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 3
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<2x1x16x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 5.465000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>) grid [8, 4, 12] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %4: tensor<8x128x12x64xf16>, %5: tensor<8x128x12x64xf16>, %6: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %7 = mugraph.load %4 imap [0, 1, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x32x1x64xf16>
      %8 = mugraph.load %5 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %9 = mugraph.load %6 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %10 = mugraph.transpose %7 permutation [0, 2, 1, 3]
      %11 = mugraph.transpose %8 permutation [0, 2, 1, 3]
      %12 = mugraph.transpose %11 permutation [0, 1, 3, 2]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.scale %13 by 0.125
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [0, 2, 1, 3]
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x32x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 6.255000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %1 = mugraph.transpose %0 permutation [0, 2, 1, 3]
    %2 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %3 = mugraph.transpose %2 permutation [0, 2, 1, 3]
    %4 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %5 = mugraph.transpose %4 permutation [0, 2, 1, 3]
    %6 = mugraph.transpose %5 permutation [0, 1, 3, 2]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<8x12x128x64xf16>, tensor<8x12x64x128xf16>, tensor<8x1x1x128xf16>, tensor<8x12x128x64xf16>) grid [8, 12] loop 2 threads 128 {
    ^bb0(%8: tensor<8x12x128x64xf16>, %9: tensor<8x12x64x128xf16>, %arg3s: tensor<8x1x1x128xf16>, %10: tensor<8x12x128x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %12 = mugraph.load %9 imap [0, 1] fmap 3 : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, *] fmap 3 : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x64xf16>
      %13 = mugraph.load %10 imap [0, 1] fmap 2 : tensor<8x12x128x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 3
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 3
      %21 = mugraph.matmul %19, %13
      %22 = mugraph.accumulate sum %20 shift %17
      %23 = mugraph.accumulate sum %21 shift %17
      %24 = mugraph.div %23, %22
      mugraph.store %24 omap [0, 1] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x12x128x64xf16>
    } -> tensor<8x12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [0, 2, 1, 3]
    %9 = mugraph.reshape %8 to [8, 128, 768]
    func.return %9 : tensor<8x128x768xf16>
  }
}
