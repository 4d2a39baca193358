builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.249000e+01 : f64} {
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
  func.func @candidate_1(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.199700e+01 : f64} {
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
  func.func @candidate_2(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.223400e+01 : f64} {
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
  func.func @candidate_3(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.090900e+01 : f64} {
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
  func.func @candidate_4(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.196860e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [1024, 96] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<4x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 1.995500e+01 : f64} {
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
  func.func @candidate_6(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.793000e+01 : f64} {
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
  func.func @candidate_7(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.670700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [64, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
}
