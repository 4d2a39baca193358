builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 2.610100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2560xf16>, tensor<4096x2560xf16>, tensor<4096x2560xf16>) grid [64, 40] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2560xf16>, %arg0s: tensor<4096x2560xf16>, %arg1s: tensor<4096x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %0 : tensor<4096x2560xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 2.608000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x2560xf16>, tensor<4096x2560xf16>, tensor<2560xf16>) grid [64, 40] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x2560xf16>, %arg1s: tensor<4096x2560xf16>, %arg2s: tensor<2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %0 : tensor<4096x2560xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 2.393600e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2560xf16>, tensor<4096x2560xf16>, tensor<4096x2560xf16>) grid [128, 40] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2560xf16>, %arg0s: tensor<4096x2560xf16>, %arg1s: tensor<4096x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %0 : tensor<4096x2560xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 2.443700e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2560xf16>, tensor<4096x2560xf16>, tensor<4096x2560xf16>) grid [128, 20] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2560xf16>, %arg0s: tensor<4096x2560xf16>, %arg1s: tensor<4096x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %0 : tensor<4096x2560xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 5.131700e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2560xf16>, tensor<4096x2560xf16>, tensor<4096x2560xf16>) grid [512, 80] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2560xf16>, %arg0s: tensor<4096x2560xf16>, %arg1s: tensor<4096x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<8x32xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %0 : tensor<4096x2560xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 1.005650e+02 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2560xf16>, tensor<4096x2560xf16>, tensor<4096x2560xf16>) grid [2048, 40] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2560xf16>, %arg0s: tensor<4096x2560xf16>, %arg1s: tensor<4096x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<2x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<2x64xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<2x64xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %0 : tensor<4096x2560xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 5.137100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2560xf16>, tensor<4096x2560xf16>, tensor<4096x2560xf16>) grid [256, 160] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<2560xf16>, %arg0s: tensor<4096x2560xf16>, %arg1s: tensor<4096x2560xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %0 : tensor<4096x2560xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x2560xf16>, %arg1: tensor<4096x2560xf16>, %arg2: tensor<2560xf16>) -> tensor<4096x2560xf16> attributes {mugraph.measured_us = 4.072500e+01 : f64} {
    %0 = mugraph.mul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<4096x2560xf16>, tensor<2560xf16>) grid [128, 40] loop 1 threads 128 {
    ^bb0(%2: tensor<4096x2560xf16>, %arg2s: tensor<2560xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x2560xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<2560xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<4096x2560xf16>
    } -> tensor<4096x2560xf16>
    func.return %1 : tensor<4096x2560xf16>
  }
}
