builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 2.521800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [256] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x8xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.000244140625
      %3 = mugraph.sub %arg0t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<4096x8xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %0 : tensor<4096x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.557700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.000244140625
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.574600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      mugraph.store %1 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.sub %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.489600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.000244140625
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [128, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<32x128xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x128xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.496000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      mugraph.store %1 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [128, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<32x128xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x128xf32>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.sub %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.554100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.000244140625
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.556200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      mugraph.store %1 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.sub %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.566100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.000244140625
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x128xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.883000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [32, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.accumulate sum %arg0t
      mugraph.store %1 omap [1, new] : !mugraph.tile<128x64xf32> -> tensor<8x128x2048xf32>
    } -> tensor<8x128x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<8x128x2048xf32>) grid [128] loop 2 threads 128 {
    ^bb0(%2: tensor<8x128x2048xf32>):
      %3 = mugraph.load %2 imap [2] fmap 1 : tensor<8x128x2048xf32> -> !mugraph.tile<8x64x16xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [2] : !mugraph.tile<1x1x16xf32> -> tensor<1x1x2048xf32>
    } -> tensor<1x1x2048xf32>
    %2 = mugraph.reshape %1 to [1, 2048]
    %3 = mugraph.block ins(%arg0, %2 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %4: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %4 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sub %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %3 : tensor<4096x2048xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 2.923400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<64x1x2048xf32>
    } -> tensor<64x1x2048xf32>
    %1 = mugraph.reshape %0 to [64, 2048]
    %2 = mugraph.block ins(%arg0, %1 : tensor<4096x2048xf16>, tensor<64x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %3: tensor<64x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] : tensor<64x2048xf32> -> !mugraph.tile<64x64xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sub %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %2 : tensor<4096x2048xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.590200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [64] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<4x2048xf16>
      %1 = mugraph.accumulate sum %arg0t
      mugraph.store %1 omap [new] : !mugraph.tile<4x2048xf32> -> tensor<64x4x2048xf32>
    } -> tensor<64x4x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<64x4x2048xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%2: tensor<64x4x2048xf32>):
      %3 = mugraph.load %2 imap [2] : tensor<64x4x2048xf32> -> !mugraph.tile<64x4x16xf32>
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [2] : !mugraph.tile<1x1x16xf32> -> tensor<1x1x2048xf32>
    } -> tensor<1x1x2048xf32>
    %2 = mugraph.reshape %1 to [1, 2048]
    %3 = mugraph.block ins(%arg0, %2 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %4: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %4 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sub %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %3 : tensor<4096x2048xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.987500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [32, 2] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<1024x64xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<2x1x2048xf32>
    } -> tensor<2x1x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1x2048xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1x2048xf32>):
      %3 = mugraph.load %2 imap [2] : tensor<2x1x2048xf32> -> !mugraph.tile<2x1x16xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.000244140625
      mugraph.store %5 omap [2] : !mugraph.tile<1x1x16xf32> -> tensor<1x1x2048xf32>
    } -> tensor<1x1x2048xf32>
    %2 = mugraph.reshape %1 to [1, 2048]
    %3 = mugraph.block ins(%arg0, %2 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %4: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %4 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %6 = mugraph.sub %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %3 : tensor<4096x2048xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.557600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.scale %2 by 0.000244140625
      mugraph.store %3 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.873600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [16, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.accumulate sum %arg0t
      mugraph.store %1 omap [1, new] : !mugraph.tile<32x128xf32> -> tensor<32x32x2048xf32>
    } -> tensor<32x32x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<32x32x2048xf32>) grid [128] loop 2 threads 128 {
    ^bb0(%2: tensor<32x32x2048xf32>):
      %3 = mugraph.load %2 imap [2] fmap 0 : tensor<32x32x2048xf32> -> !mugraph.tile<16x32x16xf32>
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 0
      mugraph.store %6 omap [2] : !mugraph.tile<1x1x16xf32> -> tensor<1x1x2048xf32>
    } -> tensor<1x1x2048xf32>
    %2 = mugraph.reshape %1 to [1, 2048]
    %3 = mugraph.block ins(%arg0, %2 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %4: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %4 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.sub %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %3 : tensor<4096x2048xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.553300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x2048xf16> -> !mugraph.tile<4096x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      mugraph.store %1 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x2048xf32>
    } -> tensor<1x2048xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %2: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x128xf32>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.sub %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %1 : tensor<4096x2048xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x2048xf16>) -> tensor<4096x2048xf16> attributes {mugraph.measured_us = 1.938400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x2048xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.accumulate sum %arg0t
      mugraph.store %1 omap [1, new] : !mugraph.tile<128x128xf32> -> tensor<8x128x2048xf32>
    } -> tensor<8x128x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<8x128x2048xf32>) grid [128] loop 2 threads 128 {
    ^bb0(%2: tensor<8x128x2048xf32>):
      %3 = mugraph.load %2 imap [2] fmap 1 : tensor<8x128x2048xf32> -> !mugraph.tile<8x64x16xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000244140625
      mugraph.store %7 omap [2] : !mugraph.tile<1x1x16xf32> -> tensor<1x1x2048xf32>
    } -> tensor<1x1x2048xf32>
    %2 = mugraph.reshape %1 to [1, 2048]
    %3 = mugraph.block ins(%arg0, %2 : tensor<4096x2048xf16>, tensor<1x2048xf32>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2048xf16>, %4: tensor<1x2048xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2048xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %4 imap [*, 1] : tensor<1x2048xf32> -> !mugraph.tile<1x64xf32>
      %6 = mugraph.sub %arg0t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2048xf16>
    } -> tensor<4096x2048xf16>
    func.return %3 : tensor<4096x2048xf16>
  }
}
