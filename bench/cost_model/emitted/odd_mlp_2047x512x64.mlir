builtin.module {
  func.func @candidate_0(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 4.047000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 3.861000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 4.193000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 5.876000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [128] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 5.484000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [64, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 4.098000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 5.022000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<32x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<32x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 4.324000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<32x64xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 6.631000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [256] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0] : !mugraph.tile<8x64xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 7.647000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [32, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg1s: tensor<512x64xf16>, %arg2s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x8xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %0 : tensor<2047x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 5.096000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg2s: tensor<512x64xf16>, %arg1s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2047x64xf16>
      mugraph.store %5 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2047x64xf16>
    } -> (tensor<2047x64xf16>, tensor<2047x64xf16>)
    %2 = mugraph.block ins(%0, %1 : tensor<2047x64xf16>, tensor<2047x64xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2047x64xf16>, %4: tensor<2047x64xf16>):
      %5 = mugraph.load %3 imap [0] : tensor<2047x64xf16> -> !mugraph.tile<8x64xf16>
      %6 = mugraph.load %4 imap [0] : tensor<2047x64xf16> -> !mugraph.tile<8x64xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x64xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %2 : tensor<2047x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<2047x512xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<2047x64xf16> attributes {mugraph.measured_us = 5.059000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<2047x512xf16>, tensor<512x64xf16>, tensor<512x64xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2047x512xf16>, %arg2s: tensor<512x64xf16>, %arg1s: tensor<512x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2047x512xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x64xf16> -> !mugraph.tile<64x32xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<2047x64xf16>
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<2047x64xf16>
    } -> (tensor<2047x64xf16>, tensor<2047x64xf16>)
    %2 = mugraph.block ins(%0, %1 : tensor<2047x64xf16>, tensor<2047x64xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<2047x64xf16>, %4: tensor<2047x64xf16>):
      %5 = mugraph.load %3 imap [0] : tensor<2047x64xf16> -> !mugraph.tile<8x64xf16>
      %6 = mugraph.load %4 imap [0] : tensor<2047x64xf16> -> !mugraph.tile<8x64xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0] : !mugraph.tile<8x64xf32> -> tensor<2047x64xf16>
    } -> tensor<2047x64xf16>
    func.return %2 : tensor<2047x64xf16>
  }
}
