builtin.module {
  func.func @candidate_0(%arg0: tensor<33x2560xf16>, %arg1: tensor<2560x96xf16>) -> tensor<33x96xf16> attributes {mugraph.measured_us = 4.235000e+00 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<33x2560xf16>, tensor<2560x96xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<33x2560xf16>, %arg1s: tensor<2560x96xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 1 : tensor<33x2560xf16> -> !mugraph.tile<33x40xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 0 : tensor<2560x96xf16> -> !mugraph.tile<40x96xf16>
      %4 = mugraph.sum %arg0t dim 1
      %5 = mugraph.mul %arg0t, %arg0t
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.matmul %arg0t, %arg1t
      %8 = mugraph.sum %arg1t dim 0
      %9 = mugraph.accumulate sum %4
      %10 = mugraph.accumulate sum %6
      %11 = mugraph.accumulate sum %7
      %12 = mugraph.accumulate sum %8
      mugraph.store %9 omap [new] : !mugraph.tile<33x1xf32> -> tensor<64x33x1xf32>
      mugraph.store %10 omap [new] : !mugraph.tile<33x1xf32> -> tensor<64x33x1xf32>
      mugraph.store %11 omap [new] : !mugraph.tile<33x96xf32> -> tensor<64x33x96xf32>
      mugraph.store %12 omap [new] : !mugraph.tile<1x96xf32> -> tensor<64x1x96xf32>
    } -> (tensor<64x33x1xf32>, tensor<64x33x1xf32>, tensor<64x33x96xf32>, tensor<64x1x96xf32>)
    %4 = mugraph.block ins(%2, %1, %0, %3 : tensor<64x33x96xf32>, tensor<64x33x1xf32>, tensor<64x33x1xf32>, tensor<64x1x96xf32>) grid [33, 3] loop 1 threads 128 {
    ^bb0(%5: tensor<64x33x96xf32>, %6: tensor<64x33x1xf32>, %7: tensor<64x33x1xf32>, %8: tensor<64x1x96xf32>):
      %9 = mugraph.load %5 imap [1, 2] : tensor<64x33x96xf32> -> !mugraph.tile<64x1x32xf32>
      %10 = mugraph.load %6 imap [1, *] : tensor<64x33x1xf32> -> !mugraph.tile<64x1x1xf32>
      %11 = mugraph.load %7 imap [1, *] : tensor<64x33x1xf32> -> !mugraph.tile<64x1x1xf32>
      %12 = mugraph.load %8 imap [*, 2] : tensor<64x1x96xf32> -> !mugraph.tile<64x1x32xf32>
      %13 = mugraph.sum %9 dim 0
      %14 = mugraph.sum %10 dim 0
      %15 = mugraph.sum %11 dim 0
      %16 = mugraph.scale %15 by 0.000390625
      %17 = mugraph.neg %16
      %18 = mugraph.mul %15, %17
      %19 = mugraph.add %14, %18
      %20 = mugraph.add %19, %18
      %21 = mugraph.mul %17, %17
      %22 = mugraph.scale %21 by 2560.0
      %23 = mugraph.add %20, %22
      %24 = mugraph.scale %23 by 0.000390625
      %25 = mugraph.offset %24 by 1.0e-05
      %26 = mugraph.sqrt %25
      %27 = mugraph.div %13, %26
      %28 = mugraph.sum %12 dim 0
      %29 = mugraph.mul %28, %17
      %30 = mugraph.div %29, %26
      %31 = mugraph.add %27, %30
      mugraph.store %31 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x33x96xf16>
    } -> tensor<1x33x96xf16>
    %5 = mugraph.reshape %4 to [33, 96]
    func.return %5 : tensor<33x96xf16>
  }
  func.func @candidate_1(%arg0: tensor<33x2560xf16>, %arg1: tensor<2560x96xf16>) -> tensor<33x96xf16> attributes {mugraph.measured_us = 9.477000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2560xf16>, tensor<2560x96xf16>) grid [11, 12] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<33x2560xf16>, %arg1s: tensor<2560x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<33x2560xf16> -> !mugraph.tile<3x2560xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<2560x96xf16> -> !mugraph.tile<2560x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000390625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.mul %arg0t, %3
      %6 = mugraph.mul %2, %3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.scale %8 by 0.000390625
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %4, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<3x8xf32> -> tensor<33x96xf16>
    } -> tensor<33x96xf16>
    func.return %0 : tensor<33x96xf16>
  }
  func.func @candidate_2(%arg0: tensor<33x2560xf16>, %arg1: tensor<2560x96xf16>) -> tensor<33x96xf16> attributes {mugraph.measured_us = 1.075600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2560xf16>, tensor<2560x96xf16>) grid [11, 6] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<33x2560xf16>, %arg1s: tensor<2560x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<33x2560xf16> -> !mugraph.tile<3x2560xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<2560x96xf16> -> !mugraph.tile<2560x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000390625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.mul %arg0t, %3
      %6 = mugraph.mul %2, %3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.scale %8 by 0.000390625
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %4, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<3x16xf32> -> tensor<33x96xf16>
    } -> tensor<33x96xf16>
    func.return %0 : tensor<33x96xf16>
  }
  func.func @candidate_3(%arg0: tensor<33x2560xf16>, %arg1: tensor<2560x96xf16>) -> tensor<33x96xf16> attributes {mugraph.measured_us = 1.544500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2560xf16>, tensor<2560x96xf16>) grid [3, 24] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<33x2560xf16>, %arg1s: tensor<2560x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<33x2560xf16> -> !mugraph.tile<11x2560xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<2560x96xf16> -> !mugraph.tile<2560x4xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000390625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000390625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<11x4xf32> -> tensor<33x96xf16>
    } -> tensor<33x96xf16>
    func.return %0 : tensor<33x96xf16>
  }
  func.func @candidate_4(%arg0: tensor<33x2560xf16>, %arg1: tensor<2560x96xf16>) -> tensor<33x96xf16> attributes {mugraph.measured_us = 1.341100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2560xf16>, tensor<2560x96xf16>) grid [3, 12] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<33x2560xf16>, %arg1s: tensor<2560x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<33x2560xf16> -> !mugraph.tile<11x2560xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<2560x96xf16> -> !mugraph.tile<2560x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000390625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000390625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<11x8xf32> -> tensor<33x96xf16>
    } -> tensor<33x96xf16>
    func.return %0 : tensor<33x96xf16>
  }
  func.func @candidate_5(%arg0: tensor<33x2560xf16>, %arg1: tensor<2560x96xf16>) -> tensor<33x96xf16> attributes {mugraph.measured_us = 1.661900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<33x2560xf16>, tensor<2560x96xf16>) grid [11, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<33x2560xf16>, %arg1s: tensor<2560x96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<33x2560xf16> -> !mugraph.tile<3x2560xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<2560x96xf16> -> !mugraph.tile<2560x4xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000390625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000390625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<3x4xf32> -> tensor<33x96xf16>
    } -> tensor<33x96xf16>
    func.return %0 : tensor<33x96xf16>
  }
}
