builtin.module {
  func.func @candidate_0(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 5.199000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197x384xf16>, tensor<197x1536xf16>, tensor<1536x384xf16>) grid [13, 6] loop 12 threads 128 {
    ^bb0(%arg2s: tensor<197x384xf16>, %arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x384xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<197x384xf16>
    } -> tensor<197x384xf16>
    func.return %0 : tensor<197x384xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 5.187000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<197x1536xf16>, tensor<1536x384xf16>, tensor<197x384xf16>) grid [13, 6] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>, %arg2s: tensor<197x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x384xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<197x384xf16>
    } -> tensor<197x384xf16>
    func.return %0 : tensor<197x384xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 6.173000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197x384xf16>, tensor<197x1536xf16>, tensor<1536x384xf16>) grid [13, 8] loop 12 threads 128 {
    ^bb0(%arg2s: tensor<197x384xf16>, %arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x384xf16> -> !mugraph.tile<16x48xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<197x384xf16>
    } -> tensor<197x384xf16>
    func.return %0 : tensor<197x384xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 8.353000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197x384xf16>, tensor<197x1536xf16>, tensor<1536x384xf16>) grid [13, 6] loop 24 threads 128 {
    ^bb0(%arg2s: tensor<197x384xf16>, %arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x384xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<197x384xf16>
    } -> tensor<197x384xf16>
    func.return %0 : tensor<197x384xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 1.030300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<197x384xf16>, tensor<197x1536xf16>, tensor<1536x384xf16>) grid [13, 6] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<197x384xf16>, %arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x384xf16> -> !mugraph.tile<16x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<16x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<197x384xf16>
    } -> tensor<197x384xf16>
    func.return %0 : tensor<197x384xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 5.711000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1536xf16>, tensor<1536x384xf16>) grid [4, 8, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<64x192xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<192x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x48xf32> -> tensor<4x197x384xf32>
    } -> tensor<4x197x384xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x384xf16>, tensor<4x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x384xf16>, %2: tensor<4x197x384xf32>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x384xf16> -> !mugraph.tile<2x96xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x384xf32> -> !mugraph.tile<4x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf16>
    } -> tensor<1x197x384xf16>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 5.655000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1536xf16>, tensor<1536x384xf16>) grid [7, 6, 4] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<4x197x384xf32>
    } -> tensor<4x197x384xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x384xf16>, tensor<4x197x384xf32>) grid [99, 4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x384xf16>, %2: tensor<4x197x384xf32>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<197x384xf16> -> !mugraph.tile<2x96xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x384xf32> -> !mugraph.tile<4x2x96xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x96xf32> -> tensor<1x197x384xf16>
    } -> tensor<1x197x384xf16>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x1536xf16>, %arg1: tensor<1536x384xf16>, %arg2: tensor<197x384xf16>) -> tensor<197x384xf16> attributes {mugraph.measured_us = 5.285000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x1536xf16>, tensor<1536x384xf16>) grid [4, 4, 8] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<197x1536xf16>, %arg1s: tensor<1536x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x1536xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x96xf32> -> tensor<8x197x384xf32>
    } -> tensor<8x197x384xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<197x384xf16>, tensor<8x197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<197x384xf16>, %2: tensor<8x197x384xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<197x384xf16> -> !mugraph.tile<1x384xf16>
      %3 = mugraph.load %2 imap [1] : tensor<8x197x384xf32> -> !mugraph.tile<8x1x384xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x384xf32> -> tensor<1x197x384xf16>
    } -> tensor<1x197x384xf16>
    %2 = mugraph.reshape %1 to [197, 384]
    func.return %2 : tensor<197x384xf16>
  }
}
