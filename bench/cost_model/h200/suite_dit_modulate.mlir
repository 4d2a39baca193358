builtin.module {
  func.func @candidate_0(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.792000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [4, 128] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x2x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x2x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.802000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [4, 128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x2x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x2x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.842000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x4x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x4x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.886000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x4x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x4x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.810000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<2x2x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x2x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.980000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<2x2x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x2x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.822000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg2 : tensor<4x1x1152xf16>, tensor<4x256x1152xf16>, tensor<4x1x1152xf16>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.add %3, %4
      %6 = mugraph.square %3
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x1x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 3.032000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [4, 256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_8(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 3.342000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [4, 32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x8x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x8x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_9(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 3.097000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4x256x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4x1x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<4x1x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [1] : !mugraph.tile<4x1x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_10(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 4.343000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [4, 16] loop 1 threads 256 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x16x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_11(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 2.970000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [4, 256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_12(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 3.722000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4x256x1152xf16> -> !mugraph.tile<4x2x1152xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4x1x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<4x1x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [1] : !mugraph.tile<4x2x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_13(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 4.650000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<4x256x1152xf16>, tensor<4x1x1152xf16>, tensor<4x1x1152xf16>) grid [2, 32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4x256x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg1s: tensor<4x1x1152xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<2x8x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.0008680555555555555
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.0008680555555555555
      %7 = mugraph.offset %6 by 1.0e-06
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.offset %arg2t by 1.0
      %11 = mugraph.mul %9, %10
      %12 = mugraph.add %11, %arg1t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x8x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_14(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 3.228000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [*] : tensor<4x1x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4x1x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4x256x1152xf16> -> !mugraph.tile<4x1x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [1] : !mugraph.tile<4x1x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @candidate_15(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 3.642000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [2, 64] loop 1 threads 256 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<2x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<2x4x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x4x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
}
