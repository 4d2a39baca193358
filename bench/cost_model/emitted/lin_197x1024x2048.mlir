builtin.module {
  func.func @candidate_0(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 5.732000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x2048xf16>
    } -> tensor<197x2048xf16>
    func.return %0 : tensor<197x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 6.109000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [4, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x2048xf16>
    } -> tensor<197x2048xf16>
    func.return %0 : tensor<197x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 6.295000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [2, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<197x2048xf16>
    } -> tensor<197x2048xf16>
    func.return %0 : tensor<197x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 6.247000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [2, 64] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<197x2048xf16>
    } -> tensor<197x2048xf16>
    func.return %0 : tensor<197x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 7.215000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [4, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x2048xf16>
    } -> tensor<197x2048xf16>
    %1 = mugraph.gelu %0
    func.return %1 : tensor<197x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 7.452000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [2, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<197x2048xf16>
    } -> tensor<197x2048xf16>
    func.return %0 : tensor<197x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 7.717000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [4, 32, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x197x2048xf32>
    } -> tensor<2x197x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<2x197x2048xf32>) grid [99, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<2x197x2048xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x197x2048xf32> -> !mugraph.tile<2x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x197x2048xf16>
    } -> tensor<1x197x2048xf16>
    %2 = mugraph.reshape %1 to [197, 2048]
    func.return %2 : tensor<197x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x1024xf16>, %arg1: tensor<1024x2048xf16>) -> tensor<197x2048xf16> attributes {mugraph.measured_us = 7.212000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1024xf16>, tensor<1024x2048xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<197x1024xf16>, %arg1s: tensor<1024x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x2048xf16>
    } -> tensor<197x2048xf16>
    %1 = mugraph.gelu %0
    func.return %1 : tensor<197x2048xf16>
  }
}
