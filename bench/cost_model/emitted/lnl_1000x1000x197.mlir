builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x1000xf16>, %arg1: tensor<1000x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 1.534000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1000xf16>, tensor<1000x197xf16>) grid [16, 7] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1000x1000xf16>, %arg1s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1000xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x197xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.mul %arg0t, %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.sum %arg1t dim 0
      %6 = mugraph.accumulate sum %1
      %7 = mugraph.accumulate sum %3
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.scale %6 by 0.001
      %11 = mugraph.neg %10
      %12 = mugraph.mul %11, %11
      %13 = mugraph.scale %12 by 1000.0
      %14 = mugraph.mul %6, %11
      %15 = mugraph.add %7, %14
      %16 = mugraph.add %15, %14
      %17 = mugraph.add %16, %13
      %18 = mugraph.scale %17 by 0.001
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %8, %20
      %22 = mugraph.mul %9, %11
      %23 = mugraph.div %22, %20
      %24 = mugraph.add %21, %23
      %25 = mugraph.gelu %24 form "erf"
      mugraph.store %25 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x1000xf16>, %arg1: tensor<1000x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 2.355000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1000xf16>, tensor<1000x197xf16>) grid [32, 4] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x1000xf16>, %arg1s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x1000xf16> -> !mugraph.tile<32x1000xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1000x197xf16> -> !mugraph.tile<1000x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.sum %arg1t dim 0
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.001
      %5 = mugraph.mul %2, %4
      %6 = mugraph.sub %1, %5
      %7 = mugraph.sub %arg0t, %4
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %6, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x1000xf16>, %arg1: tensor<1000x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 1.813000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1000xf16>, tensor<1000x197xf16>) grid [32, 7] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x1000xf16>, %arg1s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x1000xf16> -> !mugraph.tile<32x1000xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1000x197xf16> -> !mugraph.tile<1000x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.sum %arg1t dim 0
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.001
      %5 = mugraph.mul %2, %4
      %6 = mugraph.sub %1, %5
      %7 = mugraph.sub %arg0t, %4
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %6, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x1000xf16>, %arg1: tensor<1000x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 1.840000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1000xf16>, tensor<1000x197xf16>) grid [63, 4] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x1000xf16>, %arg1s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x1000xf16> -> !mugraph.tile<16x1000xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1000x197xf16> -> !mugraph.tile<1000x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.mul %arg0t, %3
      %6 = mugraph.mul %2, %3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.scale %8 by 0.001
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %4, %11
      %13 = mugraph.gelu %12 form "erf"
      mugraph.store %13 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x1000xf16>, %arg1: tensor<1000x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 2.958000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1000xf16>, tensor<1000x197xf16>) grid [32, 13] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x1000xf16>, %arg1s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x1000xf16> -> !mugraph.tile<32x1000xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1000x197xf16> -> !mugraph.tile<1000x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x1000xf16>, %arg1: tensor<1000x197xf16>) -> tensor<1000x197xf16> attributes {mugraph.measured_us = 2.074000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1000xf16>, tensor<1000x197xf16>) grid [63, 7] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1000xf16>, %arg1s: tensor<1000x197xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x1000xf16> -> !mugraph.tile<16x1000xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1000x197xf16> -> !mugraph.tile<1000x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<1000x197xf16>
    } -> tensor<1000x197xf16>
    func.return %0 : tensor<1000x197xf16>
  }
}
