builtin.module {
  func.func @candidate_0(%arg0: tensor<8x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<8x4x1024x64xf16>, %arg4: tensor<8x4x1024x64xf16>, %arg5: tensor<2048x2048xf16>, %arg6: tensor<2048xf16>, %arg7: tensor<2048x5632xf16>, %arg8: tensor<2048x5632xf16>, %arg9: tensor<5632x2048xf16>) -> tensor<8x2048xf16> attributes {mugraph.measured_us = 5.458100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %1 = mugraph.reshape %0 to [8, 4, 8, 64]
    %2 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %3 = mugraph.block ins(%1, %2, %arg4 : tensor<8x4x8x64xf16>, tensor<8x4x64x1024xf16>, tensor<8x4x1024x64xf16>) grid [8, 4, 4] loop 8 threads 128 {
    ^bb0(%4: tensor<8x4x8x64xf16>, %5: tensor<8x4x64x1024xf16>, %arg4s: tensor<8x4x1024x64xf16>):
      %6 = mugraph.load %4 imap [0, 1, *] : tensor<8x4x8x64xf16> -> !mugraph.tile<1x1x8x64xf16>
      %7 = mugraph.load %5 imap [0, 1, *] fmap 3 : tensor<8x4x64x1024xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x16xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.scale %8 by 0.125
      %10 = mugraph.max %9 dim 3
      %11 = mugraph.sub %9, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 3
      %14 = mugraph.matmul %12, %arg4t
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.div %16, %15
      mugraph.store %17 omap [0, 1, 3] : !mugraph.tile<1x1x8x16xf32> -> tensor<8x4x8x64xf16>
    } -> tensor<8x4x8x64xf16>
    %4 = mugraph.reshape %3 to [8, 2048]
    %5 = mugraph.block ins(%arg0, %4, %arg5 : tensor<8x2048xf16>, tensor<8x2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %6: tensor<8x2048xf16>, %arg5s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %7 = mugraph.load %6 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg5t = mugraph.load %arg5s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %8 = mugraph.matmul %7, %arg5t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %arg0t, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %6 = mugraph.block ins(%5, %arg6, %arg7, %arg8 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x5632xf16>, tensor<2048x5632xf16>) grid [88] loop 16 threads 128 {
    ^bb0(%7: tensor<8x2048xf16>, %arg6s: tensor<2048xf16>, %arg7s: tensor<2048x5632xf16>, %arg8s: tensor<2048x5632xf16>):
      %8 = mugraph.load %7 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg6t = mugraph.load %arg6s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg7t = mugraph.load %arg7s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %arg8t = mugraph.load %arg8s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.mul %8, %arg6t
      %12 = mugraph.matmul %11, %arg7t
      %13 = mugraph.matmul %11, %arg8t
      %14 = mugraph.accumulate sum %10
      %15 = mugraph.accumulate sum %12
      %16 = mugraph.accumulate sum %13
      %17 = mugraph.scale %14 by 0.00048828125
      %18 = mugraph.offset %17 by 1.0e-05
      %19 = mugraph.sqrt %18
      %20 = mugraph.div %15, %19
      %21 = mugraph.silu %20
      %22 = mugraph.div %16, %19
      %23 = mugraph.mul %21, %22
      mugraph.store %23 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
    } -> tensor<8x5632xf16>
    %7 = mugraph.block ins(%5, %6, %arg9 : tensor<8x2048xf16>, tensor<8x5632xf16>, tensor<5632x2048xf16>) grid [128] loop 44 threads 128 {
    ^bb0(%8: tensor<8x2048xf16>, %9: tensor<8x5632xf16>, %arg9s: tensor<5632x2048xf16>):
      %10 = mugraph.load %8 imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %11 = mugraph.load %9 imap [*] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x128xf16>
      %arg9t = mugraph.load %arg9s imap [1] fmap 0 : tensor<5632x2048xf16> -> !mugraph.tile<128x16xf16>
      %12 = mugraph.matmul %11, %arg9t
      %13 = mugraph.accumulate sum %12
      %14 = mugraph.add %10, %13
      mugraph.store %14 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    func.return %7 : tensor<8x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<8x4x1024x64xf16>, %arg4: tensor<8x4x1024x64xf16>, %arg5: tensor<2048x2048xf16>, %arg6: tensor<2048xf16>, %arg7: tensor<2048x5632xf16>, %arg8: tensor<2048x5632xf16>, %arg9: tensor<5632x2048xf16>) -> tensor<8x2048xf16> attributes {mugraph.measured_us = 5.431500e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.scale %6 by 0.00048828125
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %2 = mugraph.reshape %1 to [8, 4, 8, 64]
    %3 = mugraph.block ins(%2, %0, %arg4 : tensor<8x4x8x64xf16>, tensor<8x4x64x1024xf16>, tensor<8x4x1024x64xf16>) grid [8, 4, 4] loop 8 threads 128 {
    ^bb0(%4: tensor<8x4x8x64xf16>, %5: tensor<8x4x64x1024xf16>, %arg4s: tensor<8x4x1024x64xf16>):
      %6 = mugraph.load %4 imap [0, 1, *] : tensor<8x4x8x64xf16> -> !mugraph.tile<1x1x8x64xf16>
      %7 = mugraph.load %5 imap [0, 1, *] fmap 3 : tensor<8x4x64x1024xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x16xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.scale %8 by 0.125
      %10 = mugraph.max %9 dim 3
      %11 = mugraph.sub %9, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 3
      %14 = mugraph.matmul %12, %arg4t
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.div %16, %15
      mugraph.store %17 omap [0, 1, 3] : !mugraph.tile<1x1x8x16xf32> -> tensor<8x4x8x64xf16>
    } -> tensor<8x4x8x64xf16>
    %4 = mugraph.reshape %3 to [8, 2048]
    %5 = mugraph.block ins(%arg0, %4, %arg5 : tensor<8x2048xf16>, tensor<8x2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %6: tensor<8x2048xf16>, %arg5s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %7 = mugraph.load %6 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg5t = mugraph.load %arg5s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %8 = mugraph.matmul %7, %arg5t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %arg0t, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %6 = mugraph.block ins(%5, %arg6, %arg7, %arg8 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x5632xf16>, tensor<2048x5632xf16>) grid [88] loop 16 threads 128 {
    ^bb0(%7: tensor<8x2048xf16>, %arg6s: tensor<2048xf16>, %arg7s: tensor<2048x5632xf16>, %arg8s: tensor<2048x5632xf16>):
      %8 = mugraph.load %7 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg6t = mugraph.load %arg6s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg7t = mugraph.load %arg7s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %arg8t = mugraph.load %arg8s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.mul %8, %arg6t
      %12 = mugraph.matmul %11, %arg7t
      %13 = mugraph.matmul %11, %arg8t
      %14 = mugraph.accumulate sum %10
      %15 = mugraph.accumulate sum %12
      %16 = mugraph.accumulate sum %13
      %17 = mugraph.scale %14 by 0.00048828125
      %18 = mugraph.offset %17 by 1.0e-05
      %19 = mugraph.sqrt %18
      %20 = mugraph.div %15, %19
      %21 = mugraph.silu %20
      %22 = mugraph.div %16, %19
      %23 = mugraph.mul %21, %22
      mugraph.store %23 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
    } -> tensor<8x5632xf16>
    %7 = mugraph.block ins(%5, %6, %arg9 : tensor<8x2048xf16>, tensor<8x5632xf16>, tensor<5632x2048xf16>) grid [128] loop 44 threads 128 {
    ^bb0(%8: tensor<8x2048xf16>, %9: tensor<8x5632xf16>, %arg9s: tensor<5632x2048xf16>):
      %10 = mugraph.load %8 imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %11 = mugraph.load %9 imap [*] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x128xf16>
      %arg9t = mugraph.load %arg9s imap [1] fmap 0 : tensor<5632x2048xf16> -> !mugraph.tile<128x16xf16>
      %12 = mugraph.matmul %11, %arg9t
      %13 = mugraph.accumulate sum %12
      %14 = mugraph.add %10, %13
      mugraph.store %14 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    func.return %7 : tensor<8x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<8x4x1024x64xf16>, %arg4: tensor<8x4x1024x64xf16>, %arg5: tensor<2048x2048xf16>, %arg6: tensor<2048xf16>, %arg7: tensor<2048x5632xf16>, %arg8: tensor<2048x5632xf16>, %arg9: tensor<5632x2048xf16>) -> tensor<8x2048xf16> attributes {mugraph.measured_us = 5.319500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %1 = mugraph.reshape %0 to [8, 4, 8, 64]
    %2 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %3 = mugraph.block ins(%1, %2, %arg4 : tensor<8x4x8x64xf16>, tensor<8x4x64x1024xf16>, tensor<8x4x1024x64xf16>) grid [8, 4, 4] loop 8 threads 128 {
    ^bb0(%4: tensor<8x4x8x64xf16>, %5: tensor<8x4x64x1024xf16>, %arg4s: tensor<8x4x1024x64xf16>):
      %6 = mugraph.load %4 imap [0, 1, *] : tensor<8x4x8x64xf16> -> !mugraph.tile<1x1x8x64xf16>
      %7 = mugraph.load %5 imap [0, 1, *] fmap 3 : tensor<8x4x64x1024xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x16xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.scale %8 by 0.125
      %10 = mugraph.max %9 dim 3
      %11 = mugraph.sub %9, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 3
      %14 = mugraph.matmul %12, %arg4t
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.div %16, %15
      mugraph.store %17 omap [0, 1, 3] : !mugraph.tile<1x1x8x16xf32> -> tensor<8x4x8x64xf16>
    } -> tensor<8x4x8x64xf16>
    %4 = mugraph.reshape %3 to [8, 2048]
    %5 = mugraph.block ins(%arg0, %4, %arg5 : tensor<8x2048xf16>, tensor<8x2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %6: tensor<8x2048xf16>, %arg5s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %7 = mugraph.load %6 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg5t = mugraph.load %arg5s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %8 = mugraph.matmul %7, %arg5t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %arg0t, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %6, %7 = mugraph.block ins(%5, %arg6, %arg8, %arg7 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x5632xf16>, tensor<2048x5632xf16>) grid [88] loop 16 threads 128 {
    ^bb0(%8: tensor<8x2048xf16>, %arg6s: tensor<2048xf16>, %arg8s: tensor<2048x5632xf16>, %arg7s: tensor<2048x5632xf16>):
      %9 = mugraph.load %8 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg6t = mugraph.load %arg6s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg8t = mugraph.load %arg8s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %arg7t = mugraph.load %arg7s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.mul %9, %arg6t
      %13 = mugraph.matmul %12, %arg8t
      %14 = mugraph.matmul %12, %arg7t
      %15 = mugraph.accumulate sum %11
      %16 = mugraph.accumulate sum %13
      %17 = mugraph.accumulate sum %14
      %18 = mugraph.scale %15 by 0.00048828125
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %16, %20
      %22 = mugraph.div %17, %20
      %23 = mugraph.silu %22
      mugraph.store %21 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
      mugraph.store %23 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
    } -> (tensor<8x5632xf16>, tensor<8x5632xf16>)
    %8 = mugraph.block ins(%7, %6, %arg9 : tensor<8x5632xf16>, tensor<8x5632xf16>, tensor<5632x2048xf16>) grid [32, 4] loop 11 threads 128 {
    ^bb0(%9: tensor<8x5632xf16>, %10: tensor<8x5632xf16>, %arg9s: tensor<5632x2048xf16>):
      %11 = mugraph.load %9 imap [*, 1] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x128xf16>
      %12 = mugraph.load %10 imap [*, 1] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x128xf16>
      %arg9t = mugraph.load %arg9s imap [1, 0] fmap 0 : tensor<5632x2048xf16> -> !mugraph.tile<128x64xf16>
      %13 = mugraph.mul %11, %12
      %14 = mugraph.matmul %13, %arg9t
      %15 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x2048xf32>
    } -> tensor<4x8x2048xf32>
    %9 = mugraph.block ins(%5, %8 : tensor<8x2048xf16>, tensor<4x8x2048xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%10: tensor<8x2048xf16>, %11: tensor<4x8x2048xf32>):
      %12 = mugraph.load %10 imap [0, 1] : tensor<8x2048xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.load %11 imap [1, 2] : tensor<4x8x2048xf32> -> !mugraph.tile<4x1x64xf32>
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.add %12, %14
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x8x2048xf16>
    } -> tensor<1x8x2048xf16>
    %10 = mugraph.reshape %9 to [8, 2048]
    func.return %10 : tensor<8x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<8x4x1024x64xf16>, %arg4: tensor<8x4x1024x64xf16>, %arg5: tensor<2048x2048xf16>, %arg6: tensor<2048xf16>, %arg7: tensor<2048x5632xf16>, %arg8: tensor<2048x5632xf16>, %arg9: tensor<5632x2048xf16>) -> tensor<8x2048xf16> attributes {mugraph.measured_us = 5.539200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %1 = mugraph.reshape %0 to [8, 4, 8, 64]
    %2 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %3 = mugraph.block ins(%1, %2, %arg4 : tensor<8x4x8x64xf16>, tensor<8x4x64x1024xf16>, tensor<8x4x1024x64xf16>) grid [8, 4, 4] loop 8 threads 128 {
    ^bb0(%4: tensor<8x4x8x64xf16>, %5: tensor<8x4x64x1024xf16>, %arg4s: tensor<8x4x1024x64xf16>):
      %6 = mugraph.load %4 imap [0, 1, *] : tensor<8x4x8x64xf16> -> !mugraph.tile<1x1x8x64xf16>
      %7 = mugraph.load %5 imap [0, 1, *] fmap 3 : tensor<8x4x64x1024xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x16xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.scale %8 by 0.125
      %10 = mugraph.max %9 dim 3
      %11 = mugraph.sub %9, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 3
      %14 = mugraph.matmul %12, %arg4t
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.div %16, %15
      mugraph.store %17 omap [0, 1, 3] : !mugraph.tile<1x1x8x16xf32> -> tensor<8x4x8x64xf16>
    } -> tensor<8x4x8x64xf16>
    %4 = mugraph.reshape %3 to [8, 2048]
    %5 = mugraph.block ins(%4, %arg5 : tensor<8x2048xf16>, tensor<2048x2048xf16>) grid [64, 2] loop 4 threads 128 {
    ^bb0(%6: tensor<8x2048xf16>, %arg5s: tensor<2048x2048xf16>):
      %7 = mugraph.load %6 imap [*, 1] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x256xf16>
      %arg5t = mugraph.load %arg5s imap [1, 0] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<256x32xf16>
      %8 = mugraph.matmul %7, %arg5t
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [1, new] : !mugraph.tile<8x32xf32> -> tensor<2x8x2048xf32>
    } -> tensor<2x8x2048xf32>
    %6, %7 = mugraph.block ins(%arg0, %5 : tensor<8x2048xf16>, tensor<2x8x2048xf32>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %8: tensor<2x8x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x2048xf16> -> !mugraph.tile<1x2048xf16>
      %9 = mugraph.load %8 imap [1] : tensor<2x8x2048xf32> -> !mugraph.tile<2x1x2048xf32>
      %10 = mugraph.sum %9 dim 0
      %11 = mugraph.add %arg0t, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 2
      mugraph.store %13 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x8x1xf32>
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x2048xf32> -> tensor<1x8x2048xf16>
    } -> (tensor<1x8x1xf32>, tensor<1x8x2048xf16>)
    %8 = mugraph.reshape %6 to [8, 1]
    %9 = mugraph.reshape %7 to [8, 2048]
    %10 = mugraph.block ins(%9, %8, %arg6, %arg7, %arg8 : tensor<8x2048xf16>, tensor<8x1xf32>, tensor<2048xf16>, tensor<2048x5632xf16>, tensor<2048x5632xf16>) grid [88] loop 16 threads 128 {
    ^bb0(%11: tensor<8x2048xf16>, %12: tensor<8x1xf32>, %arg6s: tensor<2048xf16>, %arg7s: tensor<2048x5632xf16>, %arg8s: tensor<2048x5632xf16>):
      %13 = mugraph.load %11 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %14 = mugraph.load %12 imap [*] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg6t = mugraph.load %arg6s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg7t = mugraph.load %arg7s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %arg8t = mugraph.load %arg8s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %15 = mugraph.scale %14 by 0.00048828125
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %13, %17
      %19 = mugraph.mul %18, %arg6t
      %20 = mugraph.matmul %19, %arg7t
      %21 = mugraph.matmul %19, %arg8t
      %22 = mugraph.accumulate sum %20
      %23 = mugraph.accumulate sum %21
      %24 = mugraph.silu %22
      %25 = mugraph.mul %24, %23
      mugraph.store %25 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
    } -> tensor<8x5632xf16>
    %11 = mugraph.block ins(%9, %10, %arg9 : tensor<8x2048xf16>, tensor<8x5632xf16>, tensor<5632x2048xf16>) grid [128] loop 44 threads 128 {
    ^bb0(%12: tensor<8x2048xf16>, %13: tensor<8x5632xf16>, %arg9s: tensor<5632x2048xf16>):
      %14 = mugraph.load %12 imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %15 = mugraph.load %13 imap [*] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x128xf16>
      %arg9t = mugraph.load %arg9s imap [1] fmap 0 : tensor<5632x2048xf16> -> !mugraph.tile<128x16xf16>
      %16 = mugraph.matmul %15, %arg9t
      %17 = mugraph.accumulate sum %16
      %18 = mugraph.add %14, %17
      mugraph.store %18 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    func.return %11 : tensor<8x2048xf16>
  }
}
