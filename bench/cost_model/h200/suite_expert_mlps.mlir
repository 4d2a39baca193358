builtin.module {
  func.func @candidate_0(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 2.876600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg3 : tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %1 : tensor<8x16x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 2.803700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg3 : tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %1 : tensor<8x16x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 2.886500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.silu %5
      mugraph.store %4 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> (tensor<8x16x1024xf16>, tensor<8x16x1024xf16>)
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<8x16x1024xf16>, tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %4: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.mul %5, %6
      %8 = mugraph.matmul %7, %arg3t
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 2.836700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.silu %5
      mugraph.store %4 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> (tensor<8x16x1024xf16>, tensor<8x16x1024xf16>)
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<8x16x1024xf16>, tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %4: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.mul %5, %6
      %8 = mugraph.matmul %7, %arg3t
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.071400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg3 : tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %1 : tensor<8x16x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.522100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> (tensor<8x16x1024xf16>, tensor<8x16x1024xf16>)
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<8x16x1024xf16>, tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %4: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.495400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> (tensor<8x16x1024xf16>, tensor<8x16x1024xf16>)
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<8x16x1024xf16>, tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %4: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.146700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.silu %5
      mugraph.store %4 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> (tensor<8x16x1024xf16>, tensor<8x16x1024xf16>)
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<8x16x1024xf16>, tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %4: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.mul %5, %6
      %8 = mugraph.matmul %7, %arg3t
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.191600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg2 : tensor<8x16x1024xf16>, tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 8, 2] loop 4 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %3 = mugraph.load %2 imap [0, 2, *] : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x256xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x256x128xf16>
      %4 = mugraph.matmul %arg0t, %arg2t
      %5 = mugraph.mul %3, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2, new] : !mugraph.tile<1x16x128xf32> -> tensor<2x8x16x1024xf32>
    } -> tensor<2x8x16x1024xf32>
    %2 = mugraph.block ins(%1, %arg3 : tensor<2x8x16x1024xf32>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<2x8x16x1024xf32>, %arg3s: tensor<8x1024x2048xf16>):
      %4 = mugraph.load %3 imap [1, *] fmap 3 : tensor<2x8x16x1024xf32> -> !mugraph.tile<2x1x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.matmul %5, %arg3t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x16x2048xf16>
    } -> tensor<1x8x16x2048xf16>
    %3 = mugraph.reshape %2 to [8, 16, 2048]
    func.return %3 : tensor<8x16x2048xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.182500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg2 : tensor<8x16x1024xf16>, tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 8, 2] loop 8 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %3 = mugraph.load %2 imap [0, 2, *] : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg2t
      %5 = mugraph.mul %3, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2, new] : !mugraph.tile<1x16x128xf32> -> tensor<2x8x16x1024xf32>
    } -> tensor<2x8x16x1024xf32>
    %2 = mugraph.block ins(%1, %arg3 : tensor<2x8x16x1024xf32>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<2x8x16x1024xf32>, %arg3s: tensor<8x1024x2048xf16>):
      %4 = mugraph.load %3 imap [1, *] fmap 3 : tensor<2x8x16x1024xf32> -> !mugraph.tile<2x1x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.matmul %5, %arg3t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x16x2048xf16>
    } -> tensor<1x8x16x2048xf16>
    %3 = mugraph.reshape %2 to [8, 16, 2048]
    func.return %3 : tensor<8x16x2048xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.039300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<8x16x1024xf16>, tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %4: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x32xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x32x128xf16>
      %7 = mugraph.mul %5, %6
      %8 = mugraph.matmul %7, %arg3t
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.127900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg2 : tensor<8x16x1024xf16>, tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 32] loop 32 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %3 = mugraph.load %2 imap [0, 2] : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x32xf16>
      %4 = mugraph.silu %3
      %5 = mugraph.matmul %arg0t, %arg2t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.mul %4, %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x16x32xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %2 = mugraph.block ins(%1, %arg3 : tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %4 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.234000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<8x16x1024xf16>, tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %3 = mugraph.load %2 imap [0, 2] : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x64x64xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %2 = mugraph.block ins(%1, %arg3 : tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %4 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.665400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 8, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x16x128xf32> -> tensor<2x8x16x1024xf32>
      mugraph.store %5 omap [0, 2, new] : !mugraph.tile<1x16x128xf32> -> tensor<2x8x16x1024xf32>
    } -> (tensor<2x8x16x1024xf32>, tensor<2x8x16x1024xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<2x8x16x1024xf32>, tensor<2x8x16x1024xf32>) grid [8, 4, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x16x1024xf32>, %5: tensor<2x8x16x1024xf32>):
      %6 = mugraph.load %4 imap [1, 2, 3] : tensor<2x8x16x1024xf32> -> !mugraph.tile<2x1x4x128xf32>
      %7 = mugraph.load %5 imap [1, 2, 3] : tensor<2x8x16x1024xf32> -> !mugraph.tile<2x1x4x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2, 3] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x16x1024xf16>
      mugraph.store %9 omap [1, 2, 3] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x16x1024xf16>
    } -> (tensor<1x8x16x1024xf16>, tensor<1x8x16x1024xf16>)
    %4 = mugraph.reshape %2 to [8, 16, 1024]
    %5 = mugraph.reshape %3 to [8, 16, 1024]
    %6 = mugraph.block ins(%4, %5, %arg3 : tensor<8x16x1024xf16>, tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%7: tensor<8x16x1024xf16>, %8: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %9 = mugraph.load %7 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %10 = mugraph.load %8 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.matmul %12, %arg3t
      %14 = mugraph.accumulate sum %13
      mugraph.store %14 omap [0, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %6 : tensor<8x16x2048xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.528600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [4, 2, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<2x8x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<2x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<2x8x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<8x16x1024xf16>, tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %3 = mugraph.load %2 imap [0, 2] : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %2 = mugraph.block ins(%1, %arg3 : tensor<8x16x1024xf16>, tensor<8x1024x2048xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%3: tensor<8x16x1024xf16>, %arg3s: tensor<8x1024x2048xf16>):
      %4 = mugraph.load %3 imap [0, *] fmap 2 : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x2048xf16>
    } -> tensor<8x16x2048xf16>
    func.return %2 : tensor<8x16x2048xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.205800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.block ins(%0, %arg0, %arg2 : tensor<8x16x1024xf16>, tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>) grid [8, 16, 2] loop 8 threads 128 {
    ^bb0(%2: tensor<8x16x1024xf16>, %arg0s: tensor<8x16x2048xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %3 = mugraph.load %2 imap [0, 2, *] : tensor<8x16x1024xf16> -> !mugraph.tile<1x16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.silu %3
      %5 = mugraph.matmul %arg0t, %arg2t
      %6 = mugraph.mul %4, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x8x16x1024xf32>
    } -> tensor<2x8x16x1024xf32>
    %2 = mugraph.block ins(%1, %arg3 : tensor<2x8x16x1024xf32>, tensor<8x1024x2048xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<2x8x16x1024xf32>, %arg3s: tensor<8x1024x2048xf16>):
      %4 = mugraph.load %3 imap [1, *] fmap 3 : tensor<2x8x16x1024xf32> -> !mugraph.tile<2x1x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [0, 2] fmap 1 : tensor<8x1024x2048xf16> -> !mugraph.tile<1x128x128xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.matmul %5, %arg3t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x16x2048xf16>
    } -> tensor<1x8x16x2048xf16>
    %3 = mugraph.reshape %2 to [8, 16, 2048]
    func.return %3 : tensor<8x16x2048xf16>
  }
}
