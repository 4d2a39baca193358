builtin.module {
  func.func @candidate_0(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 4.336000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 7, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x32x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 5.301000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 7, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x32x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 5.781000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 2, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x128x64xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 4.229000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 4, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x196x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<16x64x512xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.tanh %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 5.313000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 14, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x14x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x14x128xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 4.469000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 4, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 4.642000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 2, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x196x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<16x64x512xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.tanh %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x32xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 4.274000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 4, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<16x196x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<16x64x512xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.tanh %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_8(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 5.965000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 2, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    %1 = mugraph.block ins(%0 : tensor<16x196x512xf16>) grid [49, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<16x196x512xf16>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x196x512xf16> -> !mugraph.tile<16x4x16xf16>
      %4 = mugraph.tanh %3
      mugraph.store %4 omap [1, 2] : !mugraph.tile<16x4x16xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %1 : tensor<16x196x512xf16>
  }
  func.func @candidate_9(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 8.764000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x196x64xf16> -> !mugraph.tile<1x196x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] : tensor<16x64x512xf16> -> !mugraph.tile<1x64x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.tanh %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x196x8xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_10(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 5.333000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<16x196x64xf16> -> !mugraph.tile<1x196x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] : tensor<16x64x512xf16> -> !mugraph.tile<1x64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.tanh %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x196x16xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_11(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 1.003600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [8, 28, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<2x7x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<2x16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<2x7x64xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_12(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 6.245000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 2, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    %1 = mugraph.tanh %0
    func.return %1 : tensor<16x196x512xf16>
  }
  func.func @candidate_13(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 7.218000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [2, 14, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<8x14x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<8x32x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<8x14x32xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
  func.func @candidate_14(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 6.470000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [16, 2, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    %1 = mugraph.block ins(%0 : tensor<16x196x512xf16>) grid [16, 49, 4] loop 1 threads 128 {
    ^bb0(%2: tensor<16x196x512xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] : tensor<16x196x512xf16> -> !mugraph.tile<1x4x128xf16>
      %4 = mugraph.tanh %3
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %1 : tensor<16x196x512xf16>
  }
  func.func @candidate_15(%arg0: tensor<16x196x64xf16>, %arg1: tensor<16x64x512xf16>) -> tensor<16x196x512xf16> attributes {mugraph.measured_us = 5.738900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x196x64xf16>, tensor<16x64x512xf16>) grid [8, 14] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x196x64xf16>, %arg1s: tensor<16x64x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<16x196x64xf16> -> !mugraph.tile<2x14x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<16x64x512xf16> -> !mugraph.tile<2x16x512xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<2x14x512xf32> -> tensor<16x196x512xf16>
    } -> tensor<16x196x512xf16>
    func.return %0 : tensor<16x196x512xf16>
  }
}
