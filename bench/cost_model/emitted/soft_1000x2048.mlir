builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x2048xf16>) -> tensor<1000x2048xf16> attributes {mugraph.measured_us = 4.059000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x2048xf16>) grid [1000] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x2048xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<1000x2048xf16>
    } -> tensor<1000x2048xf16>
    func.return %0 : tensor<1000x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x2048xf16>) -> tensor<1000x2048xf16> attributes {mugraph.measured_us = 4.172000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x2048xf16>) grid [500] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x2048xf16> -> !mugraph.tile<2x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x2048xf32> -> tensor<1000x2048xf16>
    } -> tensor<1000x2048xf16>
    func.return %0 : tensor<1000x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x2048xf16>) -> tensor<1000x2048xf16> attributes {mugraph.measured_us = 5.041000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x2048xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x2048xf16> -> !mugraph.tile<4x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x2048xf32> -> tensor<1000x2048xf16>
    } -> tensor<1000x2048xf16>
    func.return %0 : tensor<1000x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x2048xf16>) -> tensor<1000x2048xf16> attributes {mugraph.measured_us = 6.208000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x2048xf16>) grid [125] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x2048xf16> -> !mugraph.tile<8x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<8x2048xf32> -> tensor<1000x2048xf16>
    } -> tensor<1000x2048xf16>
    func.return %0 : tensor<1000x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x2048xf16>) -> tensor<1000x2048xf16> attributes {mugraph.measured_us = 6.967000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x2048xf16>) grid [63] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x2048xf16> -> !mugraph.tile<16x2048xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<16x2048xf32> -> tensor<1000x2048xf16>
    } -> tensor<1000x2048xf16>
    func.return %0 : tensor<1000x2048xf16>
  }
}
