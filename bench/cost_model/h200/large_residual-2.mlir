builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 5.301000e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x2048xf16>, tensor<2048x4096xf16>, tensor<4096x2048xf16>) grid [16, 16] loop 64 threads 128 {
    ^bb0(%arg2s: tensor<2048x2048xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 7.641900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x4096xf16>, tensor<4096x2048xf16>, tensor<2048x2048xf16>) grid [16, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 6.154100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x2048xf16>, tensor<2048x4096xf16>, tensor<4096x2048xf16>) grid [16, 16] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<2048x2048xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 5.598400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x4096xf16>, tensor<4096x2048xf16>, tensor<2048x2048xf16>) grid [16, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 5.684100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<4096x2048xf16>) grid [16, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    %1 = mugraph.add %arg2, %0
    func.return %1 : tensor<2048x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 6.312100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<2048x2048xf16>, tensor<2048x4096xf16>, tensor<4096x2048xf16>) grid [16, 16] loop 128 threads 128 {
    ^bb0(%arg2s: tensor<2048x2048xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 6.403500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x4096xf16>, tensor<4096x2048xf16>, tensor<2048x2048xf16>) grid [16, 16] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<2048x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    func.return %0 : tensor<2048x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x4096xf16>, %arg1: tensor<4096x2048xf16>, %arg2: tensor<2048x2048xf16>) -> tensor<2048x2048xf16> attributes {mugraph.measured_us = 6.048700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<4096x2048xf16>) grid [16, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<4096x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x2048xf16>
    } -> tensor<2048x2048xf16>
    %1 = mugraph.add %arg2, %0
    func.return %1 : tensor<2048x2048xf16>
  }
}
