builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 3.435200e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<2048x1280xf16>, tensor<2048x1280xf16>) grid [64, 10] loop 1 threads 128 {
    ^bb0(%2: tensor<2048x1280xf16>, %arg2s: tensor<2048x1280xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<2048x1280xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x1280xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.add %3, %arg2t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x1280xf16>
    } -> tensor<2048x1280xf16>
    func.return %1 : tensor<2048x1280xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 4.974400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x1280xf16>, tensor<2048x4096xf16>, tensor<4096x1280xf16>) grid [16, 20] loop 64 threads 128 {
    ^bb0(%arg2s: tensor<2048x1280xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x1280xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x1280xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x1280xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1280xf16>
    } -> tensor<2048x1280xf16>
    func.return %0 : tensor<2048x1280xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 4.174400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x1280xf16>, tensor<2048x4096xf16>, tensor<4096x1280xf16>) grid [32, 10] loop 64 threads 128 {
    ^bb0(%arg2s: tensor<2048x1280xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x1280xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x1280xf16> -> !mugraph.tile<64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x1280xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<2048x1280xf16>
    } -> tensor<2048x1280xf16>
    func.return %0 : tensor<2048x1280xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 5.911200e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x1280xf16>, tensor<2048x4096xf16>, tensor<4096x1280xf16>) grid [16, 20] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<2048x1280xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x1280xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x1280xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x1280xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1280xf16>
    } -> tensor<2048x1280xf16>
    func.return %0 : tensor<2048x1280xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 5.587200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<4096x1280xf16>) grid [16, 20, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4096x1280xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x2048x1280xf32>
    } -> tensor<2x2048x1280xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<2048x1280xf16>, tensor<2x2048x1280xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048x1280xf16>, %2: tensor<2x2048x1280xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<2048x1280xf16> -> !mugraph.tile<4x1280xf16>
      %3 = mugraph.load %2 imap [1] : tensor<2x2048x1280xf32> -> !mugraph.tile<2x4x1280xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x4x1280xf32> -> tensor<1x2048x1280xf16>
    } -> tensor<1x2048x1280xf16>
    %2 = mugraph.reshape %1 to [2048, 1280]
    func.return %2 : tensor<2048x1280xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 5.121600e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x1280xf16>, tensor<2048x4096xf16>, tensor<4096x1280xf16>) grid [16, 16] loop 64 threads 128 {
    ^bb0(%arg2s: tensor<2048x1280xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x1280xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x1280xf16> -> !mugraph.tile<128x80xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x1280xf16> -> !mugraph.tile<64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x80xf32> -> tensor<2048x1280xf16>
    } -> tensor<2048x1280xf16>
    func.return %0 : tensor<2048x1280xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 5.794400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x1280xf16>, tensor<2048x4096xf16>, tensor<4096x1280xf16>) grid [32, 10] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<2048x1280xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x1280xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x1280xf16> -> !mugraph.tile<64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x1280xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<2048x1280xf16>
    } -> tensor<2048x1280xf16>
    func.return %0 : tensor<2048x1280xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x1280xf16>, %arg2: tensor<2048x1280xf16>) -> tensor<2048x1280xf16> attributes {mugraph.measured_us = 5.441600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<4096x1280xf16>) grid [32, 10, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4096x1280xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<2x2048x1280xf32>
    } -> tensor<2x2048x1280xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<2048x1280xf16>, tensor<2x2048x1280xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048x1280xf16>, %2: tensor<2x2048x1280xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<2048x1280xf16> -> !mugraph.tile<4x1280xf16>
      %3 = mugraph.load %2 imap [1] : tensor<2x2048x1280xf32> -> !mugraph.tile<2x4x1280xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x4x1280xf32> -> tensor<1x2048x1280xf16>
    } -> tensor<1x2048x1280xf16>
    %2 = mugraph.reshape %1 to [2048, 1280]
    func.return %2 : tensor<2048x1280xf16>
  }
}
