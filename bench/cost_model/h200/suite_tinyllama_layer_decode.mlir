builtin.module {
  func.func @candidate_0(%arg0: tensor<8x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<8x4x1024x64xf16>, %arg4: tensor<8x4x1024x64xf16>, %arg5: tensor<2048x2048xf16>, %arg6: tensor<2048xf16>, %arg7: tensor<2048x5632xf16>, %arg8: tensor<2048x5632xf16>, %arg9: tensor<5632x2048xf16>) -> tensor<8x2048xf16> attributes {mugraph.measured_us = 4.214400e+01 : f64} {
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
    %3, %4, %5 = mugraph.block ins(%2, %0, %arg4 : tensor<8x4x8x64xf16>, tensor<8x4x64x1024xf16>, tensor<8x4x1024x64xf16>) grid [8, 4, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x8x64xf16>, %7: tensor<8x4x64x1024xf16>, %arg4s: tensor<8x4x1024x64xf16>):
      %8 = mugraph.load %6 imap [0, 1, *] : tensor<8x4x8x64xf16> -> !mugraph.tile<1x1x8x64xf16>
      %9 = mugraph.load %7 imap [0, 1, 3] fmap 3 : tensor<8x4x64x1024xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 2] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 3
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 3
      %16 = mugraph.matmul %14, %arg4t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, 1, new] : !mugraph.tile<1x1x8x1xf32> -> tensor<8x8x4x8x1xf32>
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x1x8x1xf32> -> tensor<8x8x4x8x1xf32>
      mugraph.store %18 omap [0, 1, new] : !mugraph.tile<1x1x8x64xf32> -> tensor<8x8x4x8x64xf32>
    } -> (tensor<8x8x4x8x1xf32>, tensor<8x8x4x8x1xf32>, tensor<8x8x4x8x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<8x8x4x8x64xf32>, tensor<8x8x4x8x1xf32>, tensor<8x8x4x8x1xf32>) grid [8, 4, 8] loop 1 threads 128 {
    ^bb0(%7: tensor<8x8x4x8x64xf32>, %8: tensor<8x8x4x8x1xf32>, %9: tensor<8x8x4x8x1xf32>):
      %10 = mugraph.load %7 imap [1, 2, 3] : tensor<8x8x4x8x64xf32> -> !mugraph.tile<8x1x1x1x64xf32>
      %11 = mugraph.load %8 imap [1, 2, 3] : tensor<8x8x4x8x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, 2, 3] : tensor<8x8x4x8x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x64xf32> -> tensor<1x8x4x8x64xf16>
    } -> tensor<1x8x4x8x64xf16>
    %7 = mugraph.reshape %6 to [8, 4, 8, 64]
    %8 = mugraph.reshape %7 to [8, 2048]
    %9 = mugraph.block ins(%arg0, %8, %arg5 : tensor<8x2048xf16>, tensor<8x2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %10: tensor<8x2048xf16>, %arg5s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %11 = mugraph.load %10 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg5t = mugraph.load %arg5s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %12 = mugraph.matmul %11, %arg5t
      %13 = mugraph.accumulate sum %12
      %14 = mugraph.add %arg0t, %13
      mugraph.store %14 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %10 = mugraph.block ins(%9, %arg6, %arg7, %arg8 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x5632xf16>, tensor<2048x5632xf16>) grid [88] loop 16 threads 128 {
    ^bb0(%11: tensor<8x2048xf16>, %arg6s: tensor<2048xf16>, %arg7s: tensor<2048x5632xf16>, %arg8s: tensor<2048x5632xf16>):
      %12 = mugraph.load %11 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg6t = mugraph.load %arg6s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg7t = mugraph.load %arg7s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %arg8t = mugraph.load %arg8s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 1
      %15 = mugraph.mul %12, %arg6t
      %16 = mugraph.matmul %15, %arg7t
      %17 = mugraph.matmul %15, %arg8t
      %18 = mugraph.accumulate sum %14
      %19 = mugraph.accumulate sum %16
      %20 = mugraph.accumulate sum %17
      %21 = mugraph.scale %18 by 0.00048828125
      %22 = mugraph.offset %21 by 1.0e-05
      %23 = mugraph.sqrt %22
      %24 = mugraph.div %19, %23
      %25 = mugraph.silu %24
      %26 = mugraph.div %20, %23
      %27 = mugraph.mul %25, %26
      mugraph.store %27 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
    } -> tensor<8x5632xf16>
    %11 = mugraph.block ins(%10, %arg9 : tensor<8x5632xf16>, tensor<5632x2048xf16>) grid [32, 4] loop 11 threads 128 {
    ^bb0(%12: tensor<8x5632xf16>, %arg9s: tensor<5632x2048xf16>):
      %13 = mugraph.load %12 imap [*, 1] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x128xf16>
      %arg9t = mugraph.load %arg9s imap [1, 0] fmap 0 : tensor<5632x2048xf16> -> !mugraph.tile<128x64xf16>
      %14 = mugraph.matmul %13, %arg9t
      %15 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x2048xf32>
    } -> tensor<4x8x2048xf32>
    %12 = mugraph.block ins(%9, %11 : tensor<8x2048xf16>, tensor<4x8x2048xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%13: tensor<8x2048xf16>, %14: tensor<4x8x2048xf32>):
      %15 = mugraph.load %13 imap [0, 1] : tensor<8x2048xf16> -> !mugraph.tile<1x64xf16>
      %16 = mugraph.load %14 imap [1, 2] : tensor<4x8x2048xf32> -> !mugraph.tile<4x1x64xf32>
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.add %15, %17
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x8x2048xf16>
    } -> tensor<1x8x2048xf16>
    %13 = mugraph.reshape %12 to [8, 2048]
    func.return %13 : tensor<8x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<8x4x1024x64xf16>, %arg4: tensor<8x4x1024x64xf16>, %arg5: tensor<2048x2048xf16>, %arg6: tensor<2048xf16>, %arg7: tensor<2048x5632xf16>, %arg8: tensor<2048x5632xf16>, %arg9: tensor<5632x2048xf16>) -> tensor<8x2048xf16> attributes {mugraph.measured_us = 4.278900e+01 : f64} {
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
    %3, %4, %5 = mugraph.block ins(%2, %0, %arg4 : tensor<8x4x8x64xf16>, tensor<8x4x64x1024xf16>, tensor<8x4x1024x64xf16>) grid [8, 4, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x8x64xf16>, %7: tensor<8x4x64x1024xf16>, %arg4s: tensor<8x4x1024x64xf16>):
      %8 = mugraph.load %6 imap [0, 1, *] : tensor<8x4x8x64xf16> -> !mugraph.tile<1x1x8x64xf16>
      %9 = mugraph.load %7 imap [0, 1, 3] fmap 3 : tensor<8x4x64x1024xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 2] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.max %11 dim 3
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.sum %14 dim 3
      %16 = mugraph.matmul %14, %arg4t
      %17 = mugraph.accumulate sum %15 shift %12
      %18 = mugraph.accumulate sum %16 shift %12
      %19 = mugraph.accumulate max %12
      mugraph.store %19 omap [0, 1, new] : !mugraph.tile<1x1x8x1xf32> -> tensor<8x8x4x8x1xf32>
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x1x8x1xf32> -> tensor<8x8x4x8x1xf32>
      mugraph.store %18 omap [0, 1, new] : !mugraph.tile<1x1x8x64xf32> -> tensor<8x8x4x8x64xf32>
    } -> (tensor<8x8x4x8x1xf32>, tensor<8x8x4x8x1xf32>, tensor<8x8x4x8x64xf32>)
    %6 = mugraph.block ins(%5, %3, %4 : tensor<8x8x4x8x64xf32>, tensor<8x8x4x8x1xf32>, tensor<8x8x4x8x1xf32>) grid [8, 4, 8] loop 1 threads 128 {
    ^bb0(%7: tensor<8x8x4x8x64xf32>, %8: tensor<8x8x4x8x1xf32>, %9: tensor<8x8x4x8x1xf32>):
      %10 = mugraph.load %7 imap [1, 2, 3] : tensor<8x8x4x8x64xf32> -> !mugraph.tile<8x1x1x1x64xf32>
      %11 = mugraph.load %8 imap [1, 2, 3] : tensor<8x8x4x8x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %12 = mugraph.load %9 imap [1, 2, 3] : tensor<8x8x4x8x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %13 = mugraph.max %11 dim 0
      %14 = mugraph.sub %11, %13
      %15 = mugraph.exp %14
      %16 = mugraph.mul %10, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.mul %12, %15
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      mugraph.store %20 omap [1, 2, 3] : !mugraph.tile<1x1x1x1x64xf32> -> tensor<1x8x4x8x64xf16>
    } -> tensor<1x8x4x8x64xf16>
    %7 = mugraph.reshape %6 to [8, 4, 8, 64]
    %8 = mugraph.reshape %7 to [8, 2048]
    %9 = mugraph.block ins(%arg0, %8, %arg5 : tensor<8x2048xf16>, tensor<8x2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %10: tensor<8x2048xf16>, %arg5s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %11 = mugraph.load %10 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg5t = mugraph.load %arg5s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %12 = mugraph.matmul %11, %arg5t
      %13 = mugraph.accumulate sum %12
      %14 = mugraph.add %arg0t, %13
      mugraph.store %14 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %10, %11 = mugraph.block ins(%9, %arg6, %arg8, %arg7 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x5632xf16>, tensor<2048x5632xf16>) grid [88] loop 16 threads 128 {
    ^bb0(%12: tensor<8x2048xf16>, %arg6s: tensor<2048xf16>, %arg8s: tensor<2048x5632xf16>, %arg7s: tensor<2048x5632xf16>):
      %13 = mugraph.load %12 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg6t = mugraph.load %arg6s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg8t = mugraph.load %arg8s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %arg7t = mugraph.load %arg7s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %14 = mugraph.square %13
      %15 = mugraph.sum %14 dim 1
      %16 = mugraph.mul %13, %arg6t
      %17 = mugraph.matmul %16, %arg8t
      %18 = mugraph.matmul %16, %arg7t
      %19 = mugraph.accumulate sum %15
      %20 = mugraph.accumulate sum %17
      %21 = mugraph.accumulate sum %18
      %22 = mugraph.scale %19 by 0.00048828125
      %23 = mugraph.offset %22 by 1.0e-05
      %24 = mugraph.sqrt %23
      %25 = mugraph.div %20, %24
      %26 = mugraph.div %21, %24
      %27 = mugraph.silu %26
      mugraph.store %25 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
      mugraph.store %27 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
    } -> (tensor<8x5632xf16>, tensor<8x5632xf16>)
    %12 = mugraph.block ins(%11, %10, %arg9 : tensor<8x5632xf16>, tensor<8x5632xf16>, tensor<5632x2048xf16>) grid [32, 8] loop 11 threads 128 {
    ^bb0(%13: tensor<8x5632xf16>, %14: tensor<8x5632xf16>, %arg9s: tensor<5632x2048xf16>):
      %15 = mugraph.load %13 imap [*, 1] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x64xf16>
      %16 = mugraph.load %14 imap [*, 1] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x64xf16>
      %arg9t = mugraph.load %arg9s imap [1, 0] fmap 0 : tensor<5632x2048xf16> -> !mugraph.tile<64x64xf16>
      %17 = mugraph.mul %15, %16
      %18 = mugraph.matmul %17, %arg9t
      %19 = mugraph.accumulate sum %18
      mugraph.store %19 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x2048xf32>
    } -> tensor<8x8x2048xf32>
    %13 = mugraph.block ins(%9, %12 : tensor<8x2048xf16>, tensor<8x8x2048xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%14: tensor<8x2048xf16>, %15: tensor<8x8x2048xf32>):
      %16 = mugraph.load %14 imap [0, 1] : tensor<8x2048xf16> -> !mugraph.tile<1x64xf16>
      %17 = mugraph.load %15 imap [1, 2] : tensor<8x8x2048xf32> -> !mugraph.tile<8x1x64xf32>
      %18 = mugraph.sum %17 dim 0
      %19 = mugraph.add %16, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x64xf32> -> tensor<1x8x2048xf16>
    } -> tensor<1x8x2048xf16>
    %14 = mugraph.reshape %13 to [8, 2048]
    func.return %14 : tensor<8x2048xf16>
  }
}
