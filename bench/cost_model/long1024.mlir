builtin.module {
  func.func @candidate_0(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.346890e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x1024x128xf32>, %4: tensor<4x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x1024x128xf32> -> !mugraph.tile<4x1x16x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.356200e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x32xf32> -> tensor<4x8x1024x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x32xf32>, tensor<4x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x32xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x1024x128xf32>, %4: tensor<4x8x1024x32xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x1024x128xf32> -> !mugraph.tile<4x1x16x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x32xf32> -> !mugraph.tile<4x1x16x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.316520e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x1024x128xf32>, %4: tensor<2x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.315690e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x1024x128xf32>, %4: tensor<2x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.373870e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x1024x128xf32>, %5: tensor<4x8x1024x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x128xf32> -> !mugraph.tile<4x1x16x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 128]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.386570e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x32xf32> -> tensor<4x8x1024x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x32xf32>, tensor<4x8x1024x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x32xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x1024x128xf32>, %5: tensor<4x8x1024x32xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x128xf32> -> !mugraph.tile<4x1x16x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<4x8x1024x32xf32> -> !mugraph.tile<4x1x16x32xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 128]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.358760e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 2] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x1024x128xf32>, %5: tensor<2x8x1024x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 128]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.395130e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16, 2] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x1024x128xf32>, %4: tensor<2x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.457710e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16, 2] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<2x8x1024x128xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<2x8x1024x128xf32>, tensor<2x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x1024x128xf32>, %5: tensor<2x8x1024x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x128xf32> -> !mugraph.tile<2x1x16x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 128]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.347430e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 4] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x8x1024x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<4x8x1024x128xf32>
    } -> (tensor<4x8x1024x64xf32>, tensor<4x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x1024x128xf32>, tensor<4x8x1024x64xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x1024x128xf32>, %4: tensor<4x8x1024x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x1024x128xf32> -> !mugraph.tile<4x1x16x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.843290e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x1xf32>, tensor<8x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x1024x128xf32>, %4: tensor<8x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.633280e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 8] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x16xf32> -> tensor<8x8x1024x16xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x16xf32>, tensor<8x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x16xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x1024x128xf32>, %4: tensor<8x8x1024x16xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x16xf32> -> !mugraph.tile<8x1x8x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.591850e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<8x1024x128xf16>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<8x1024x1xf16>
    } -> (tensor<8x1024x128xf16>, tensor<8x1024x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<8x1024x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.637310e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8, 8] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x8x1024x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x64xf32>, tensor<8x8x1024x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x64xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x1024x128xf32>, %5: tensor<8x8x1024x64xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %9 dim 3
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 128]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.836790e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x1024x128xf32>
    } -> (tensor<16x8x1024x1xf32>, tensor<16x8x1024x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x1024x128xf32>, tensor<16x8x1024x1xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x1024x128xf32>, %4: tensor<16x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x1024x128xf32> -> !mugraph.tile<16x1x8x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x1024x1xf32> -> !mugraph.tile<16x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
    } -> tensor<1x8x1024x128xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 128]
    func.return %3 : tensor<8x1024x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x1024x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x1024x128xf16> attributes {mugraph.measured_us = 1.711520e+02 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x1024x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16, 8] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x1024x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x1024x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<8x8x1024x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x1024x128xf32>
    } -> (tensor<8x8x1024x32xf32>, tensor<8x8x1024x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x8x1024x128xf32>, tensor<8x8x1024x32xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x1024x128xf32>, %5: tensor<8x8x1024x32xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x128xf32> -> !mugraph.tile<8x1x8x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x32xf32> -> !mugraph.tile<8x1x8x32xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x1024x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x128xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 128]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x128xf16>
  }
}
