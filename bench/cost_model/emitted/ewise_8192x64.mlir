builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 2.580000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<64xf16>, tensor<8192x64xf16>, tensor<8192x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<64xf16>, %arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0] : !mugraph.tile<16x64xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 2.560000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x64xf16>, tensor<8192x64xf16>, tensor<64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>, %arg2s: tensor<64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<16x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0] : !mugraph.tile<16x64xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 2.483000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<64xf16>, tensor<8192x64xf16>, tensor<8192x64xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<64xf16>, %arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0] : !mugraph.tile<8x64xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 3.221000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<64xf16>, tensor<8192x64xf16>, tensor<8192x64xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<64xf16>, %arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x64xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0] : !mugraph.tile<32x64xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 6.036000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<64xf16>, tensor<8192x64xf16>, tensor<8192x64xf16>) grid [512, 8] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<64xf16>, %arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<8xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<16x8xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<16x8xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 1.096500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<64xf16>, tensor<8192x64xf16>, tensor<8192x64xf16>) grid [4096, 2] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<64xf16>, %arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<2x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<2x32xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<2x32xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 3.231000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<64xf16>, tensor<8192x64xf16>, tensor<8192x64xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<64xf16>, %arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x64xf16>, %arg1: tensor<8192x64xf16>, %arg2: tensor<64xf16>) -> tensor<8192x64xf16> attributes {mugraph.measured_us = 1.095100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<64xf16>, tensor<8192x64xf16>, tensor<8192x64xf16>) grid [2048, 4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<64xf16>, %arg0s: tensor<8192x64xf16>, %arg1s: tensor<8192x64xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<4x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<8192x64xf16> -> !mugraph.tile<4x16xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<8192x64xf16>
    } -> tensor<8192x64xf16>
    func.return %0 : tensor<8192x64xf16>
  }
}
