builtin.module {
  func.func @candidate_0(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.071790e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.block ins(%3, %1 : tensor<1576x5120xf16>, tensor<1576x5120xf16>) grid [99, 40] loop 1 threads 128 {
    ^bb0(%5: tensor<1576x5120xf16>, %6: tensor<1576x5120xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %4 : tensor<1576x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.227510e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %0
    %3 = mugraph.block ins(%2 : tensor<1576x5120xf16>) grid [13, 80] loop 1 threads 128 {
    ^bb0(%4: tensor<1576x5120xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.silu %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    %4 = mugraph.matmul %arg0, %1
    %5 = mugraph.mul %3, %4
    func.return %5 : tensor<1576x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.328230e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%2, %arg0, %0 : tensor<1576x5120xf16>, tensor<1576x2048xf16>, tensor<2048x5120xf16>) grid [13, 40] loop 32 threads 128 {
    ^bb0(%4: tensor<1576x5120xf16>, %arg0s: tensor<1576x2048xf16>, %5: tensor<2048x5120xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.silu %9
      %11 = mugraph.mul %6, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %3 : tensor<1576x5120xf16>
  }
  func.func @candidate_3(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.438290e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg0, %arg1 : tensor<1576x5120xf16>, tensor<1576x2048xf16>, tensor<5120x2048xf16>) grid [13, 40] loop 32 threads 128 {
    ^bb0(%3: tensor<1576x5120xf16>, %arg0s: tensor<1576x2048xf16>, %arg1s: tensor<5120x2048xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.silu %7
      %9 = mugraph.mul %4, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %2 : tensor<1576x5120xf16>
  }
  func.func @candidate_4(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.318300e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%2, %arg0, %0 : tensor<1576x5120xf16>, tensor<1576x2048xf16>, tensor<2048x5120xf16>) grid [13, 40] loop 16 threads 128 {
    ^bb0(%4: tensor<1576x5120xf16>, %arg0s: tensor<1576x2048xf16>, %5: tensor<2048x5120xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x128xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.silu %9
      %11 = mugraph.mul %6, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %3 : tensor<1576x5120xf16>
  }
  func.func @candidate_5(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.329700e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg0, %arg1 : tensor<1576x5120xf16>, tensor<1576x2048xf16>, tensor<5120x2048xf16>) grid [13, 40] loop 16 threads 128 {
    ^bb0(%3: tensor<1576x5120xf16>, %arg0s: tensor<1576x2048xf16>, %arg1s: tensor<5120x2048xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x128xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.silu %7
      %9 = mugraph.mul %4, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %2 : tensor<1576x5120xf16>
  }
  func.func @candidate_6(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.518010e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.block ins(%2, %arg0, %0 : tensor<1576x5120xf16>, tensor<1576x2048xf16>, tensor<2048x5120xf16>) grid [13, 40] loop 64 threads 128 {
    ^bb0(%4: tensor<1576x5120xf16>, %arg0s: tensor<1576x2048xf16>, %5: tensor<2048x5120xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x32xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<32x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.silu %9
      %11 = mugraph.mul %6, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %3 : tensor<1576x5120xf16>
  }
  func.func @candidate_7(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.498610e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<1576x2048xf16>, tensor<2048x5120xf16>, tensor<2048x5120xf16>) grid [13, 40] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<1576x2048xf16>, %3: tensor<2048x5120xf16>, %4: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x128xf16>
      %5 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<128x128xf16>
      %7 = mugraph.matmul %arg0t, %5
      %8 = mugraph.matmul %arg0t, %6
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.silu %9
      %12 = mugraph.mul %11, %10
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %2 : tensor<1576x5120xf16>
  }
  func.func @candidate_8(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.603850e+02 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<5120x2048xf16>, tensor<1576x2048xf16>) grid [40, 13, 2] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<5120x2048xf16>, %arg0s: tensor<1576x2048xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x5120x1576xf32>
    } -> tensor<2x5120x1576xf32>
    %1 = mugraph.block ins(%0 : tensor<2x5120x1576xf32>) grid [50, 80] loop 1 threads 128 {
    ^bb0(%2: tensor<2x5120x1576xf32>):
      %3 = mugraph.load %2 imap [2, 1] : tensor<2x5120x1576xf32> -> !mugraph.tile<2x64x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.silu %4
      %6 = mugraph.transpose %5 permutation [0, 2, 1]
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x1576x5120xf16>
    } -> tensor<1x1576x5120xf16>
    %2 = mugraph.reshape %1 to [1576, 5120]
    %3 = mugraph.transpose %arg2 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    %5 = mugraph.mul %2, %4
    func.return %5 : tensor<1576x5120xf16>
  }
  func.func @candidate_9(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.428570e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%arg0, %arg1 : tensor<1576x2048xf16>, tensor<5120x2048xf16>) grid [25, 40, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1576x2048xf16>, %arg1s: tensor<5120x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<2x1576x5120xf32>
    } -> tensor<2x1576x5120xf32>
    %3 = mugraph.block ins(%1, %2 : tensor<1576x5120xf16>, tensor<2x1576x5120xf32>) grid [99, 40] loop 1 threads 128 {
    ^bb0(%4: tensor<1576x5120xf16>, %5: tensor<2x1576x5120xf32>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<16x128xf16>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x1576x5120xf32> -> !mugraph.tile<2x16x128xf32>
      %8 = mugraph.sum %7 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %6, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1576x5120xf16>
    } -> tensor<1x1576x5120xf16>
    %4 = mugraph.reshape %3 to [1576, 5120]
    func.return %4 : tensor<1576x5120xf16>
  }
  func.func @candidate_10(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.084170e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2, %3 = mugraph.block ins(%arg0, %1, %0 : tensor<1576x2048xf16>, tensor<2048x5120xf16>, tensor<2048x5120xf16>) grid [13, 40] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<1576x2048xf16>, %4: tensor<2048x5120xf16>, %5: tensor<2048x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.matmul %arg0t, %6
      %9 = mugraph.matmul %arg0t, %7
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> (tensor<1576x5120xf16>, tensor<1576x5120xf16>)
    %4 = mugraph.block ins(%2, %3 : tensor<1576x5120xf16>, tensor<1576x5120xf16>) grid [99, 40] loop 1 threads 128 {
    ^bb0(%5: tensor<1576x5120xf16>, %6: tensor<1576x5120xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %4 : tensor<1576x5120xf16>
  }
  func.func @candidate_11(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.133610e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<1576x2048xf16>, tensor<5120x2048xf16>, tensor<5120x2048xf16>) grid [13, 40] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<1576x2048xf16>, %arg2s: tensor<5120x2048xf16>, %arg1s: tensor<5120x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.transpose %arg2t permutation [1, 0]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.transpose %arg1t permutation [1, 0]
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.silu %7
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> (tensor<1576x5120xf16>, tensor<1576x5120xf16>)
    %2 = mugraph.mul %1, %0
    func.return %2 : tensor<1576x5120xf16>
  }
  func.func @candidate_12(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 2.705970e+02 : f64} {
    %0 = mugraph.block ins(%arg1 : tensor<5120x2048xf16>) grid [5120] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<5120x2048xf16>):
      %arg1t = mugraph.load %arg1s imap [0] : tensor<5120x2048xf16> -> !mugraph.tile<1x2048xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      mugraph.store %1 omap [1] : !mugraph.tile<2048x1xf16> -> tensor<2048x5120xf16>
    } -> tensor<2048x5120xf16>
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.block ins(%3, %1 : tensor<1576x5120xf16>, tensor<1576x5120xf16>) grid [99, 40] loop 1 threads 128 {
    ^bb0(%5: tensor<1576x5120xf16>, %6: tensor<1576x5120xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<16x128xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<1576x5120xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x5120xf16>
    } -> tensor<1576x5120xf16>
    func.return %4 : tensor<1576x5120xf16>
  }
  func.func @candidate_13(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.710350e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1576x2048xf16>, tensor<5120x2048xf16>) grid [13, 40, 2] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1576x2048xf16>, %arg1s: tensor<5120x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x1576x5120xf32>
    } -> tensor<2x1576x5120xf32>
    %1 = mugraph.block ins(%0 : tensor<2x1576x5120xf32>) grid [99, 40] loop 1 threads 128 {
    ^bb0(%2: tensor<2x1576x5120xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x1576x5120xf32> -> !mugraph.tile<2x16x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.silu %4
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1576x5120xf16>
    } -> tensor<1x1576x5120xf16>
    %2 = mugraph.reshape %1 to [1576, 5120]
    %3 = mugraph.transpose %arg2 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    %5 = mugraph.mul %2, %4
    func.return %5 : tensor<1576x5120xf16>
  }
  func.func @candidate_14(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.259470e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1, %2 = mugraph.block ins(%arg0, %0, %arg1 : tensor<1576x2048xf16>, tensor<2048x5120xf16>, tensor<5120x2048xf16>) grid [13, 40] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<1576x2048xf16>, %3: tensor<2048x5120xf16>, %arg1s: tensor<5120x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x32xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x32xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.transpose %arg1t permutation [1, 0]
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.silu %9
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> (tensor<1576x5120xf16>, tensor<1576x5120xf16>)
    %3 = mugraph.mul %2, %1
    func.return %3 : tensor<1576x5120xf16>
  }
  func.func @candidate_15(%arg0: tensor<1576x2048xf16>, %arg1: tensor<5120x2048xf16>, %arg2: tensor<5120x2048xf16>) -> tensor<1576x5120xf16> attributes {mugraph.measured_us = 1.301940e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1, %2 = mugraph.block ins(%arg0, %0, %arg1 : tensor<1576x2048xf16>, tensor<2048x5120xf16>, tensor<5120x2048xf16>) grid [13, 40] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<1576x2048xf16>, %3: tensor<2048x5120xf16>, %arg1s: tensor<5120x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x2048xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<2048x5120xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<5120x2048xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.transpose %arg1t permutation [1, 0]
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.silu %9
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x5120xf16>
    } -> (tensor<1576x5120xf16>, tensor<1576x5120xf16>)
    %3 = mugraph.mul %2, %1
    func.return %3 : tensor<1576x5120xf16>
  }
}
