builtin.module {
  func.func @candidate_0(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.190700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 16 threads 256 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
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
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x16x256x64xf32>
    } -> (tensor<4x16x256x1xf32>, tensor<4x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x256x64xf32>, tensor<4x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x256x64xf32>, %4: tensor<4x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x256x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x256x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_1(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.135000e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
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
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x16x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x1xf32>, tensor<8x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x256x64xf32>, %4: tensor<8x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x1xf32> -> !mugraph.tile<8x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_2(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.130800e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 8 threads 256 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
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
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x16x256x64xf32>
    } -> (tensor<4x16x256x1xf32>, tensor<4x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x256x64xf32>, tensor<4x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x256x64xf32>, %4: tensor<4x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x256x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x256x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_3(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.351700e+01 : f64} {
    %0 = mugraph.square %q
    %1, %2 = mugraph.block ins(%q, %0, %k, %v : tensor<16x256x64xf16>, tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 16 threads 256 {
    ^bb0(%qs: tensor<16x256x64xf16>, %3: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %4 = mugraph.load %3 imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.scale %5 by 0.015625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %qt, %7
      %9 = mugraph.matmul %8, %kt
      %10 = mugraph.exp %9
      %11 = mugraph.square %vt
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.scale %12 by 0.015625
      %14 = mugraph.sqrt %13
      %15 = mugraph.div %vt, %14
      %16 = mugraph.matmul %10, %15
      %17 = mugraph.sum %10 dim 2
      %18 = mugraph.accumulate sum %16
      %19 = mugraph.accumulate sum %17
      mugraph.store %19 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %18 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x16x256x64xf32>
    } -> (tensor<4x16x256x1xf32>, tensor<4x16x256x64xf32>)
    %3 = mugraph.block ins(%2, %1 : tensor<4x16x256x64xf32>, tensor<4x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%4: tensor<4x16x256x64xf32>, %5: tensor<4x16x256x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x256x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<4x16x256x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %4 = mugraph.reshape %3 to [16, 256, 64]
    func.return %4 : tensor<16x256x64xf16>
  }
  func.func @candidate_4(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.992800e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 8] loop 8 threads 256 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
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
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x16x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x1xf32>, tensor<8x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x256x64xf32>, %4: tensor<8x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x1xf32> -> !mugraph.tile<8x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_5(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.544800e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 16 threads 256 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
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
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x16x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x16x256x64xf32>
    } -> (tensor<2x16x256x1xf32>, tensor<2x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x256x64xf32>, tensor<2x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x256x64xf32>, %4: tensor<2x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x256x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x256x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_6(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.227200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
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
      mugraph.store %17 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x16x256x64xf32>
    } -> (tensor<4x16x256x1xf32>, tensor<4x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x16x256x64xf32>, tensor<4x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<4x16x256x64xf32>, %4: tensor<4x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x16x256x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x256x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_7(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 3.751000e+01 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 8] loop 32 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<16x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
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
      mugraph.store %17 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<16x256x64xf16>
    } -> tensor<16x256x64xf16>
    func.return %0 : tensor<16x256x64xf16>
  }
}
