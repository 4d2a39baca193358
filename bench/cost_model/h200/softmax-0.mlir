builtin.module {
  func.func @candidate_0(%arg0: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.204000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x384xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<1x384xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.149000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x384xf16>) grid [32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<2x384xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.314000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x384xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<4x384xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.471000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x384xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<8x384xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<8x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x384xf16>) -> tensor<64x384xf16> attributes {mugraph.measured_us = 1.632000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x384xf16>) grid [4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x384xf16> -> !mugraph.tile<16x384xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<16x384xf32> -> tensor<64x384xf16>
    } -> tensor<64x384xf16>
    func.return %0 : tensor<64x384xf16>
  }
}
