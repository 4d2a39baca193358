builtin.module {
  func.func @candidate_0(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.012500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x64x128xf32>, %4: tensor<16x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 2.943100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x64x128xf32>, %4: tensor<16x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 2.927200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x64x128xf32>, %4: tensor<8x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 2.975600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x64x128xf32>, %4: tensor<16x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 2.874400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x1xf32>, tensor<8x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x64x128xf32>, %4: tensor<8x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x1xf32> -> !mugraph.tile<8x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 2.954900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x32x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x32xf32> -> tensor<16x8x64x32xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x32xf32>, tensor<16x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x32xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x64x128xf32>, %4: tensor<16x8x64x32xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x32xf32> -> !mugraph.tile<16x1x2x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.064200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x8x64x64xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x64xf32>, tensor<16x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x64xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x64x128xf32>, %4: tensor<16x8x64x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 2.936100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x8x64x64xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x64xf32>, tensor<8x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x64xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x64x128xf32>, %4: tensor<8x8x64x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.590900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x128xf32>, tensor<8x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x128xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x64x128xf32>, %4: tensor<8x8x64x128xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.391900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x128xf32>, tensor<16x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x128xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x64x128xf32>, %4: tensor<16x8x64x128xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.266000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x8x64x64xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x64xf32>, tensor<16x8x64x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x64xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x64xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %4 = mugraph.reshape %2 to [8, 64, 128]
    %5 = mugraph.reshape %3 to [8, 64, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x64x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.712100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x128xf32>, tensor<8x8x64x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x128xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x64x128xf32>, %5: tensor<8x8x64x128xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %4 = mugraph.reshape %2 to [8, 64, 128]
    %5 = mugraph.reshape %3 to [8, 64, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x64x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.518600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<32x8x64x128xf32>
    } -> (tensor<32x8x64x1xf32>, tensor<32x8x64x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<32x8x64x128xf32>, tensor<32x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<32x8x64x128xf32>, %5: tensor<32x8x64x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %4 = mugraph.reshape %2 to [8, 64, 128]
    %5 = mugraph.reshape %3 to [8, 64, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x64x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.465600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 32] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x8x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<32x8x64x128xf32>
    } -> (tensor<32x8x64x1xf32>, tensor<32x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x8x64x128xf32>, tensor<32x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<32x8x64x128xf32>, %4: tensor<32x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 5.089700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 16] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x8x64x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x1xf32>, tensor<16x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<16x8x64x128xf32>, %4: tensor<16x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 2.907600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<8x8x64x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x64xf32>, tensor<8x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x64xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x64x128xf32>, %4: tensor<8x8x64x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_16(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.699900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 32] loop 64 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x8x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<32x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<32x8x64x128xf32>
    } -> (tensor<32x8x64x1xf32>, tensor<32x8x64x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<32x8x64x128xf32>, tensor<32x8x64x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<32x8x64x128xf32>, %5: tensor<32x8x64x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x8x64x128xf32> -> !mugraph.tile<32x1x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<32x8x64x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %4 = mugraph.reshape %2 to [8, 64, 128]
    %5 = mugraph.reshape %3 to [8, 64, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x64x128xf16>
  }
  func.func @candidate_17(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 4.351800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 8] loop 128 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x16xf32> -> tensor<8x8x64x16xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x16xf32>, tensor<8x8x64x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x16xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x64x128xf32>, %5: tensor<8x8x64x16xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x16xf32> -> !mugraph.tile<8x1x2x16xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %4 = mugraph.reshape %2 to [8, 64, 128]
    %5 = mugraph.reshape %3 to [8, 64, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x64x128xf16>
  }
  func.func @candidate_18(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.161000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 8] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x64x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<8x8x64x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x64x128xf32>
    } -> (tensor<8x8x64x64xf32>, tensor<8x8x64x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x8x64x128xf32>, tensor<8x8x64x64xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x64x128xf32>, %5: tensor<8x8x64x64xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x64x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x64x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %4 = mugraph.reshape %2 to [8, 64, 128]
    %5 = mugraph.reshape %3 to [8, 64, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x64x128xf16>
  }
  func.func @candidate_19(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.796700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 64] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x16x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, new] : !mugraph.tile<1x64x1xf32> -> tensor<64x8x64x1xf32>
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<64x8x64x128xf32>
    } -> (tensor<64x8x64x1xf32>, tensor<64x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<64x8x64x128xf32>, tensor<64x8x64x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<64x8x64x128xf32>, %4: tensor<64x8x64x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<64x8x64x128xf32> -> !mugraph.tile<64x1x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<64x8x64x1xf32> -> !mugraph.tile<64x1x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x1x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
  func.func @candidate_20(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.749800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 2, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<16x8x64x128xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<16x8x64x128xf32>
    } -> (tensor<16x8x64x128xf32>, tensor<16x8x64x128xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<16x8x64x128xf32>, tensor<16x8x64x128xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x64x128xf32>, %5: tensor<16x8x64x128xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<16x8x64x128xf32> -> !mugraph.tile<16x1x2x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x64x128xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x8x64x1xf16>
    } -> (tensor<1x8x64x128xf16>, tensor<1x8x64x1xf16>)
    %4 = mugraph.reshape %2 to [8, 64, 128]
    %5 = mugraph.reshape %3 to [8, 64, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x64x128xf16>
  }
  func.func @candidate_21(%arg0: tensor<8x64x128xf16>, %arg1: tensor<8x128x16384xf16> {mugraph.strides = array<i64: 2097152, 1, 128>}, %arg2: tensor<8x16384x128xf16>) -> tensor<8x64x128xf16> attributes {mugraph.measured_us = 3.979100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x64x128xf16>, tensor<8x128x16384xf16>, tensor<8x16384x128xf16>) grid [8, 64] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x64x128xf16>, %arg1s: tensor<8x128x16384xf16>, %arg2s: tensor<8x16384x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<8x64x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 2 : tensor<8x128x16384xf16> -> !mugraph.tile<1x128x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] fmap 1 : tensor<8x16384x128xf16> -> !mugraph.tile<1x8x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, new] : !mugraph.tile<1x64x8xf32> -> tensor<64x8x64x8xf32>
      mugraph.store %5 omap [0, new] : !mugraph.tile<1x64x128xf32> -> tensor<64x8x64x128xf32>
    } -> (tensor<64x8x64x8xf32>, tensor<64x8x64x128xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<64x8x64x128xf32>, tensor<64x8x64x8xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<64x8x64x128xf32>, %4: tensor<64x8x64x8xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<64x8x64x128xf32> -> !mugraph.tile<64x1x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<64x8x64x8xf32> -> !mugraph.tile<64x1x1x8xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x1x128xf32> -> tensor<1x8x64x128xf16>
    } -> tensor<1x8x64x128xf16>
    %3 = mugraph.reshape %2 to [8, 64, 128]
    func.return %3 : tensor<8x64x128xf16>
  }
}
