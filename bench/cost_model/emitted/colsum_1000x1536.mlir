builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 3.019000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [96] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1000x1536xf16> -> !mugraph.tile<1000x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 3.768000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [96] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1536xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 0
      mugraph.store %3 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 3.837000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [96] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1536xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 3.687000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [96] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1536xf16> -> !mugraph.tile<256x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 0
      mugraph.store %3 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 4.921000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [48] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1536xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 4.700000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<1000x1536xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<1x96xf32> -> tensor<8x1x1536xf32>
    } -> tensor<8x1x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<8x1x1536xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%2: tensor<8x1x1536xf32>):
      %3 = mugraph.load %2 imap [2] : tensor<8x1x1536xf32> -> !mugraph.tile<8x1x16xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [2] : !mugraph.tile<1x1x16xf32> -> tensor<1x1x1536xf16>
    } -> tensor<1x1x1536xf16>
    %2 = mugraph.reshape %1 to [1, 1536]
    func.return %2 : tensor<1x1536xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 4.701000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1536xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 0
      mugraph.store %3 omap [1] : !mugraph.tile<1x48xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 4.599000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1536xf16>) grid [24, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<1000x1536xf16> -> !mugraph.tile<125x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<4x1x1536xf32>
    } -> tensor<4x1x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<4x1x1536xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%2: tensor<4x1x1536xf32>):
      %3 = mugraph.load %2 imap [2] : tensor<4x1x1536xf32> -> !mugraph.tile<4x1x16xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [2] : !mugraph.tile<1x1x16xf32> -> tensor<1x1x1536xf16>
    } -> tensor<1x1x1536xf16>
    %2 = mugraph.reshape %1 to [1, 1536]
    func.return %2 : tensor<1x1536xf16>
  }
}
