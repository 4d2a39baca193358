builtin.module {
  func.func @candidate_0(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.149900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %2: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.matmul %1, %2
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.141300e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2 : tensor<512x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %3: tensor<768x3072xf16>, %arg2s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    %3 = mugraph.matmul %2, %0
    %4 = mugraph.block ins(%arg0, %3, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %5: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %6 = mugraph.load %5 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.sub %8, %10
      %12 = mugraph.square %11
      %13 = mugraph.sum %12 dim 1
      %14 = mugraph.scale %13 by 0.0013020833333333333
      %15 = mugraph.offset %14 by 1.0e-12
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %11, %16
      %18 = mugraph.mul %17, %arg5t
      %19 = mugraph.add %18, %arg6t
      mugraph.store %19 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %4 : tensor<512x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x768xf16>, %arg1: tensor<3072x768xf16>, %arg2: tensor<3072xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<768xf16>, %arg5: tensor<768xf16>, %arg6: tensor<768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.138700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.library_linear %arg0, %0, %arg2 activation "none"
    %2 = mugraph.gelu %1 form "erf"
    %3 = mugraph.transpose %arg3 permutation [1, 0]
    %4 = mugraph.matmul %2, %3
    %5 = mugraph.block ins(%arg0, %4, %arg4, %arg5, %arg6 : tensor<512x768xf16>, tensor<512x768xf16>, tensor<768xf16>, tensor<768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %6: tensor<512x768xf16>, %arg4s: tensor<768xf16>, %arg5s: tensor<768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %7 = mugraph.load %6 imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg5t = mugraph.load %arg5s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %8 = mugraph.add %7, %arg4t
      %9 = mugraph.add %arg0t, %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0013020833333333333
      %12 = mugraph.sub %9, %11
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 1
      %15 = mugraph.scale %14 by 0.0013020833333333333
      %16 = mugraph.offset %15 by 1.0e-12
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %12, %17
      %19 = mugraph.mul %18, %arg5t
      %20 = mugraph.add %19, %arg6t
      mugraph.store %20 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %5 : tensor<512x768xf16>
  }
}
