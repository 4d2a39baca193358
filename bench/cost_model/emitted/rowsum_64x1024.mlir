builtin.module {
  func.func @candidate_0(%arg0: tensor<64x1024xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.000000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x1024xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x1024xf16> -> !mugraph.tile<1x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x1024xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 9.890000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x1024xf16>) grid [32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x1024xf16> -> !mugraph.tile<2x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x1024xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.041000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x1024xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x1024xf16> -> !mugraph.tile<4x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<4x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x1024xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.245000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x1024xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x1024xf16> -> !mugraph.tile<8x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<8x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x1024xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.421000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x1024xf16>) grid [4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x1024xf16> -> !mugraph.tile<16x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<16x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x1024xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.608000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x1024xf16>) grid [2] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x1024xf16> -> !mugraph.tile<32x1024xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<32x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
}
