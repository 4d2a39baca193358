builtin.module {
  func.func @candidate_0(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 2.005200e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %2 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %3 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %4, %5 = mugraph.block ins(%1, %arg3, %0, %arg4 : tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>, %7: tensor<8x4x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %8 = mugraph.load %6 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %7 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %10 = mugraph.mul %8, %arg3t
      %11 = mugraph.mul %9, %arg4t
      %12 = mugraph.add %10, %11
      %13 = mugraph.mul %9, %arg3t
      %14 = mugraph.mul %8, %arg4t
      %15 = mugraph.sub %13, %14
      mugraph.store %12 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
      mugraph.store %15 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
    } -> (tensor<8x4x512x64xf16>, tensor<8x4x512x64xf16>)
    %6 = mugraph.concat %5, %4 dim 3
    %7, %8 = mugraph.block ins(%3, %arg3, %2, %arg4 : tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%9: tensor<8x1x512x64xf16>, %arg3s: tensor<512x64xf16>, %10: tensor<8x1x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %11 = mugraph.load %9 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %12 = mugraph.load %10 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.mul %11, %arg3t
      %14 = mugraph.mul %12, %arg4t
      %15 = mugraph.add %13, %14
      %16 = mugraph.mul %12, %arg3t
      %17 = mugraph.mul %11, %arg4t
      %18 = mugraph.sub %16, %17
      mugraph.store %15 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
      mugraph.store %18 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
    } -> (tensor<8x1x512x64xf16>, tensor<8x1x512x64xf16>)
    %9 = mugraph.concat %8, %7 dim 3
    %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
    %11 = mugraph.block ins(%6, %10, %arg5, %arg2 : tensor<8x4x512x128xf16>, tensor<8x1x128x512xf16>, tensor<512x512xf16>, tensor<8x1x512x128xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%12: tensor<8x4x512x128xf16>, %13: tensor<8x1x128x512xf16>, %arg5s: tensor<512x512xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %14 = mugraph.load %12 imap [0, 2] : tensor<8x4x512x128xf16> -> !mugraph.tile<1x4x32x128xf16>
      %15 = mugraph.load %13 imap [0, *] fmap 3 : tensor<8x1x128x512xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %16 = mugraph.matmul %14, %15
      %17 = mugraph.scale %16 by 0.08838834764831845
      %18 = mugraph.add %17, %arg5t
      %19 = mugraph.max %18 dim 3
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 3
      %23 = mugraph.matmul %21, %arg2t
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.div %25, %24
      mugraph.store %26 omap [0, 2] : !mugraph.tile<1x4x32x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %11 : tensor<8x4x512x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 2.030700e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %2 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %3 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %4, %5 = mugraph.block ins(%1, %arg3, %0, %arg4 : tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>, %7: tensor<8x4x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %8 = mugraph.load %6 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %7 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %10 = mugraph.mul %8, %arg3t
      %11 = mugraph.mul %9, %arg4t
      %12 = mugraph.add %10, %11
      %13 = mugraph.mul %9, %arg3t
      %14 = mugraph.mul %8, %arg4t
      %15 = mugraph.sub %13, %14
      mugraph.store %12 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
      mugraph.store %15 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
    } -> (tensor<8x4x512x64xf16>, tensor<8x4x512x64xf16>)
    %6 = mugraph.concat %5, %4 dim 3
    %7, %8 = mugraph.block ins(%3, %arg3, %2, %arg4 : tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%9: tensor<8x1x512x64xf16>, %arg3s: tensor<512x64xf16>, %10: tensor<8x1x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %11 = mugraph.load %9 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %12 = mugraph.load %10 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.mul %11, %arg3t
      %14 = mugraph.mul %12, %arg4t
      %15 = mugraph.add %13, %14
      %16 = mugraph.mul %12, %arg3t
      %17 = mugraph.mul %11, %arg4t
      %18 = mugraph.sub %16, %17
      mugraph.store %15 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
      mugraph.store %18 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
    } -> (tensor<8x1x512x64xf16>, tensor<8x1x512x64xf16>)
    %9 = mugraph.concat %8, %7 dim 3
    %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
    %11 = mugraph.block ins(%6, %10, %arg5, %arg2 : tensor<8x4x512x128xf16>, tensor<8x1x128x512xf16>, tensor<512x512xf16>, tensor<8x1x512x128xf16>) grid [8, 2, 8] loop 8 threads 128 {
    ^bb0(%12: tensor<8x4x512x128xf16>, %13: tensor<8x1x128x512xf16>, %arg5s: tensor<512x512xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %14 = mugraph.load %12 imap [0, 1, 2] : tensor<8x4x512x128xf16> -> !mugraph.tile<1x2x64x128xf16>
      %15 = mugraph.load %13 imap [0, *, *] fmap 3 : tensor<8x1x128x512xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, *, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %16 = mugraph.matmul %14, %15
      %17 = mugraph.scale %16 by 0.08838834764831845
      %18 = mugraph.add %17, %arg5t
      %19 = mugraph.max %18 dim 3
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 3
      %23 = mugraph.matmul %21, %arg2t
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.div %25, %24
      mugraph.store %26 omap [0, 1, 2] : !mugraph.tile<1x2x64x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %11 : tensor<8x4x512x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 1.806000e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %2 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %3 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %4, %5 = mugraph.block ins(%1, %arg3, %0, %arg4 : tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>, %7: tensor<8x4x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %8 = mugraph.load %6 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %7 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %10 = mugraph.mul %8, %arg3t
      %11 = mugraph.mul %9, %arg4t
      %12 = mugraph.add %10, %11
      %13 = mugraph.mul %9, %arg3t
      %14 = mugraph.mul %8, %arg4t
      %15 = mugraph.sub %13, %14
      mugraph.store %12 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
      mugraph.store %15 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
    } -> (tensor<8x4x512x64xf16>, tensor<8x4x512x64xf16>)
    %6 = mugraph.concat %5, %4 dim 3
    %7, %8 = mugraph.block ins(%3, %arg3, %2, %arg4 : tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%9: tensor<8x1x512x64xf16>, %arg3s: tensor<512x64xf16>, %10: tensor<8x1x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %11 = mugraph.load %9 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %12 = mugraph.load %10 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.mul %11, %arg3t
      %14 = mugraph.mul %12, %arg4t
      %15 = mugraph.add %13, %14
      %16 = mugraph.mul %12, %arg3t
      %17 = mugraph.mul %11, %arg4t
      %18 = mugraph.sub %16, %17
      mugraph.store %15 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
      mugraph.store %18 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
    } -> (tensor<8x1x512x64xf16>, tensor<8x1x512x64xf16>)
    %9 = mugraph.concat %8, %7 dim 3
    %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
    %11 = mugraph.block ins(%6, %10, %arg5, %arg2 : tensor<8x4x512x128xf16>, tensor<8x1x128x512xf16>, tensor<512x512xf16>, tensor<8x1x512x128xf16>) grid [8, 4, 4] loop 8 threads 256 {
    ^bb0(%12: tensor<8x4x512x128xf16>, %13: tensor<8x1x128x512xf16>, %arg5s: tensor<512x512xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %14 = mugraph.load %12 imap [0, 1, 2] : tensor<8x4x512x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %15 = mugraph.load %13 imap [0, *, *] fmap 3 : tensor<8x1x128x512xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, *, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %16 = mugraph.matmul %14, %15
      %17 = mugraph.scale %16 by 0.08838834764831845
      %18 = mugraph.add %17, %arg5t
      %19 = mugraph.max %18 dim 3
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 3
      %23 = mugraph.matmul %21, %arg2t
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.div %25, %24
      mugraph.store %26 omap [0, 1, 2] : !mugraph.tile<1x1x128x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %11 : tensor<8x4x512x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 2.225500e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %2 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %3 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %4, %5 = mugraph.block ins(%1, %arg3, %0, %arg4 : tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>, %7: tensor<8x4x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %8 = mugraph.load %6 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %7 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %10 = mugraph.mul %8, %arg3t
      %11 = mugraph.mul %9, %arg4t
      %12 = mugraph.add %10, %11
      %13 = mugraph.mul %9, %arg3t
      %14 = mugraph.mul %8, %arg4t
      %15 = mugraph.sub %13, %14
      mugraph.store %12 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
      mugraph.store %15 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
    } -> (tensor<8x4x512x64xf16>, tensor<8x4x512x64xf16>)
    %6 = mugraph.concat %5, %4 dim 3
    %7, %8 = mugraph.block ins(%3, %arg3, %2, %arg4 : tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%9: tensor<8x1x512x64xf16>, %arg3s: tensor<512x64xf16>, %10: tensor<8x1x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %11 = mugraph.load %9 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %12 = mugraph.load %10 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.mul %11, %arg3t
      %14 = mugraph.mul %12, %arg4t
      %15 = mugraph.add %13, %14
      %16 = mugraph.mul %12, %arg3t
      %17 = mugraph.mul %11, %arg4t
      %18 = mugraph.sub %16, %17
      mugraph.store %15 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
      mugraph.store %18 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
    } -> (tensor<8x1x512x64xf16>, tensor<8x1x512x64xf16>)
    %9 = mugraph.concat %8, %7 dim 3
    %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
    %11 = mugraph.block ins(%6, %10, %arg5, %arg2 : tensor<8x4x512x128xf16>, tensor<8x1x128x512xf16>, tensor<512x512xf16>, tensor<8x1x512x128xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%12: tensor<8x4x512x128xf16>, %13: tensor<8x1x128x512xf16>, %arg5s: tensor<512x512xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %14 = mugraph.load %12 imap [0, 2] : tensor<8x4x512x128xf16> -> !mugraph.tile<1x4x32x128xf16>
      %15 = mugraph.load %13 imap [0, *] fmap 3 : tensor<8x1x128x512xf16> -> !mugraph.tile<1x1x128x32xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %16 = mugraph.matmul %14, %15
      %17 = mugraph.scale %16 by 0.08838834764831845
      %18 = mugraph.add %17, %arg5t
      %19 = mugraph.max %18 dim 3
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 3
      %23 = mugraph.matmul %21, %arg2t
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.div %25, %24
      mugraph.store %26 omap [0, 2] : !mugraph.tile<1x4x32x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %11 : tensor<8x4x512x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 2.135300e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %2 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %3 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %4, %5 = mugraph.block ins(%1, %arg3, %0, %arg4 : tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>, %7: tensor<8x4x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %8 = mugraph.load %6 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %7 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %10 = mugraph.mul %8, %arg3t
      %11 = mugraph.mul %9, %arg4t
      %12 = mugraph.add %10, %11
      %13 = mugraph.mul %9, %arg3t
      %14 = mugraph.mul %8, %arg4t
      %15 = mugraph.sub %13, %14
      mugraph.store %12 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
      mugraph.store %15 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
    } -> (tensor<8x4x512x64xf16>, tensor<8x4x512x64xf16>)
    %6 = mugraph.concat %5, %4 dim 3
    %7, %8 = mugraph.block ins(%3, %arg3, %2, %arg4 : tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%9: tensor<8x1x512x64xf16>, %arg3s: tensor<512x64xf16>, %10: tensor<8x1x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %11 = mugraph.load %9 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %12 = mugraph.load %10 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.mul %11, %arg3t
      %14 = mugraph.mul %12, %arg4t
      %15 = mugraph.add %13, %14
      %16 = mugraph.mul %12, %arg3t
      %17 = mugraph.mul %11, %arg4t
      %18 = mugraph.sub %16, %17
      mugraph.store %15 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
      mugraph.store %18 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
    } -> (tensor<8x1x512x64xf16>, tensor<8x1x512x64xf16>)
    %9 = mugraph.concat %8, %7 dim 3
    %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
    %11 = mugraph.block ins(%6, %10, %arg5, %arg2 : tensor<8x4x512x128xf16>, tensor<8x1x128x512xf16>, tensor<512x512xf16>, tensor<8x1x512x128xf16>) grid [8, 32] loop 16 threads 128 {
    ^bb0(%12: tensor<8x4x512x128xf16>, %13: tensor<8x1x128x512xf16>, %arg5s: tensor<512x512xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %14 = mugraph.load %12 imap [0, 2] : tensor<8x4x512x128xf16> -> !mugraph.tile<1x4x16x128xf16>
      %15 = mugraph.load %13 imap [0, *] fmap 3 : tensor<8x1x128x512xf16> -> !mugraph.tile<1x1x128x32xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<16x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %16 = mugraph.matmul %14, %15
      %17 = mugraph.scale %16 by 0.08838834764831845
      %18 = mugraph.add %17, %arg5t
      %19 = mugraph.max %18 dim 3
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 3
      %23 = mugraph.matmul %21, %arg2t
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.div %25, %24
      mugraph.store %26 omap [0, 2] : !mugraph.tile<1x4x16x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %11 : tensor<8x4x512x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 2.167000e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %2 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %3 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %4, %5 = mugraph.block ins(%1, %arg3, %0, %arg4 : tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>, %7: tensor<8x4x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %8 = mugraph.load %6 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %7 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %10 = mugraph.mul %8, %arg3t
      %11 = mugraph.mul %9, %arg4t
      %12 = mugraph.add %10, %11
      %13 = mugraph.mul %9, %arg3t
      %14 = mugraph.mul %8, %arg4t
      %15 = mugraph.sub %13, %14
      mugraph.store %12 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
      mugraph.store %15 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
    } -> (tensor<8x4x512x64xf16>, tensor<8x4x512x64xf16>)
    %6 = mugraph.concat %5, %4 dim 3
    %7, %8 = mugraph.block ins(%3, %arg3, %2, %arg4 : tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>, tensor<512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%9: tensor<8x1x512x64xf16>, %arg3s: tensor<512x64xf16>, %10: tensor<8x1x512x64xf16>, %arg4s: tensor<512x64xf16>):
      %11 = mugraph.load %9 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %12 = mugraph.load %10 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %13 = mugraph.mul %11, %arg3t
      %14 = mugraph.mul %12, %arg4t
      %15 = mugraph.add %13, %14
      %16 = mugraph.mul %12, %arg3t
      %17 = mugraph.mul %11, %arg4t
      %18 = mugraph.sub %16, %17
      mugraph.store %15 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
      mugraph.store %18 omap [2] : !mugraph.tile<8x1x1x64xf32> -> tensor<8x1x512x64xf16>
    } -> (tensor<8x1x512x64xf16>, tensor<8x1x512x64xf16>)
    %9 = mugraph.concat %8, %7 dim 3
    %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
    %11 = mugraph.block ins(%6, %10, %arg5, %arg2 : tensor<8x4x512x128xf16>, tensor<8x1x128x512xf16>, tensor<512x512xf16>, tensor<8x1x512x128xf16>) grid [8, 2, 8] loop 16 threads 128 {
    ^bb0(%12: tensor<8x4x512x128xf16>, %13: tensor<8x1x128x512xf16>, %arg5s: tensor<512x512xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %14 = mugraph.load %12 imap [0, 1, 2] : tensor<8x4x512x128xf16> -> !mugraph.tile<1x2x64x128xf16>
      %15 = mugraph.load %13 imap [0, *, *] fmap 3 : tensor<8x1x128x512xf16> -> !mugraph.tile<1x1x128x32xf16>
      %arg5t = mugraph.load %arg5s imap [*, *, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x32x128xf16>
      %16 = mugraph.matmul %14, %15
      %17 = mugraph.scale %16 by 0.08838834764831845
      %18 = mugraph.add %17, %arg5t
      %19 = mugraph.max %18 dim 3
      %20 = mugraph.sub %18, %19
      %21 = mugraph.exp %20
      %22 = mugraph.sum %21 dim 3
      %23 = mugraph.matmul %21, %arg2t
      %24 = mugraph.accumulate sum %22 shift %19
      %25 = mugraph.accumulate sum %23 shift %19
      %26 = mugraph.div %25, %24
      mugraph.store %26 omap [0, 1, 2] : !mugraph.tile<1x2x64x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %11 : tensor<8x4x512x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 9.707300e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %2 = mugraph.mul %0, %arg3
    %3 = mugraph.mul %1, %arg4
    %4 = mugraph.sub %2, %3
    %5 = mugraph.mul %1, %arg3
    %6 = mugraph.mul %0, %arg4
    %7 = mugraph.add %5, %6
    %8 = mugraph.concat %4, %7 dim 3
    %9 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %10 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %11 = mugraph.mul %9, %arg3
    %12 = mugraph.mul %10, %arg4
    %13 = mugraph.sub %11, %12
    %14 = mugraph.mul %10, %arg3
    %15 = mugraph.mul %9, %arg4
    %16 = mugraph.add %14, %15
    %17 = mugraph.concat %13, %16 dim 3
    %18 = mugraph.transpose %17 permutation [0, 1, 3, 2]
    %19 = mugraph.scale %18 by 0.08838834764831845
    %20 = mugraph.matmul %8, %19
    %21 = mugraph.add %20, %arg5
    %22 = mugraph.max %21 dim 3
    %23 = mugraph.transpose %20 permutation [0, 1, 3, 2]
    %24 = mugraph.transpose %22 permutation [0, 1, 3, 2]
    %25 = mugraph.block ins(%arg5, %24, %23, %arg2 : tensor<512x512xf16>, tensor<8x4x1x512xf16>, tensor<8x4x512x512xf16>, tensor<8x1x512x128xf16>) grid [8, 16] loop 8 threads 256 {
    ^bb0(%arg5s: tensor<512x512xf16>, %26: tensor<8x4x1x512xf16>, %27: tensor<8x4x512x512xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %arg5t = mugraph.load %arg5s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x64xf16>
      %28 = mugraph.load %26 imap [0, 3] : tensor<8x4x1x512xf16> -> !mugraph.tile<1x4x1x32xf16>
      %29 = mugraph.load %27 imap [0, 3] fmap 2 : tensor<8x4x512x512xf16> -> !mugraph.tile<1x4x64x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %30 = mugraph.sub %28, %29
      %31 = mugraph.transpose %30 permutation [0, 1, 3, 2]
      %32 = mugraph.sub %arg5t, %31
      %33 = mugraph.exp %32
      %34 = mugraph.matmul %33, %arg2t
      %35 = mugraph.sum %33 dim 3
      %36 = mugraph.accumulate sum %34
      %37 = mugraph.accumulate sum %35
      %38 = mugraph.div %36, %37
      mugraph.store %38 omap [0, 2] : !mugraph.tile<1x4x32x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %25 : tensor<8x4x512x128xf16>
  }
}
