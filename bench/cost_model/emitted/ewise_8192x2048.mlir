builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 3.609600e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048xf16>, tensor<8192x2048xf16>, tensor<8192x2048xf16>) grid [256, 32] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %0 : tensor<8192x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 3.636300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x2048xf16>, tensor<8192x2048xf16>, tensor<2048xf16>) grid [256, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>, %arg2s: tensor<2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %0 : tensor<8192x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 3.623500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048xf16>, tensor<8192x2048xf16>, tensor<8192x2048xf16>) grid [512, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %0 : tensor<8192x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 3.798400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048xf16>, tensor<8192x2048xf16>, tensor<8192x2048xf16>) grid [128, 32] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %0 : tensor<8192x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 6.010700e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048xf16>, tensor<8192x2048xf16>, tensor<8192x2048xf16>) grid [512, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    %1 = mugraph.block ins(%0 : tensor<8192x2048xf16>) grid [8192] loop 1 threads 128 {
    ^bb0(%2: tensor<8192x2048xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<8192x2048xf16> -> !mugraph.tile<1x2048xf16>
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %1 : tensor<8192x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 6.083200e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048xf16>, tensor<8192x2048xf16>, tensor<8192x2048xf16>) grid [128, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    %1 = mugraph.block ins(%0 : tensor<8192x2048xf16>) grid [8192] loop 1 threads 128 {
    ^bb0(%2: tensor<8192x2048xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<8192x2048xf16> -> !mugraph.tile<1x2048xf16>
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %1 : tensor<8192x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 3.602100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048xf16>, tensor<8192x2048xf16>, tensor<8192x2048xf16>) grid [512, 32] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x2048xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %0 : tensor<8192x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x2048xf16>, %arg1: tensor<8192x2048xf16>, %arg2: tensor<2048xf16>) -> tensor<8192x2048xf16> attributes {mugraph.measured_us = 3.572300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048xf16>, tensor<8192x2048xf16>, tensor<8192x2048xf16>) grid [8192] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2048xf16>, %arg0s: tensor<8192x2048xf16>, %arg1s: tensor<8192x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<2048xf16> -> !mugraph.tile<2048xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x2048xf16> -> !mugraph.tile<1x2048xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x2048xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<8192x2048xf16>
    } -> tensor<8192x2048xf16>
    func.return %0 : tensor<8192x2048xf16>
  }
}
