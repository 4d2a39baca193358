builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.093400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.054200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [128, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x128xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.102800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [128, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<32x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.108600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.103400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.109100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x128xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.105100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [256, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x128xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.134800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<16x1024xf16>
      %9 = mugraph.load %7 imap [*] : tensor<1x1024xf32> -> !mugraph.tile<1x1024xf32>
      %10 = mugraph.load %8 imap [*] : tensor<1x1024xf32> -> !mugraph.tile<1x1024xf32>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<1024xf16> -> !mugraph.tile<1024xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<1024xf16> -> !mugraph.tile<1024xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0] : !mugraph.tile<16x1024xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.098600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x32xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x32xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x32xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<32xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.052500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<512x32xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x32xf32> -> tensor<4x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x32xf32> -> tensor<4x1x1024xf32>
    } -> (tensor<4x1x1024xf32>, tensor<4x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<4x1x1024xf32>, tensor<4x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<4x1x1024xf32>, %5: tensor<4x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<4x1x1024xf32> -> !mugraph.tile<4x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<4x1x1024xf32> -> !mugraph.tile<4x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.225300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<1024xf16>, tensor<1024xf16>, tensor<4096x1024xf16>) grid [256] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<1024xf16>, %arg1s: tensor<1024xf16>, %arg0s: tensor<4096x1024xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<1024xf16> -> !mugraph.tile<4xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<1024xf16> -> !mugraph.tile<4xf16>
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x1024xf16> -> !mugraph.tile<4096x4xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.000244140625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      %12 = mugraph.relu %11
      mugraph.store %12 omap [1] : !mugraph.tile<4096x4xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.077500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [32, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<256x32xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x32xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x32xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.150300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.015500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<512x32xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x32xf32> -> tensor<8x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x32xf32> -> tensor<8x1x1024xf32>
    } -> (tensor<8x1x1024xf32>, tensor<8x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024xf32>, tensor<8x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024xf32>, %5: tensor<8x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024xf32> -> !mugraph.tile<8x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.392900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<64x128xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x128xf32> -> tensor<16x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128xf32> -> tensor<16x1x1024xf32>
    } -> (tensor<16x1x1024xf32>, tensor<16x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<16x1x1024xf32>, tensor<16x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<16x1x1024xf32>, %5: tensor<16x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024xf32> -> !mugraph.tile<16x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<16x1x1024xf32> -> !mugraph.tile<16x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 1.395100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<4096x1024xf16>) grid [16, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1, 0] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.sum %arg0t dim 0
      %3 = mugraph.mul %arg0t, %arg0t
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<32x1x1024xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64xf32> -> tensor<32x1x1024xf32>
    } -> (tensor<32x1x1024xf32>, tensor<32x1x1024xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<32x1x1024xf32>, tensor<32x1x1024xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%4: tensor<32x1x1024xf32>, %5: tensor<32x1x1024xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<32x1x1024xf32> -> !mugraph.tile<32x1x8xf32>
      %7 = mugraph.load %5 imap [2] : tensor<32x1x1024xf32> -> !mugraph.tile<32x1x8xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.scale %9 by 0.000244140625
      %11 = mugraph.neg %10
      %12 = mugraph.mul %9, %11
      %13 = mugraph.add %8, %12
      %14 = mugraph.add %13, %12
      %15 = mugraph.mul %11, %11
      %16 = mugraph.scale %15 by 4096.0
      %17 = mugraph.add %14, %16
      mugraph.store %17 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8xf32> -> tensor<1x1x1024xf32>
    } -> (tensor<1x1x1024xf32>, tensor<1x1x1024xf32>)
    %4 = mugraph.reshape %2 to [1, 1024]
    %5 = mugraph.reshape %3 to [1, 1024]
    %6 = mugraph.block ins(%arg0, %5, %4, %arg1, %arg2 : tensor<4096x1024xf16>, tensor<1x1024xf32>, tensor<1x1024xf32>, tensor<1024xf16>, tensor<1024xf16>) grid [64, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x1024xf16>, %7: tensor<1x1024xf32>, %8: tensor<1x1024xf32>, %arg1s: tensor<1024xf16>, %arg2s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.load %7 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %10 = mugraph.load %8 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.scale %9 by 0.000244140625
      %12 = mugraph.sub %arg0t, %11
      %13 = mugraph.scale %10 by 0.000244140625
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %16, %arg1t
      %18 = mugraph.add %17, %arg2t
      %19 = mugraph.relu %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %6 : tensor<4096x1024xf16>
  }
}
