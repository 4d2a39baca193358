builtin.module {
  func.func @candidate_0(%arg0: tensor<77x2048xf16>, %arg1: tensor<77x2048xf16>, %arg2: tensor<77x2048xf16>) -> tensor<77x2048xf16> attributes {mugraph.measured_us = 2.075000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<77x2048xf16>, tensor<77x2048xf16>, tensor<77x2048xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x2048xf16>, %arg2s: tensor<77x2048xf16>, %arg1s: tensor<77x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<1x2048xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<1x2048xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.00048828125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.00048828125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<77x2048xf16>
    } -> tensor<77x2048xf16>
    func.return %0 : tensor<77x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<77x2048xf16>, %arg1: tensor<77x2048xf16>, %arg2: tensor<77x2048xf16>) -> tensor<77x2048xf16> attributes {mugraph.measured_us = 2.081000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<77x2048xf16>, tensor<77x2048xf16>, tensor<77x2048xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x2048xf16>, %arg1s: tensor<77x2048xf16>, %arg2s: tensor<77x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<1x2048xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<1x2048xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.00048828125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %5, %arg0t
      %7 = mugraph.mul %6, %arg2t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.00048828125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<77x2048xf16>
    } -> tensor<77x2048xf16>
    func.return %0 : tensor<77x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<77x2048xf16>, %arg1: tensor<77x2048xf16>, %arg2: tensor<77x2048xf16>) -> tensor<77x2048xf16> attributes {mugraph.measured_us = 2.306000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<77x2048xf16>, tensor<77x2048xf16>, tensor<77x2048xf16>) grid [39] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x2048xf16>, %arg2s: tensor<77x2048xf16>, %arg1s: tensor<77x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<2x2048xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<2x2048xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<77x2048xf16> -> !mugraph.tile<2x2048xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.00048828125
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.00048828125
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<2x2048xf32> -> tensor<77x2048xf16>
    } -> tensor<77x2048xf16>
    func.return %0 : tensor<77x2048xf16>
  }
}
