builtin.module {
  func.func @candidate_0(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 2.677700e+01 : f64} {
    %0 = mugraph.library_layer_norm %arg0, %arg1, %arg2 eps 1.0e-05
    %1 = mugraph.matmul %0, %arg3
    %2 = mugraph.reshape %1 to [256, 12, 64]
    %3 = mugraph.matmul %0, %arg4
    %4 = mugraph.reshape %3 to [256, 12, 64]
    %5 = mugraph.matmul %0, %arg5
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.block ins(%arg7, %2, %4, %6 : tensor<256x256xf16>, tensor<256x12x64xf16>, tensor<256x12x64xf16>, tensor<256x12x64xf16>) grid [4, 12, 2] loop 1 threads 256 {
    ^bb0(%arg7s: tensor<256x256xf16>, %8: tensor<256x12x64xf16>, %9: tensor<256x12x64xf16>, %10: tensor<256x12x64xf16>):
      %arg7t = mugraph.load %arg7s imap [0, *, *] : tensor<256x256xf16> -> !mugraph.tile<64x256xf16>
      %11 = mugraph.load %8 imap [0, 1, *] : tensor<256x12x64xf16> -> !mugraph.tile<64x1x64xf16>
      %12 = mugraph.load %9 imap [*, 1, *] : tensor<256x12x64xf16> -> !mugraph.tile<256x1x64xf16>
      %13 = mugraph.load %10 imap [*, 1, 2] : tensor<256x12x64xf16> -> !mugraph.tile<256x1x32xf16>
      %14 = mugraph.transpose %11 permutation [1, 0, 2]
      %15 = mugraph.scale %14 by 0.125
      %16 = mugraph.transpose %12 permutation [1, 0, 2]
      %17 = mugraph.transpose %16 permutation [0, 2, 1]
      %18 = mugraph.matmul %15, %17
      %19 = mugraph.add %arg7t, %18
      %20 = mugraph.max %19 dim 2
      %21 = mugraph.sub %19, %20
      %22 = mugraph.exp %21
      %23 = mugraph.transpose %13 permutation [1, 0, 2]
      %24 = mugraph.matmul %22, %23
      %25 = mugraph.sum %22 dim 2
      %26 = mugraph.div %24, %25
      %27 = mugraph.transpose %26 permutation [1, 0, 2]
      mugraph.store %27 omap [0, 1, 2] : !mugraph.tile<64x1x32xf32> -> tensor<256x12x64xf16>
    } -> tensor<256x12x64xf16>
    %8 = mugraph.reshape %7 to [256, 768]
    %9 = mugraph.block ins(%arg0, %8, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %10: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %11 = mugraph.load %10 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %12 = mugraph.matmul %11, %arg6t
      %13 = mugraph.accumulate sum %12
      %14 = mugraph.add %arg0t, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %9 : tensor<256x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.668900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.615300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 6] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x128xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.614200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 6] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x128xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.635600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 6] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x128xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.488500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.506000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.465200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.822400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8, 2] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1, *] fmap 2 : tensor<12x256x64xf16> -> !mugraph.tile<1x32x32xf16>
      %17 = mugraph.load %14 imap [0, *, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x32x256xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0, *] : tensor<256x256xf16> -> !mugraph.tile<32x256xf16>
      %18 = mugraph.load %15 imap [0, *, 2] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x32xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.accumulate sum %19
      %21 = mugraph.scale %20 by 0.125
      %22 = mugraph.add %21, %arg7t
      %23 = mugraph.max %22 dim 2
      %24 = mugraph.sub %22, %23
      %25 = mugraph.exp %24
      %26 = mugraph.sum %25 dim 2
      %27 = mugraph.div %25, %26
      %28 = mugraph.matmul %27, %18
      mugraph.store %28 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.742900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 4] loop 4 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x64xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<64x64xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.738900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] fmap 2 : tensor<12x256x64xf16> -> !mugraph.tile<1x32x16xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x16x256xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] : tensor<256x256xf16> -> !mugraph.tile<32x256xf16>
      %18 = mugraph.load %15 imap [0, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.accumulate sum %19
      %21 = mugraph.scale %20 by 0.125
      %22 = mugraph.add %21, %arg7t
      %23 = mugraph.max %22 dim 2
      %24 = mugraph.sub %22, %23
      %25 = mugraph.exp %24
      %26 = mugraph.sum %25 dim 2
      %27 = mugraph.div %25, %26
      %28 = mugraph.matmul %27, %18
      mugraph.store %28 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.705000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] fmap 2 : tensor<12x256x64xf16> -> !mugraph.tile<1x32x32xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x32x256xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] : tensor<256x256xf16> -> !mugraph.tile<32x256xf16>
      %18 = mugraph.load %15 imap [0, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.accumulate sum %19
      %21 = mugraph.scale %20 by 0.125
      %22 = mugraph.add %21, %arg7t
      %23 = mugraph.max %22 dim 2
      %24 = mugraph.sub %22, %23
      %25 = mugraph.exp %24
      %26 = mugraph.sum %25 dim 2
      %27 = mugraph.div %25, %26
      %28 = mugraph.matmul %27, %18
      mugraph.store %28 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.738500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 4, 2] loop 1 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %17 = mugraph.load %14 imap [0, *, *] : tensor<12x64x256xf16> -> !mugraph.tile<1x64x256xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0, *] : tensor<256x256xf16> -> !mugraph.tile<64x256xf16>
      %18 = mugraph.load %15 imap [0, *, 2] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x32xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.div %24, %25
      %27 = mugraph.matmul %26, %18
      mugraph.store %27 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.582000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<32x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<32x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 8] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 2 : tensor<12x64x256xf16> -> !mugraph.tile<1x64x128xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<32x128xf16>
      %18 = mugraph.load %15 imap [0, *] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.matmul %24, %18
      %27 = mugraph.accumulate sum %25 shift %22
      %28 = mugraph.accumulate sum %26 shift %22
      %29 = mugraph.div %28, %27
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.992200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 16] loop 8 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] fmap 2 : tensor<12x256x64xf16> -> !mugraph.tile<1x16x8xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x8x256xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] : tensor<256x256xf16> -> !mugraph.tile<16x256xf16>
      %18 = mugraph.load %15 imap [0, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.accumulate sum %19
      %21 = mugraph.scale %20 by 0.125
      %22 = mugraph.add %21, %arg7t
      %23 = mugraph.max %22 dim 2
      %24 = mugraph.sub %22, %23
      %25 = mugraph.exp %24
      %26 = mugraph.sum %25 dim 2
      %27 = mugraph.div %25, %26
      %28 = mugraph.matmul %27, %18
      mugraph.store %28 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.766700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<256x768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x768xf16> -> !mugraph.tile<1x768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> (tensor<256x1xf32>, tensor<256x1xf32>)
    %2 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg5 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %3: tensor<256x1xf32>, %4: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg5s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.scale %5 by 0.0013020833333333333
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %6 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      %15 = mugraph.matmul %14, %arg5t
      %16 = mugraph.accumulate sum %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %3 = mugraph.reshape %2 to [256, 12, 64]
    %4 = mugraph.transpose %3 permutation [1, 0, 2]
    %5 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg3 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %6: tensor<256x1xf32>, %7: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg3s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %10 = mugraph.scale %8 by 0.0013020833333333333
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.scale %9 by 0.0013020833333333333
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %11, %14
      %16 = mugraph.mul %15, %arg1t
      %17 = mugraph.add %16, %arg2t
      %18 = mugraph.matmul %17, %arg3t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %6 = mugraph.reshape %5 to [256, 12, 64]
    %7 = mugraph.transpose %6 permutation [1, 0, 2]
    %8 = mugraph.block ins(%arg0, %1, %0, %arg1, %arg2, %arg4 : tensor<256x768xf16>, tensor<256x1xf32>, tensor<256x1xf32>, tensor<768xf16>, tensor<768xf16>, tensor<768x768xf16>) grid [16, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %9: tensor<256x1xf32>, %10: tensor<256x1xf32>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>, %arg4s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<16x128xf16>
      %11 = mugraph.load %9 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<256x1xf32> -> !mugraph.tile<16x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x96xf16>
      %13 = mugraph.scale %11 by 0.0013020833333333333
      %14 = mugraph.sub %arg0t, %13
      %15 = mugraph.scale %12 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %14, %17
      %19 = mugraph.mul %18, %arg1t
      %20 = mugraph.add %19, %arg2t
      %21 = mugraph.matmul %20, %arg4t
      %22 = mugraph.accumulate sum %21
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %9 = mugraph.reshape %8 to [256, 12, 64]
    %10 = mugraph.transpose %9 permutation [1, 0, 2]
    %11 = mugraph.transpose %10 permutation [0, 2, 1]
    %12 = mugraph.block ins(%7, %11, %arg7, %4 : tensor<12x256x64xf16>, tensor<12x64x256xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 16] loop 2 threads 128 {
    ^bb0(%13: tensor<12x256x64xf16>, %14: tensor<12x64x256xf16>, %arg7s: tensor<256x256xf16>, %15: tensor<12x256x64xf16>):
      %16 = mugraph.load %13 imap [0, 1] fmap 2 : tensor<12x256x64xf16> -> !mugraph.tile<1x16x32xf16>
      %17 = mugraph.load %14 imap [0, *] fmap 1 : tensor<12x64x256xf16> -> !mugraph.tile<1x32x256xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] : tensor<256x256xf16> -> !mugraph.tile<16x256xf16>
      %18 = mugraph.load %15 imap [0, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %19 = mugraph.matmul %16, %17
      %20 = mugraph.accumulate sum %19
      %21 = mugraph.scale %20 by 0.125
      %22 = mugraph.add %21, %arg7t
      %23 = mugraph.max %22 dim 2
      %24 = mugraph.sub %22, %23
      %25 = mugraph.exp %24
      %26 = mugraph.sum %25 dim 2
      %27 = mugraph.div %25, %26
      %28 = mugraph.matmul %27, %18
      mugraph.store %28 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %13 = mugraph.transpose %12 permutation [1, 0, 2]
    %14 = mugraph.reshape %13 to [256, 768]
    %15 = mugraph.block ins(%arg0, %14, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %16: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %17 = mugraph.load %16 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %18 = mugraph.matmul %17, %arg6t
      %19 = mugraph.accumulate sum %18
      %20 = mugraph.add %arg0t, %19
      mugraph.store %20 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %15 : tensor<256x768xf16>
  }
}
