builtin.module {
  func.func @candidate_0(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.907000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x2x256x64xf32>, %4: tensor<16x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_1(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.582000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 2, 32] loop 1 threads 256 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<32x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<32x2x256x64xf32>
    } -> (tensor<32x2x256x1xf32>, tensor<32x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x2x256x64xf32>, tensor<32x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<32x2x256x64xf32>, %4: tensor<32x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x2x256x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x2x256x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_2(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.098000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 8] loop 2 threads 256 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<8x2x256x64xf32>
    } -> (tensor<8x2x256x1xf32>, tensor<8x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x2x256x64xf32>, tensor<8x2x256x1xf32>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<8x2x256x64xf32>, %4: tensor<8x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x2x256x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x2x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_3(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.604000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 16] loop 2 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x2x256x64xf32>, %4: tensor<16x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_4(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.229000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x2x256x64xf32>, %4: tensor<16x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_5(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 8.306000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 2 threads 256 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x2x256x64xf32>, %4: tensor<16x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_6(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.835000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 16] loop 1 threads 256 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x2x256x64xf32>, %4: tensor<16x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_7(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 8.614000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 8 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x2x256x64xf32>, %4: tensor<16x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_8(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.808000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 1 threads 256 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<16x2x256x64xf32>, %4: tensor<16x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_9(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.934000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 32] loop 1 threads 256 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<32x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<32x2x256x64xf32>
    } -> (tensor<32x2x256x1xf32>, tensor<32x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x2x256x64xf32>, tensor<32x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<32x2x256x64xf32>, %4: tensor<32x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x2x256x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x2x256x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_10(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 1.041500e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 2, 32] loop 2 threads 256 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.square %qt
      %3 = mugraph.sum %2 dim 2
      %4 = mugraph.scale %3 by 0.015625
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %qt, %5
      %7 = mugraph.matmul %6, %kt
      %8 = mugraph.exp %7
      %9 = mugraph.square %vt
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.scale %10 by 0.015625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %vt, %12
      %14 = mugraph.matmul %8, %13
      %15 = mugraph.sum %8 dim 2
      %16 = mugraph.accumulate sum %14
      %17 = mugraph.accumulate sum %15
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<32x2x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<32x2x256x64xf32>
    } -> (tensor<32x2x256x1xf32>, tensor<32x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x2x256x64xf32>, tensor<32x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<32x2x256x64xf32>, %4: tensor<32x2x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x2x256x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x2x256x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_11(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 3.207700e+01 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 64] loop 32 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<2x256x64xf16> -> !mugraph.tile<1x4x64xf16>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.square %qt
      %2 = mugraph.sum %1 dim 2
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %qt, %4
      %6 = mugraph.matmul %5, %kt
      %7 = mugraph.exp %6
      %8 = mugraph.square %vt
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.scale %9 by 0.015625
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %vt, %11
      %13 = mugraph.matmul %7, %12
      %14 = mugraph.accumulate sum %13
      %15 = mugraph.accumulate sum %7
      %16 = mugraph.sum %15 dim 2
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x4x64xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %0 : tensor<2x256x64xf16>
  }
}
