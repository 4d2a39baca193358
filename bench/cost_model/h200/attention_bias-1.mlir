builtin.module {
  func.func @candidate_0(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 3.577000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3, %arg1, %arg0 : tensor<32x49x64xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>, tensor<32x196x64xf16>) grid [32, 14] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<32x49x64xf16>, %arg3s: tensor<32x196x49xf16>, %arg1s: tensor<32x49x64xf16>, %arg0s: tensor<32x196x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x14x49xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x14x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg3t permutation [0, 2, 1]
      %3 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.sum %8 dim 1
      %11 = mugraph.div %9, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x14x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 3.378000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<32x196x49xf16>, tensor<32x196x64xf16>, tensor<32x49x64xf16>, tensor<32x49x64xf16>) grid [32, 7] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<32x196x49xf16>, %arg0s: tensor<32x196x64xf16>, %arg1s: tensor<32x49x64xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x32x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 3.469000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg3, %arg2 : tensor<32x196x64xf16>, tensor<32x49x64xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>) grid [32, 7] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x196x64xf16>, %arg1s: tensor<32x49x64xf16>, %arg3s: tensor<32x196x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x32x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %2, %arg3t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %6, %7
      %9 = mugraph.matmul %8, %arg2t
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 3.601000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3, %arg1, %arg0 : tensor<32x49x64xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>, tensor<32x196x64xf16>) grid [32, 13] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<32x49x64xf16>, %arg3s: tensor<32x196x49xf16>, %arg1s: tensor<32x49x64xf16>, %arg0s: tensor<32x196x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x16x49xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg3t permutation [0, 2, 1]
      %3 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.sum %8 dim 1
      %11 = mugraph.div %9, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 3.333000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<32x196x49xf16>, tensor<32x196x64xf16>, tensor<32x49x64xf16>, tensor<32x49x64xf16>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<32x196x49xf16>, %arg0s: tensor<32x196x64xf16>, %arg1s: tensor<32x49x64xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x64x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 3.883000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg3, %arg2 : tensor<32x196x64xf16>, tensor<32x49x64xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x196x64xf16>, %arg1s: tensor<32x49x64xf16>, %arg3s: tensor<32x196x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x64x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %2, %arg3t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %6, %7
      %9 = mugraph.matmul %8, %arg2t
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 4.133000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg3, %arg0, %0, %arg2 : tensor<32x196x49xf16>, tensor<32x196x64xf16>, tensor<32x64x49xf16>, tensor<32x49x64xf16>) grid [32, 7] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<32x196x49xf16>, %arg0s: tensor<32x196x64xf16>, %2: tensor<32x64x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x32x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x32x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<32x64x49xf16> -> !mugraph.tile<1x64x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %arg3t, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %1 : tensor<32x196x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 3.455000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<32x196x64xf16>, tensor<32x64x49xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>) grid [32, 7] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<32x196x64xf16>, %2: tensor<32x64x49xf16>, %arg3s: tensor<32x196x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x32x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<32x64x49xf16> -> !mugraph.tile<1x64x49xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x32x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.div %8, %9
      %11 = mugraph.matmul %10, %arg2t
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %1 : tensor<32x196x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 4.628000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<32x196x64xf16>, tensor<32x64x49xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>) grid [16, 13] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<32x196x64xf16>, %2: tensor<32x64x49xf16>, %arg3s: tensor<32x196x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<32x196x64xf16> -> !mugraph.tile<2x16x32xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<32x64x49xf16> -> !mugraph.tile<2x32x49xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<2x16x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<2x49x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg3t
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      %12 = mugraph.matmul %11, %arg2t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x16x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %1 : tensor<32x196x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 4.851000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<32x196x64xf16>, tensor<32x64x49xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>) grid [32, 13] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<32x196x64xf16>, %2: tensor<32x64x49xf16>, %arg3s: tensor<32x196x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<32x196x64xf16> -> !mugraph.tile<1x16x8xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<32x64x49xf16> -> !mugraph.tile<1x8x49xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<1x16x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg3t
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      %12 = mugraph.matmul %11, %arg2t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %1 : tensor<32x196x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 4.467000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<32x196x49xf16>, tensor<32x196x64xf16>, tensor<32x49x64xf16>, tensor<32x49x64xf16>) grid [16, 14] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<32x196x49xf16>, %arg0s: tensor<32x196x64xf16>, %arg1s: tensor<32x49x64xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<32x196x49xf16> -> !mugraph.tile<2x14x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<32x196x64xf16> -> !mugraph.tile<2x14x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<32x49x64xf16> -> !mugraph.tile<2x49x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<32x49x64xf16> -> !mugraph.tile<2x49x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<2x14x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 4.803000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<32x196x49xf16>, tensor<32x196x64xf16>, tensor<32x49x64xf16>, tensor<32x49x64xf16>) grid [16, 13] loop 2 threads 128 {
    ^bb0(%arg3s: tensor<32x196x49xf16>, %arg0s: tensor<32x196x64xf16>, %arg1s: tensor<32x49x64xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<32x196x49xf16> -> !mugraph.tile<2x16x32xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<2x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<32x49x64xf16> -> !mugraph.tile<2x32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x49x64xf16> -> !mugraph.tile<2x32x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<2x16x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 4.213000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0, %arg3, %arg2 : tensor<32x196x64xf16>, tensor<32x64x49xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<32x196x64xf16>, %2: tensor<32x64x49xf16>, %arg3s: tensor<32x196x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<32x196x64xf16> -> !mugraph.tile<1x64x64xf16>
      %3 = mugraph.load %2 imap [0, *] fmap 2 : tensor<32x64x49xf16> -> !mugraph.tile<1x64x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<32x196x49xf16> -> !mugraph.tile<1x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<32x49x64xf16> -> !mugraph.tile<1x32x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %4, %arg3t
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %arg2t
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %1 : tensor<32x196x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 5.074000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg3, %arg0, %0, %arg2 : tensor<32x196x49xf16>, tensor<32x196x64xf16>, tensor<32x64x49xf16>, tensor<32x49x64xf16>) grid [32, 7, 2] loop 4 threads 128 {
    ^bb0(%arg3s: tensor<32x196x49xf16>, %arg0s: tensor<32x196x64xf16>, %2: tensor<32x64x49xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<32x196x49xf16> -> !mugraph.tile<1x32x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<32x196x64xf16> -> !mugraph.tile<1x32x16xf16>
      %3 = mugraph.load %2 imap [0, *, *] fmap 1 : tensor<32x64x49xf16> -> !mugraph.tile<1x16x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x32xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg3t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %arg2t
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %1 : tensor<32x196x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 5.360000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3, %arg1, %arg0 : tensor<32x49x64xf16>, tensor<32x196x49xf16>, tensor<32x49x64xf16>, tensor<32x196x64xf16>) grid [32, 4, 2] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<32x49x64xf16>, %arg3s: tensor<32x196x49xf16>, %arg1s: tensor<32x49x64xf16>, %arg0s: tensor<32x196x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<32x196x49xf16> -> !mugraph.tile<1x64x49xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 2 : tensor<32x49x64xf16> -> !mugraph.tile<1x49x16xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<32x196x64xf16> -> !mugraph.tile<1x64x16xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg3t permutation [0, 2, 1]
      %3 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %2, %5
      %7 = mugraph.max %6 dim 1
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %1, %9
      %11 = mugraph.sum %9 dim 1
      %12 = mugraph.div %10, %11
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<32x196x64xf16>, %arg1: tensor<32x49x64xf16>, %arg2: tensor<32x49x64xf16>, %arg3: tensor<32x196x49xf16>) -> tensor<32x196x64xf16> attributes {mugraph.measured_us = 4.882000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<32x196x49xf16>, tensor<32x196x64xf16>, tensor<32x49x64xf16>, tensor<32x49x64xf16>) grid [32, 2, 4] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<32x196x49xf16>, %arg0s: tensor<32x196x64xf16>, %arg1s: tensor<32x49x64xf16>, %arg2s: tensor<32x49x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<32x196x49xf16> -> !mugraph.tile<1x128x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<32x196x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] : tensor<32x49x64xf16> -> !mugraph.tile<1x49x16xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1, 2] : !mugraph.tile<1x128x16xf32> -> tensor<32x196x64xf16>
    } -> tensor<32x196x64xf16>
    func.return %0 : tensor<32x196x64xf16>
  }
}
