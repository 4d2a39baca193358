builtin.module {
  func.func @candidate_0(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 7.080500e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.block ins(%1, %0 : tensor<256x16384xf16>, tensor<256x16384xf16>) grid [16, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<256x16384xf16>, %4: tensor<256x16384xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<16x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<16x128xf16>
      %7 = mugraph.gelu %6 form "tanh"
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.953600e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 128] loop 32 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.768000e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 128] loop 16 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.834100e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 256] loop 32 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 9.427200e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [128] loop 16 threads 256 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<256x16384xf16> -> !mugraph.tile<256x128xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [1] : !mugraph.tile<256x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 9.703500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "tanh"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %1 = mugraph.matmul %arg0, %arg2
    %2 = mugraph.mul %0, %1
    func.return %2 : tensor<256x16384xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 9.721600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [128] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "tanh"
      mugraph.store %3 omap [1] : !mugraph.tile<256x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg2 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [256] loop 32 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<256x16384xf16> -> !mugraph.tile<256x64xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x64xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.mul %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<256x64xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 8.181300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [256] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<256x64xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1] : !mugraph.tile<256x64xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<256x16384xf16>, tensor<256x2048xf16>, tensor<2048x16384xf16>) grid [2, 128] loop 32 threads 128 {
    ^bb0(%2: tensor<256x16384xf16>, %arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<256x16384xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "tanh"
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %1 : tensor<256x16384xf16>
  }
}
