builtin.module {
  func.func @candidate_0(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 6.799000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [8, 12] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1] : tensor<128x12x64xf16> -> !mugraph.tile<16x1x64xf16>
      %8 = mugraph.load %5 imap [*, 1] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %9 = mugraph.load %6 imap [*, 1] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
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
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x1x64xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 9.215000e+00 : f64} {
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
  func.func @candidate_2(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 6.216000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [512, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 2, 1]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<12x64x512xf16>, tensor<512x12x64xf16>) grid [8, 12] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %6: tensor<128x12x64xf16>, %7: tensor<12x64x512xf16>, %8: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %9 = mugraph.load %6 imap [0, 1] : tensor<128x12x64xf16> -> !mugraph.tile<16x1x64xf16>
      %10 = mugraph.load %7 imap [*, 0] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x128xf16>
      %11 = mugraph.load %8 imap [*, 1] fmap 0 : tensor<512x12x64xf16> -> !mugraph.tile<128x1x64xf16>
      %12 = mugraph.transpose %9 permutation [1, 0, 2]
      %13 = mugraph.matmul %12, %10
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %11 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.accumulate sum %19 shift %15
      %21 = mugraph.accumulate sum %17 shift %15
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.div %20, %22
      %24 = mugraph.transpose %23 permutation [1, 0, 2]
      mugraph.store %24 omap [0, 1] : !mugraph.tile<16x1x64xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %6 = mugraph.reshape %5 to [128, 768]
    func.return %6 : tensor<128x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 2.929290e+02 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [4, 12, 2] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1, *] : tensor<128x12x64xf16> -> !mugraph.tile<32x1x64xf16>
      %8 = mugraph.load %5 imap [*, 1, *] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %9 = mugraph.load %6 imap [*, 1, 2] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x32xf16>
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
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<32x1x32xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 7.137000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [512, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 2, 1]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<12x64x512xf16>, tensor<512x12x64xf16>) grid [4, 12, 2] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %6: tensor<128x12x64xf16>, %7: tensor<12x64x512xf16>, %8: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %6 imap [0, 1, *] : tensor<128x12x64xf16> -> !mugraph.tile<32x1x64xf16>
      %10 = mugraph.load %7 imap [*, 0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x64xf16>
      %11 = mugraph.load %8 imap [*, 1, 2] fmap 0 : tensor<512x12x64xf16> -> !mugraph.tile<64x1x32xf16>
      %12 = mugraph.transpose %9 permutation [1, 0, 2]
      %13 = mugraph.matmul %12, %10
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %11 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.accumulate sum %19 shift %15
      %21 = mugraph.accumulate sum %17 shift %15
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.div %20, %22
      %24 = mugraph.transpose %23 permutation [1, 0, 2]
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<32x1x32xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %6 = mugraph.reshape %5 to [128, 768]
    func.return %6 : tensor<128x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 1.187500e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [512, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 2, 1]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<12x64x512xf16>, tensor<512x12x64xf16>) grid [8, 6, 2] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %6: tensor<128x12x64xf16>, %7: tensor<12x64x512xf16>, %8: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %9 = mugraph.load %6 imap [0, 1, *] : tensor<128x12x64xf16> -> !mugraph.tile<16x2x64xf16>
      %10 = mugraph.load %7 imap [*, 0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<2x64x128xf16>
      %11 = mugraph.load %8 imap [*, 1, 2] fmap 0 : tensor<512x12x64xf16> -> !mugraph.tile<128x2x32xf16>
      %12 = mugraph.transpose %9 permutation [1, 0, 2]
      %13 = mugraph.matmul %12, %10
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %11 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.sum %17 dim 2
      %21 = mugraph.accumulate sum %19 shift %15
      %22 = mugraph.accumulate sum %20 shift %15
      %23 = mugraph.div %21, %22
      %24 = mugraph.transpose %23 permutation [1, 0, 2]
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<16x2x32xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %6 = mugraph.reshape %5 to [128, 768]
    func.return %6 : tensor<128x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 8.437000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [512, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 2, 1]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<12x64x512xf16>, tensor<512x12x64xf16>) grid [2, 12, 2] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %6: tensor<128x12x64xf16>, %7: tensor<12x64x512xf16>, %8: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x128xf16>
      %9 = mugraph.load %6 imap [0, 1, *] : tensor<128x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %10 = mugraph.load %7 imap [*, 0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<1x64x128xf16>
      %11 = mugraph.load %8 imap [*, 1, 2] fmap 0 : tensor<512x12x64xf16> -> !mugraph.tile<128x1x32xf16>
      %12 = mugraph.transpose %9 permutation [1, 0, 2]
      %13 = mugraph.matmul %12, %10
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %11 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.sum %17 dim 2
      %21 = mugraph.accumulate sum %19 shift %15
      %22 = mugraph.accumulate sum %20 shift %15
      %23 = mugraph.div %21, %22
      %24 = mugraph.transpose %23 permutation [1, 0, 2]
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<64x1x32xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %6 = mugraph.reshape %5 to [128, 768]
    func.return %6 : tensor<128x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 1.015900e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.reshape %arg2 to [512, 12, 64]
    %4 = mugraph.transpose %2 permutation [0, 2, 1]
    %5 = mugraph.block ins(%arg3, %0, %4, %3 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<12x64x512xf16>, tensor<512x12x64xf16>) grid [8, 6, 2] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<1x512xf16>, %6: tensor<128x12x64xf16>, %7: tensor<12x64x512xf16>, %8: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *, *] fmap 1 : tensor<1x512xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %6 imap [0, 1, *] : tensor<128x12x64xf16> -> !mugraph.tile<16x2x64xf16>
      %10 = mugraph.load %7 imap [*, 0, *] fmap 2 : tensor<12x64x512xf16> -> !mugraph.tile<2x64x64xf16>
      %11 = mugraph.load %8 imap [*, 1, 2] fmap 0 : tensor<512x12x64xf16> -> !mugraph.tile<64x2x32xf16>
      %12 = mugraph.transpose %9 permutation [1, 0, 2]
      %13 = mugraph.matmul %12, %10
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %11 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.accumulate sum %19 shift %15
      %21 = mugraph.accumulate sum %17 shift %15
      %22 = mugraph.sum %21 dim 2
      %23 = mugraph.div %20, %22
      %24 = mugraph.transpose %23 permutation [1, 0, 2]
      mugraph.store %24 omap [0, 1, 2] : !mugraph.tile<16x2x32xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %6 = mugraph.reshape %5 to [128, 768]
    func.return %6 : tensor<128x768xf16>
  }
}
