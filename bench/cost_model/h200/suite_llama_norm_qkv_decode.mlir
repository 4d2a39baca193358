builtin.module {
  func.func @candidate_0(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.388900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.scale %6 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %7, %10
      mugraph.store %11 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %2, %3 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %4: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %5 = mugraph.load %4 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %arg0t, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.matmul %10, %arg4t
      %12 = mugraph.matmul %10, %arg3t
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.accumulate sum %12
      mugraph.store %13 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %14 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %4, %5 = mugraph.block ins(%2, %3 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<8x8x1024xf32>, %7: tensor<8x8x1024xf32>):
      %8 = mugraph.load %6 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %9 = mugraph.load %7 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %10 = mugraph.sum %8 dim 0
      %11 = mugraph.sum %9 dim 0
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %6 = mugraph.reshape %4 to [8, 1024]
    %7 = mugraph.reshape %5 to [8, 1024]
    func.return %1, %7, %6 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.217000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [32, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.093100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [32, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.153100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [64, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.096000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x256xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<256xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<256x128xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.192600e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.162700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [64, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.051400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [64, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 3.233700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.scale %5 by 0.000244140625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x32xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    %1, %2, %3 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [2, 64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<4x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<16xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<16x1024xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<16x1024xf16>
      %4 = mugraph.square %arg0t
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.mul %arg0t, %arg1t
      %7 = mugraph.matmul %6, %arg4t
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %5
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, new] : !mugraph.tile<4x1xf32> -> tensor<64x8x1xf32>
      mugraph.store %10 omap [0, new] : !mugraph.tile<4x1024xf32> -> tensor<64x8x1024xf32>
      mugraph.store %11 omap [0, new] : !mugraph.tile<4x1024xf32> -> tensor<64x8x1024xf32>
    } -> (tensor<64x8x1xf32>, tensor<64x8x1024xf32>, tensor<64x8x1024xf32>)
    %4, %5 = mugraph.block ins(%2, %1, %3 : tensor<64x8x1024xf32>, tensor<64x8x1xf32>, tensor<64x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<64x8x1024xf32>, %7: tensor<64x8x1xf32>, %8: tensor<64x8x1024xf32>):
      %9 = mugraph.load %6 imap [1, 2] : tensor<64x8x1024xf32> -> !mugraph.tile<64x1x32xf32>
      %10 = mugraph.load %7 imap [1, *] : tensor<64x8x1xf32> -> !mugraph.tile<64x1x1xf32>
      %11 = mugraph.load %8 imap [1, 2] : tensor<64x8x1024xf32> -> !mugraph.tile<64x1x32xf32>
      %12 = mugraph.sum %9 dim 0
      %13 = mugraph.sum %10 dim 0
      %14 = mugraph.scale %13 by 0.000244140625
      %15 = mugraph.offset %14 by 1.0e-05
      %16 = mugraph.sqrt %15
      %17 = mugraph.div %12, %16
      %18 = mugraph.sum %11 dim 0
      %19 = mugraph.div %18, %16
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %6 = mugraph.reshape %4 to [8, 1024]
    %7 = mugraph.reshape %5 to [8, 1024]
    func.return %0, %7, %6 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.836500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.library_rms_norm %arg0, %arg1 eps 1.0e-05
    %2 = mugraph.matmul %1, %arg2
    %3, %4 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %5: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %6 = mugraph.load %5 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %arg0t, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.matmul %11, %arg4t
      %13 = mugraph.matmul %11, %arg3t
      %14 = mugraph.accumulate sum %12
      %15 = mugraph.accumulate sum %13
      mugraph.store %14 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %5, %6 = mugraph.block ins(%3, %4 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%7: tensor<8x8x1024xf32>, %8: tensor<8x8x1024xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %7 = mugraph.reshape %5 to [8, 1024]
    %8 = mugraph.reshape %6 to [8, 1024]
    func.return %2, %8, %7 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.201300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [64, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x256xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<256xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<256x64xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<2x8x4096xf32>
    } -> tensor<2x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<2x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<2x8x4096xf32> -> !mugraph.tile<2x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.066800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<4x8x4096xf32>
    } -> tensor<4x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<4x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x8x4096xf32> -> !mugraph.tile<4x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 2.087700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<8x1xf32>
    } -> tensor<8x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x4096xf16>) grid [32, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %2: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x32xf16>
      %3 = mugraph.load %2 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.scale %3 by 0.000244140625
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %arg0t, %6
      %8 = mugraph.mul %7, %arg1t
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %2 = mugraph.block ins(%1 : tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x4096xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    %4, %5 = mugraph.block ins(%arg0, %0, %arg1, %arg4, %arg3 : tensor<8x4096xf16>, tensor<8x1xf32>, tensor<4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %6: tensor<8x1xf32>, %arg1s: tensor<4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %6 imap [*, *] : tensor<8x1xf32> -> !mugraph.tile<8x1xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.scale %7 by 0.000244140625
      %9 = mugraph.offset %8 by 1.0e-05
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %arg0t, %10
      %12 = mugraph.mul %11, %arg1t
      %13 = mugraph.matmul %12, %arg4t
      %14 = mugraph.matmul %12, %arg3t
      %15 = mugraph.accumulate sum %13
      %16 = mugraph.accumulate sum %14
      mugraph.store %15 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
      mugraph.store %16 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x1024xf32>
    } -> (tensor<8x8x1024xf32>, tensor<8x8x1024xf32>)
    %6, %7 = mugraph.block ins(%4, %5 : tensor<8x8x1024xf32>, tensor<8x8x1024xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%8: tensor<8x8x1024xf32>, %9: tensor<8x8x1024xf32>):
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %11 = mugraph.load %9 imap [1, 2] : tensor<8x8x1024xf32> -> !mugraph.tile<8x1x32xf32>
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.sum %11 dim 0
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x8x1024xf16>
    } -> (tensor<1x8x1024xf16>, tensor<1x8x1024xf16>)
    %8 = mugraph.reshape %6 to [8, 1024]
    %9 = mugraph.reshape %7 to [8, 1024]
    func.return %3, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
}
