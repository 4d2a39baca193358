builtin.module {
  func.func @candidate_0(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 1.913400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 48] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 1.928000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x96xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.201500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 48] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.597900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 48] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x256xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x256x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.379200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x96xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.821800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x256xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x256x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x96xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 1.820500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 24] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.265400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 24] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 3.311100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 4, 48] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.470800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 24, 2] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x100xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x100x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x64x128xf32> -> tensor<2x8x64x3072xf32>
    } -> tensor<2x8x64x3072xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x64x3072xf32>) grid [8, 4, 24] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x64x3072xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<2x8x64x3072xf32> -> !mugraph.tile<2x1x16x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.silu %4
      mugraph.store %5 omap [1, 2, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x64x3072xf16>
    } -> tensor<1x8x64x3072xf16>
    %2 = mugraph.reshape %1 to [8, 64, 3072]
    func.return %2 : tensor<8x64x3072xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 5.393600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 96] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x512xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x512x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.537300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 2, 48] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x32x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    %1 = mugraph.block ins(%0 : tensor<8x64x3072xf16>) grid [8, 2, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<8x64x3072xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] : tensor<8x64x3072xf16> -> !mugraph.tile<1x32x64xf16>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %1 : tensor<8x64x3072xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 5.040800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 96] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x512xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x512x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x64x32xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    %1 = mugraph.block ins(%0 : tensor<8x64x3072xf16>) grid [8, 2, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<8x64x3072xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] : tensor<8x64x3072xf16> -> !mugraph.tile<1x32x64xf16>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %1 : tensor<8x64x3072xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 1.929100e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0 : tensor<8x64x3072xf16>) grid [8, 4, 24] loop 1 threads 128 {
    ^bb0(%2: tensor<8x64x3072xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] : tensor<8x64x3072xf16> -> !mugraph.tile<1x16x128xf16>
      %4 = mugraph.silu %3
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %1 : tensor<8x64x3072xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.012800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 24] loop 63 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x64x3072xf16>
    } -> tensor<8x64x3072xf16>
    func.return %0 : tensor<8x64x3072xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x64x1000xf16>, %arg1: tensor<8x1000x3072xf16>) -> tensor<8x64x3072xf16> attributes {mugraph.measured_us = 2.663500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x64x1000xf16>, tensor<8x1000x3072xf16>) grid [8, 48, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x64x1000xf16>, %arg1s: tensor<8x1000x3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<8x64x1000xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<8x1000x3072xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x8x64x3072xf32>
    } -> tensor<2x8x64x3072xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x64x3072xf32>) grid [8, 4, 24] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x64x3072xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<2x8x64x3072xf32> -> !mugraph.tile<2x1x16x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.silu %4
      mugraph.store %5 omap [1, 2, 3] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x64x3072xf16>
    } -> tensor<1x8x64x3072xf16>
    %2 = mugraph.reshape %1 to [8, 64, 3072]
    func.return %2 : tensor<8x64x3072xf16>
  }
}
