builtin.module {
  func.func @candidate_0(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 7.157000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x128x64xf16>, tensor<12x64x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x128x64xf16> -> !mugraph.tile<1x16x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.add %14, %arg3t
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 2
      %20 = mugraph.matmul %18, %13
      %21 = mugraph.accumulate sum %19 shift %16
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.div %22, %21
      mugraph.store %23 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [128, 768]
    func.return %9 : tensor<128x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 7.901000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x128x64xf16>, tensor<12x64x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 8 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x128x64xf16> -> !mugraph.tile<1x16x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x64x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.add %14, %arg3t
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 2
      %20 = mugraph.matmul %18, %13
      %21 = mugraph.accumulate sum %19 shift %16
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.div %22, %21
      mugraph.store %23 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [128, 768]
    func.return %9 : tensor<128x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 9.398000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x128x64xf16>, tensor<12x64x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [12, 8, 2] loop 4 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, *] : tensor<12x128x64xf16> -> !mugraph.tile<1x16x64xf16>
      %12 = mugraph.load %9 imap [0, *, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x32xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.add %14, %arg3t
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 2
      %20 = mugraph.matmul %18, %13
      %21 = mugraph.accumulate sum %19 shift %16
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.div %22, %21
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [128, 768]
    func.return %9 : tensor<128x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 8.286000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x128x64xf16>, tensor<12x64x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [12, 16] loop 4 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %8 imap [0, 1] : tensor<12x128x64xf16> -> !mugraph.tile<1x8x64xf16>
      %12 = mugraph.load %9 imap [0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %13 = mugraph.load %10 imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.add %14, %arg3t
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 2
      %20 = mugraph.matmul %18, %13
      %21 = mugraph.accumulate sum %19 shift %16
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.div %22, %21
      mugraph.store %23 omap [0, 1] : !mugraph.tile<1x8x64xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [128, 768]
    func.return %9 : tensor<128x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 2.401100e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [2, 12, 4] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1, *] : tensor<128x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %8 = mugraph.load %5 imap [*, 1, *] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %9 = mugraph.load %6 imap [*, 1, 2] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x16xf16>
      %10 = mugraph.transpose %7 permutation [1, 0, 2]
      %11 = mugraph.transpose %8 permutation [1, 0, 2]
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %9 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.sum %17 dim 2
      %21 = mugraph.div %19, %20
      %22 = mugraph.transpose %21 permutation [1, 0, 2]
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<64x1x16xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 7.831000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x128x64xf16>, tensor<12x64x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [12, 2, 4] loop 4 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, *] : tensor<12x128x64xf16> -> !mugraph.tile<1x64x64xf16>
      %12 = mugraph.load %9 imap [0, *, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x16xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.add %14, %arg3t
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 2
      %20 = mugraph.matmul %18, %13
      %21 = mugraph.accumulate sum %19 shift %16
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.div %22, %21
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [128, 768]
    func.return %9 : tensor<128x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 1.182200e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x128x64xf16>, tensor<12x64x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [6, 8, 2] loop 4 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, *] : tensor<12x128x64xf16> -> !mugraph.tile<2x16x64xf16>
      %12 = mugraph.load %9 imap [0, *, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<2x64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %13 = mugraph.load %10 imap [0, *, 2] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<2x128x32xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.add %14, %arg3t
      %16 = mugraph.max %15 dim 2
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 2
      %20 = mugraph.matmul %18, %13
      %21 = mugraph.accumulate sum %19 shift %16
      %22 = mugraph.accumulate sum %20 shift %16
      %23 = mugraph.div %22, %21
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<2x16x32xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [128, 768]
    func.return %9 : tensor<128x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 8.790000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6, %arg3, %1 : tensor<12x128x64xf16>, tensor<12x64x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [12, 8, 2] loop 4 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %8 imap [0, 1, *] fmap 2 : tensor<12x128x64xf16> -> !mugraph.tile<1x16x16xf16>
      %12 = mugraph.load %9 imap [0, *, *] fmap 1 : tensor<12x64x512xf16> -> !mugraph.tile<1x16x512xf16>
      %arg3t = mugraph.load %arg3s imap [*, *, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %13 = mugraph.load %10 imap [0, *, 2] : tensor<12x512x64xf16> -> !mugraph.tile<1x512x32xf16>
      %14 = mugraph.matmul %11, %12
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.add %15, %arg3t
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.sum %19 dim 2
      %21 = mugraph.div %19, %20
      %22 = mugraph.matmul %21, %13
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.reshape %8 to [128, 768]
    func.return %9 : tensor<128x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 7.904000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.transpose %4 permutation [1, 0, 2]
    %6 = mugraph.transpose %5 permutation [0, 2, 1]
    %7 = mugraph.block ins(%3, %6 : tensor<12x128x64xf16>, tensor<12x64x512xf16>) grid [12, 2, 4] loop 2 threads 128 {
    ^bb0(%8: tensor<12x128x64xf16>, %9: tensor<12x64x512xf16>):
      %10 = mugraph.load %8 imap [0, 1, *] fmap 2 : tensor<12x128x64xf16> -> !mugraph.tile<1x64x32xf16>
      %11 = mugraph.load %9 imap [0, *, 2] fmap 1 : tensor<12x64x512xf16> -> !mugraph.tile<1x32x128xf16>
      %12 = mugraph.matmul %10, %11
      %13 = mugraph.accumulate sum %12
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<12x128x512xf16>
    } -> tensor<12x128x512xf16>
    %8 = mugraph.block ins(%7, %arg3, %1 : tensor<12x128x512xf16>, tensor<1x512xf16>, tensor<12x512x64xf16>) grid [12, 8, 2] loop 4 threads 128 {
    ^bb0(%9: tensor<12x128x512xf16>, %arg3s: tensor<1x512xf16>, %10: tensor<12x512x64xf16>):
      %11 = mugraph.load %9 imap [0, 1, *] fmap 2 : tensor<12x128x512xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %12 = mugraph.load %10 imap [0, *, 2] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x32xf16>
      %13 = mugraph.add %11, %arg3t
      %14 = mugraph.max %13 dim 2
      %15 = mugraph.sub %13, %14
      %16 = mugraph.exp %15
      %17 = mugraph.sum %16 dim 2
      %18 = mugraph.matmul %16, %12
      %19 = mugraph.accumulate sum %17 shift %14
      %20 = mugraph.accumulate sum %18 shift %14
      %21 = mugraph.div %20, %19
      mugraph.store %21 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %9 = mugraph.transpose %8 permutation [1, 0, 2]
    %10 = mugraph.reshape %9 to [128, 768]
    func.return %10 : tensor<128x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 6.461000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [8, 12] loop 2 threads 256 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1] fmap 2 : tensor<128x12x64xf16> -> !mugraph.tile<16x1x32xf16>
      %8 = mugraph.load %5 imap [*, 1] fmap 2 : tensor<512x12x64xf16> -> !mugraph.tile<512x1x32xf16>
      %9 = mugraph.load %6 imap [*, 1] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %10 = mugraph.transpose %7 permutation [1, 0, 2]
      %11 = mugraph.transpose %8 permutation [1, 0, 2]
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.transpose %9 permutation [1, 0, 2]
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %14
      %21 = mugraph.sum %19 dim 2
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [1, 0, 2]
      mugraph.store %23 omap [0, 1] : !mugraph.tile<16x1x64xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 8.314000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [8, 12] loop 4 threads 256 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1] fmap 2 : tensor<128x12x64xf16> -> !mugraph.tile<16x1x16xf16>
      %8 = mugraph.load %5 imap [*, 1] fmap 2 : tensor<512x12x64xf16> -> !mugraph.tile<512x1x16xf16>
      %9 = mugraph.load %6 imap [*, 1] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %10 = mugraph.transpose %7 permutation [1, 0, 2]
      %11 = mugraph.transpose %8 permutation [1, 0, 2]
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.transpose %9 permutation [1, 0, 2]
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %14
      %21 = mugraph.sum %19 dim 2
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [1, 0, 2]
      mugraph.store %23 omap [0, 1] : !mugraph.tile<16x1x64xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 2.609600e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [2, 12, 8] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1, *] : tensor<128x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %8 = mugraph.load %5 imap [*, 1, *] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %9 = mugraph.load %6 imap [*, 1, 2] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x8xf16>
      %10 = mugraph.transpose %7 permutation [1, 0, 2]
      %11 = mugraph.transpose %8 permutation [1, 0, 2]
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %9 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.sum %17 dim 2
      %21 = mugraph.div %19, %20
      %22 = mugraph.transpose %21 permutation [1, 0, 2]
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<64x1x8xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 1.327100e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%0, %1 : tensor<128x12x64xf16>, tensor<512x12x64xf16>) grid [12, 4, 2] loop 2 threads 128 {
    ^bb0(%4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>):
      %6 = mugraph.load %4 imap [1, *, 2] fmap 2 : tensor<128x12x64xf16> -> !mugraph.tile<128x1x16xf16>
      %7 = mugraph.load %5 imap [1, 0, 2] fmap 2 : tensor<512x12x64xf16> -> !mugraph.tile<128x1x16xf16>
      %8 = mugraph.transpose %6 permutation [1, 0, 2]
      %9 = mugraph.transpose %7 permutation [1, 0, 2]
      %10 = mugraph.transpose %9 permutation [0, 2, 1]
      %11 = mugraph.matmul %8, %10
      %12 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 2, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x12x128x512xf32>
    } -> tensor<2x12x128x512xf32>
    %4 = mugraph.block ins(%arg3, %3, %2 : tensor<1x512xf16>, tensor<2x12x128x512xf32>, tensor<512x12x64xf16>) grid [8, 12] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %5: tensor<2x12x128x512xf32>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %7 = mugraph.load %5 imap [2, 1] fmap 3 : tensor<2x12x128x512xf32> -> !mugraph.tile<2x1x16x128xf32>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<512x12x64xf16> -> !mugraph.tile<128x1x64xf16>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.add %arg3t, %9
      %11 = mugraph.max %10 dim 3
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.transpose %8 permutation [1, 0, 2]
      %15 = mugraph.matmul %13, %14
      %16 = mugraph.accumulate sum %15 shift %11
      %17 = mugraph.accumulate sum %13 shift %11
      %18 = mugraph.sum %17 dim 3
      %19 = mugraph.div %16, %18
      %20 = mugraph.transpose %19 permutation [0, 2, 1, 3]
      mugraph.store %20 omap [1, 2] : !mugraph.tile<1x16x1x64xf32> -> tensor<1x128x12x64xf16>
    } -> tensor<1x128x12x64xf16>
    %5 = mugraph.reshape %4 to [128, 12, 64]
    %6 = mugraph.reshape %5 to [128, 768]
    func.return %6 : tensor<128x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 1.221800e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%0, %1 : tensor<128x12x64xf16>, tensor<512x12x64xf16>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>):
      %6 = mugraph.load %4 imap [1, *, 2] fmap 2 : tensor<128x12x64xf16> -> !mugraph.tile<128x1x32xf16>
      %7 = mugraph.load %5 imap [1, 0, 2] fmap 2 : tensor<512x12x64xf16> -> !mugraph.tile<32x1x32xf16>
      %8 = mugraph.transpose %6 permutation [1, 0, 2]
      %9 = mugraph.transpose %7 permutation [1, 0, 2]
      %10 = mugraph.transpose %9 permutation [0, 2, 1]
      %11 = mugraph.matmul %8, %10
      %12 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 2, new] : !mugraph.tile<1x128x32xf32> -> tensor<2x12x128x512xf32>
    } -> tensor<2x12x128x512xf32>
    %4 = mugraph.block ins(%arg3, %3, %2 : tensor<1x512xf16>, tensor<2x12x128x512xf32>, tensor<512x12x64xf16>) grid [8, 12] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %5: tensor<2x12x128x512xf32>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %7 = mugraph.load %5 imap [2, 1] fmap 3 : tensor<2x12x128x512xf32> -> !mugraph.tile<2x1x16x128xf32>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<512x12x64xf16> -> !mugraph.tile<128x1x64xf16>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.add %arg3t, %9
      %11 = mugraph.max %10 dim 3
      %12 = mugraph.sub %10, %11
      %13 = mugraph.exp %12
      %14 = mugraph.transpose %8 permutation [1, 0, 2]
      %15 = mugraph.matmul %13, %14
      %16 = mugraph.accumulate sum %15 shift %11
      %17 = mugraph.accumulate sum %13 shift %11
      %18 = mugraph.sum %17 dim 3
      %19 = mugraph.div %16, %18
      %20 = mugraph.transpose %19 permutation [0, 2, 1, 3]
      mugraph.store %20 omap [1, 2] : !mugraph.tile<1x16x1x64xf32> -> tensor<1x128x12x64xf16>
    } -> tensor<1x128x12x64xf16>
    %5 = mugraph.reshape %4 to [128, 12, 64]
    %6 = mugraph.reshape %5 to [128, 768]
    func.return %6 : tensor<128x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 7.618000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [8, 12, 2] loop 2 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1, *] fmap 2 : tensor<128x12x64xf16> -> !mugraph.tile<16x1x32xf16>
      %8 = mugraph.load %5 imap [*, 1, *] fmap 2 : tensor<512x12x64xf16> -> !mugraph.tile<512x1x32xf16>
      %9 = mugraph.load %6 imap [*, 1, 2] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x32xf16>
      %10 = mugraph.transpose %7 permutation [1, 0, 2]
      %11 = mugraph.transpose %8 permutation [1, 0, 2]
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.transpose %9 permutation [1, 0, 2]
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.add %arg3t, %15
      %17 = mugraph.max %16 dim 2
      %18 = mugraph.sub %16, %17
      %19 = mugraph.exp %18
      %20 = mugraph.matmul %19, %14
      %21 = mugraph.sum %19 dim 2
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [1, 0, 2]
      mugraph.store %23 omap [0, 1, 2] : !mugraph.tile<16x1x32xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 7.248000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [512, 12, 64]
    %1 = mugraph.transpose %0 permutation [1, 0, 2]
    %2 = mugraph.reshape %arg0 to [128, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.reshape %arg1 to [512, 12, 64]
    %5 = mugraph.block ins(%3, %4, %arg3 : tensor<12x128x64xf16>, tensor<512x12x64xf16>, tensor<1x512xf16>) grid [12, 8] loop 1 threads 256 {
    ^bb0(%6: tensor<12x128x64xf16>, %7: tensor<512x12x64xf16>, %arg3s: tensor<1x512xf16>):
      %8 = mugraph.load %6 imap [0, 1] : tensor<12x128x64xf16> -> !mugraph.tile<1x16x64xf16>
      %9 = mugraph.load %7 imap [1, *] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %10 = mugraph.transpose %9 permutation [1, 0, 2]
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      %12 = mugraph.matmul %8, %11
      %13 = mugraph.add %12, %arg3t
      %14 = mugraph.max %13 dim 2
      %15 = mugraph.sub %13, %14
      %16 = mugraph.exp %15
      %17 = mugraph.sum %16 dim 2
      %18 = mugraph.div %16, %17
      mugraph.store %18 omap [0, 1] : !mugraph.tile<1x16x512xf32> -> tensor<12x128x512xf16>
    } -> tensor<12x128x512xf16>
    %6 = mugraph.block ins(%5, %1 : tensor<12x128x512xf16>, tensor<12x512x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%7: tensor<12x128x512xf16>, %8: tensor<12x512x64xf16>):
      %9 = mugraph.load %7 imap [0, 1] fmap 2 : tensor<12x128x512xf16> -> !mugraph.tile<1x16x128xf16>
      %10 = mugraph.load %8 imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %11 = mugraph.matmul %9, %10
      %12 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x128x64xf16>
    } -> tensor<12x128x64xf16>
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.reshape %7 to [128, 768]
    func.return %8 : tensor<128x768xf16>
  }
}
