builtin.module {
  func.func @candidate_0(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.584200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 8, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x8x1024x64xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x1024x64xf32>, tensor<4x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x1024x64xf32>, %4: tensor<4x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_1(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.514600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x8x1024x64xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x1024x64xf32>, tensor<4x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x1024x64xf32>, %4: tensor<4x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_2(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.349600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16, 2] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x8x1024x64xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x1024x64xf32>, tensor<2x8x1024x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x1024x64xf32>, %4: tensor<2x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x1024x64xf32> -> !mugraph.tile<2x1x32x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_3(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.798600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 8, 2] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x1024x64xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x1024x64xf32>, tensor<2x8x1024x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x1024x64xf32>, %4: tensor<2x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x1024x64xf32> -> !mugraph.tile<2x1x32x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_4(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.550700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 8, 4] loop 32 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x8x1024x64xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x1024x64xf32>, tensor<4x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x1024x64xf32>, %4: tensor<4x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_5(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.419800e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x8x1024x64xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x1024x64xf32>, tensor<2x8x1024x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x1024x64xf32>, %4: tensor<2x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x1024x64xf32> -> !mugraph.tile<2x1x32x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_6(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.891400e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 8, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x1024x64xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x8x1024x64xf32>, tensor<2x8x1024x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2x8x1024x64xf32>, %4: tensor<2x8x1024x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x8x1024x64xf32> -> !mugraph.tile<2x1x32x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_7(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.824800e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 8, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x8x1024x64xf32>
    } -> (tensor<4x8x1024x1xf32>, tensor<4x8x1024x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<4x8x1024x64xf32>, tensor<4x8x1024x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x1024x64xf32>, %5: tensor<4x8x1024x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<4x8x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x1024x64xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x64xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 64]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x64xf16>
  }
  func.func @candidate_8(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 3.132200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x8x1024x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x8x1024x64xf32>
    } -> (tensor<4x8x1024x64xf32>, tensor<4x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x8x1024x64xf32>, tensor<4x8x1024x64xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<4x8x1024x64xf32>, %4: tensor<4x8x1024x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<4x8x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x8x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_9(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 3.160700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 8, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<2x8x1024x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<2x8x1024x64xf32>
    } -> (tensor<2x8x1024x1xf32>, tensor<2x8x1024x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<2x8x1024x64xf32>, tensor<2x8x1024x1xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x1024x64xf32>, %5: tensor<2x8x1024x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x8x1024x64xf32> -> !mugraph.tile<2x1x32x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x8x1024x1xf32> -> !mugraph.tile<2x1x32x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<1x8x1024x64xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x32x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x64xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 64]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x64xf16>
  }
  func.func @candidate_10(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 3.444000e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16] loop 64 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<8x1024x64xf16>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<8x1024x1xf16>
    } -> (tensor<8x1024x64xf16>, tensor<8x1024x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<8x1024x64xf16>
  }
  func.func @candidate_11(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 3.084500e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<8x1024x64xf16>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<8x1024x1xf16>
    } -> (tensor<8x1024x64xf16>, tensor<8x1024x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<8x1024x64xf16>
  }
  func.func @candidate_12(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 4.080900e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16] loop 128 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.sum %6 dim 2
      mugraph.store %5 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<8x1024x64xf16>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<8x1024x1xf16>
    } -> (tensor<8x1024x64xf16>, tensor<8x1024x1xf16>)
    %2 = mugraph.div %0, %1
    func.return %2 : tensor<8x1024x64xf16>
  }
  func.func @candidate_13(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 2.970600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<8x8x1024x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x8x1024x64xf32>
    } -> (tensor<8x8x1024x32xf32>, tensor<8x8x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x8x1024x64xf32>, tensor<8x8x1024x32xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<8x8x1024x64xf32>, %4: tensor<8x8x1024x32xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x8x1024x64xf32> -> !mugraph.tile<8x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x32xf32> -> !mugraph.tile<8x1x16x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x1024x64xf16>
    } -> tensor<1x8x1024x64xf16>
    %3 = mugraph.reshape %2 to [8, 1024, 64]
    func.return %3 : tensor<8x1024x64xf16>
  }
  func.func @candidate_14(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 3.859500e+01 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16, 2] loop 64 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, *] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %qt, %kt
      %2 = mugraph.exp %1
      %3 = mugraph.matmul %2, %vt
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.div %4, %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<8x1024x64xf16>
    } -> tensor<8x1024x64xf16>
    func.return %0 : tensor<8x1024x64xf16>
  }
  func.func @candidate_15(%q: tensor<8x1024x64xf16>, %k: tensor<8x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<8x4096x64xf16>) -> tensor<8x1024x64xf16> attributes {mugraph.measured_us = 3.282000e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<8x1024x64xf16>, tensor<8x64x4096xf16>, tensor<8x4096x64xf16>) grid [8, 16, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<8x1024x64xf16>, %ks: tensor<8x64x4096xf16>, %vs: tensor<8x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<8x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<8x8x1024x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x8x1024x64xf32>
    } -> (tensor<8x8x1024x32xf32>, tensor<8x8x1024x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x8x1024x64xf32>, tensor<8x8x1024x32xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x1024x64xf32>, %5: tensor<8x8x1024x32xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x8x1024x64xf32> -> !mugraph.tile<8x1x16x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x8x1024x32xf32> -> !mugraph.tile<8x1x16x32xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x8x1024x64xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x8x1024x1xf16>
    } -> (tensor<1x8x1024x64xf16>, tensor<1x8x1024x1xf16>)
    %4 = mugraph.reshape %2 to [8, 1024, 64]
    %5 = mugraph.reshape %3 to [8, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<8x1024x64xf16>
  }
}
