builtin.module {
  func.func @candidate_0(%arg0: tensor<77x2560xf16>, %arg1: tensor<2560x3072xf16>) -> tensor<77x3072xf16> attributes {mugraph.measured_us = 1.224000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x2560xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x2560xf16> -> !mugraph.tile<1x2560xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000390625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000390625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x2560xf32> -> tensor<77x2560xf16>
    } -> tensor<77x2560xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<77x2560xf16>, tensor<2560x3072xf16>) grid [2, 48] loop 20 threads 128 {
    ^bb0(%2: tensor<77x2560xf16>, %arg1s: tensor<2560x3072xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<77x2560xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2560x3072xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<77x3072xf16>
    } -> tensor<77x3072xf16>
    func.return %1 : tensor<77x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<77x2560xf16>, %arg1: tensor<2560x3072xf16>) -> tensor<77x3072xf16> attributes {mugraph.measured_us = 1.711000e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<77x2560xf16>, tensor<2560x3072xf16>) grid [11, 192] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<77x2560xf16>, %arg1s: tensor<2560x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<77x2560xf16> -> !mugraph.tile<7x2560xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<2560x3072xf16> -> !mugraph.tile<2560x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000390625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000390625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<7x16xf32> -> tensor<77x3072xf16>
    } -> tensor<77x3072xf16>
    func.return %0 : tensor<77x3072xf16>
  }
}
