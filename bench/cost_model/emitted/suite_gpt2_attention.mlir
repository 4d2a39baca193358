builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.070400e+01 : f64} {
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
  func.func @candidate_1(%arg0: tensor<1024x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x1024xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 3.059000e+01 : f64} {
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
}
