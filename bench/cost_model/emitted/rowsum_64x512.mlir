builtin.module {
  func.func @candidate_0(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 9.760000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x512xf16> -> !mugraph.tile<1x512xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 9.570000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x512xf16> -> !mugraph.tile<2x512xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 9.850000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x512xf16> -> !mugraph.tile<4x512xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<4x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.031000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x512xf16> -> !mugraph.tile<8x512xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<8x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.655000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      mugraph.store %3 omap [0] : !mugraph.tile<32x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.452000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x512xf16> -> !mugraph.tile<16x512xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<16x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.363000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x512xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0] : !mugraph.tile<4x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x512xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 1.208000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x512xf16>) grid [32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x512xf16> -> !mugraph.tile<2x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      mugraph.store %3 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
}
