builtin.module {
  func.func @candidate_0(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 8.166000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<128x2560xf16>, tensor<128x2048xf16>, tensor<2048x2560xf16>) grid [2, 40] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<128x2560xf16>, %arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<128x2560xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x2560xf16>
    } -> tensor<128x2560xf16>
    func.return %0 : tensor<128x2560xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 8.111000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x2048xf16>, tensor<2048x2560xf16>, tensor<128x2560xf16>) grid [2, 40] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>, %arg2s: tensor<128x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<128x2560xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x2560xf16>
    } -> tensor<128x2560xf16>
    func.return %0 : tensor<128x2560xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 1.104900e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<128x2560xf16>, tensor<128x2048xf16>, tensor<2048x2560xf16>) grid [2, 64] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<128x2560xf16>, %arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<128x2560xf16> -> !mugraph.tile<64x40xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<128x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x40xf32> -> tensor<128x2560xf16>
    } -> tensor<128x2560xf16>
    func.return %0 : tensor<128x2560xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 9.437000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<128x2560xf16>, tensor<128x2048xf16>, tensor<2048x2560xf16>) grid [2, 40] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<128x2560xf16>, %arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<128x2560xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<128x2560xf16>
    } -> tensor<128x2560xf16>
    func.return %0 : tensor<128x2560xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 1.349500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<128x2560xf16>, tensor<128x2048xf16>, tensor<2048x2560xf16>) grid [4, 40] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<128x2560xf16>, %arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<128x2560xf16> -> !mugraph.tile<32x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<128x2560xf16>
    } -> tensor<128x2560xf16>
    func.return %0 : tensor<128x2560xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 1.153700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x2048xf16>, tensor<2048x2560xf16>) grid [2, 40, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x128x2560xf32>
    } -> tensor<4x128x2560xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<128x2560xf16>, tensor<4x128x2560xf32>) grid [32, 20] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<128x2560xf16>, %2: tensor<4x128x2560xf32>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<128x2560xf16> -> !mugraph.tile<4x128xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x128x2560xf32> -> !mugraph.tile<4x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x128x2560xf16>
    } -> tensor<1x128x2560xf16>
    %2 = mugraph.reshape %1 to [128, 2560]
    func.return %2 : tensor<128x2560xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 9.149000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x2048xf16>, tensor<2048x2560xf16>) grid [2, 32, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x80xf32> -> tensor<2x128x2560xf32>
    } -> tensor<2x128x2560xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<128x2560xf16>, tensor<2x128x2560xf32>) grid [32, 20] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<128x2560xf16>, %2: tensor<2x128x2560xf32>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<128x2560xf16> -> !mugraph.tile<4x128xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x128x2560xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x128x2560xf16>
    } -> tensor<1x128x2560xf16>
    %2 = mugraph.reshape %1 to [128, 2560]
    func.return %2 : tensor<128x2560xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x2048xf16>, %arg1: tensor<2048x2560xf16>, %arg2: tensor<128x2560xf16>) -> tensor<128x2560xf16> attributes {mugraph.measured_us = 1.175300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x2048xf16>, tensor<2048x2560xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<128x2048xf16>, %arg1s: tensor<2048x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x2560xf16> -> !mugraph.tile<64x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x40xf32> -> tensor<128x2560xf16>
    } -> tensor<128x2560xf16>
    %1 = mugraph.add %0, %arg2
    func.return %1 : tensor<128x2560xf16>
  }
}
