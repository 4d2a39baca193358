builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.080700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 5] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x103xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
    } -> (tensor<5x1000x131xf32>, tensor<5x1000x131xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<5x1000x131xf32>, tensor<5x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%3: tensor<5x1000x131xf32>, %4: tensor<5x1000x131xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %6 = mugraph.load %4 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.082600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 5] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x103xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
    } -> (tensor<5x1000x131xf32>, tensor<5x1000x131xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<5x1000x131xf32>, tensor<5x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%3: tensor<5x1000x131xf32>, %4: tensor<5x1000x131xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %6 = mugraph.load %4 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 2.747100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 5] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
    } -> (tensor<5x1000x131xf32>, tensor<5x1000x131xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<5x1000x131xf32>, tensor<5x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%3: tensor<5x1000x131xf32>, %4: tensor<5x1000x131xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %6 = mugraph.load %4 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 2.667800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 11] loop 3 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<11x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<11x1000x131xf32>
    } -> (tensor<11x1000x131xf32>, tensor<11x1000x131xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<11x1000x131xf32>, tensor<11x1000x131xf32>) grid [1000] loop 1 threads 128 {
    ^bb0(%3: tensor<11x1000x131xf32>, %4: tensor<11x1000x131xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<11x1000x131xf32> -> !mugraph.tile<11x1x131xf32>
      %6 = mugraph.load %4 imap [1] : tensor<11x1000x131xf32> -> !mugraph.tile<11x1x131xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.279800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 5] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg2s: tensor<4099x131xf16>, %arg1s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x103xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x1000x131xf32>
    } -> (tensor<5x1000x131xf32>, tensor<5x1000x131xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<5x1000x131xf32>, tensor<5x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%4: tensor<5x1000x131xf32>, %5: tensor<5x1000x131xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %7 = mugraph.load %5 imap [1] : tensor<5x1000x131xf32> -> !mugraph.tile<5x2x131xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.silu %9
      mugraph.store %8 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
      mugraph.store %10 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> (tensor<1x1000x131xf16>, tensor<1x1000x131xf16>)
    %4 = mugraph.reshape %2 to [1000, 131]
    %5 = mugraph.reshape %3 to [1000, 131]
    %6 = mugraph.mul %5, %4
    func.return %6 : tensor<1000x131xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.215400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 11] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x94xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<94x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<94x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<11x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<11x1000x131xf32>
    } -> (tensor<11x1000x131xf32>, tensor<11x1000x131xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<11x1000x131xf32>, tensor<11x1000x131xf32>) grid [1000] loop 1 threads 128 {
    ^bb0(%3: tensor<11x1000x131xf32>, %4: tensor<11x1000x131xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<11x1000x131xf32> -> !mugraph.tile<11x1x131xf32>
      %6 = mugraph.load %4 imap [1] : tensor<11x1000x131xf32> -> !mugraph.tile<11x1x131xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.438700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 10] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg2s: tensor<4099x131xf16>, %arg1s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x103xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<103x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<10x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<10x1000x131xf32>
    } -> (tensor<10x1000x131xf32>, tensor<10x1000x131xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<10x1000x131xf32>, tensor<10x1000x131xf32>) grid [1000] loop 1 threads 128 {
    ^bb0(%4: tensor<10x1000x131xf32>, %5: tensor<10x1000x131xf32>):
      %6 = mugraph.load %4 imap [1] : tensor<10x1000x131xf32> -> !mugraph.tile<10x1x131xf32>
      %7 = mugraph.load %5 imap [1] : tensor<10x1000x131xf32> -> !mugraph.tile<10x1x131xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1] : !mugraph.tile<1x1x131xf32> -> tensor<1x1000x131xf16>
      mugraph.store %9 omap [1] : !mugraph.tile<1x1x131xf32> -> tensor<1x1000x131xf16>
    } -> (tensor<1x1000x131xf16>, tensor<1x1000x131xf16>)
    %4 = mugraph.reshape %2 to [1000, 131]
    %5 = mugraph.reshape %3 to [1000, 131]
    %6 = mugraph.block ins(%4, %5 : tensor<1000x131xf16>, tensor<1000x131xf16>) grid [250] loop 1 threads 128 {
    ^bb0(%7: tensor<1000x131xf16>, %8: tensor<1000x131xf16>):
      %9 = mugraph.load %7 imap [0] : tensor<1000x131xf16> -> !mugraph.tile<4x131xf16>
      %10 = mugraph.load %8 imap [0] : tensor<1000x131xf16> -> !mugraph.tile<4x131xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0] : !mugraph.tile<4x131xf32> -> tensor<1000x131xf16>
    } -> tensor<1000x131xf16>
    func.return %6 : tensor<1000x131xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 2.992600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [8, 3, 4] loop 33 threads 128 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<32x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<4x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<4x1000x131xf32>
    } -> (tensor<4x1000x131xf32>, tensor<4x1000x131xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1000x131xf32>, tensor<4x1000x131xf32>) grid [125, 5] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1000x131xf32>, %4: tensor<4x1000x131xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x1000x131xf32> -> !mugraph.tile<4x8x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x1000x131xf32> -> !mugraph.tile<4x8x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x8x32xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
  func.func @candidate_8(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.231300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [16, 3, 13] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<13x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<13x1000x131xf32>
    } -> (tensor<13x1000x131xf32>, tensor<13x1000x131xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<13x1000x131xf32>, tensor<13x1000x131xf32>) grid [1000] loop 1 threads 128 {
    ^bb0(%3: tensor<13x1000x131xf32>, %4: tensor<13x1000x131xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<13x1000x131xf32> -> !mugraph.tile<13x1x131xf32>
      %6 = mugraph.load %4 imap [1] : tensor<13x1000x131xf32> -> !mugraph.tile<13x1x131xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
  func.func @candidate_9(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.806300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>) grid [8, 2, 8] loop 9 threads 128 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<8x1000x131xf32>
    } -> tensor<8x1000x131xf32>
    %1 = mugraph.block ins(%0 : tensor<8x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%2: tensor<8x1000x131xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<8x1000x131xf32> -> !mugraph.tile<8x2x131xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %2 = mugraph.reshape %1 to [1000, 131]
    %3 = mugraph.block ins(%arg0, %arg1 : tensor<1000x4099xf16>, tensor<4099x131xf16>) grid [8, 13] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<64x131xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<128x131xf32> -> tensor<13x1000x131xf32>
    } -> tensor<13x1000x131xf32>
    %4 = mugraph.block ins(%2, %3 : tensor<1000x131xf16>, tensor<13x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%5: tensor<1000x131xf16>, %6: tensor<13x1000x131xf32>):
      %7 = mugraph.load %5 imap [0] : tensor<1000x131xf16> -> !mugraph.tile<2x131xf16>
      %8 = mugraph.load %6 imap [1] : tensor<13x1000x131xf32> -> !mugraph.tile<13x2x131xf32>
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.silu %9
      %11 = mugraph.mul %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %5 = mugraph.reshape %4 to [1000, 131]
    func.return %5 : tensor<1000x131xf16>
  }
  func.func @candidate_10(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.990400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>) grid [8, 3, 11] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x94xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<94x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<11x1000x131xf32>
    } -> tensor<11x1000x131xf32>
    %1 = mugraph.block ins(%0 : tensor<11x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%2: tensor<11x1000x131xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<11x1000x131xf32> -> !mugraph.tile<11x2x131xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %2 = mugraph.reshape %1 to [1000, 131]
    %3 = mugraph.block ins(%arg0, %arg1 : tensor<1000x4099xf16>, tensor<4099x131xf16>) grid [8, 13] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<64x131xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, new] : !mugraph.tile<128x131xf32> -> tensor<13x1000x131xf32>
    } -> tensor<13x1000x131xf32>
    %4 = mugraph.block ins(%2, %3 : tensor<1000x131xf16>, tensor<13x1000x131xf32>) grid [500] loop 1 threads 128 {
    ^bb0(%5: tensor<1000x131xf16>, %6: tensor<13x1000x131xf32>):
      %7 = mugraph.load %5 imap [0] : tensor<1000x131xf16> -> !mugraph.tile<2x131xf16>
      %8 = mugraph.load %6 imap [1] : tensor<13x1000x131xf32> -> !mugraph.tile<13x2x131xf32>
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.silu %9
      %11 = mugraph.mul %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<1x2x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %5 = mugraph.reshape %4 to [1000, 131]
    func.return %5 : tensor<1000x131xf16>
  }
  func.func @candidate_11(%arg0: tensor<1000x4099xf16>, %arg1: tensor<4099x131xf16>, %arg2: tensor<4099x131xf16>) -> tensor<1000x131xf16> attributes {mugraph.measured_us = 3.874100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x4099xf16>, tensor<4099x131xf16>, tensor<4099x131xf16>) grid [16, 3, 9] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1000x4099xf16>, %arg1s: tensor<4099x131xf16>, %arg2s: tensor<4099x131xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x4099xf16> -> !mugraph.tile<64x57xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<57x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x131xf16> -> !mugraph.tile<57x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<9x1000x131xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<9x1000x131xf32>
    } -> (tensor<9x1000x131xf32>, tensor<9x1000x131xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<9x1000x131xf32>, tensor<9x1000x131xf32>) grid [1000] loop 1 threads 128 {
    ^bb0(%3: tensor<9x1000x131xf32>, %4: tensor<9x1000x131xf32>):
      %5 = mugraph.load %3 imap [1] : tensor<9x1000x131xf32> -> !mugraph.tile<9x1x131xf32>
      %6 = mugraph.load %4 imap [1] : tensor<9x1000x131xf32> -> !mugraph.tile<9x1x131xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x131xf32> -> tensor<1x1000x131xf16>
    } -> tensor<1x1000x131xf16>
    %3 = mugraph.reshape %2 to [1000, 131]
    func.return %3 : tensor<1000x131xf16>
  }
}
