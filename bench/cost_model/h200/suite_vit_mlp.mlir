builtin.module {
  func.func @candidate_0(%arg0: tensor<1576x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<768x3072xf16>, %arg6: tensor<768xf16>) -> tensor<1576x768xf16> attributes {mugraph.measured_us = 3.909100e+01 : f64} {
    %0 = mugraph.transpose %arg5 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1576x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [394] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1576x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1576x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.square %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.add %12, %arg2t
      mugraph.store %13 omap [0] : !mugraph.tile<4x768xf32> -> tensor<1576x768xf16>
    } -> tensor<1576x768xf16>
    %3 = mugraph.block ins(%2, %1, %arg4 : tensor<1576x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [13, 48] loop 12 threads 128 {
    ^bb0(%4: tensor<1576x768xf16>, %5: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<1576x768xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %9, %arg4t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1576x3072xf16>
    } -> tensor<1576x3072xf16>
    %4 = mugraph.matmul %3, %0
    %5 = mugraph.block ins(%arg0, %4, %arg6 : tensor<1576x768xf16>, tensor<1576x768xf16>, tensor<768xf16>) grid [99, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1576x768xf16>, %6: tensor<1576x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1576x768xf16> -> !mugraph.tile<16x96xf16>
      %7 = mugraph.load %6 imap [0, 1] : tensor<1576x768xf16> -> !mugraph.tile<16x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %8 = mugraph.add %7, %arg6t
      %9 = mugraph.add %arg0t, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<1576x768xf16>
    } -> tensor<1576x768xf16>
    func.return %5 : tensor<1576x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<1576x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<768x3072xf16>, %arg6: tensor<768xf16>) -> tensor<1576x768xf16> attributes {mugraph.measured_us = 3.736900e+01 : f64} {
    %0 = mugraph.transpose %arg5 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1576x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [394] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1576x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1576x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.square %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.add %12, %arg2t
      mugraph.store %13 omap [0] : !mugraph.tile<4x768xf32> -> tensor<1576x768xf16>
    } -> tensor<1576x768xf16>
    %3 = mugraph.block ins(%2, %1, %arg4 : tensor<1576x768xf16>, tensor<768x3072xf16>, tensor<3072xf16>) grid [25, 24] loop 12 threads 128 {
    ^bb0(%4: tensor<1576x768xf16>, %5: tensor<768x3072xf16>, %arg4s: tensor<3072xf16>):
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<1576x768xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %9, %arg4t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1576x3072xf16>
    } -> tensor<1576x3072xf16>
    %4 = mugraph.matmul %3, %0
    %5 = mugraph.block ins(%arg0, %4, %arg6 : tensor<1576x768xf16>, tensor<1576x768xf16>, tensor<768xf16>) grid [99, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1576x768xf16>, %6: tensor<1576x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1576x768xf16> -> !mugraph.tile<16x96xf16>
      %7 = mugraph.load %6 imap [0, 1] : tensor<1576x768xf16> -> !mugraph.tile<16x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %8 = mugraph.add %7, %arg6t
      %9 = mugraph.add %arg0t, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<1576x768xf16>
    } -> tensor<1576x768xf16>
    func.return %5 : tensor<1576x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<1576x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<768x3072xf16>, %arg6: tensor<768xf16>) -> tensor<1576x768xf16> attributes {mugraph.measured_us = 3.805500e+01 : f64} {
    %0 = mugraph.transpose %arg5 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1576x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [394] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1576x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1576x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sub %arg0t, %4
      %6 = mugraph.square %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.add %12, %arg2t
      mugraph.store %13 omap [0] : !mugraph.tile<4x768xf32> -> tensor<1576x768xf16>
    } -> tensor<1576x768xf16>
    %3 = mugraph.matmul %2, %1
    %4 = mugraph.block ins(%3, %arg4 : tensor<1576x3072xf16>, tensor<3072xf16>) grid [99, 24] loop 1 threads 128 {
    ^bb0(%5: tensor<1576x3072xf16>, %arg4s: tensor<3072xf16>):
      %6 = mugraph.load %5 imap [0, 1] : tensor<1576x3072xf16> -> !mugraph.tile<16x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %7 = mugraph.add %6, %arg4t
      %8 = mugraph.gelu %7 form "erf"
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x3072xf16>
    } -> tensor<1576x3072xf16>
    %5 = mugraph.matmul %4, %0
    %6 = mugraph.block ins(%arg0, %5, %arg6 : tensor<1576x768xf16>, tensor<1576x768xf16>, tensor<768xf16>) grid [99, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1576x768xf16>, %7: tensor<1576x768xf16>, %arg6s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1576x768xf16> -> !mugraph.tile<16x96xf16>
      %8 = mugraph.load %7 imap [0, 1] : tensor<1576x768xf16> -> !mugraph.tile<16x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %9 = mugraph.add %8, %arg6t
      %10 = mugraph.add %arg0t, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x96xf32> -> tensor<1576x768xf16>
    } -> tensor<1576x768xf16>
    func.return %6 : tensor<1576x768xf16>
  }
}
