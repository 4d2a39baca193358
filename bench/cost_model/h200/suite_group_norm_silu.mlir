builtin.module {
  func.func @candidate_0(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.257000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [8, 5, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x4x2x128xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x4x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x4x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<4x2x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<4x2x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x4x2x128xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.838000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 10, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x16x1x128xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x16x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x16x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<16x1x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<16x1x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x16x1x128xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.658000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 5, 64] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x16x2x64xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x16x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x16x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<16x2x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<16x2x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x16x2x64xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.756000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [4, 10, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x8x1x128xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x8x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x8x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<8x1x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<8x1x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x8x1x128xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.439000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [4, 5, 64] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x8x2x64xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x8x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x8x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<8x2x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<8x2x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x8x2x64xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.860000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 10, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [0, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x32x1x128xf16>
      %12 = mugraph.load %7 imap [0, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x32x1x1xf32>
      %13 = mugraph.load %8 imap [0, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x32x1x1xf32>
      %14 = mugraph.load %9 imap [*, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<32x1x1xf16>
      %15 = mugraph.load %10 imap [*, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<32x1x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [0, 2, 3] : !mugraph.tile<1x32x1x128xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.926000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [16, 5, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x2x2x128xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x2x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x2x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<2x2x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<2x2x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x2x2x128xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.576000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 5, 64] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [0, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x32x2x64xf16>
      %12 = mugraph.load %7 imap [0, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x32x1x1xf32>
      %13 = mugraph.load %8 imap [0, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x32x1x1xf32>
      %14 = mugraph.load %9 imap [*, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<32x2x1xf16>
      %15 = mugraph.load %10 imap [*, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<32x2x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [0, 2, 3] : !mugraph.tile<1x32x2x64xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_8(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.732000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1, 3] fmap 3 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x2x10x512xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %7 dim 3
      %9 = mugraph.mul %6, %6
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.accumulate sum %8
      %13 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x2x1x1xf32> -> tensor<8x2x32x1x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x2x1x1xf32> -> tensor<8x2x32x1x1xf32>
    } -> (tensor<8x2x32x1x1xf32>, tensor<8x2x32x1x1xf32>)
    %5, %6 = mugraph.block ins(%4, %3 : tensor<8x2x32x1x1xf32>, tensor<8x2x32x1x1xf32>) grid [2, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<8x2x32x1x1xf32>, %8: tensor<8x2x32x1x1xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<8x2x32x1x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x2x32x1x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %12, %14
      %16 = mugraph.add %11, %15
      %17 = mugraph.add %16, %15
      %18 = mugraph.mul %14, %14
      %19 = mugraph.scale %18 by 10.0
      %20 = mugraph.scale %19 by 4096.0
      %21 = mugraph.add %17, %20
      mugraph.store %21 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
    } -> (tensor<1x2x32x1x1xf32>, tensor<1x2x32x1x1xf32>)
    %7 = mugraph.reshape %5 to [2, 32, 1, 1]
    %8 = mugraph.reshape %6 to [2, 32, 1, 1]
    %9 = mugraph.block ins(%2, %8, %7, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%10: tensor<2x32x10x4096xf16>, %11: tensor<2x32x1x1xf32>, %12: tensor<2x32x1x1xf32>, %13: tensor<32x10x1xf16>, %14: tensor<32x10x1xf16>):
      %15 = mugraph.load %10 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %16 = mugraph.load %11 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %17 = mugraph.load %12 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %18 = mugraph.load %13 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %19 = mugraph.load %14 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %20 = mugraph.scale %16 by 2.44140625e-05
      %21 = mugraph.sub %15, %20
      %22 = mugraph.scale %17 by 2.44140625e-05
      %23 = mugraph.offset %22 by 1.0e-05
      %24 = mugraph.sqrt %23
      %25 = mugraph.div %21, %24
      %26 = mugraph.mul %25, %18
      %27 = mugraph.add %26, %19
      %28 = mugraph.silu %27
      mugraph.store %28 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %10 = mugraph.reshape %9 to [2, 320, 4096]
    func.return %10 : tensor<2x320x4096xf16>
  }
  func.func @candidate_9(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 8.539000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [1, 3] fmap 3 : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x1x10x512xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %7 dim 3
      %9 = mugraph.mul %6, %6
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.accumulate sum %8
      %13 = mugraph.accumulate sum %11
      mugraph.store %12 omap [1, new] : !mugraph.tile<2x1x1x1xf32> -> tensor<4x2x32x1x1xf32>
      mugraph.store %13 omap [1, new] : !mugraph.tile<2x1x1x1xf32> -> tensor<4x2x32x1x1xf32>
    } -> (tensor<4x2x32x1x1xf32>, tensor<4x2x32x1x1xf32>)
    %5, %6 = mugraph.block ins(%4, %3 : tensor<4x2x32x1x1xf32>, tensor<4x2x32x1x1xf32>) grid [2, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<4x2x32x1x1xf32>, %8: tensor<4x2x32x1x1xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<4x2x32x1x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %10 = mugraph.load %8 imap [1, 2] : tensor<4x2x32x1x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %12, %14
      %16 = mugraph.add %11, %15
      %17 = mugraph.add %16, %15
      %18 = mugraph.mul %14, %14
      %19 = mugraph.scale %18 by 10.0
      %20 = mugraph.scale %19 by 4096.0
      %21 = mugraph.add %17, %20
      mugraph.store %21 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
    } -> (tensor<1x2x32x1x1xf32>, tensor<1x2x32x1x1xf32>)
    %7 = mugraph.reshape %5 to [2, 32, 1, 1]
    %8 = mugraph.reshape %6 to [2, 32, 1, 1]
    %9 = mugraph.block ins(%2, %8, %7, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%10: tensor<2x32x10x4096xf16>, %11: tensor<2x32x1x1xf32>, %12: tensor<2x32x1x1xf32>, %13: tensor<32x10x1xf16>, %14: tensor<32x10x1xf16>):
      %15 = mugraph.load %10 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %16 = mugraph.load %11 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %17 = mugraph.load %12 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %18 = mugraph.load %13 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %19 = mugraph.load %14 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %20 = mugraph.scale %16 by 2.44140625e-05
      %21 = mugraph.sub %15, %20
      %22 = mugraph.scale %17 by 2.44140625e-05
      %23 = mugraph.offset %22 by 1.0e-05
      %24 = mugraph.sqrt %23
      %25 = mugraph.div %21, %24
      %26 = mugraph.mul %25, %18
      %27 = mugraph.add %26, %19
      %28 = mugraph.silu %27
      mugraph.store %28 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %10 = mugraph.reshape %9 to [2, 320, 4096]
    func.return %10 : tensor<2x320x4096xf16>
  }
  func.func @candidate_10(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 8.025000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32, 4] loop 1 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1, 3] fmap 3 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x10x1024xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %7 dim 3
      %9 = mugraph.mul %6, %6
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.accumulate sum %8
      %13 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x1x1xf32> -> tensor<4x2x32x1x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x1x1xf32> -> tensor<4x2x32x1x1xf32>
    } -> (tensor<4x2x32x1x1xf32>, tensor<4x2x32x1x1xf32>)
    %5, %6 = mugraph.block ins(%4, %3 : tensor<4x2x32x1x1xf32>, tensor<4x2x32x1x1xf32>) grid [2, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<4x2x32x1x1xf32>, %8: tensor<4x2x32x1x1xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<4x2x32x1x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %10 = mugraph.load %8 imap [1, 2] : tensor<4x2x32x1x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %12, %14
      %16 = mugraph.add %11, %15
      %17 = mugraph.add %16, %15
      %18 = mugraph.mul %14, %14
      %19 = mugraph.scale %18 by 10.0
      %20 = mugraph.scale %19 by 4096.0
      %21 = mugraph.add %17, %20
      mugraph.store %21 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
    } -> (tensor<1x2x32x1x1xf32>, tensor<1x2x32x1x1xf32>)
    %7 = mugraph.reshape %5 to [2, 32, 1, 1]
    %8 = mugraph.reshape %6 to [2, 32, 1, 1]
    %9 = mugraph.block ins(%2, %8, %7, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%10: tensor<2x32x10x4096xf16>, %11: tensor<2x32x1x1xf32>, %12: tensor<2x32x1x1xf32>, %13: tensor<32x10x1xf16>, %14: tensor<32x10x1xf16>):
      %15 = mugraph.load %10 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %16 = mugraph.load %11 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %17 = mugraph.load %12 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %18 = mugraph.load %13 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %19 = mugraph.load %14 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %20 = mugraph.scale %16 by 2.44140625e-05
      %21 = mugraph.sub %15, %20
      %22 = mugraph.scale %17 by 2.44140625e-05
      %23 = mugraph.offset %22 by 1.0e-05
      %24 = mugraph.sqrt %23
      %25 = mugraph.div %21, %24
      %26 = mugraph.mul %25, %18
      %27 = mugraph.add %26, %19
      %28 = mugraph.silu %27
      mugraph.store %28 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %10 = mugraph.reshape %9 to [2, 320, 4096]
    func.return %10 : tensor<2x320x4096xf16>
  }
  func.func @candidate_11(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.941000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 10, 128] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x16x1x32xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x16x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x16x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<16x1x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<16x1x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x16x1x32xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_12(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 8.497000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 16, 4] loop 2 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1, 3] fmap 3 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x2x10x512xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %7 dim 3
      %9 = mugraph.mul %6, %6
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.accumulate sum %8
      %13 = mugraph.accumulate sum %11
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x2x1x1xf32> -> tensor<4x2x32x1x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x2x1x1xf32> -> tensor<4x2x32x1x1xf32>
    } -> (tensor<4x2x32x1x1xf32>, tensor<4x2x32x1x1xf32>)
    %5, %6 = mugraph.block ins(%4, %3 : tensor<4x2x32x1x1xf32>, tensor<4x2x32x1x1xf32>) grid [2, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<4x2x32x1x1xf32>, %8: tensor<4x2x32x1x1xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<4x2x32x1x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %10 = mugraph.load %8 imap [1, 2] : tensor<4x2x32x1x1xf32> -> !mugraph.tile<4x1x1x1x1xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %12, %14
      %16 = mugraph.add %11, %15
      %17 = mugraph.add %16, %15
      %18 = mugraph.mul %14, %14
      %19 = mugraph.scale %18 by 10.0
      %20 = mugraph.scale %19 by 4096.0
      %21 = mugraph.add %17, %20
      mugraph.store %21 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
    } -> (tensor<1x2x32x1x1xf32>, tensor<1x2x32x1x1xf32>)
    %7 = mugraph.reshape %5 to [2, 32, 1, 1]
    %8 = mugraph.reshape %6 to [2, 32, 1, 1]
    %9 = mugraph.block ins(%2, %8, %7, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%10: tensor<2x32x10x4096xf16>, %11: tensor<2x32x1x1xf32>, %12: tensor<2x32x1x1xf32>, %13: tensor<32x10x1xf16>, %14: tensor<32x10x1xf16>):
      %15 = mugraph.load %10 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %16 = mugraph.load %11 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %17 = mugraph.load %12 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %18 = mugraph.load %13 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %19 = mugraph.load %14 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %20 = mugraph.scale %16 by 2.44140625e-05
      %21 = mugraph.sub %15, %20
      %22 = mugraph.scale %17 by 2.44140625e-05
      %23 = mugraph.offset %22 by 1.0e-05
      %24 = mugraph.sqrt %23
      %25 = mugraph.div %21, %24
      %26 = mugraph.mul %25, %18
      %27 = mugraph.add %26, %19
      %28 = mugraph.silu %27
      mugraph.store %28 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %10 = mugraph.reshape %9 to [2, 320, 4096]
    func.return %10 : tensor<2x320x4096xf16>
  }
  func.func @candidate_13(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 7.612000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [1, 3] fmap 3 : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x1x10x512xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.sum %7 dim 3
      %9 = mugraph.mul %6, %6
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.sum %10 dim 3
      %12 = mugraph.accumulate sum %8
      %13 = mugraph.accumulate sum %11
      mugraph.store %12 omap [1, new] : !mugraph.tile<2x1x1x1xf32> -> tensor<8x2x32x1x1xf32>
      mugraph.store %13 omap [1, new] : !mugraph.tile<2x1x1x1xf32> -> tensor<8x2x32x1x1xf32>
    } -> (tensor<8x2x32x1x1xf32>, tensor<8x2x32x1x1xf32>)
    %5, %6 = mugraph.block ins(%4, %3 : tensor<8x2x32x1x1xf32>, tensor<8x2x32x1x1xf32>) grid [2, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<8x2x32x1x1xf32>, %8: tensor<8x2x32x1x1xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<8x2x32x1x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x2x32x1x1xf32> -> !mugraph.tile<8x1x1x1x1xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %12, %14
      %16 = mugraph.add %11, %15
      %17 = mugraph.add %16, %15
      %18 = mugraph.mul %14, %14
      %19 = mugraph.scale %18 by 10.0
      %20 = mugraph.scale %19 by 4096.0
      %21 = mugraph.add %17, %20
      mugraph.store %21 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x1x1x1xf32> -> tensor<1x2x32x1x1xf32>
    } -> (tensor<1x2x32x1x1xf32>, tensor<1x2x32x1x1xf32>)
    %7 = mugraph.reshape %5 to [2, 32, 1, 1]
    %8 = mugraph.reshape %6 to [2, 32, 1, 1]
    %9 = mugraph.block ins(%2, %8, %7, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [2, 32, 10] loop 1 threads 128 {
    ^bb0(%10: tensor<2x32x10x4096xf16>, %11: tensor<2x32x1x1xf32>, %12: tensor<2x32x1x1xf32>, %13: tensor<32x10x1xf16>, %14: tensor<32x10x1xf16>):
      %15 = mugraph.load %10 imap [0, 1, 2] : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x1x4096xf16>
      %16 = mugraph.load %11 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %17 = mugraph.load %12 imap [0, 1, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<1x1x1x1xf32>
      %18 = mugraph.load %13 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %19 = mugraph.load %14 imap [*, 0, 1] : tensor<32x10x1xf16> -> !mugraph.tile<1x1x1xf16>
      %20 = mugraph.scale %16 by 2.44140625e-05
      %21 = mugraph.sub %15, %20
      %22 = mugraph.scale %17 by 2.44140625e-05
      %23 = mugraph.offset %22 by 1.0e-05
      %24 = mugraph.sqrt %23
      %25 = mugraph.div %21, %24
      %26 = mugraph.mul %25, %18
      %27 = mugraph.add %26, %19
      %28 = mugraph.silu %27
      mugraph.store %28 omap [0, 1, 2] : !mugraph.tile<1x1x1x4096xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %10 = mugraph.reshape %9 to [2, 320, 4096]
    func.return %10 : tensor<2x320x4096xf16>
  }
  func.func @candidate_14(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 9.166000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [32, 5, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [1, 2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x1x2x128xf16>
      %12 = mugraph.load %7 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x1x1x1xf32>
      %13 = mugraph.load %8 imap [1, *, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x1x1x1xf32>
      %14 = mugraph.load %9 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<1x2x1xf16>
      %15 = mugraph.load %10 imap [0, 1, *] : tensor<32x10x1xf16> -> !mugraph.tile<1x2x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [1, 2, 3] : !mugraph.tile<2x1x2x128xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
  func.func @candidate_15(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 8.078000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [32, 10, 1]
    %1 = mugraph.reshape %arg1 to [32, 10, 1]
    %2 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %3, %4 = mugraph.block ins(%2 : tensor<2x32x10x4096xf16>) grid [2, 32] loop 5 threads 128 {
    ^bb0(%5: tensor<2x32x10x4096xf16>):
      %6 = mugraph.load %5 imap [0, 1] fmap 2 : tensor<2x32x10x4096xf16> -> !mugraph.tile<1x1x2x4096xf16>
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.mul %6, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.sum %10 dim 3
      %13 = mugraph.scale %12 by 2.44140625e-05
      %14 = mugraph.neg %13
      %15 = mugraph.mul %14, %14
      %16 = mugraph.scale %15 by 10.0
      %17 = mugraph.mul %10, %14
      %18 = mugraph.add %11, %17
      %19 = mugraph.add %18, %17
      %20 = mugraph.add %19, %16
      %21 = mugraph.sum %20 dim 3
      mugraph.store %21 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x1x1x1xf32> -> tensor<2x32x1x1xf32>
    } -> (tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>)
    %5 = mugraph.block ins(%2, %4, %3, %1, %0 : tensor<2x32x10x4096xf16>, tensor<2x32x1x1xf32>, tensor<2x32x1x1xf32>, tensor<32x10x1xf16>, tensor<32x10x1xf16>) grid [10, 64] loop 1 threads 128 {
    ^bb0(%6: tensor<2x32x10x4096xf16>, %7: tensor<2x32x1x1xf32>, %8: tensor<2x32x1x1xf32>, %9: tensor<32x10x1xf16>, %10: tensor<32x10x1xf16>):
      %11 = mugraph.load %6 imap [2, 3] : tensor<2x32x10x4096xf16> -> !mugraph.tile<2x32x1x64xf16>
      %12 = mugraph.load %7 imap [*, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x32x1x1xf32>
      %13 = mugraph.load %8 imap [*, *] : tensor<2x32x1x1xf32> -> !mugraph.tile<2x32x1x1xf32>
      %14 = mugraph.load %9 imap [1, *] : tensor<32x10x1xf16> -> !mugraph.tile<32x1x1xf16>
      %15 = mugraph.load %10 imap [1, *] : tensor<32x10x1xf16> -> !mugraph.tile<32x1x1xf16>
      %16 = mugraph.scale %12 by 2.44140625e-05
      %17 = mugraph.sub %11, %16
      %18 = mugraph.scale %13 by 2.44140625e-05
      %19 = mugraph.offset %18 by 1.0e-05
      %20 = mugraph.sqrt %19
      %21 = mugraph.div %17, %20
      %22 = mugraph.mul %21, %14
      %23 = mugraph.add %22, %15
      %24 = mugraph.silu %23
      mugraph.store %24 omap [2, 3] : !mugraph.tile<2x32x1x64xf32> -> tensor<2x32x10x4096xf16>
    } -> tensor<2x32x10x4096xf16>
    %6 = mugraph.reshape %5 to [2, 320, 4096]
    func.return %6 : tensor<2x320x4096xf16>
  }
}
