builtin.module {
  func.func @candidate_0(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.640100e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [1, 3072]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8192x3072xf16>, tensor<1x3072xf16>, tensor<8192x3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %2: tensor<1x3072xf16>, %arg2s: tensor<8192x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x3072xf16> -> !mugraph.tile<1x64xf16>
      %4 = mugraph.add %arg0t, %3
      %5 = mugraph.gelu %4 form "erf"
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.mul %5, %arg2t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %1 : tensor<8192x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.657100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8192x3072xf16>, tensor<8192x3072xf16>, tensor<3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.637600e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [1, 3072]
    %1 = mugraph.block ins(%arg2, %arg0, %0 : tensor<8192x3072xf16>, tensor<8192x3072xf16>, tensor<1x3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %arg0s: tensor<8192x3072xf16>, %2: tensor<1x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x3072xf16> -> !mugraph.tile<1x64xf16>
      %4 = mugraph.add %arg0t, %3
      %5 = mugraph.gelu %4 form "erf"
      %6 = mugraph.mul %arg2t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %1 : tensor<8192x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.668400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x3072xf16>, tensor<3072xf16>, tensor<8192x3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>, %arg2s: tensor<8192x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.609700e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8192x3072xf16>, tensor<8192x3072xf16>, tensor<3072xf16>) grid [256, 24] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.642200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x3072xf16>, tensor<3072xf16>, tensor<8192x3072xf16>) grid [256, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>, %arg2s: tensor<8192x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.657800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8192x3072xf16>, tensor<8192x3072xf16>, tensor<3072xf16>) grid [256, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.625700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x3072xf16>, tensor<3072xf16>, tensor<8192x3072xf16>) grid [256, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>, %arg2s: tensor<8192x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_8(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 1.096810e+02 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8192x3072xf16>, tensor<8192x3072xf16>, tensor<3072xf16>) grid [1024] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<8192x3072xf16> -> !mugraph.tile<8x3072xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x3072xf16> -> !mugraph.tile<8x3072xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<3072xf16> -> !mugraph.tile<3072xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0] : !mugraph.tile<8x3072xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_9(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 6.378200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x3072xf16>, tensor<3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      mugraph.store %1 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    %1 = mugraph.block ins(%arg2, %0 : tensor<8192x3072xf16>, tensor<8192x3072xf16>) grid [256, 24] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %2: tensor<8192x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x128xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.gelu %3 form "erf"
      %5 = mugraph.mul %arg2t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %1 : tensor<8192x3072xf16>
  }
  func.func @candidate_10(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 2.388020e+02 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8192x3072xf16>, tensor<8192x3072xf16>, tensor<3072xf16>) grid [4096, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<2x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<2x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<2x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_11(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 6.956900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x3072xf16>, tensor<3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    %1 = mugraph.mul %0, %arg2
    func.return %1 : tensor<8192x3072xf16>
  }
  func.func @candidate_12(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 4.761300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<8192x3072xf16>, tensor<8192x3072xf16>, tensor<3072xf16>) grid [2048] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<8192x3072xf16>, %arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<8192x3072xf16> -> !mugraph.tile<4x3072xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x3072xf16> -> !mugraph.tile<4x3072xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<3072xf16> -> !mugraph.tile<3072xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %arg2t, %2
      mugraph.store %3 omap [0] : !mugraph.tile<4x3072xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_13(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 6.815400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x3072xf16>, tensor<3072xf16>) grid [128, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    %1 = mugraph.mul %arg2, %0
    func.return %1 : tensor<8192x3072xf16>
  }
  func.func @candidate_14(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 4.789100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x3072xf16>, tensor<3072xf16>, tensor<8192x3072xf16>) grid [2048] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>, %arg2s: tensor<8192x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x3072xf16> -> !mugraph.tile<4x3072xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<3072xf16> -> !mugraph.tile<3072xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<8192x3072xf16> -> !mugraph.tile<4x3072xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0] : !mugraph.tile<4x3072xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
  func.func @candidate_15(%arg0: tensor<8192x3072xf16>, %arg1: tensor<3072xf16>, %arg2: tensor<8192x3072xf16>) -> tensor<8192x3072xf16> attributes {mugraph.measured_us = 3.926900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8192x3072xf16>, tensor<3072xf16>, tensor<8192x3072xf16>) grid [128, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x3072xf16>, %arg1s: tensor<3072xf16>, %arg2s: tensor<8192x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8192x3072xf16> -> !mugraph.tile<64x48xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      %3 = mugraph.mul %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<8192x3072xf16>
    } -> tensor<8192x3072xf16>
    func.return %0 : tensor<8192x3072xf16>
  }
}
