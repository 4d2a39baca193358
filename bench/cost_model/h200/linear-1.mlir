builtin.module {
  func.func @candidate_0(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 7.738000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x256xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 7.915000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x1021xf16>, tensor<1021x4096xf16>, tensor<4096xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x256xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 6.502000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [128] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 6.528000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x1021xf16>, tensor<1021x4096xf16>, tensor<4096xf16>) grid [128] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 6.741000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x512xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<512x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 6.778000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x1021xf16>, tensor<1021x4096xf16>, tensor<4096xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x512xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<512x32xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 8.185000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 8.190000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x1021xf16>, tensor<1021x4096xf16>, tensor<4096xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_8(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.286700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [2, 32, 4] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<2x8xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<2x128xf32> -> tensor<4x4x4096xf32>
    } -> tensor<4x4x4096xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<4096xf16>, tensor<4x4x4096xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %2: tensor<4x4x4096xf32>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x4x4096xf32> -> !mugraph.tile<4x2x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x2x32xf32> -> tensor<1x4x4096xf16>
    } -> tensor<1x4x4096xf16>
    %2 = mugraph.reshape %1 to [4, 4096]
    func.return %2 : tensor<4x4096xf16>
  }
  func.func @candidate_9(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 8.388000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<4x1021xf16> -> !mugraph.tile<2x1021xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1021x4096xf16> -> !mugraph.tile<1021x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<2x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_10(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 7.160000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<4x512xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<512x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<4x32xf32> -> tensor<2x4x4096xf32>
    } -> tensor<2x4x4096xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<4096xf16>, tensor<2x4x4096xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %2: tensor<2x4x4096xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %3 = mugraph.load %2 imap [2] : tensor<2x4x4096xf32> -> !mugraph.tile<2x4x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [2] : !mugraph.tile<1x4x32xf32> -> tensor<1x4x4096xf16>
    } -> tensor<1x4x4096xf16>
    %2 = mugraph.reshape %1 to [4, 4096]
    func.return %2 : tensor<4x4096xf16>
  }
  func.func @candidate_11(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.354900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [2, 64, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<2x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<2x64xf32> -> tensor<2x4x4096xf32>
    } -> tensor<2x4x4096xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<4096xf16>, tensor<2x4x4096xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %2: tensor<2x4x4096xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %3 = mugraph.load %2 imap [2] : tensor<2x4x4096xf32> -> !mugraph.tile<2x4x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      %6 = mugraph.relu %5
      mugraph.store %6 omap [2] : !mugraph.tile<1x4x32xf32> -> tensor<1x4x4096xf16>
    } -> tensor<1x4x4096xf16>
    %2 = mugraph.reshape %1 to [4, 4096]
    func.return %2 : tensor<4x4096xf16>
  }
  func.func @candidate_12(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 8.435000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x1021xf16>, tensor<1021x4096xf16>, tensor<4096xf16>) grid [2, 128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4x1021xf16> -> !mugraph.tile<2x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x4096xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<2x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
  func.func @candidate_13(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.083800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [*] : tensor<4x1021xf16> -> !mugraph.tile<4x1021xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1021x4096xf16> -> !mugraph.tile<1021x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [1] : !mugraph.tile<4x16xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    %1 = mugraph.block ins(%0 : tensor<4x4096xf16>) grid [4, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<4x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4x4096xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<1x128xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %1 : tensor<4x4096xf16>
  }
  func.func @candidate_14(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 1.121100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x1021xf16>, tensor<1021x4096xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<4x1021xf16> -> !mugraph.tile<4x1021xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1021x4096xf16> -> !mugraph.tile<1021x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      mugraph.store %1 omap [1] : !mugraph.tile<4x16xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x4096xf16>, tensor<4096xf16>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%2: tensor<4x4096xf16>, %arg2s: tensor<4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4x4096xf16> -> !mugraph.tile<2x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.relu %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<2x64xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %1 : tensor<4x4096xf16>
  }
  func.func @candidate_15(%arg0: tensor<4x1021xf16>, %arg1: tensor<1021x4096xf16>, %arg2: tensor<4096xf16>) -> tensor<4x4096xf16> attributes {mugraph.measured_us = 7.457000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x1021xf16>, tensor<1021x4096xf16>, tensor<4096xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x1021xf16>, %arg1s: tensor<1021x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<4x1021xf16> -> !mugraph.tile<4x1021xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1021x4096xf16> -> !mugraph.tile<1021x32xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.relu %2
      mugraph.store %3 omap [1] : !mugraph.tile<4x32xf32> -> tensor<4x4096xf16>
    } -> tensor<4x4096xf16>
    func.return %0 : tensor<4x4096xf16>
  }
}
