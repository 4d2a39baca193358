builtin.module {
  func.func @candidate_0(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.257000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.matmul %0, %arg2
    func.return %1 : tensor<256x512xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.388800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [2, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x40xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.matmul %0, %arg2
    func.return %1 : tensor<256x512xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.282600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [2, 40] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.matmul %0, %arg2
    func.return %1 : tensor<256x512xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.481200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x2560xf16>, tensor<2560x512xf16>) grid [16, 8] loop 40 threads 128 {
    ^bb0(%2: tensor<256x2560xf16>, %arg2s: tensor<2560x512xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x2560xf16> -> !mugraph.tile<16x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2560x512xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<256x512xf16>
    } -> tensor<256x512xf16>
    func.return %1 : tensor<256x512xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.414600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [2, 40] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x2560xf16>, tensor<2560x512xf16>) grid [16, 8] loop 20 threads 128 {
    ^bb0(%2: tensor<256x2560xf16>, %arg2s: tensor<2560x512xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x2560xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2560x512xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<256x512xf16>
    } -> tensor<256x512xf16>
    func.return %1 : tensor<256x512xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.242900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x2560xf16>, tensor<2560x512xf16>) grid [2, 16, 4] loop 10 threads 128 {
    ^bb0(%2: tensor<256x2560xf16>, %arg2s: tensor<2560x512xf16>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x2560xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<2560x512xf16> -> !mugraph.tile<64x32xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<4x256x512xf32>
    } -> tensor<4x256x512xf32>
    %2 = mugraph.block ins(%1 : tensor<4x256x512xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x256x512xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<4x256x512xf32> -> !mugraph.tile<4x1x512xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x512xf32> -> tensor<1x256x512xf16>
    } -> tensor<1x256x512xf16>
    %3 = mugraph.reshape %2 to [256, 512]
    func.return %3 : tensor<256x512xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.954100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x2560xf16>, tensor<2560x512xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%2: tensor<256x2560xf16>, %arg2s: tensor<2560x512xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x2560xf16> -> !mugraph.tile<32x80xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2560x512xf16> -> !mugraph.tile<80x32xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<256x512xf16>
    } -> tensor<256x512xf16>
    func.return %1 : tensor<256x512xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x1024xf16>, %arg1: tensor<1024x2560xf16>, %arg2: tensor<2560x512xf16>) -> tensor<256x512xf16> attributes {mugraph.measured_us = 1.524700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1024xf16>, tensor<1024x2560xf16>) grid [2, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1024xf16>, %arg1s: tensor<1024x2560xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x2560xf16> -> !mugraph.tile<128x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x40xf32> -> tensor<256x2560xf16>
    } -> tensor<256x2560xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<256x2560xf16>, tensor<2560x512xf16>) grid [16, 8] loop 20 threads 128 {
    ^bb0(%2: tensor<256x2560xf16>, %arg2s: tensor<2560x512xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<256x2560xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2560x512xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<256x512xf16>
    } -> tensor<256x512xf16>
    func.return %1 : tensor<256x512xf16>
  }
}
