builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.078900e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg3, %arg2 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>, tensor<1024x1024xf16>) grid [32, 8] loop 8 threads 256 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg1t_1, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.078100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>, tensor<1024xf16>) grid [32, 8] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>, %arg3s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg3t
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %4, %arg1t_1
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.065600e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg3, %arg2 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>, tensor<1024x1024xf16>) grid [32, 8] loop 16 threads 256 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg1t_1, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.061700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>, tensor<1024xf16>) grid [32, 8] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>, %arg3s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg3t
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %4, %arg1t_1
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.147200e+01 : f64} {
    %0 = mugraph.library_linear %arg1, %arg2, %arg3 activation "none"
    %1 = mugraph.block ins(%arg1, %arg0, %0 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<4x1024xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<4x1024xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<4x1024xf16>
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1024xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.161000e+01 : f64} {
    %0 = mugraph.matmul %arg1, %arg2
    %1 = mugraph.block ins(%arg1, %arg0, %0, %arg3 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.mul %arg0t, %4
      %6 = mugraph.add %arg1t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.175400e+01 : f64} {
    %0 = mugraph.matmul %arg1, %arg2
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg1 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>, tensor<4096x1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>, %arg1s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.mul %arg0t, %4
      %6 = mugraph.add %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.289300e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg3, %arg2 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>, tensor<1024x1024xf16>) grid [32, 16] loop 16 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg1t_1, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.582500e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg1, %arg2 : tensor<1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>) grid [32, 16] loop 16 threads 128 {
    ^bb0(%arg3s: tensor<1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    %1 = mugraph.block ins(%arg1, %arg0, %0 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [128, 8] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x128xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.931500e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg1, %arg2 : tensor<1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>) grid [32, 16] loop 8 threads 128 {
    ^bb0(%arg3s: tensor<1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    %1 = mugraph.block ins(%arg1, %arg0, %0 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [128, 8] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x128xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.272500e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4096x1024xf16>, tensor<1024x1024xf16>) grid [32, 8] loop 16 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    %1 = mugraph.block ins(%arg1, %arg0, %0, %arg3 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.mul %arg0t, %4
      %6 = mugraph.add %arg1t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 5.532400e+01 : f64} {
    %0 = mugraph.matmul %arg1, %arg2
    %1 = mugraph.block ins(%arg1, %arg0, %0, %arg3 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>) grid [512, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<8x16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<8x16xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<8x16xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<16xf16>
      %4 = mugraph.add %3, %arg3t
      %5 = mugraph.mul %arg0t, %4
      %6 = mugraph.add %arg1t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.654500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg3, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>) grid [64, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.mul %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    %1 = mugraph.add %0, %arg1
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.903100e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg2 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>) grid [32, 8] loop 16 threads 256 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg1t_1, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.mul %arg0t, %2
      %4 = mugraph.add %arg1t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf32>
    } -> tensor<4096x1024xf32>
    %1 = mugraph.block ins(%0, %arg0, %arg3 : tensor<4096x1024xf32>, tensor<4096x1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<4096x1024xf32>, %arg0s: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf32> -> !mugraph.tile<64x64xf32>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.mul %arg0t, %arg3t
      %5 = mugraph.add %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.936700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>) grid [32, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.mul %arg0t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf32>
    } -> tensor<4096x1024xf32>
    %1 = mugraph.block ins(%arg1, %0, %arg0, %arg3 : tensor<4096x1024xf16>, tensor<4096x1024xf32>, tensor<4096x1024xf16>, tensor<1024xf16>) grid [128, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf32>, %arg0s: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x1024xf32> -> !mugraph.tile<32x64xf32>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.mul %arg0t, %arg3t
      %5 = mugraph.add %3, %4
      %6 = mugraph.add %arg1t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.157800e+01 : f64} {
    %0 = mugraph.block ins(%arg3, %arg1, %arg2 : tensor<1024xf16>, tensor<4096x1024xf16>, tensor<1024x1024xf16>) grid [32, 8] loop 32 threads 128 {
    ^bb0(%arg3s: tensor<1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg1t, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    %1 = mugraph.block ins(%arg1, %arg0, %0 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %2: tensor<4096x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<4x1024xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<4x1024xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<4x1024xf16>
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1024xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %1 : tensor<4096x1024xf16>
  }
}
