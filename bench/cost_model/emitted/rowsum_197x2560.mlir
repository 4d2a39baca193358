builtin.module {
  func.func @candidate_0(%arg0: tensor<197x2560xf16>) -> tensor<197x1xf16> attributes {mugraph.measured_us = 1.269000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x2560xf16>) grid [197] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x2560xf16> -> !mugraph.tile<1x2560xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<197x1xf16>
    } -> tensor<197x1xf16>
    func.return %0 : tensor<197x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x2560xf16>) -> tensor<197x1xf16> attributes {mugraph.measured_us = 1.401000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x2560xf16>) grid [99] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x2560xf16> -> !mugraph.tile<2x2560xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<2x1xf32> -> tensor<197x1xf16>
    } -> tensor<197x1xf16>
    func.return %0 : tensor<197x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x2560xf16>) -> tensor<197x1xf16> attributes {mugraph.measured_us = 1.440000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x2560xf16>) grid [50] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x2560xf16> -> !mugraph.tile<4x2560xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<4x1xf32> -> tensor<197x1xf16>
    } -> tensor<197x1xf16>
    func.return %0 : tensor<197x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x2560xf16>) -> tensor<197x1xf16> attributes {mugraph.measured_us = 2.288000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<197x2560xf16>) grid [25] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<197x2560xf16> -> !mugraph.tile<8x2560xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<8x1xf32> -> tensor<197x1xf16>
    } -> tensor<197x1xf16>
    func.return %0 : tensor<197x1xf16>
  }
}
