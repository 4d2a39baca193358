builtin.module {
  func.func @candidate_0(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.198000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x16384xf16> -> !mugraph.tile<1x16384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 6.103515625e-05
      mugraph.store %3 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.684000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.821000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<1x8192xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 3.022000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<64x16384xf16> -> !mugraph.tile<2x16384xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 6.103515625e-05
      mugraph.store %3 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.556000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 3.228000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<2x8192xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.971000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [32] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<2x8192xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.667000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_8(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 3.053000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
  func.func @candidate_9(%arg0: tensor<64x16384xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.667000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<64x16384xf16>) grid [32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<64x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<64x16384xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 6.103515625e-05
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %0 : tensor<64x1xf16>
  }
}
