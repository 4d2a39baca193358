builtin.module {
  func.func @candidate_0(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 3.848000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [13, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 4.722000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [13, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x512xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<512x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.sum %arg1t dim 0
      %6 = mugraph.accumulate sum %1
      %7 = mugraph.accumulate sum %3
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.scale %6 by 0.001953125
      %11 = mugraph.neg %10
      %12 = mugraph.mul %11, %11
      %13 = mugraph.scale %12 by 512.0
      %14 = mugraph.mul %6, %11
      %15 = mugraph.add %7, %14
      %16 = mugraph.add %15, %14
      %17 = mugraph.add %16, %13
      %18 = mugraph.scale %17 by 0.001953125
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %8, %20
      %22 = mugraph.mul %9, %11
      %23 = mugraph.div %22, %20
      %24 = mugraph.add %21, %23
      %25 = mugraph.gelu %24 form "erf"
      mugraph.store %25 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 3.764000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [25, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<8x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 3.354000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [25, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<8x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x32xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001953125
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001953125
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 4.110000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [13, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 4.197000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [7, 16] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<32x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x8xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.mul %arg0t, %3
      %6 = mugraph.mul %2, %3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.scale %8 by 0.001953125
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %4, %11
      %13 = mugraph.gelu %12 form "erf"
      mugraph.store %13 omap [0, 1] : !mugraph.tile<32x8xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 3.986000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [50, 2] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<4x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x64xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001953125
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001953125
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<4x64xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 4.111000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [25, 2] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<8x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x64xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001953125
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001953125
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 4.494000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [13, 2] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x64xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001953125
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001953125
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 5.773000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [7, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<32x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x4xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x4xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 5.599000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [4, 32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<64x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x4xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x4xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %0 : tensor<197x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<197x512xf16>, %arg1: tensor<512x128xf16>) -> tensor<197x128xf16> attributes {mugraph.measured_us = 4.831000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x512xf16>, tensor<512x128xf16>) grid [13, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<197x512xf16>, %arg1s: tensor<512x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<197x512xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<512x128xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    %1 = mugraph.block ins(%0 : tensor<197x128xf16>) grid [99, 2] loop 1 threads 128 {
    ^bb0(%2: tensor<197x128xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<197x128xf16> -> !mugraph.tile<2x64xf16>
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<2x64xf32> -> tensor<197x128xf16>
    } -> tensor<197x128xf16>
    func.return %1 : tensor<197x128xf16>
  }
}
