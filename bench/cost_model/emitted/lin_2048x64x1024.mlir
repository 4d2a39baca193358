builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 5.083000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x64xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 5.096000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x64xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x1024xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 4.833000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x64xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x1024xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 5.719000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x64xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 5.713000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [128, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x64xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 6.155000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [32, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x64xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x1024xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 5.511000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [32, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x64xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x1024xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x64xf16>, %arg1: tensor<64x1024xf16>) -> tensor<2048x1024xf16> attributes {mugraph.measured_us = 9.363000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x64xf16>, tensor<64x1024xf16>) grid [128, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x64xf16>, %arg1s: tensor<64x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x64xf16> -> !mugraph.tile<16x8xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x1024xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    func.return %0 : tensor<2048x1024xf16>
  }
}
