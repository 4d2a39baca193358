builtin.module {
  func.func @candidate_0(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 1.085200e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1, %2 = mugraph.block ins(%0 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5, 5 threads 128 {
    ^bb0(%3: tensor<2x32x10x4096xf16>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.sum %6 dim 3
      %8 = mugraph.scale %7 by 2.44140625e-05
      %9 = mugraph.load %3 imap [0, 1] fmap 2 in 1 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %10 = mugraph.sub %9, %8
      %11 = mugraph.square %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.accumulate sum %12
      %14 = mugraph.accumulate concat %10 dim 2 : !mugraph.tile<1x1x10x4096xf32>
      %15 = mugraph.sum %13 dim 3
      mugraph.store %15 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x10x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x10x4096xf16>)
    %3 = mugraph.reshape %arg1 to [32, 10, 1]
    %4 = mugraph.reshape %arg2 to [32, 10, 1]
    %5 = mugraph.block ins(%2, %1, %3, %4 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<32x10x1xf16>, %9: tensor<32x10x1xf16>):
      %10 = mugraph.load %6 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %11 = mugraph.load %7 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %12 = mugraph.load %8 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %13 = mugraph.load %9 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %14 = mugraph.scale %11 by 2.44140625e-05
      %15 = mugraph.offset %14 by 1.0e-05
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %10, %16
      %18 = mugraph.mul %17, %12
      %19 = mugraph.add %18, %13
      %20 = mugraph.silu %19
      mugraph.store %20 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 1.086600e+01 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5, 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.scale %9 by 2.44140625e-05
      %11 = mugraph.load %5 imap [0, 1] fmap 2 in 1 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %12 = mugraph.sub %11, %10
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.accumulate concat %12 dim 2 : !mugraph.tile<1x1x10x4096xf32>
      %17 = mugraph.sum %15 dim 3
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %16 omap [0, 1] : !mugraph.tile<1x1x10x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x10x4096xf16>)
    %5 = mugraph.block ins(%4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<32x10x1xf16>, %9: tensor<32x10x1xf16>):
      %10 = mugraph.load %6 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %11 = mugraph.load %7 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %12 = mugraph.load %8 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %13 = mugraph.load %9 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %14 = mugraph.scale %11 by 2.44140625e-05
      %15 = mugraph.offset %14 by 1.0e-05
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %10, %16
      %18 = mugraph.mul %17, %12
      %19 = mugraph.add %18, %13
      %20 = mugraph.silu %19
      mugraph.store %20 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 1.149800e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1, %2 = mugraph.block ins(%0 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5, 5 threads 128 {
    ^bb0(%3: tensor<2x32x10x4096xf16>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.sum %6 dim 3
      %8 = mugraph.scale %7 by 2.44140625e-05
      %9 = mugraph.load %3 imap [0, 1] fmap 2 in 1 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %10 = mugraph.sub %9, %8
      %11 = mugraph.square %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.accumulate sum %12
      %14 = mugraph.accumulate concat %10 dim 2 : !mugraph.tile<1x1x10x4096xf32>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x1x4096xf32>
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x1x10x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> (tensor<2x32x1x4096xf32>, tensor<2x32x10x4096xf16>)
    %3 = mugraph.reshape %arg1 to [32, 10, 1]
    %4 = mugraph.reshape %arg2 to [32, 10, 1]
    %5 = mugraph.block ins(%2, %1, %3, %4 : tensor<2x32x10x4096xf16>, tensor<2x32x1x4096xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x4096xf32>, %8: tensor<32x10x1xf16>, %9: tensor<32x10x1xf16>):
      %10 = mugraph.load %6 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %11 = mugraph.load %7 imap [0, 1, *] : tensor<2x32x1x4096xf32> -> !mugraph.tile<1x1x1x4096xf32>
      %12 = mugraph.load %8 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %13 = mugraph.load %9 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %14 = mugraph.sum %11 dim 3
      %15 = mugraph.scale %14 by 2.44140625e-05
      %16 = mugraph.offset %15 by 1.0e-05
      %17 = mugraph.sqrt %16
      %18 = mugraph.div %10, %17
      %19 = mugraph.mul %18, %12
      %20 = mugraph.add %19, %13
      %21 = mugraph.silu %20
      mugraph.store %21 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 1.524700e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1 = mugraph.sum %0 dim 2
    %2 = mugraph.reshape %arg1 to [32, 10, 1]
    %3 = mugraph.reshape %arg2 to [32, 10, 1]
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<2x32x1x4096xf16>, tensor<2x32x10x4096xf16>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32] loop 5, 5 threads 128 {
    ^bb0(%5: tensor<2x32x1x4096xf16>, %6: tensor<2x32x10x4096xf16>, %7: tensor<32x10x1xf16>, %8: tensor<32x10x1xf16>):
      %9 = mugraph.load %5 imap [0, 1] : tensor<2x32x1x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %10 = mugraph.load %6 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %11 = mugraph.sum %9 dim 3
      %12 = mugraph.scale %11 by 2.44140625e-05
      %13 = mugraph.sub %10, %12
      %14 = mugraph.square %13
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.accumulate sum %15
      %17 = mugraph.sum %16 dim 3
      %18 = mugraph.scale %17 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.load %6 imap [0, 1] fmap 2 in 1 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %22 = mugraph.load %7 imap [*, 0] fmap 1 in 1 : tensor<32x10x1xf16> -> !mugraph.tile<1x2x1xf16>
      %23 = mugraph.load %8 imap [*, 0] fmap 1 in 1 : tensor<32x10x1xf16> -> !mugraph.tile<1x2x1xf16>
      %24 = mugraph.sub %21, %12
      %25 = mugraph.div %24, %20
      %26 = mugraph.mul %25, %22
      %27 = mugraph.add %26, %23
      %28 = mugraph.silu %27
      %29 = mugraph.accumulate concat %28 dim 2 : !mugraph.tile<1x1x10x4096xf32>
      mugraph.store %29 omap [0, 1] : !mugraph.tile<1x1x10x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %5 = mugraph.reshape %4 to [2, 320, 4096]
    func.return %5 : tensor<2x320x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 2.624800e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1 = mugraph.block ins(%0 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 2 threads 128 {
    ^bb0(%2: tensor<2x32x10x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x5x4096xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 3
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> tensor<2x32x1x1xf32>
    %2, %3 = mugraph.block ins(%0, %1 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>) grid [2, 16, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x32x10x4096xf16>, %5: tensor<2x32x1x1xf32>):
      %6 = mugraph.load %4 imap [0, 1, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x2x10x128xf16>
      %7 = mugraph.load %5 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x2x1x1xf32>
      %8 = mugraph.scale %7 by 2.44140625e-05
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1, 3] : !mugraph.tile<1x2x1x128xf32> -> tensor<2x32x1x4096xf16>
      mugraph.store %9 omap [0, 1, 3] : !mugraph.tile<1x2x10x128xf32> -> tensor<2x32x10x4096xf16>
    } -> (tensor<2x32x1x4096xf16>, tensor<2x32x10x4096xf16>)
    %4 = mugraph.sum %2 dim 3
    %5 = mugraph.reshape %arg1 to [32, 10, 1]
    %6 = mugraph.reshape %arg2 to [32, 10, 1]
    %7 = mugraph.block ins(%3, %4, %5, %6 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf16>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%8: tensor<2x32x10x4096xf16>, %9: tensor<2x32x1x1xf16>, %10: tensor<32x10x1xf16>, %11: tensor<32x10x1xf16>):
      %12 = mugraph.load %8 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %13 = mugraph.load %9 imap [0, 1, *] : tensor<2x32x1x1xf16> -> !mugraph.tile<1x1x1x1xf16>
      %14 = mugraph.load %10 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %15 = mugraph.load %11 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %16 = mugraph.scale %13 by 2.44140625e-05
      %17 = mugraph.offset %16 by 1.0e-05
      %18 = mugraph.sqrt %17
      %19 = mugraph.div %12, %18
      %20 = mugraph.mul %19, %14
      %21 = mugraph.add %20, %15
      %22 = mugraph.silu %21
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %8 = mugraph.reshape %7 to [2, 320, 4096]
    func.return %8 : tensor<2x320x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 1.368900e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1 = mugraph.block ins(%0 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 2 threads 128 {
    ^bb0(%2: tensor<2x32x10x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x5x4096xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 3
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> tensor<2x32x1x1xf32>
    %2 = mugraph.reshape %arg1 to [32, 10, 1]
    %3 = mugraph.reshape %arg2 to [32, 10, 1]
    %4 = mugraph.block ins(%1, %0, %2, %3 : tensor<2x32x1x1xf32>, tensor<2x32x10x4096xf16>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32] loop 5, 5 threads 128 {
    ^bb0(%5: tensor<2x32x1x1xf32>, %6: tensor<2x32x10x4096xf16>, %7: tensor<32x10x1xf16>, %8: tensor<32x10x1xf16>):
      %9 = mugraph.load %5 imap [0, 1] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %10 = mugraph.load %6 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %11 = mugraph.scale %9 by 2.44140625e-05
      %12 = mugraph.sub %10, %11
      %13 = mugraph.square %12
      %14 = mugraph.sum %13 dim 2
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.sum %15 dim 3
      %17 = mugraph.scale %16 by 2.44140625e-05
      %18 = mugraph.offset %17 by 1.0e-05
      %19 = mugraph.sqrt %18
      %20 = mugraph.load %6 imap [0, 1] fmap 2 in 1 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %21 = mugraph.load %7 imap [*, 0] fmap 1 in 1 : tensor<32x10x1xf16> -> !mugraph.tile<1x2x1xf16>
      %22 = mugraph.load %8 imap [*, 0] fmap 1 in 1 : tensor<32x10x1xf16> -> !mugraph.tile<1x2x1xf16>
      %23 = mugraph.sub %20, %11
      %24 = mugraph.div %23, %19
      %25 = mugraph.mul %24, %21
      %26 = mugraph.add %25, %22
      %27 = mugraph.silu %26
      %28 = mugraph.accumulate concat %27 dim 2 : !mugraph.tile<1x1x10x4096xf32>
      mugraph.store %28 omap [0, 1] : !mugraph.tile<1x1x10x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %5 = mugraph.reshape %4 to [2, 320, 4096]
    func.return %5 : tensor<2x320x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 2.058900e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1 = mugraph.block ins(%0 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 2 threads 128 {
    ^bb0(%2: tensor<2x32x10x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x5x4096xf16>
      %4 = mugraph.sum %3 dim 2
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 3
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> tensor<2x32x1x1xf32>
    %2, %3 = mugraph.block ins(%0, %1 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>) grid [2, 16, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x32x10x4096xf16>, %5: tensor<2x32x1x1xf32>):
      %6 = mugraph.load %4 imap [0, 1, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x2x10x128xf16>
      %7 = mugraph.load %5 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x2x1x1xf32>
      %8 = mugraph.scale %7 by 2.44140625e-05
      %9 = mugraph.sub %6, %8
      %10 = mugraph.square %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1, 3] : !mugraph.tile<1x2x1x128xf32> -> tensor<2x32x1x4096xf32>
      mugraph.store %9 omap [0, 1, 3] : !mugraph.tile<1x2x10x128xf32> -> tensor<2x32x10x4096xf16>
    } -> (tensor<2x32x1x4096xf32>, tensor<2x32x10x4096xf16>)
    %4 = mugraph.reshape %arg1 to [32, 10, 1]
    %5 = mugraph.reshape %arg2 to [32, 10, 1]
    %6 = mugraph.block ins(%3, %2, %4, %5 : tensor<2x32x10x4096xf16>, tensor<2x32x1x4096xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%7: tensor<2x32x10x4096xf16>, %8: tensor<2x32x1x4096xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %7 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %12 = mugraph.load %8 imap [0, 1, *] : tensor<2x32x1x4096xf32> -> !mugraph.tile<1x1x1x4096xf32>
      %13 = mugraph.load %9 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %14 = mugraph.load %10 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %15 = mugraph.sum %12 dim 3
      %16 = mugraph.scale %15 by 2.44140625e-05
      %17 = mugraph.offset %16 by 1.0e-05
      %18 = mugraph.sqrt %17
      %19 = mugraph.div %11, %18
      %20 = mugraph.mul %19, %13
      %21 = mugraph.add %20, %14
      %22 = mugraph.silu %21
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %7 = mugraph.reshape %6 to [2, 320, 4096]
    func.return %7 : tensor<2x320x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 2.343200e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1 = mugraph.sum %0 dim 2
    %2, %3 = mugraph.block ins(%0, %1 : tensor<2x32x10x4096xf16>, tensor<2x32x1x4096xf16>) grid [2, 16, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x32x10x4096xf16>, %5: tensor<2x32x1x4096xf16>):
      %6 = mugraph.load %4 imap [0, 1, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x2x10x128xf16>
      %7 = mugraph.load %5 imap [0, 1, *] : tensor<2x32x1x4096xf16> -> !mugraph.tile<1x2x1x4096xf16>
      %8 = mugraph.sum %7 dim 3
      %9 = mugraph.scale %8 by 2.44140625e-05
      %10 = mugraph.sub %6, %9
      %11 = mugraph.square %10
      %12 = mugraph.sum %11 dim 2
      mugraph.store %12 omap [0, 1, 3] : !mugraph.tile<1x2x1x128xf32> -> tensor<2x32x1x4096xf32>
      mugraph.store %10 omap [0, 1, 3] : !mugraph.tile<1x2x10x128xf32> -> tensor<2x32x10x4096xf16>
    } -> (tensor<2x32x1x4096xf32>, tensor<2x32x10x4096xf16>)
    %4 = mugraph.reshape %arg1 to [32, 10, 1]
    %5 = mugraph.reshape %arg2 to [32, 10, 1]
    %6 = mugraph.block ins(%3, %2, %4, %5 : tensor<2x32x10x4096xf16>, tensor<2x32x1x4096xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%7: tensor<2x32x10x4096xf16>, %8: tensor<2x32x1x4096xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %7 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %12 = mugraph.load %8 imap [0, 1, *] : tensor<2x32x1x4096xf32> -> !mugraph.tile<1x1x1x4096xf32>
      %13 = mugraph.load %9 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %14 = mugraph.load %10 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %15 = mugraph.sum %12 dim 3
      %16 = mugraph.scale %15 by 2.44140625e-05
      %17 = mugraph.offset %16 by 1.0e-05
      %18 = mugraph.sqrt %17
      %19 = mugraph.div %11, %18
      %20 = mugraph.mul %19, %13
      %21 = mugraph.add %20, %14
      %22 = mugraph.silu %21
      mugraph.store %22 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %7 = mugraph.reshape %6 to [2, 320, 4096]
    func.return %7 : tensor<2x320x4096xf16>
  }
}
