builtin.module {
  func.func @candidate_0(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 2.407100e+01 : f64} {
    %0 = mugraph.library_rms_norm %arg0, %arg1 eps 1.0e-05
    %1 = mugraph.matmul %0, %arg2
    %2, %3 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.square %arg0t
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.mul %arg0t, %arg1t
      %7 = mugraph.matmul %6, %arg4t
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %8
      %12 = mugraph.scale %9 by 0.00048828125
      %13 = mugraph.offset %12 by 1.0e-05
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %10, %14
      %16 = mugraph.div %11, %14
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %1, %3, %2 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 3.434800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1, %2 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %5, %arg4t
      %7 = mugraph.matmul %5, %arg3t
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.scale %8 by 0.00048828125
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %0, %2, %1 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 2.689800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1, %2 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %5, %arg4t
      %7 = mugraph.matmul %5, %arg3t
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.scale %8 by 0.00048828125
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %0, %2, %1 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 3.311000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [8, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1, %2 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %5, %arg4t
      %7 = mugraph.matmul %5, %arg3t
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.scale %8 by 0.00048828125
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %0, %2, %1 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 3.035900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [8, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1, %2 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %5, %arg4t
      %7 = mugraph.matmul %5, %arg3t
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.scale %8 by 0.00048828125
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %0, %2, %1 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 2.379800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x2048xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x2048xf16> -> !mugraph.tile<2x2048xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<2x1xf32> -> tensor<512x1xf32>
    } -> tensor<512x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<512x1xf32>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %2: tensor<512x1xf32>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.scale %3 by 0.00048828125
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %2, %3 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<512x1xf32>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [8, 4, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %4: tensor<512x1xf32>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %4 imap [0, *, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, *, 0] fmap 0 : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1, 0] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1, 0] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.scale %5 by 0.00048828125
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %arg0t, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.matmul %10, %arg4t
      %12 = mugraph.matmul %10, %arg3t
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.accumulate sum %12
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x512x256xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x512x256xf32>
    } -> (tensor<4x512x256xf32>, tensor<4x512x256xf32>)
    %4, %5 = mugraph.block ins(%2, %3 : tensor<4x512x256xf32>, tensor<4x512x256xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<4x512x256xf32>, %7: tensor<4x512x256xf32>):
      %8 = mugraph.load %6 imap [1] : tensor<4x512x256xf32> -> !mugraph.tile<4x1x256xf32>
      %9 = mugraph.load %7 imap [1] : tensor<4x512x256xf32> -> !mugraph.tile<4x1x256xf32>
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.sum %9 dim 0
      mugraph.store %10 omap [1] : !mugraph.tile<1x1x256xf32> -> tensor<1x512x256xf16>
      mugraph.store %11 omap [1] : !mugraph.tile<1x1x256xf32> -> tensor<1x512x256xf16>
    } -> (tensor<1x512x256xf16>, tensor<1x512x256xf16>)
    %6 = mugraph.reshape %4 to [512, 256]
    %7 = mugraph.reshape %5 to [512, 256]
    func.return %1, %7, %6 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 3.230500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [4, 32] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1, %2 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %5, %arg4t
      %7 = mugraph.matmul %5, %arg3t
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.scale %8 by 0.00048828125
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %0, %2, %1 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 4.680900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [8, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1, %2 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %5, %arg4t
      %7 = mugraph.matmul %5, %arg3t
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.scale %8 by 0.00048828125
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %0, %2, %1 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 4.909300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [4, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1, %2 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<512x2048xf16>, tensor<2048xf16>, tensor<2048x256xf16>, tensor<2048x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>, %arg4s: tensor<2048x256xf16>, %arg3s: tensor<2048x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<2048x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %5, %arg4t
      %7 = mugraph.matmul %5, %arg3t
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.scale %8 by 0.00048828125
      %12 = mugraph.offset %11 by 1.0e-05
      %13 = mugraph.sqrt %12
      %14 = mugraph.div %9, %13
      %15 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<512x256xf16>
    } -> (tensor<512x256xf16>, tensor<512x256xf16>)
    func.return %0, %2, %1 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
}
