builtin.module {
  func.func @candidate_0(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 9.329000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [8, 16] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<128x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<4x1024xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x1024xf16>
    } -> tensor<256x1024xf16>
    func.return %0 : tensor<256x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 9.879000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [8, 16] loop 20 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<64x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<4x1024xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x1024xf16>
    } -> tensor<256x1024xf16>
    func.return %0 : tensor<256x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 8.025000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [8, 16] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<128x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<4x1024xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x1024xf16>
    } -> tensor<256x1024xf16>
    func.return %0 : tensor<256x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 9.825000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [8, 16] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<128x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<4x1024xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x1024xf16>
    } -> tensor<256x1024xf16>
    func.return %0 : tensor<256x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 9.305000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [4, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<64x80xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<80x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<80x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<4x1024xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<256x1024xf16>
    } -> tensor<256x1024xf16>
    func.return %0 : tensor<256x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 8.199000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [4, 16, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<64x80xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<80x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *, 0] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<80x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1, *] : tensor<4x1024xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<2x256x1024xf32>
    } -> tensor<2x256x1024xf32>
    %1 = mugraph.block ins(%0 : tensor<2x256x1024xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<2x256x1024xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x256x1024xf32> -> !mugraph.tile<2x1x1024xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x1024xf32> -> tensor<1x256x1024xf16>
    } -> tensor<1x256x1024xf16>
    %2 = mugraph.reshape %1 to [256, 1024]
    func.return %2 : tensor<256x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 8.760000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [4, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<64x80xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<80x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<80x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<4x1024xf16> -> !mugraph.tile<4x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<256x1024xf16>
    } -> tensor<256x1024xf16>
    func.return %0 : tensor<256x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x1280xf16>, %arg1: tensor<1280x1024xf16>, %arg2: tensor<1280x4xf16>, %arg3: tensor<4x1024xf16>) -> tensor<256x1024xf16> attributes {mugraph.measured_us = 1.436400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<256x1280xf16>, tensor<1280x1024xf16>, tensor<1280x4xf16>, tensor<4x1024xf16>) grid [4, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<256x1280xf16>, %arg1s: tensor<1280x1024xf16>, %arg2s: tensor<1280x4xf16>, %arg3s: tensor<4x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x1280xf16> -> !mugraph.tile<64x80xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1280x1024xf16> -> !mugraph.tile<80x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1280x4xf16> -> !mugraph.tile<80x4xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<4x1024xf16> -> !mugraph.tile<4x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<256x1024xf16>
    } -> tensor<256x1024xf16>
    func.return %0 : tensor<256x1024xf16>
  }
}
