builtin.module {
  func.func @candidate_0(%arg0: tensor<64x384xf16>, %arg1: tensor<64x384xf16>, %arg2: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.251000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<64x384xf16>, tensor<64x384xf16>, tensor<64x384xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>, %arg2s: tensor<64x384xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<1x384xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<64x384xf16> -> !mugraph.tile<1x384xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x384xf16> -> !mugraph.tile<1x384xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0026041666666666665
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x384xf16>, %arg1: tensor<64x384xf16>, %arg2: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.221000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x384xf16>, tensor<64x384xf16>, tensor<64x384xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>, %arg1s: tensor<64x384xf16>, %arg2s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<1x384xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x384xf16> -> !mugraph.tile<1x384xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<64x384xf16> -> !mugraph.tile<1x384xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %5, %arg0t
      %7 = mugraph.mul %6, %arg2t
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0026041666666666665
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x384xf16>, %arg1: tensor<64x384xf16>, %arg2: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.199000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<64x384xf16>, tensor<64x384xf16>, tensor<64x384xf16>) grid [32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>, %arg2s: tensor<64x384xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<2x384xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<64x384xf16> -> !mugraph.tile<2x384xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x384xf16> -> !mugraph.tile<2x384xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0026041666666666665
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<2x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x384xf16>, %arg1: tensor<64x384xf16>, %arg2: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.257000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<64x384xf16>, tensor<64x384xf16>, tensor<64x384xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>, %arg2s: tensor<64x384xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<4x384xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<64x384xf16> -> !mugraph.tile<4x384xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x384xf16> -> !mugraph.tile<4x384xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0026041666666666665
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<4x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x384xf16>, %arg1: tensor<64x384xf16>, %arg2: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.384000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<64x384xf16>, tensor<64x384xf16>, tensor<64x384xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>, %arg2s: tensor<64x384xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<8x384xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<64x384xf16> -> !mugraph.tile<8x384xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<64x384xf16> -> !mugraph.tile<8x384xf16>
      %1 = mugraph.square %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg1t, %4
      %6 = mugraph.add %arg0t, %5
      %7 = mugraph.mul %arg2t, %6
      %8 = mugraph.add %arg0t, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.0026041666666666665
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<8x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
}
