builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x1024xf16>, %arg1: tensor<512x1024xf16>, %arg2: tensor<512xf16>, %arg3: tensor<512xf16>, %arg4: tensor<512xf16>, %arg5: tensor<1xf16>) -> tensor<1024x512xf16> attributes {mugraph.measured_us = 1.000400e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<1024x1024xf16>, tensor<1024x512xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %2: tensor<1024x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<1024x512xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %2, %3 = mugraph.block ins(%1, %arg2 : tensor<1024x512xf16>, tensor<512xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x512xf16>, %arg2s: tensor<512xf16>):
      %5 = mugraph.load %4 imap [1] : tensor<1024x512xf16> -> !mugraph.tile<1024x8xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<512xf16> -> !mugraph.tile<8xf16>
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.scale %7 by 0.0009765625
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 0
      mugraph.store %11 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x512xf32>
      mugraph.store %9 omap [1] : !mugraph.tile<1024x8xf32> -> tensor<1024x512xf16>
    } -> (tensor<1x512xf32>, tensor<1024x512xf16>)
    %4 = mugraph.block ins(%3, %2, %arg3, %arg4, %arg5 : tensor<1024x512xf16>, tensor<1x512xf32>, tensor<512xf16>, tensor<512xf16>, tensor<1xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%5: tensor<1024x512xf16>, %6: tensor<1x512xf32>, %arg3s: tensor<512xf16>, %arg4s: tensor<512xf16>, %arg5s: tensor<1xf16>):
      %7 = mugraph.load %5 imap [0] : tensor<1024x512xf16> -> !mugraph.tile<4x512xf16>
      %8 = mugraph.load %6 imap [*] : tensor<1x512xf32> -> !mugraph.tile<1x512xf32>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<512xf16> -> !mugraph.tile<512xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<512xf16> -> !mugraph.tile<512xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<1xf16> -> !mugraph.tile<1xf16>
      %9 = mugraph.scale %8 by 0.0009765625
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.mul %12, %arg3t
      %14 = mugraph.add %13, %arg4t
      %15 = mugraph.mul %14, %arg5t
      %16 = mugraph.max %15 dim 1
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 1
      %20 = mugraph.div %18, %19
      mugraph.store %20 omap [0] : !mugraph.tile<4x512xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    func.return %4 : tensor<1024x512xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x1024xf16>, %arg1: tensor<512x1024xf16>, %arg2: tensor<512xf16>, %arg3: tensor<512xf16>, %arg4: tensor<512xf16>, %arg5: tensor<1xf16>) -> tensor<1024x512xf16> attributes {mugraph.measured_us = 1.071600e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<1024x1024xf16>, tensor<1024x512xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %2: tensor<1024x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<1024x512xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %2, %3 = mugraph.block ins(%1, %arg2 : tensor<1024x512xf16>, tensor<512xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%4: tensor<1024x512xf16>, %arg2s: tensor<512xf16>):
      %5 = mugraph.load %4 imap [1] : tensor<1024x512xf16> -> !mugraph.tile<1024x8xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<512xf16> -> !mugraph.tile<8xf16>
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.scale %7 by 0.0009765625
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 0
      mugraph.store %11 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x512xf32>
      mugraph.store %9 omap [1] : !mugraph.tile<1024x8xf32> -> tensor<1024x512xf16>
    } -> (tensor<1x512xf32>, tensor<1024x512xf16>)
    %4 = mugraph.block ins(%3, %2, %arg3, %arg4, %arg5 : tensor<1024x512xf16>, tensor<1x512xf32>, tensor<512xf16>, tensor<512xf16>, tensor<1xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%5: tensor<1024x512xf16>, %6: tensor<1x512xf32>, %arg3s: tensor<512xf16>, %arg4s: tensor<512xf16>, %arg5s: tensor<1xf16>):
      %7 = mugraph.load %5 imap [0] : tensor<1024x512xf16> -> !mugraph.tile<4x512xf16>
      %8 = mugraph.load %6 imap [*] : tensor<1x512xf32> -> !mugraph.tile<1x512xf32>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<512xf16> -> !mugraph.tile<512xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<512xf16> -> !mugraph.tile<512xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<1xf16> -> !mugraph.tile<1xf16>
      %9 = mugraph.scale %8 by 0.0009765625
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.mul %12, %arg3t
      %14 = mugraph.add %13, %arg4t
      %15 = mugraph.mul %14, %arg5t
      %16 = mugraph.max %15 dim 1
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.sum %18 dim 1
      %20 = mugraph.div %18, %19
      mugraph.store %20 omap [0] : !mugraph.tile<4x512xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    func.return %4 : tensor<1024x512xf16>
  }
}
