builtin.module {
  func.func @candidate_0(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.220000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.square %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.scale %5 by 100.0
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.sqrt %9
      %11 = mugraph.sum %7 dim 0
      %12 = mugraph.sqrt %11
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.div %8, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.210000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<512x512xf16>, tensor<512x512xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<512x512xf16>, %arg0s: tensor<512x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.square %arg1t
      %4 = mugraph.square %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.scale %5 by 100.0
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.sqrt %9
      %11 = mugraph.sum %7 dim 0
      %12 = mugraph.sqrt %11
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.div %8, %13
      %15 = mugraph.transpose %14 permutation [1, 0]
      mugraph.store %15 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.895000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %2
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.sqrt %7
      %11 = mugraph.sqrt %8
      %12 = mugraph.transpose %11 permutation [1, 0]
      %13 = mugraph.mul %10, %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.scale %14 by 100.0
      mugraph.store %15 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.414000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %1
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 100.0
      %10 = mugraph.sqrt %7
      %11 = mugraph.sum %8 dim 0
      %12 = mugraph.sqrt %11
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.467000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<512x512xf16>, tensor<512x512xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<512x512xf16>, %arg0s: tensor<512x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.square %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %1
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 100.0
      %10 = mugraph.sqrt %7
      %11 = mugraph.sum %8 dim 0
      %12 = mugraph.sqrt %11
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.transpose %14 permutation [1, 0]
      mugraph.store %15 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.852000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %2
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.sqrt %7
      %11 = mugraph.sqrt %8
      %12 = mugraph.transpose %11 permutation [1, 0]
      %13 = mugraph.mul %10, %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.scale %14 by 100.0
      mugraph.store %15 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.958000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %1
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.accumulate sum %2
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.scale %7 by 100.0
      %11 = mugraph.sqrt %8
      %12 = mugraph.sqrt %9
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.891000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<512x512xf16>, tensor<512x512xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<512x512xf16>, %arg0s: tensor<512x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.square %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %1
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.accumulate sum %2
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.scale %7 by 100.0
      %11 = mugraph.sqrt %8
      %12 = mugraph.sqrt %9
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.div %10, %13
      %15 = mugraph.transpose %14 permutation [1, 0]
      mugraph.store %15 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.832000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %1
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 100.0
      %10 = mugraph.sqrt %7
      %11 = mugraph.sum %8 dim 0
      %12 = mugraph.sqrt %11
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.576000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.square %1
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %3
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 100.0
      %10 = mugraph.sum %7 dim 1
      %11 = mugraph.sqrt %10
      %12 = mugraph.sqrt %8
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 6.599000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.square %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %2
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.sqrt %7
      %11 = mugraph.sqrt %8
      %12 = mugraph.transpose %11 permutation [1, 0]
      %13 = mugraph.mul %10, %12
      %14 = mugraph.div %9, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    %1 = mugraph.scale %0 by 100.0
    func.return %1 : tensor<512x512xf16>
  }
  func.func @candidate_11(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 9.389000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.square %1
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.scale %5 by 100.0
      %9 = mugraph.sum %6 dim 1
      %10 = mugraph.sqrt %9
      %11 = mugraph.sum %7 dim 0
      %12 = mugraph.sqrt %11
      %13 = mugraph.mul %10, %12
      %14 = mugraph.div %8, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_12(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 5.298000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x512xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x512xf16> -> !mugraph.tile<2x512xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.sqrt %2
      %4 = mugraph.div %arg0t, %3
      mugraph.store %4 omap [0] : !mugraph.tile<2x512xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%2: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<16x64xf16>
      %4 = mugraph.square %arg1t
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.transpose %arg1t permutation [1, 0]
      %7 = mugraph.matmul %3, %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.sqrt %8
      %11 = mugraph.transpose %10 permutation [1, 0]
      %12 = mugraph.div %9, %11
      %13 = mugraph.scale %12 by 100.0
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x16xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %1 : tensor<512x512xf16>
  }
  func.func @candidate_13(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 5.213000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x512xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x512xf16> -> !mugraph.tile<2x512xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.sqrt %2
      %4 = mugraph.div %arg0t, %3
      mugraph.store %4 omap [0] : !mugraph.tile<2x512xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%2: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<16x64xf16>
      %4 = mugraph.square %arg1t
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.transpose %arg1t permutation [1, 0]
      %7 = mugraph.matmul %3, %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.sqrt %8
      %11 = mugraph.transpose %10 permutation [1, 0]
      %12 = mugraph.div %9, %11
      %13 = mugraph.scale %12 by 100.0
      mugraph.store %13 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %1 : tensor<512x512xf16>
  }
  func.func @candidate_14(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.605000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<512x512xf16>, tensor<512x512xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<512x512xf16>, %arg0s: tensor<512x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.square %arg1t
      %4 = mugraph.square %1
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %3
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 100.0
      %10 = mugraph.sum %7 dim 1
      %11 = mugraph.sqrt %10
      %12 = mugraph.sqrt %8
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.transpose %14 permutation [1, 0]
      mugraph.store %15 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @candidate_15(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.785000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<512x512xf16>, tensor<512x512xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<512x512xf16>, %arg0s: tensor<512x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.square %arg1t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %1
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 100.0
      %10 = mugraph.sqrt %7
      %11 = mugraph.sum %8 dim 0
      %12 = mugraph.sqrt %11
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.transpose %14 permutation [1, 0]
      mugraph.store %15 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
}
