builtin.module {
  func.func @candidate_0(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.599330e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 128 threads 512 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>) grid [8, 16] loop 2 threads 256 {
    ^bb0(%4: tensor<2x8x1024x128xf32>, %5: tensor<2x8x1024x1xf32>, %6: tensor<2x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] fmap 0 : tensor<2x8x1024x128xf32> -> !mugraph.tile<1x1x64x128xf32>
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<2x8x1024x1xf32> -> !mugraph.tile<1x1x64x1xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<2x8x1024x1xf32> -> !mugraph.tile<1x1x64x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.mul %9, %12
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.sum %15 dim 0
      %18 = mugraph.sum %16 dim 0
      %19 = mugraph.div %17, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x64x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.726480e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 128 threads 512 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %3, %4 = mugraph.block ins(%2, %0, %1 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>, tensor<2x8x1024x1xf32>) grid [8, 16] loop 2 threads 256 {
    ^bb0(%5: tensor<2x8x1024x128xf32>, %6: tensor<2x8x1024x1xf32>, %7: tensor<2x8x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<2x8x1024x128xf32> -> !mugraph.tile<1x1x64x128xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<2x8x1024x1xf32> -> !mugraph.tile<1x1x64x1xf32>
      %10 = mugraph.load %7 imap [1, 2] fmap 0 : tensor<2x8x1024x1xf32> -> !mugraph.tile<1x1x64x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.mul %10, %13
      %16 = mugraph.accumulate sum %14 shift %11
      %17 = mugraph.accumulate sum %15 shift %11
      %18 = mugraph.sum %16 dim 0
      %19 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x64x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x64x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %5 = mugraph.reshape %3 to [8, 1024, 128]
    %6 = mugraph.reshape %4 to [8, 1024, 1]
    %7 = mugraph.div %5, %6
    func.return %7 : tensor<8x1024x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.784980e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 64 threads 512 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x1xf32>, tensor<4x8x1024x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x1xf32>, tensor<4x8x1024x1xf32>) grid [8, 16] loop 2 threads 512 {
    ^bb0(%4: tensor<4x8x1024x128xf32>, %5: tensor<4x8x1024x1xf32>, %6: tensor<4x8x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] fmap 0 : tensor<4x8x1024x128xf32> -> !mugraph.tile<2x1x64x128xf32>
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<4x8x1024x1xf32> -> !mugraph.tile<2x1x64x1xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<4x8x1024x1xf32> -> !mugraph.tile<2x1x64x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.accumulate sum %14 shift %10
      %18 = mugraph.accumulate sum %16 shift %10
      %19 = mugraph.div %17, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x64x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %4 = mugraph.reshape %3 to [8, 1024, 128]
    func.return %4 : tensor<8x1024x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 2.016920e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 256 threads 256 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.max %1 dim 2
      %3 = mugraph.sub %1, %2
      %4 = mugraph.exp %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5 shift %2
      %7 = mugraph.accumulate sum %4 shift %2
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %6, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<8x1024x128xf16>
    } -> tensor<8x1024x128xf16>
    func.return %0 : tensor<8x1024x128xf16>
  }
}
