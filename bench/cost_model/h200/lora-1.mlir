builtin.module {
  func.func @candidate_0(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.133100e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [24, 11] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<768x333xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<768x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<128x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_1(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.065400e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [24, 11] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<768x333xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<768x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<64x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_2(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.274500e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [24, 11] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<768x333xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<768x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x96xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<96x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_3(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.278600e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [24, 11] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<768x333xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<768x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x48xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<48x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_4(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 6.778000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<509x768xf16>, tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [8, 11] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x333xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768x64xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %0 : tensor<509x333xf16>
  }
  func.func @candidate_5(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 9.302000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<509x768xf16>, tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [8, 11] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x333xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768x64xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %0 : tensor<509x333xf16>
  }
  func.func @candidate_6(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 7.144000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<509x768xf16>, tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [4, 11, 3] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<768x333xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *, 0] fmap 0 : tensor<768x64xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1, *] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<3x509x333xf32>
    } -> tensor<3x509x333xf32>
    %1 = mugraph.block ins(%0 : tensor<3x509x333xf32>) grid [255] loop 1 threads 128 {
    ^bb0(%2: tensor<3x509x333xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x509x333xf32> -> !mugraph.tile<3x2x333xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x2x333xf32> -> tensor<1x509x333xf16>
    } -> tensor<1x509x333xf16>
    %2 = mugraph.reshape %1 to [509, 333]
    func.return %2 : tensor<509x333xf16>
  }
  func.func @candidate_7(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 6.816000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<509x768xf16>, tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [4, 11, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<768x333xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *, 0] fmap 0 : tensor<768x64xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1, *] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<3x509x333xf32>
    } -> tensor<3x509x333xf32>
    %1 = mugraph.block ins(%0 : tensor<3x509x333xf32>) grid [255] loop 1 threads 128 {
    ^bb0(%2: tensor<3x509x333xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x509x333xf32> -> !mugraph.tile<3x2x333xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x2x333xf32> -> tensor<1x509x333xf16>
    } -> tensor<1x509x333xf16>
    %2 = mugraph.reshape %1 to [509, 333]
    func.return %2 : tensor<509x333xf16>
  }
  func.func @candidate_8(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.571500e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [24, 11] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<768x333xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<768x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [16, 21] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<32x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<128x16xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_9(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.331400e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [8, 3] loop 1 threads 256 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<768x333xf16> -> !mugraph.tile<96x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<768x64xf16> -> !mugraph.tile<96x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<96x128xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<128x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_10(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.534400e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [96] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<768x333xf16> -> !mugraph.tile<8x333xf16>
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<768x64xf16> -> !mugraph.tile<8x8xf16>
      %arg3t = mugraph.load %arg3s imap [*] fmap 0 : tensor<64x333xf16> -> !mugraph.tile<8x333xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0] : !mugraph.tile<8x333xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<128x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_11(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.448300e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [192] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<768x333xf16> -> !mugraph.tile<4x333xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<768x64xf16> -> !mugraph.tile<4x64xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<64x333xf16> -> !mugraph.tile<64x333xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0] : !mugraph.tile<4x333xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<128x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_12(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.005900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<509x768xf16>, tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [4, 21] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<128x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x333xf16> -> !mugraph.tile<96x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<768x64xf16> -> !mugraph.tile<96x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x16xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %0 : tensor<509x333xf16>
  }
  func.func @candidate_13(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.383100e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [48] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<768x333xf16> -> !mugraph.tile<16x333xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<768x64xf16> -> !mugraph.tile<16x64xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<64x333xf16> -> !mugraph.tile<64x333xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0] : !mugraph.tile<16x333xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [8, 11] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<128x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x333xf16>
    } -> tensor<509x333xf16>
    func.return %1 : tensor<509x333xf16>
  }
  func.func @candidate_14(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.319400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<509x768xf16>, tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [37, 3] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<509x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<768x333xf16> -> !mugraph.tile<64x9xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<768x64xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<64x333xf16> -> !mugraph.tile<64x9xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<509x9xf32> -> tensor<3x509x333xf32>
    } -> tensor<3x509x333xf32>
    %1 = mugraph.block ins(%0 : tensor<3x509x333xf32>) grid [255] loop 1 threads 128 {
    ^bb0(%2: tensor<3x509x333xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x509x333xf32> -> !mugraph.tile<3x2x333xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x2x333xf32> -> tensor<1x509x333xf16>
    } -> tensor<1x509x333xf16>
    %2 = mugraph.reshape %1 to [509, 333]
    func.return %2 : tensor<509x333xf16>
  }
  func.func @candidate_15(%arg0: tensor<509x768xf16>, %arg1: tensor<768x333xf16>, %arg2: tensor<768x64xf16>, %arg3: tensor<64x333xf16>) -> tensor<509x333xf16> attributes {mugraph.measured_us = 1.107100e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<768x333xf16>, tensor<768x64xf16>, tensor<64x333xf16>) grid [24, 11] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<768x333xf16>, %arg2s: tensor<768x64xf16>, %arg3s: tensor<64x333xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<768x333xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<768x64xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<64x333xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<768x333xf32>
    } -> tensor<768x333xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<509x768xf16>, tensor<768x333xf32>) grid [4, 11, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<509x768xf16>, %2: tensor<768x333xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<509x768xf16> -> !mugraph.tile<128x96xf16>
      %3 = mugraph.load %2 imap [*, 1, 0] fmap 0 : tensor<768x333xf32> -> !mugraph.tile<96x32xf32>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<2x509x333xf32>
    } -> tensor<2x509x333xf32>
    %2 = mugraph.block ins(%1 : tensor<2x509x333xf32>) grid [255] loop 1 threads 128 {
    ^bb0(%3: tensor<2x509x333xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<2x509x333xf32> -> !mugraph.tile<2x2x333xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x2x333xf32> -> tensor<1x509x333xf16>
    } -> tensor<1x509x333xf16>
    %3 = mugraph.reshape %2 to [509, 333]
    func.return %3 : tensor<509x333xf16>
  }
}
