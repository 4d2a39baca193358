builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.622500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [64, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.517100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [128, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.476300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.455700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [256, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.700100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [32, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.657200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [64, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.050400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.687100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [32, 96] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 6.056600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [256, 192] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<16xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.921100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x3072xf16> -> !mugraph.tile<2x3072xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<3072xf16> -> !mugraph.tile<3072xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0] : !mugraph.tile<2x3072xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.617600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<128x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 3.713700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x3072xf16> -> !mugraph.tile<8x3072xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<3072xf16> -> !mugraph.tile<3072xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0] : !mugraph.tile<8x3072xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 6.053800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [2048, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<2x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.453000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x3072xf16> -> !mugraph.tile<4x3072xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<3072xf16> -> !mugraph.tile<3072xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0] : !mugraph.tile<4x3072xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.609100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x3072xf16> -> !mugraph.tile<1x3072xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<3072xf16> -> !mugraph.tile<3072xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0] : !mugraph.tile<1x3072xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.636400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [512, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
}
