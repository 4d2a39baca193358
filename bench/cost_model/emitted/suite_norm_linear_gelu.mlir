builtin.module {
  func.func @candidate_0(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 6.844000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<128x768xf16> -> !mugraph.tile<1x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %2 = mugraph.sum %arg0t dim 1
      %3 = mugraph.scale %2 by 0.0013020833333333333
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.square %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x768xf32> -> tensor<128x768xf16>
    } -> tensor<128x768xf16>
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<128x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [2, 64] loop 6 threads 128 {
    ^bb0(%3: tensor<128x768xf16>, %4: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<128x768xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg4t
      %10 = mugraph.gelu %9 form "erf"
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %2 : tensor<128x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 2.478700e+01 : f64} {
    %0 = mugraph.block ins(%arg4, %arg2, %arg1, %arg0, %arg3 : tensor<3072xf16>, tensor<768xf16>, tensor<768xf16>, tensor<128x768xf16>, tensor<3072x768xf16>) grid [8, 64] loop 1 threads 256 {
    ^bb0(%arg4s: tensor<3072xf16>, %arg2s: tensor<768xf16>, %arg1s: tensor<768xf16>, %arg0s: tensor<128x768xf16>, %arg3s: tensor<3072x768xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<128x768xf16> -> !mugraph.tile<16x768xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3072x768xf16> -> !mugraph.tile<48x768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %arg1t, %9
      %11 = mugraph.add %arg2t, %10
      %12 = mugraph.transpose %arg3t permutation [1, 0]
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.add %arg4t, %13
      %15 = mugraph.gelu %14 form "erf"
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %0 : tensor<128x3072xf16>
  }
}
