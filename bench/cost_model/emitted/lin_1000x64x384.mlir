builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 2.081000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [63, 6] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x64xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x384xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 2.136000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [63, 6] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x64xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x384xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 2.355000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [8, 12] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x64xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x384xf16> -> !mugraph.tile<32x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 2.220000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x64xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x384xf16> -> !mugraph.tile<32x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 1.979000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [32, 6] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x64xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x384xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 3.488000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [125, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x64xf16> -> !mugraph.tile<8x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x384xf16> -> !mugraph.tile<16x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x96xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 2.331000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [32, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x64xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x384xf16> -> !mugraph.tile<32x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x64xf16>, %arg1: tensor<64x384xf16>) -> tensor<1000x384xf16> attributes {mugraph.measured_us = 2.391000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x64xf16>, tensor<64x384xf16>) grid [63, 12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x64xf16>, %arg1s: tensor<64x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x64xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x384xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    func.return %0 : tensor<1000x384xf16>
  }
}
