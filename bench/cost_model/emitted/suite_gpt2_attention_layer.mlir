builtin.module {
  func.func @candidate_0(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.973600e+01 : f64} {
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
    %10 = mugraph.block ins(%7, %9, %arg7, %4 : tensor<12x256x64xf16>, tensor<256x12x64xf16>, tensor<256x256xf16>, tensor<12x256x64xf16>) grid [12, 16] loop 1 threads 128 {
    ^bb0(%11: tensor<12x256x64xf16>, %12: tensor<256x12x64xf16>, %arg7s: tensor<256x256xf16>, %13: tensor<12x256x64xf16>):
      %14 = mugraph.load %11 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %15 = mugraph.load %12 imap [1, *] : tensor<256x12x64xf16> -> !mugraph.tile<256x1x64xf16>
      %arg7t = mugraph.load %arg7s imap [*, 0] : tensor<256x256xf16> -> !mugraph.tile<16x256xf16>
      %16 = mugraph.load %13 imap [0, *] : tensor<12x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %17 = mugraph.transpose %15 permutation [1, 0, 2]
      %18 = mugraph.transpose %17 permutation [0, 2, 1]
      %19 = mugraph.matmul %14, %18
      %20 = mugraph.scale %19 by 0.125
      %21 = mugraph.add %20, %arg7t
      %22 = mugraph.max %21 dim 2
      %23 = mugraph.sub %21, %22
      %24 = mugraph.exp %23
      %25 = mugraph.sum %24 dim 2
      %26 = mugraph.div %24, %25
      %27 = mugraph.matmul %26, %16
      mugraph.store %27 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x256x64xf16>
    } -> tensor<12x256x64xf16>
    %11 = mugraph.transpose %10 permutation [1, 0, 2]
    %12 = mugraph.reshape %11 to [256, 768]
    %13 = mugraph.block ins(%arg0, %12, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %14: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %15 = mugraph.load %14 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %16 = mugraph.matmul %15, %arg6t
      %17 = mugraph.accumulate sum %16
      %18 = mugraph.add %arg0t, %17
      mugraph.store %18 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %13 : tensor<256x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 3.358600e+01 : f64} {
    %0 = mugraph.library_layer_norm %arg0, %arg1, %arg2 eps 1.0e-05
    %1 = mugraph.matmul %0, %arg3
    %2 = mugraph.reshape %1 to [256, 12, 64]
    %3 = mugraph.transpose %2 permutation [1, 0, 2]
    %4 = mugraph.matmul %0, %arg4
    %5 = mugraph.reshape %4 to [256, 12, 64]
    %6 = mugraph.transpose %5 permutation [1, 0, 2]
    %7 = mugraph.matmul %0, %arg5
    %8 = mugraph.reshape %7 to [256, 12, 64]
    %9 = mugraph.transpose %8 permutation [1, 0, 2]
    %10 = mugraph.library_attention %3, %6, %9, %arg7 scale 0.125 backend "cudnn" keys "rows"
    %11 = mugraph.transpose %10 permutation [1, 0, 2]
    %12 = mugraph.reshape %11 to [256, 768]
    %13 = mugraph.block ins(%arg0, %12, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %14: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %15 = mugraph.load %14 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %16 = mugraph.matmul %15, %arg6t
      %17 = mugraph.accumulate sum %16
      %18 = mugraph.add %arg0t, %17
      mugraph.store %18 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %13 : tensor<256x768xf16>
  }
}
