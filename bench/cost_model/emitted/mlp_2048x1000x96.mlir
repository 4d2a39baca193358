builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 7.827000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [32, 3] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<2048x96xf16>
    } -> tensor<2048x96xf16>
    func.return %0 : tensor<2048x96xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 8.300000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [32, 3] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<2048x96xf16>
    } -> tensor<2048x96xf16>
    func.return %0 : tensor<2048x96xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 6.983000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [32, 3] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<2048x96xf16>
    } -> tensor<2048x96xf16>
    func.return %0 : tensor<2048x96xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 1.051600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [16, 6] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x16xf32> -> tensor<2048x96xf16>
    } -> tensor<2048x96xf16>
    func.return %0 : tensor<2048x96xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 8.084000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [32, 2, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<64x48xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<64x48xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<64x48xf32> -> tensor<2x2048x96xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x48xf32> -> tensor<2x2048x96xf32>
    } -> (tensor<2x2048x96xf32>, tensor<2x2048x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x2048x96xf32>, tensor<2x2048x96xf32>) grid [128, 3] loop 1 threads 128 {
    ^bb0(%3: tensor<2x2048x96xf32>, %4: tensor<2x2048x96xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x2048x96xf32> -> !mugraph.tile<2x16x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x2048x96xf32> -> !mugraph.tile<2x16x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x2048x96xf16>
    } -> tensor<1x2048x96xf16>
    %3 = mugraph.reshape %2 to [2048, 96]
    func.return %3 : tensor<2048x96xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 8.221000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [32, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<64x48xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<64x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x48xf32> -> tensor<2048x96xf16>
    } -> tensor<2048x96xf16>
    func.return %0 : tensor<2048x96xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 1.028000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [16, 3, 2] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<128x100xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<100x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<100x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<2x2048x96xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<2x2048x96xf32>
    } -> (tensor<2x2048x96xf32>, tensor<2x2048x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x2048x96xf32>, tensor<2x2048x96xf32>) grid [128, 3] loop 1 threads 128 {
    ^bb0(%3: tensor<2x2048x96xf32>, %4: tensor<2x2048x96xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x2048x96xf32> -> !mugraph.tile<2x16x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x2048x96xf32> -> !mugraph.tile<2x16x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x2048x96xf16>
    } -> tensor<1x2048x96xf16>
    %3 = mugraph.reshape %2 to [2048, 96]
    func.return %3 : tensor<2048x96xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x1000xf16>, %arg1: tensor<1000x96xf16>, %arg2: tensor<1000x96xf16>) -> tensor<2048x96xf16> attributes {mugraph.measured_us = 1.155900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1000xf16>, tensor<1000x96xf16>, tensor<1000x96xf16>) grid [16, 3, 2] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<2048x1000xf16>, %arg1s: tensor<1000x96xf16>, %arg2s: tensor<1000x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x1000xf16> -> !mugraph.tile<128x50xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<50x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1000x96xf16> -> !mugraph.tile<50x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<2x2048x96xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x32xf32> -> tensor<2x2048x96xf32>
    } -> (tensor<2x2048x96xf32>, tensor<2x2048x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x2048x96xf32>, tensor<2x2048x96xf32>) grid [128, 3] loop 1 threads 128 {
    ^bb0(%3: tensor<2x2048x96xf32>, %4: tensor<2x2048x96xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x2048x96xf32> -> !mugraph.tile<2x16x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x2048x96xf32> -> !mugraph.tile<2x16x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x2048x96xf16>
    } -> tensor<1x2048x96xf16>
    %3 = mugraph.reshape %2 to [2048, 96]
    func.return %3 : tensor<2048x96xf16>
  }
}
