builtin.module {
  func.func @candidate_0(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.165000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x384xf16> -> !mugraph.tile<1x384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      mugraph.store %3 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 9.910000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x384xf16> -> !mugraph.tile<2x384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      mugraph.store %3 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 9.820000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x384xf16> -> !mugraph.tile<4x384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      mugraph.store %3 omap [0] : !mugraph.tile<4x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 9.870000e-01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x384xf16> -> !mugraph.tile<8x384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      mugraph.store %3 omap [0] : !mugraph.tile<8x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.056000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x384xf16> -> !mugraph.tile<16x384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      mugraph.store %3 omap [0] : !mugraph.tile<16x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.565000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x384xf16> -> !mugraph.tile<32x384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      mugraph.store %3 omap [0] : !mugraph.tile<32x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.296000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [128] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<2x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.412000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [256] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<1x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 3.043000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [4] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x384xf16> -> !mugraph.tile<64x384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      mugraph.store %3 omap [0] : !mugraph.tile<64x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.474000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [128] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<2x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.822000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [256] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<1x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.303000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<2x96xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.416000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<32x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.250000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [32] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<8x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.301000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<16x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x384xf16>) -> tensor<256x1xf16> attributes {mugraph.measured_us = 1.259000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<256x384xf16>) grid [16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<256x384xf16> -> !mugraph.tile<16x96xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0026041666666666665
      mugraph.store %4 omap [0] : !mugraph.tile<16x1xf32> -> tensor<256x1xf16>
    } -> tensor<256x1xf16>
    func.return %0 : tensor<256x1xf16>
  }
}
