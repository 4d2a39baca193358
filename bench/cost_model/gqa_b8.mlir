builtin.module {
  func.func @candidate_0(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.477600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x16x256x64xf32>
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
  func.func @candidate_1(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.827600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x16x256x64xf32>
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
  func.func @candidate_2(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.485900e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x16x256x64xf32>
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
  func.func @candidate_3(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.684700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x1xf32>, tensor<8x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x256x64xf32>, %4: tensor<8x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_4(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.795300e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x16x256x64xf32>
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
  func.func @candidate_5(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.581500e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x1xf32>, tensor<8x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x256x64xf32>, %4: tensor<8x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_6(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.634900e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x1xf32>, tensor<8x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x256x64xf32>, %4: tensor<8x16x256x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x1xf32> -> !mugraph.tile<8x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_7(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.922100e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 4] loop 32 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x16x256x64xf32>
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
  func.func @candidate_8(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.702200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x16x256x64xf32>
    } -> (tensor<4x16x256x1xf32>, tensor<4x16x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<4x16x256x64xf32>, tensor<4x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%4: tensor<4x16x256x64xf32>, %5: tensor<4x16x256x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<4x16x256x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<4x16x256x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x16x256x1xf16>
    } -> (tensor<1x16x256x64xf16>, tensor<1x16x256x1xf16>)
    %4 = mugraph.reshape %2 to [16, 256, 64]
    %5 = mugraph.reshape %3 to [16, 256, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<16x256x64xf16>
  }
  func.func @candidate_9(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.607200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x16x256x64xf32>
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
  func.func @candidate_10(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.646300e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<8x16x256x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x32xf32>, tensor<8x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x32xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<8x16x256x64xf32>, %4: tensor<8x16x256x32xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x32xf32> -> !mugraph.tile<8x1x8x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_11(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.127400e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x16x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x16x256x64xf32>
    } -> (tensor<2x16x256x1xf32>, tensor<2x16x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<2x16x256x64xf32>, tensor<2x16x256x1xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%4: tensor<2x16x256x64xf32>, %5: tensor<2x16x256x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x256x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x16x256x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x16x256x1xf16>
    } -> (tensor<1x16x256x64xf16>, tensor<1x16x256x1xf16>)
    %4 = mugraph.reshape %2 to [16, 256, 64]
    %5 = mugraph.reshape %3 to [16, 256, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<16x256x64xf16>
  }
  func.func @candidate_12(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.151800e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x16x256x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x16x256x64xf32>
    } -> (tensor<2x16x256x64xf32>, tensor<2x16x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<2x16x256x64xf32>, tensor<2x16x256x64xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%4: tensor<2x16x256x64xf32>, %5: tensor<2x16x256x64xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x256x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<2x16x256x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x1xf32> -> tensor<1x16x256x1xf16>
    } -> (tensor<1x16x256x64xf16>, tensor<1x16x256x1xf16>)
    %4 = mugraph.reshape %2 to [16, 256, 64]
    %5 = mugraph.reshape %3 to [16, 256, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<16x256x64xf16>
  }
  func.func @candidate_13(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 1.884200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<8x16x256x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x32xf32>, tensor<8x16x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x32xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x256x64xf32>, %5: tensor<8x16x256x32xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x16x256x32xf32> -> !mugraph.tile<8x1x8x32xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x16x256x64xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x16x256x1xf16>
    } -> (tensor<1x16x256x64xf16>, tensor<1x16x256x1xf16>)
    %4 = mugraph.reshape %2 to [16, 256, 64]
    %5 = mugraph.reshape %3 to [16, 256, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<16x256x64xf16>
  }
  func.func @candidate_14(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.675900e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 128 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x16xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x16x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x16xf32> -> tensor<2x16x256x16xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x16x256x64xf32>
    } -> (tensor<2x16x256x16xf32>, tensor<2x16x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<2x16x256x64xf32>, tensor<2x16x256x16xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<2x16x256x64xf32>, %4: tensor<2x16x256x16xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x16x256x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x16x256x16xf32> -> !mugraph.tile<2x1x16x16xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x16x256x64xf16>
    } -> tensor<1x16x256x64xf16>
    %3 = mugraph.reshape %2 to [16, 256, 64]
    func.return %3 : tensor<16x256x64xf16>
  }
  func.func @candidate_15(%q: tensor<16x256x64xf16>, %k: tensor<16x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<16x4096x64xf16>) -> tensor<16x256x64xf16> attributes {mugraph.measured_us = 2.264100e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<16x256x64xf16>, tensor<16x64x4096xf16>, tensor<16x4096x64xf16>) grid [16, 2, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x256x64xf16>, %ks: tensor<16x64x4096xf16>, %vs: tensor<16x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<16x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<16x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x16x256x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x16x256x64xf32>
    } -> (tensor<8x16x256x64xf32>, tensor<8x16x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x16x256x64xf32>, tensor<8x16x256x64xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x256x64xf32>, %5: tensor<8x16x256x64xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x16x256x64xf32> -> !mugraph.tile<8x1x8x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x16x256x64xf16>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x8x1xf32> -> tensor<1x16x256x1xf16>
    } -> (tensor<1x16x256x64xf16>, tensor<1x16x256x1xf16>)
    %4 = mugraph.reshape %2 to [16, 256, 64]
    %5 = mugraph.reshape %3 to [16, 256, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<16x256x64xf16>
  }
}
