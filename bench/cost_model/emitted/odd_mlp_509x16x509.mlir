builtin.module {
  func.func @candidate_0(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 1.945000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg2s: tensor<16x509xf16>, %arg1s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x16xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.silu %2
      %4 = mugraph.mul %1, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_1(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 1.914000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg1s: tensor<16x509xf16>, %arg2s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x16xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.silu %1
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.mul %2, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_2(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 1.947000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg2s: tensor<16x509xf16>, %arg1s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x16xf16> -> !mugraph.tile<32x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.silu %2
      %4 = mugraph.mul %1, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_3(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 2.111000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg1s: tensor<16x509xf16>, %arg2s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x16xf16> -> !mugraph.tile<64x8xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<8x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<8x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_4(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 1.794000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg2s: tensor<16x509xf16>, %arg1s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x16xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.silu %2
      %4 = mugraph.mul %1, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_5(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 2.445000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg1s: tensor<16x509xf16>, %arg2s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x16xf16> -> !mugraph.tile<128x8xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<8x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<8x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x16xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_6(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 1.819000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg2s: tensor<16x509xf16>, %arg1s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x16xf16> -> !mugraph.tile<32x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.silu %2
      %4 = mugraph.mul %1, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_7(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 2.119000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg2s: tensor<16x509xf16>, %arg1s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x16xf16> -> !mugraph.tile<8x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.silu %2
      %4 = mugraph.mul %1, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_8(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 3.104000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg1s: tensor<16x509xf16>, %arg2s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x16xf16> -> !mugraph.tile<64x2xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<2x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<2x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_9(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 2.659000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg2s: tensor<16x509xf16>, %arg1s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x16xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x4xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x509xf16> -> !mugraph.tile<16x4xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.silu %2
      %4 = mugraph.mul %1, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x4xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_10(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 2.752000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [16, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg1s: tensor<16x509xf16>, %arg2s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x16xf16> -> !mugraph.tile<32x4xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<4x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<4x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
  func.func @candidate_11(%arg0: tensor<509x16xf16>, %arg1: tensor<16x509xf16>, %arg2: tensor<16x509xf16>) -> tensor<509x509xf16> attributes {mugraph.measured_us = 3.881000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x16xf16>, tensor<16x509xf16>, tensor<16x509xf16>) grid [4, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<509x16xf16>, %arg1s: tensor<16x509xf16>, %arg2s: tensor<16x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x16xf16> -> !mugraph.tile<128x2xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<2x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<16x509xf16> -> !mugraph.tile<2x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<509x509xf16>
    } -> tensor<509x509xf16>
    func.return %0 : tensor<509x509xf16>
  }
}
