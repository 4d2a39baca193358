builtin.module {
  func.func @candidate_0(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 1.189000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [96] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<64x96xf16> -> !mugraph.tile<64x1xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x1xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 1.032000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<64x96xf16> -> !mugraph.tile<64x2xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x2xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 9.890000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<64x96xf16> -> !mugraph.tile<64x4xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x4xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 9.830000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<64x96xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 1.805000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [1] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<64x96xf16> -> !mugraph.tile<64x96xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [*] : !mugraph.tile<1x96xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 1.444000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<64x96xf16> -> !mugraph.tile<32x48xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 0
      mugraph.store %3 omap [1] : !mugraph.tile<1x48xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 1.225000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [96] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<64x96xf16> -> !mugraph.tile<32x1xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x1xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 1.008000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x96xf16>) grid [6] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<64x96xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
}
