builtin.module {
  func.func @candidate_0(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 1.075600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [16, 8] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<128x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<128x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x96xf32> -> tensor<8x4x1536xf32>
    } -> tensor<8x4x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<8x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<8x4x1536xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x4x1536xf32> -> !mugraph.tile<8x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %2 = mugraph.reshape %1 to [4, 1536]
    func.return %2 : tensor<4x1536xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 1.044000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [16, 8] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<128x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<128x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x96xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x96xf32> -> tensor<8x4x1536xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<4x96xf32> -> tensor<8x4x1536xf32>
    } -> (tensor<8x4x1536xf32>, tensor<8x4x1536xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<8x4x1536xf32>, tensor<8x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%3: tensor<8x4x1536xf32>, %4: tensor<8x4x1536xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x4x1536xf32> -> !mugraph.tile<8x1x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x4x1536xf32> -> !mugraph.tile<8x1x32xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %3 = mugraph.reshape %2 to [4, 1536]
    func.return %3 : tensor<4x1536xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 1.036800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [16, 16] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<64x96xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<64x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x96xf32> -> tensor<16x4x1536xf32>
    } -> tensor<16x4x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<16x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<16x4x1536xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x4x1536xf32> -> !mugraph.tile<16x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %2 = mugraph.reshape %1 to [4, 1536]
    func.return %2 : tensor<4x1536xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 9.912000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [24, 16] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<64x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x64xf32> -> tensor<16x4x1536xf32>
    } -> tensor<16x4x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<16x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<16x4x1536xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x4x1536xf32> -> !mugraph.tile<16x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %2 = mugraph.reshape %1 to [4, 1536]
    func.return %2 : tensor<4x1536xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 9.860000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [24, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x40xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<40x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<40x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x64xf32> -> tensor<16x4x1536xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<4x64xf32> -> tensor<16x4x1536xf32>
    } -> (tensor<16x4x1536xf32>, tensor<16x4x1536xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<16x4x1536xf32>, tensor<16x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%3: tensor<16x4x1536xf32>, %4: tensor<16x4x1536xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x4x1536xf32> -> !mugraph.tile<16x1x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x4x1536xf32> -> !mugraph.tile<16x1x32xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %3 = mugraph.reshape %2 to [4, 1536]
    func.return %3 : tensor<4x1536xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 1.003600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [24, 8] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<64x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x64xf32> -> tensor<8x4x1536xf32>
    } -> tensor<8x4x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<8x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<8x4x1536xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x4x1536xf32> -> !mugraph.tile<8x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %2 = mugraph.reshape %1 to [4, 1536]
    func.return %2 : tensor<4x1536xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 1.034000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [24, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x40xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<40x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<40x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x64xf32> -> tensor<32x4x1536xf32>
    } -> tensor<32x4x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<32x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<32x4x1536xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<32x4x1536xf32> -> !mugraph.tile<32x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %2 = mugraph.reshape %1 to [4, 1536]
    func.return %2 : tensor<4x1536xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x5120xf16>, %arg1: tensor<5120x1536xf16>, %arg2: tensor<5120x8xf16>, %arg3: tensor<8x1536xf16>) -> tensor<4x1536xf16> attributes {mugraph.measured_us = 1.066800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<4x5120xf16>, tensor<5120x1536xf16>, tensor<5120x8xf16>, tensor<8x1536xf16>) grid [12, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x5120xf16>, %arg1s: tensor<5120x1536xf16>, %arg2s: tensor<5120x8xf16>, %arg3s: tensor<8x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<4x5120xf16> -> !mugraph.tile<4x160xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<5120x1536xf16> -> !mugraph.tile<160x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<5120x8xf16> -> !mugraph.tile<160x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x1536xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<4x128xf32> -> tensor<8x4x1536xf32>
    } -> tensor<8x4x1536xf32>
    %1 = mugraph.block ins(%0 : tensor<8x4x1536xf32>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<8x4x1536xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x4x1536xf32> -> !mugraph.tile<8x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x4x1536xf16>
    } -> tensor<1x4x1536xf16>
    %2 = mugraph.reshape %1 to [4, 1536]
    func.return %2 : tensor<4x1536xf16>
  }
}
