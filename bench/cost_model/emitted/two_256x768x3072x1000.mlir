builtin.module {
  func.func @candidate_0(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.680300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.matmul %0, %arg2
    func.return %1 : tensor<256x1000xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.464700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x3072xf16>, tensor<3072x1000xf16>) grid [4, 16, 2] loop 6 threads 128 {
    ^bb0(%2: tensor<256x3072xf16>, %arg2s: tensor<3072x1000xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x1000xf16> -> !mugraph.tile<256x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x256x1000xf32>
    } -> tensor<2x256x1000xf32>
    %2 = mugraph.block ins(%1 : tensor<2x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2x256x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<2x256x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %3 = mugraph.reshape %2 to [256, 1000]
    func.return %3 : tensor<256x1000xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.503400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x3072xf16>, tensor<3072x1000xf16>) grid [4, 16, 2] loop 12 threads 128 {
    ^bb0(%2: tensor<256x3072xf16>, %arg2s: tensor<3072x1000xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x1000xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x256x1000xf32>
    } -> tensor<2x256x1000xf32>
    %2 = mugraph.block ins(%1 : tensor<2x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2x256x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<2x256x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %3 = mugraph.reshape %2 to [256, 1000]
    func.return %3 : tensor<256x1000xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.515900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x3072xf16>, tensor<3072x1000xf16>) grid [4, 16, 2] loop 8 threads 128 {
    ^bb0(%2: tensor<256x3072xf16>, %arg2s: tensor<3072x1000xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x192xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x1000xf16> -> !mugraph.tile<192x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x256x1000xf32>
    } -> tensor<2x256x1000xf32>
    %2 = mugraph.block ins(%1 : tensor<2x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2x256x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<2x256x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %3 = mugraph.reshape %2 to [256, 1000]
    func.return %3 : tensor<256x1000xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.435100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x3072xf16>, tensor<3072x1000xf16>) grid [2, 16, 4] loop 12 threads 128 {
    ^bb0(%2: tensor<256x3072xf16>, %arg2s: tensor<3072x1000xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x1000xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<4x256x1000xf32>
    } -> tensor<4x256x1000xf32>
    %2 = mugraph.block ins(%1 : tensor<4x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<4x256x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %3 = mugraph.reshape %2 to [256, 1000]
    func.return %3 : tensor<256x1000xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.746600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x3072xf16>, tensor<3072x1000xf16>) grid [4, 8, 4] loop 3 threads 128 {
    ^bb0(%2: tensor<256x3072xf16>, %arg2s: tensor<3072x1000xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x1000xf16> -> !mugraph.tile<256x128xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<4x256x1000xf32>
    } -> tensor<4x256x1000xf32>
    %2 = mugraph.block ins(%1 : tensor<4x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<4x256x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %3 = mugraph.reshape %2 to [256, 1000]
    func.return %3 : tensor<256x1000xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.545000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x3072xf16>, tensor<3072x1000xf16>) grid [4, 8, 4] loop 16 threads 128 {
    ^bb0(%2: tensor<256x3072xf16>, %arg2s: tensor<3072x1000xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x48xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x1000xf16> -> !mugraph.tile<48x128xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<4x256x1000xf32>
    } -> tensor<4x256x1000xf32>
    %2 = mugraph.block ins(%1 : tensor<4x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<4x256x1000xf32> -> !mugraph.tile<4x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %3 = mugraph.reshape %2 to [256, 1000]
    func.return %3 : tensor<256x1000xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x768xf16>, %arg1: tensor<768x3072xf16>, %arg2: tensor<3072x1000xf16>) -> tensor<256x1000xf16> attributes {mugraph.measured_us = 1.525200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x768xf16>, tensor<768x3072xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %arg1s: tensor<768x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<256x3072xf16>
    } -> tensor<256x3072xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x3072xf16>, tensor<3072x1000xf16>) grid [4, 16, 2] loop 12 threads 128 {
    ^bb0(%2: tensor<256x3072xf16>, %arg2s: tensor<3072x1000xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<3072x1000xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x256x1000xf32>
    } -> tensor<2x256x1000xf32>
    %2 = mugraph.block ins(%1 : tensor<2x256x1000xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2x256x1000xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<2x256x1000xf32> -> !mugraph.tile<2x1x1000xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1000xf32> -> tensor<1x256x1000xf16>
    } -> tensor<1x256x1000xf16>
    %3 = mugraph.reshape %2 to [256, 1000]
    func.return %3 : tensor<256x1000xf16>
  }
}
