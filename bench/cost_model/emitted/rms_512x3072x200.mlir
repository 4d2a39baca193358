builtin.module {
  func.func @candidate_0(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.454300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [32, 4] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0003255208333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x200xf16>
    } -> tensor<512x200xf16>
    func.return %0 : tensor<512x200xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.468100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [32, 4] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0003255208333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x200xf16>
    } -> tensor<512x200xf16>
    func.return %0 : tensor<512x200xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.468300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [32, 4] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.0003255208333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x200xf16>
    } -> tensor<512x200xf16>
    func.return %0 : tensor<512x200xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.854700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [32, 4] loop 48 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0003255208333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x200xf16>
    } -> tensor<512x200xf16>
    func.return %0 : tensor<512x200xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.827600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<16x192xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<192x200xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x200xf32> -> tensor<4x512x200xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<4x512x1xf32>
    } -> (tensor<4x512x200xf32>, tensor<4x512x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<4x512x200xf32>, tensor<4x512x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x512x200xf32>, %4: tensor<4x512x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x512x200xf32> -> !mugraph.tile<4x2x200xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x512x1xf32> -> !mugraph.tile<4x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0003255208333333333
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x200xf32> -> tensor<1x512x200xf16>
    } -> tensor<1x512x200xf16>
    %3 = mugraph.reshape %2 to [512, 200]
    func.return %3 : tensor<512x200xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.444100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [32, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<16x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<48x200xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x200xf32> -> tensor<8x512x200xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<16x1xf32> -> tensor<8x512x1xf32>
    } -> (tensor<8x512x200xf32>, tensor<8x512x1xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x512x200xf32>, tensor<8x512x1xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<8x512x200xf32>, %4: tensor<8x512x1xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<8x512x200xf32> -> !mugraph.tile<8x1x200xf32>
      %6 = mugraph.load %4 imap [1] : tensor<8x512x1xf32> -> !mugraph.tile<8x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.scale %8 by 0.0003255208333333333
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x200xf32> -> tensor<1x512x200xf16>
    } -> tensor<1x512x200xf16>
    %3 = mugraph.reshape %2 to [512, 200]
    func.return %3 : tensor<512x200xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.312300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [16, 7] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0003255208333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<512x200xf16>
    } -> tensor<512x200xf16>
    func.return %0 : tensor<512x200xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x3072xf16>, %arg1: tensor<3072x200xf16>) -> tensor<512x200xf16> attributes {mugraph.measured_us = 1.490800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<512x3072xf16>, tensor<3072x200xf16>) grid [32, 4] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<512x3072xf16>, %arg1s: tensor<3072x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<512x3072xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<3072x200xf16> -> !mugraph.tile<32x200xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %5 omap [0, new] : !mugraph.tile<16x32xf32> -> tensor<4x512x32xf32>
      mugraph.store %4 omap [0, new] : !mugraph.tile<16x200xf32> -> tensor<4x512x200xf32>
    } -> (tensor<4x512x32xf32>, tensor<4x512x200xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x512x200xf32>, tensor<4x512x32xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x512x200xf32>, %4: tensor<4x512x32xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<4x512x200xf32> -> !mugraph.tile<4x2x200xf32>
      %6 = mugraph.load %4 imap [1] : tensor<4x512x32xf32> -> !mugraph.tile<4x2x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.scale %9 by 0.0003255208333333333
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      mugraph.store %12 omap [1] : !mugraph.tile<1x2x200xf32> -> tensor<1x512x200xf16>
    } -> tensor<1x512x200xf16>
    %3 = mugraph.reshape %2 to [512, 200]
    func.return %3 : tensor<512x200xf16>
  }
}
