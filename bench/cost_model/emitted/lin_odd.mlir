builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 1.972000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [8, 16] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<128x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1000x1021xf16>
    } -> tensor<1000x1021xf16>
    func.return %0 : tensor<1000x1021xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 2.037000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1000x1021xf16>
    } -> tensor<1000x1021xf16>
    func.return %0 : tensor<1000x1021xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 2.390000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1000x1021xf16>
    } -> tensor<1000x1021xf16>
    func.return %0 : tensor<1000x1021xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 1.963000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1000x1021xf16>
    } -> tensor<1000x1021xf16>
    func.return %0 : tensor<1000x1021xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 2.422000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [16, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x1021xf16>
    } -> tensor<1000x1021xf16>
    func.return %0 : tensor<1000x1021xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 3.121000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [8, 8] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1000x1021xf16>
    } -> tensor<1000x1021xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<1000x1021xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 3.143000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [8, 16, 2] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<128x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x1000x1021xf32>
    } -> tensor<2x1000x1021xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1000x1021xf32>) grid [1000] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1000x1021xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x1000x1021xf32> -> !mugraph.tile<2x1x1021xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.silu %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1021xf32> -> tensor<1x1000x1021xf16>
    } -> tensor<1x1000x1021xf16>
    %2 = mugraph.reshape %1 to [1000, 1021]
    func.return %2 : tensor<1000x1021xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x1021xf16>, %arg1: tensor<1021x1021xf16>) -> tensor<1000x1021xf16> attributes {mugraph.measured_us = 2.503000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1021xf16>, tensor<1021x1021xf16>) grid [16, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1000x1021xf16>, %arg1s: tensor<1021x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1021xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x1021xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x1021xf16>
    } -> tensor<1000x1021xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<1000x1021xf16>
  }
}
