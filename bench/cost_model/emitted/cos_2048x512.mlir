builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 2.967000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<4x512xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<4x512xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %2, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 3.137000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<2x512xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<2x512xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %2, %5
      mugraph.store %6 omap [0] : !mugraph.tile<2x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 3.137000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<8x512xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<8x512xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %2, %5
      mugraph.store %6 omap [0] : !mugraph.tile<8x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 3.944000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<1x512xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<1x512xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %2, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 6.284000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [1024] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<2x64xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<2x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<2x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 3.844000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [32] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %3 dim 1
      %6 = mugraph.sum %4 dim 1
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<64x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 3.323000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<16x512xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %2, %5
      mugraph.store %6 omap [0] : !mugraph.tile<16x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x512xf16>, %arg1: tensor<2048x512xf16>) -> tensor<2048x1xf16> attributes {mugraph.measured_us = 3.088000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<2048x512xf16>) grid [256] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<2048x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x1xf32> -> tensor<2048x1xf16>
    } -> tensor<2048x1xf16>
    func.return %0 : tensor<2048x1xf16>
  }
}
