builtin.module {
  func.func @candidate_0(%arg0: tensor<1x1000xf16>, %arg1: tensor<1000x384xf16>) -> tensor<1x384xf16> attributes {mugraph.measured_us = 5.115000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1x1000xf16>, tensor<1000x384xf16>) grid [24] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1x1000xf16>, %arg1s: tensor<1000x384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x1000xf16> -> !mugraph.tile<1x512xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1000x384xf16> -> !mugraph.tile<512x16xf16>
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
      mugraph.store %25 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x384xf16>
    } -> tensor<1x384xf16>
    func.return %0 : tensor<1x384xf16>
  }
  func.func @candidate_1(%arg0: tensor<1x1000xf16>, %arg1: tensor<1000x384xf16>) -> tensor<1x384xf16> attributes {mugraph.measured_us = 3.617000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1x1000xf16>, tensor<1000x384xf16>) grid [24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1000xf16>, %arg1s: tensor<1000x384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1000x384xf16> -> !mugraph.tile<1000x16xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x384xf16>
    } -> tensor<1x384xf16>
    func.return %0 : tensor<1x384xf16>
  }
  func.func @candidate_2(%arg0: tensor<1x1000xf16>, %arg1: tensor<1000x384xf16>) -> tensor<1x384xf16> attributes {mugraph.measured_us = 3.417000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1x1000xf16>, tensor<1000x384xf16>) grid [96] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1000xf16>, %arg1s: tensor<1000x384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1000x384xf16> -> !mugraph.tile<1000x4xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [1] : !mugraph.tile<1x4xf32> -> tensor<1x384xf16>
    } -> tensor<1x384xf16>
    func.return %0 : tensor<1x384xf16>
  }
  func.func @candidate_3(%arg0: tensor<1x1000xf16>, %arg1: tensor<1000x384xf16>) -> tensor<1x384xf16> attributes {mugraph.measured_us = 3.356000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1x1000xf16>, tensor<1000x384xf16>) grid [48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1000xf16>, %arg1s: tensor<1000x384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1000x384xf16> -> !mugraph.tile<1000x8xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x384xf16>
    } -> tensor<1x384xf16>
    func.return %0 : tensor<1x384xf16>
  }
  func.func @candidate_4(%arg0: tensor<1x1000xf16>, %arg1: tensor<1000x384xf16>) -> tensor<1x384xf16> attributes {mugraph.measured_us = 5.049000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1x1000xf16>, tensor<1000x384xf16>) grid [12] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1x1000xf16>, %arg1s: tensor<1000x384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1000x384xf16> -> !mugraph.tile<1000x32xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.001
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x384xf16>
    } -> tensor<1x384xf16>
    func.return %0 : tensor<1x384xf16>
  }
  func.func @candidate_5(%arg0: tensor<1x1000xf16>, %arg1: tensor<1000x384xf16>) -> tensor<1x384xf16> attributes {mugraph.measured_us = 4.469000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1x1000xf16>, tensor<1000x384xf16>) grid [192] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1000xf16>, %arg1s: tensor<1000x384xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<1000x384xf16> -> !mugraph.tile<1000x2xf16>
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
      mugraph.store %14 omap [1] : !mugraph.tile<1x2xf32> -> tensor<1x384xf16>
    } -> tensor<1x384xf16>
    func.return %0 : tensor<1x384xf16>
  }
}
