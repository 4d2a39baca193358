builtin.module {
  func.func @candidate_0(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 6.267000e+00 : f64} {
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
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x32x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 5.504000e+00 : f64} {
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
  func.func @candidate_2(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 5.491000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.transpose %1 permutation [0, 2, 1, 3]
    %3 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 1, 3, 2]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x12x64x128xf16>, tensor<8x128x12x64xf16>) grid [8, 2, 12] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %6: tensor<8x128x12x64xf16>, %7: tensor<8x12x64x128xf16>, %8: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %9 = mugraph.load %6 imap [0, 1, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x64x1x64xf16>
      %10 = mugraph.load %7 imap [0, *, 1] : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %11 = mugraph.load %8 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %12 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %13 = mugraph.scale %12 by 0.125
      %14 = mugraph.matmul %13, %10
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %11 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [0, 2, 1, 3]
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x64x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %6 = mugraph.reshape %5 to [8, 128, 768]
    func.return %6 : tensor<8x128x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 5.725000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.transpose %1 permutation [0, 2, 1, 3]
    %3 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 1, 3, 2]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x12x64x128xf16>, tensor<8x128x12x64xf16>) grid [8, 4, 12] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %6: tensor<8x128x12x64xf16>, %7: tensor<8x12x64x128xf16>, %8: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %9 = mugraph.load %6 imap [0, 1, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x32x1x64xf16>
      %10 = mugraph.load %7 imap [0, *, 1] : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %11 = mugraph.load %8 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %12 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %13 = mugraph.scale %10 by 0.125
      %14 = mugraph.matmul %12, %13
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %11 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [0, 2, 1, 3]
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x32x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %6 = mugraph.reshape %5 to [8, 128, 768]
    func.return %6 : tensor<8x128x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 7.709000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.transpose %1 permutation [0, 2, 1, 3]
    %3 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 1, 3, 2]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x12x64x128xf16>, tensor<8x128x12x64xf16>) grid [8, 8, 12] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %6: tensor<8x128x12x64xf16>, %7: tensor<8x12x64x128xf16>, %8: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] fmap 3 : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x32xf16>
      %9 = mugraph.load %6 imap [0, 1, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x16x1x64xf16>
      %10 = mugraph.load %7 imap [0, *, 1] fmap 3 : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x32xf16>
      %11 = mugraph.load %8 imap [0, *, 2] fmap 1 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x32x1x64xf16>
      %12 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %13 = mugraph.scale %12 by 0.125
      %14 = mugraph.matmul %13, %10
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %11 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.accumulate sum %21 shift %16
      %24 = mugraph.div %22, %23
      %25 = mugraph.transpose %24 permutation [0, 2, 1, 3]
      mugraph.store %25 omap [0, 1, 2] : !mugraph.tile<1x16x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %6 = mugraph.reshape %5 to [8, 128, 768]
    func.return %6 : tensor<8x128x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 7.735000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.transpose %1 permutation [0, 2, 1, 3]
    %3 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 1, 3, 2]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x12x64x128xf16>, tensor<8x128x12x64xf16>) grid [8, 8, 12] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %6: tensor<8x128x12x64xf16>, %7: tensor<8x12x64x128xf16>, %8: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %9 = mugraph.load %6 imap [0, 1, 2] fmap 3 : tensor<8x128x12x64xf16> -> !mugraph.tile<1x16x1x16xf16>
      %10 = mugraph.load %7 imap [0, *, 1] fmap 2 : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x16x128xf16>
      %11 = mugraph.load %8 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %12 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %13 = mugraph.matmul %12, %10
      %14 = mugraph.transpose %11 permutation [0, 2, 1, 3]
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.scale %15 by 0.125
      %17 = mugraph.add %arg3t, %16
      %18 = mugraph.max %17 dim 3
      %19 = mugraph.sub %17, %18
      %20 = mugraph.exp %19
      %21 = mugraph.matmul %20, %14
      %22 = mugraph.sum %20 dim 3
      %23 = mugraph.div %21, %22
      %24 = mugraph.transpose %23 permutation [0, 2, 1, 3]
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<1x16x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %6 = mugraph.reshape %5 to [8, 128, 768]
    func.return %6 : tensor<8x128x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 7.816000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.transpose %1 permutation [0, 2, 1, 3]
    %3 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 1, 3, 2]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x12x64x128xf16>, tensor<8x128x12x64xf16>) grid [8, 8, 12] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %6: tensor<8x128x12x64xf16>, %7: tensor<8x12x64x128xf16>, %8: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %9 = mugraph.load %6 imap [0, 1, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x16x1x64xf16>
      %10 = mugraph.load %7 imap [0, *, 1] : tensor<8x12x64x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %11 = mugraph.load %8 imap [0, *, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %12 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %13 = mugraph.scale %12 by 0.125
      %14 = mugraph.matmul %13, %10
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %11 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [0, 2, 1, 3]
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x16x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %6 = mugraph.reshape %5 to [8, 128, 768]
    func.return %6 : tensor<8x128x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 7.556000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.transpose %1 permutation [0, 2, 1, 3]
    %3 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 1, 3, 2]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x12x64x128xf16>, tensor<8x128x12x64xf16>) grid [4, 8, 12] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %6: tensor<8x128x12x64xf16>, %7: tensor<8x12x64x128xf16>, %8: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *, *] fmap 3 : tensor<8x1x1x128xf16> -> !mugraph.tile<2x1x1x32xf16>
      %9 = mugraph.load %6 imap [0, 1, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<2x16x1x64xf16>
      %10 = mugraph.load %7 imap [0, *, 1] fmap 3 : tensor<8x12x64x128xf16> -> !mugraph.tile<2x1x64x32xf16>
      %11 = mugraph.load %8 imap [0, *, 2] fmap 1 : tensor<8x128x12x64xf16> -> !mugraph.tile<2x32x1x64xf16>
      %12 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %13 = mugraph.scale %12 by 0.125
      %14 = mugraph.matmul %13, %10
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %11 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.accumulate sum %21 shift %16
      %24 = mugraph.div %22, %23
      %25 = mugraph.transpose %24 permutation [0, 2, 1, 3]
      mugraph.store %25 omap [0, 1, 2] : !mugraph.tile<2x16x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %6 = mugraph.reshape %5 to [8, 128, 768]
    func.return %6 : tensor<8x128x768xf16>
  }
}
