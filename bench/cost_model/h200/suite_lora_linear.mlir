builtin.module {
  func.func @candidate_0(%arg0: tensor<512x4096xf16>, %arg1: tensor<4096x4096xf16>, %arg2: tensor<4096x16xf16>, %arg3: tensor<16x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 3.140600e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<512x4096xf16>, tensor<4096x16xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x4096xf16>, %arg2s: tensor<4096x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<512x4096xf16> -> !mugraph.tile<16x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<4096x16xf16> -> !mugraph.tile<256x16xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<16x16xf32> -> tensor<4x512x16xf32>
    } -> tensor<4x512x16xf32>
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<512x4096xf16>, tensor<4x512x16xf32>, tensor<16x4096xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<512x4096xf16>, %4: tensor<4x512x16xf32>, %arg3s: tensor<16x4096xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<512x4096xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [1, *] : tensor<4x512x16xf32> -> !mugraph.tile<4x32x16xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.scale %arg3t by 2.0
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.add %5, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x512x4096xf16>
    } -> tensor<1x512x4096xf16>
    %3 = mugraph.reshape %2 to [512, 4096]
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x4096xf16>, %arg1: tensor<4096x4096xf16>, %arg2: tensor<4096x16xf16>, %arg3: tensor<16x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 3.197600e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<512x4096xf16>, tensor<4096x16xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x4096xf16>, %arg2s: tensor<4096x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<512x4096xf16> -> !mugraph.tile<16x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<4096x16xf16> -> !mugraph.tile<256x16xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, new] : !mugraph.tile<16x16xf32> -> tensor<4x512x16xf32>
    } -> tensor<4x512x16xf32>
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<512x4096xf16>, tensor<4x512x16xf32>, tensor<16x4096xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<512x4096xf16>, %4: tensor<4x512x16xf32>, %arg3s: tensor<16x4096xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<512x4096xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [1, *] : tensor<4x512x16xf32> -> !mugraph.tile<4x32x16xf32>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.matmul %7, %arg3t
      %9 = mugraph.scale %8 by 2.0
      %10 = mugraph.add %5, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x512x4096xf16>
    } -> tensor<1x512x4096xf16>
    %3 = mugraph.reshape %2 to [512, 4096]
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x4096xf16>, %arg1: tensor<4096x4096xf16>, %arg2: tensor<4096x16xf16>, %arg3: tensor<16x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 3.764500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x4096xf16>, tensor<4096x4096xf16>, tensor<4096x16xf16>, tensor<16x4096xf16>) grid [4, 32] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<512x4096xf16>, %arg1s: tensor<4096x4096xf16>, %arg2s: tensor<4096x16xf16>, %arg3s: tensor<16x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<4096x16xf16> -> !mugraph.tile<128x16xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.scale %4 by 2.0
      %6 = mugraph.matmul %5, %arg3t
      %7 = mugraph.add %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<512x4096xf16>
    } -> tensor<512x4096xf16>
    func.return %0 : tensor<512x4096xf16>
  }
}
