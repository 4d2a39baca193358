builtin.module {
  func.func @candidate_0(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.948200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [4, 8, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<32x98xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<98x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x128x509xf32>
    } -> tensor<4x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<4x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<4x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<4x128x509xf32> -> !mugraph.tile<4x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 0
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.947200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [2, 16, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<64x98xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<98x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x128x509xf32>
    } -> tensor<4x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<4x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<4x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<4x128x509xf32> -> !mugraph.tile<4x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 0
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.825700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [4, 16, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<32x208xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<208x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<2x128x509xf32>
    } -> tensor<2x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<2x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<2x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x128x509xf32> -> !mugraph.tile<2x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.972300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [4, 8, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<32x49xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<49x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x128x509xf32>
    } -> tensor<4x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<4x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<4x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<4x128x509xf32> -> !mugraph.tile<4x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 0
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.963800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [4, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<32x49xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<49x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<2x128x509xf32>
    } -> tensor<2x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<2x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<2x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x128x509xf32> -> !mugraph.tile<2x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.957500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [2, 16, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<64x49xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<49x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x128x509xf32>
    } -> tensor<4x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<4x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<4x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<4x128x509xf32> -> !mugraph.tile<4x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 0
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.856000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [4, 16, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<2x128x509xf32>
    } -> tensor<2x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<2x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<2x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x128x509xf32> -> !mugraph.tile<2x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.923000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [4, 8, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<32x208xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<208x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<2x128x509xf32>
    } -> tensor<2x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<2x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<2x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x128x509xf32> -> !mugraph.tile<2x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_8(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 1.838000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [2, 16, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<64x98xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<98x32xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x32xf32> -> tensor<4x128x509xf32>
    } -> tensor<4x128x509xf32>
    %1 = mugraph.block ins(%0 : tensor<4x128x509xf32>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%2: tensor<4x128x509xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x128x509xf32> -> !mugraph.tile<4x2x128xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x2x128xf32> -> tensor<1x128x509xf16>
    } -> tensor<1x128x509xf16>
    %2 = mugraph.reshape %1 to [128, 509]
    %3 = mugraph.block ins(%2, %arg3 : tensor<128x509xf16>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%4: tensor<128x509xf16>, %arg3s: tensor<509x1024xf16>):
      %5 = mugraph.load %4 imap [0, *] fmap 1 : tensor<128x509xf16> -> !mugraph.tile<16x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.matmul %5, %arg3t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    %4 = mugraph.block ins(%3, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%5: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %6 = mugraph.load %5 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.matmul %arg0t, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %6, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %4 : tensor<128x1024xf16>
  }
  func.func @candidate_9(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 2.185700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [4, 8, 2] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<2x128x509xf32>
    } -> tensor<2x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<2x128x509xf32>, tensor<509x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%2: tensor<2x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<2x128x509xf32> -> !mugraph.tile<2x16x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_10(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 2.125100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [8, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<128x56xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<56x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<128x64xf32> -> tensor<7x128x509xf32>
    } -> tensor<7x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<7x128x509xf32>, tensor<509x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<7x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<7x128x509xf32> -> !mugraph.tile<7x8x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 0
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x8x128xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
  func.func @candidate_11(%arg0: tensor<128x777xf16>, %arg1: tensor<777x1024xf16>, %arg2: tensor<777x509xf16>, %arg3: tensor<509x1024xf16>) -> tensor<128x1024xf16> attributes {mugraph.measured_us = 2.025400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<128x777xf16>, tensor<777x509xf16>) grid [8, 7] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x777xf16>, %arg2s: tensor<777x509xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<128x111xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<777x509xf16> -> !mugraph.tile<111x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<128x64xf32> -> tensor<7x128x509xf32>
    } -> tensor<7x128x509xf32>
    %1 = mugraph.block ins(%0, %arg3 : tensor<7x128x509xf32>, tensor<509x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<7x128x509xf32>, %arg3s: tensor<509x1024xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<7x128x509xf32> -> !mugraph.tile<7x8x128xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<509x1024xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 0
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x8x128xf32> -> tensor<1x128x1024xf16>
    } -> tensor<1x128x1024xf16>
    %2 = mugraph.reshape %1 to [128, 1024]
    %3 = mugraph.block ins(%2, %arg0, %arg1 : tensor<128x1024xf16>, tensor<128x777xf16>, tensor<777x1024xf16>) grid [8, 16] loop 13 threads 128 {
    ^bb0(%4: tensor<128x1024xf16>, %arg0s: tensor<128x777xf16>, %arg1s: tensor<777x1024xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<128x1024xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x777xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<777x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.matmul %arg0t, %arg1t
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1024xf16>
    } -> tensor<128x1024xf16>
    func.return %3 : tensor<128x1024xf16>
  }
}
