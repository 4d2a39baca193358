builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 1.999000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1000x640xf16>, tensor<1000x640xf16>, tensor<640xf16>) grid [63, 10] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1000x640xf16>, %arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.015000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [63, 10] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.008000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1000x640xf16>, tensor<1000x640xf16>, tensor<640xf16>) grid [125, 5] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1000x640xf16>, %arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.018000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [125, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.482000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1000x640xf16>, tensor<1000x640xf16>, tensor<640xf16>) grid [125, 10] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1000x640xf16>, %arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.570000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [125, 10] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.566000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1000x640xf16>, tensor<1000x640xf16>, tensor<640xf16>) grid [250, 5] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1000x640xf16>, %arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.571000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [250, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<4x128xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_8(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 3.442000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [63] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<16x640xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<640xf16> -> !mugraph.tile<640xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<16x640xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0] : !mugraph.tile<16x640xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_9(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 5.847000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [250, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x40xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<40xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x40xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<4x40xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_10(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 7.158000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [63, 80] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<16x8xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<8xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<16x8xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_11(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.373000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1000x640xf16>, tensor<1000x640xf16>, tensor<640xf16>) grid [500] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1000x640xf16>, %arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<2x640xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<2x640xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<640xf16> -> !mugraph.tile<640xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0] : !mugraph.tile<2x640xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_12(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.006000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [32, 20] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<32x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<32x32xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_13(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 3.140000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [8, 8] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<128x80xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x80xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_14(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 4.033000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640xf16>, tensor<1000x640xf16>) grid [250, 10] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>, %arg2s: tensor<1000x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<640xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<1000x640xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<4x64xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
  func.func @candidate_15(%arg0: tensor<1000x640xf16>, %arg1: tensor<640xf16>, %arg2: tensor<1000x640xf16>) -> tensor<1000x640xf16> attributes {mugraph.measured_us = 2.876000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1000x640xf16>, tensor<1000x640xf16>, tensor<640xf16>) grid [125] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1000x640xf16>, %arg0s: tensor<1000x640xf16>, %arg1s: tensor<640xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<8x640xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x640xf16> -> !mugraph.tile<8x640xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<640xf16> -> !mugraph.tile<640xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0] : !mugraph.tile<8x640xf32> -> tensor<1000x640xf16>
    } -> tensor<1000x640xf16>
    func.return %0 : tensor<1000x640xf16>
  }
}
