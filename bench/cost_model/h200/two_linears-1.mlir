builtin.module {
  func.func @candidate_0(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 9.679000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x80xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 9.562000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 16 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<64x80xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.175900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [2, 64] loop 8 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x40xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x40xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 9.105000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [2, 40] loop 8 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.050300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [2, 64] loop 16 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<64x40xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x40xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 9.532000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [2, 40] loop 16 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 8.521000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 20] loop 8 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 9.277000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 20] loop 16 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_8(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.143500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 20] loop 32 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_9(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 2.036700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<197x197xf16>, tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x197xf16> -> !mugraph.tile<64x197xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<197x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %0 : tensor<197x2560xf16>
  }
  func.func @candidate_10(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 9.323000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.matmul %0, %arg2
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_11(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.223700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [2, 64] loop 8 threads 256 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x40xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x40xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_12(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.228600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 64] loop 8 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x40xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x40xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_13(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.134500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [2, 32, 2] loop 8 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<64x80xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x80xf32> -> tensor<2x197x2560xf32>
    } -> tensor<2x197x2560xf32>
    %2 = mugraph.block ins(%1 : tensor<2x197x2560xf32>) grid [13, 40] loop 1 threads 128 {
    ^bb0(%3: tensor<2x197x2560xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<2x197x2560xf32> -> !mugraph.tile<2x16x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x197x2560xf16>
    } -> tensor<1x197x2560xf16>
    %3 = mugraph.reshape %2 to [197, 2560]
    func.return %3 : tensor<197x2560xf16>
  }
  func.func @candidate_14(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.058800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 40] loop 8 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
  func.func @candidate_15(%arg0: tensor<197x197xf16>, %arg1: tensor<197x1024xf16>, %arg2: tensor<1024x2560xf16>) -> tensor<197x2560xf16> attributes {mugraph.measured_us = 1.125200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x197xf16>, tensor<197x1024xf16>) grid [7, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x197xf16>, %arg1s: tensor<197x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x197xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<197x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1024xf16>
    } -> tensor<197x1024xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<197x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 32 threads 128 {
    ^bb0(%2: tensor<197x1024xf16>, %arg2s: tensor<1024x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x1024xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<32x80xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<197x2560xf16>
    } -> tensor<197x2560xf16>
    func.return %1 : tensor<197x2560xf16>
  }
}
