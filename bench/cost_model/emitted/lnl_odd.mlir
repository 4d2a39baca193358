builtin.module {
  func.func @candidate_0(%arg0: tensor<333x1001xf16>, %arg1: tensor<1001x771xf16>) -> tensor<333x771xf16> attributes {mugraph.measured_us = 1.407000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<333x1001xf16>) grid [333] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<333x1001xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<333x1001xf16> -> !mugraph.tile<1x1001xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000999000999000999
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000999000999000999
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1001xf32> -> tensor<333x1001xf16>
    } -> tensor<333x1001xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<333x1001xf16>, tensor<1001x771xf16>) grid [6, 13] loop 8 threads 128 {
    ^bb0(%2: tensor<333x1001xf16>, %arg1s: tensor<1001x771xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<333x1001xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1001x771xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<333x771xf16>
    } -> tensor<333x771xf16>
    func.return %1 : tensor<333x771xf16>
  }
  func.func @candidate_1(%arg0: tensor<333x1001xf16>, %arg1: tensor<1001x771xf16>) -> tensor<333x771xf16> attributes {mugraph.measured_us = 4.313000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x1001xf16>, tensor<1001x771xf16>) grid [21, 25] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<333x1001xf16>, %arg1s: tensor<1001x771xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<333x1001xf16> -> !mugraph.tile<16x1001xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1001x771xf16> -> !mugraph.tile<1001x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000999000999000999
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000999000999000999
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<333x771xf16>
    } -> tensor<333x771xf16>
    func.return %0 : tensor<333x771xf16>
  }
  func.func @candidate_2(%arg0: tensor<333x1001xf16>, %arg1: tensor<1001x771xf16>) -> tensor<333x771xf16> attributes {mugraph.measured_us = 4.991000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x1001xf16>, tensor<1001x771xf16>) grid [11, 13] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<333x1001xf16>, %arg1s: tensor<1001x771xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<333x1001xf16> -> !mugraph.tile<32x1001xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1001x771xf16> -> !mugraph.tile<1001x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.sum %arg1t dim 0
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.000999000999000999
      %5 = mugraph.mul %2, %4
      %6 = mugraph.sub %1, %5
      %7 = mugraph.sub %arg0t, %4
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.000999000999000999
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %6, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<333x771xf16>
    } -> tensor<333x771xf16>
    func.return %0 : tensor<333x771xf16>
  }
  func.func @candidate_3(%arg0: tensor<333x1001xf16>, %arg1: tensor<1001x771xf16>) -> tensor<333x771xf16> attributes {mugraph.measured_us = 4.625000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x1001xf16>, tensor<1001x771xf16>) grid [11, 49] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<333x1001xf16>, %arg1s: tensor<1001x771xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<333x1001xf16> -> !mugraph.tile<32x1001xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1001x771xf16> -> !mugraph.tile<1001x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000999000999000999
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000999000999000999
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<333x771xf16>
    } -> tensor<333x771xf16>
    func.return %0 : tensor<333x771xf16>
  }
  func.func @candidate_4(%arg0: tensor<333x1001xf16>, %arg1: tensor<1001x771xf16>) -> tensor<333x771xf16> attributes {mugraph.measured_us = 3.348000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x1001xf16>, tensor<1001x771xf16>) grid [11, 25] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<333x1001xf16>, %arg1s: tensor<1001x771xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<333x1001xf16> -> !mugraph.tile<32x1001xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1001x771xf16> -> !mugraph.tile<1001x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.sum %arg1t dim 0
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.000999000999000999
      %5 = mugraph.mul %2, %4
      %6 = mugraph.sub %1, %5
      %7 = mugraph.sub %arg0t, %4
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.000999000999000999
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %6, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<333x771xf16>
    } -> tensor<333x771xf16>
    func.return %0 : tensor<333x771xf16>
  }
  func.func @candidate_5(%arg0: tensor<333x1001xf16>, %arg1: tensor<1001x771xf16>) -> tensor<333x771xf16> attributes {mugraph.measured_us = 3.883000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x1001xf16>, tensor<1001x771xf16>) grid [21, 49] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<333x1001xf16>, %arg1s: tensor<1001x771xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<333x1001xf16> -> !mugraph.tile<16x1001xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1001x771xf16> -> !mugraph.tile<1001x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000999000999000999
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.000999000999000999
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<333x771xf16>
    } -> tensor<333x771xf16>
    func.return %0 : tensor<333x771xf16>
  }
  func.func @candidate_6(%arg0: tensor<333x1001xf16>, %arg1: tensor<1001x771xf16>) -> tensor<333x771xf16> attributes {mugraph.measured_us = 4.141000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x1001xf16>, tensor<1001x771xf16>) grid [21, 13] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<333x1001xf16>, %arg1s: tensor<1001x771xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<333x1001xf16> -> !mugraph.tile<16x1001xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1001x771xf16> -> !mugraph.tile<1001x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.000999000999000999
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.mul %arg0t, %3
      %6 = mugraph.mul %2, %3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.scale %8 by 0.000999000999000999
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %4, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<333x771xf16>
    } -> tensor<333x771xf16>
    func.return %0 : tensor<333x771xf16>
  }
}
