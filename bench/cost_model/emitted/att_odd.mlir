builtin.module {
  func.func @candidate_0(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 1.241100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 2, 13] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<13x8x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<13x8x256x64xf32>
    } -> (tensor<13x8x256x1xf32>, tensor<13x8x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<13x8x256x64xf32>, tensor<13x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<13x8x256x64xf32>, %4: tensor<13x8x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<13x8x256x64xf32> -> !mugraph.tile<13x1x4x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<13x8x256x1xf32> -> !mugraph.tile<13x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x256x64xf16>
    } -> tensor<1x8x256x64xf16>
    %3 = mugraph.reshape %2 to [8, 256, 64]
    func.return %3 : tensor<8x256x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 1.236300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 2, 13] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.matmul %3, %arg2t
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<13x8x256x1xf32>
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<13x8x256x64xf32>
    } -> (tensor<13x8x256x1xf32>, tensor<13x8x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<13x8x256x64xf32>, tensor<13x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<13x8x256x64xf32>, %4: tensor<13x8x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<13x8x256x64xf32> -> !mugraph.tile<13x1x4x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<13x8x256x1xf32> -> !mugraph.tile<13x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x256x64xf16>
    } -> tensor<1x8x256x64xf16>
    %3 = mugraph.reshape %2 to [8, 256, 64]
    func.return %3 : tensor<8x256x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 1.496900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 13] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x256x1xf32> -> tensor<13x8x256x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x256x64xf32> -> tensor<13x8x256x64xf32>
    } -> (tensor<13x8x256x1xf32>, tensor<13x8x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<13x8x256x64xf32>, tensor<13x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<13x8x256x64xf32>, %4: tensor<13x8x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<13x8x256x64xf32> -> !mugraph.tile<13x1x4x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<13x8x256x1xf32> -> !mugraph.tile<13x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x256x64xf16>
    } -> tensor<1x8x256x64xf16>
    %3 = mugraph.reshape %2 to [8, 256, 64]
    func.return %3 : tensor<8x256x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 2.288500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 4, 11] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<11x8x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<11x8x256x64xf32>
    } -> (tensor<11x8x256x1xf32>, tensor<11x8x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<11x8x256x64xf32>, tensor<11x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<11x8x256x64xf32>, %4: tensor<11x8x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<11x8x256x64xf32> -> !mugraph.tile<11x1x4x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<11x8x256x1xf32> -> !mugraph.tile<11x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x256x64xf16>
    } -> tensor<1x8x256x64xf16>
    %3 = mugraph.reshape %2 to [8, 256, 64]
    func.return %3 : tensor<8x256x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 1.770500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 13] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x256x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x256x1xf32> -> tensor<13x8x256x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x256x64xf32> -> tensor<13x8x256x64xf32>
    } -> (tensor<13x8x256x1xf32>, tensor<13x8x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<13x8x256x64xf32>, tensor<13x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<13x8x256x64xf32>, %5: tensor<13x8x256x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<13x8x256x64xf32> -> !mugraph.tile<13x1x4x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<13x8x256x1xf32> -> !mugraph.tile<13x1x4x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x256x64xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x4x1xf32> -> tensor<1x8x256x1xf16>
    } -> (tensor<1x8x256x64xf16>, tensor<1x8x256x1xf16>)
    %4 = mugraph.reshape %2 to [8, 256, 64]
    %5 = mugraph.reshape %3 to [8, 256, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x256x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 1.623300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 4, 9] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x57xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x57x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<9x8x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<9x8x256x64xf32>
    } -> (tensor<9x8x256x1xf32>, tensor<9x8x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<9x8x256x64xf32>, tensor<9x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<9x8x256x64xf32>, %4: tensor<9x8x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<9x8x256x64xf32> -> !mugraph.tile<9x1x4x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<9x8x256x1xf32> -> !mugraph.tile<9x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x8x256x64xf16>
    } -> tensor<1x8x256x64xf16>
    %3 = mugraph.reshape %2 to [8, 256, 64]
    func.return %3 : tensor<8x256x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 2.156300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 2, 19] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x224xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x224x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<19x8x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<19x8x256x64xf32>
    } -> (tensor<19x8x256x1xf32>, tensor<19x8x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<19x8x256x64xf32>, tensor<19x8x256x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<19x8x256x64xf32>, %4: tensor<19x8x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<19x8x256x64xf32> -> !mugraph.tile<19x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<19x8x256x1xf32> -> !mugraph.tile<19x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x8x256x64xf16>
    } -> tensor<1x8x256x64xf16>
    %3 = mugraph.reshape %2 to [8, 256, 64]
    func.return %3 : tensor<8x256x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x256x64xf16>, %arg1: tensor<8x64x4099xf16>, %arg2: tensor<8x4099x64xf16>) -> tensor<8x256x64xf16> attributes {mugraph.measured_us = 2.226500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x256x64xf16>, tensor<8x64x4099xf16>, tensor<8x4099x64xf16>) grid [8, 2, 19] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x256x64xf16>, %arg1s: tensor<8x64x4099xf16>, %arg2s: tensor<8x4099x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x64x4099xf16> -> !mugraph.tile<1x64x27xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x4099x64xf16> -> !mugraph.tile<1x27x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<19x8x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<19x8x256x64xf32>
    } -> (tensor<19x8x256x1xf32>, tensor<19x8x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<19x8x256x64xf32>, tensor<19x8x256x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<19x8x256x64xf32>, %5: tensor<19x8x256x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<19x8x256x64xf32> -> !mugraph.tile<19x1x2x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<19x8x256x1xf32> -> !mugraph.tile<19x1x2x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x8x256x64xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x256x1xf16>
    } -> (tensor<1x8x256x64xf16>, tensor<1x8x256x1xf16>)
    %4 = mugraph.reshape %2 to [8, 256, 64]
    %5 = mugraph.reshape %3 to [8, 256, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x256x64xf16>
  }
}
