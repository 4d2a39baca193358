builtin.module {
  func.func @candidate_0(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 6.978000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 1 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
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
  func.func @candidate_1(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 6.511000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
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
  func.func @candidate_2(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.297000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 2 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
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
  func.func @candidate_3(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.431000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<16x2x256x64xf32>
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
  func.func @candidate_4(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.974000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 2, 32] loop 1 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<32x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<32x2x256x64xf32>
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
  func.func @candidate_5(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 6.470000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 16] loop 8 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x2x256x64xf32>
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
  func.func @candidate_6(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 7.798000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 32] loop 1 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<32x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<32x2x256x64xf32>
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
  func.func @candidate_7(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 8.471000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 16, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<8x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<8x2x256x64xf32>
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
  func.func @candidate_8(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 8.014000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 16, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<16x2x256x64xf32>
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
  func.func @candidate_9(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 1.251700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 16, 16] loop 1 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<16x2x256x64xf32>
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
  func.func @candidate_10(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.466000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 32] loop 4 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x32xf32> -> tensor<32x2x256x32xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<32x2x256x64xf32>
    } -> (tensor<32x2x256x32xf32>, tensor<32x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x2x256x64xf32>, tensor<32x2x256x32xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<32x2x256x64xf32>, %4: tensor<32x2x256x32xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x2x256x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x2x256x32xf32> -> !mugraph.tile<32x1x2x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_11(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 8.481000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 16] loop 2 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<16x2x256x64xf32>
    } -> (tensor<16x2x256x1xf32>, tensor<16x2x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<16x2x256x64xf32>, tensor<16x2x256x1xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<16x2x256x64xf32>, %5: tensor<16x2x256x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<16x2x256x64xf32> -> !mugraph.tile<16x1x2x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<16x2x256x1xf32> -> !mugraph.tile<16x1x2x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf32>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x2x256x1xf32>
    } -> (tensor<1x2x256x64xf32>, tensor<1x2x256x1xf32>)
    %4 = mugraph.reshape %2 to [2, 256, 64]
    %5 = mugraph.reshape %3 to [2, 256, 1]
    %6 = mugraph.block ins(%4, %5 : tensor<2x256x64xf32>, tensor<2x256x1xf32>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%7: tensor<2x256x64xf32>, %8: tensor<2x256x1xf32>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<2x256x64xf32> -> !mugraph.tile<1x4x64xf32>
      %10 = mugraph.load %8 imap [0, 1] : tensor<2x256x1xf32> -> !mugraph.tile<1x4x1xf32>
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x4x64xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %6 : tensor<2x256x64xf16>
  }
  func.func @candidate_12(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.749000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 2, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x2x256x1xf32>
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x2x256x64xf32>
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
  func.func @candidate_13(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 1.216100e+01 : f64} {
    %0 = mugraph.block ins(%q, %k : tensor<2x256x64xf16>, tensor<2x64x4096xf16>) grid [2, 2, 32] loop 2 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<2x256x64xf16> -> !mugraph.tile<1x128x32xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 1 : tensor<2x64x4096xf16> -> !mugraph.tile<1x32x128xf16>
      %1 = mugraph.matmul %qt, %kt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.exp %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x128x128xf32> -> tensor<2x256x4096xf16>
    } -> tensor<2x256x4096xf16>
    %1, %2 = mugraph.block ins(%0, %v : tensor<2x256x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 8] loop 4 threads 128 {
    ^bb0(%3: tensor<2x256x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %4 = mugraph.load %3 imap [0, 1, 2] fmap 2 : tensor<2x256x4096xf16> -> !mugraph.tile<1x32x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %5 = mugraph.matmul %4, %vt
      %6 = mugraph.sum %4 dim 2
      %7 = mugraph.accumulate sum %5
      %8 = mugraph.accumulate sum %6
      mugraph.store %8 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x2x256x1xf32>
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<8x2x256x64xf32>
    } -> (tensor<8x2x256x1xf32>, tensor<8x2x256x64xf32>)
    %3 = mugraph.block ins(%2, %1 : tensor<8x2x256x64xf32>, tensor<8x2x256x1xf32>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<8x2x256x64xf32>, %5: tensor<8x2x256x1xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x2x256x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x2x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %4 = mugraph.reshape %3 to [2, 256, 64]
    func.return %4 : tensor<2x256x64xf16>
  }
  func.func @candidate_14(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.948000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 4, 32] loop 2 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<32x2x256x64xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<32x2x256x64xf32>
    } -> (tensor<32x2x256x64xf32>, tensor<32x2x256x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x2x256x64xf32>, tensor<32x2x256x64xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<32x2x256x64xf32>, %4: tensor<32x2x256x64xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<32x2x256x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<32x2x256x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf16>
    } -> tensor<1x2x256x64xf16>
    %3 = mugraph.reshape %2 to [2, 256, 64]
    func.return %3 : tensor<2x256x64xf16>
  }
  func.func @candidate_15(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> attributes {mugraph.measured_us = 9.272000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 8, 8] loop 4 threads 128 {
    ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<2x256x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x2x256x128xf32>
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<8x2x256x64xf32>
    } -> (tensor<8x2x256x128xf32>, tensor<8x2x256x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x2x256x64xf32>, tensor<8x2x256x128xf32>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%4: tensor<8x2x256x64xf32>, %5: tensor<8x2x256x128xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<8x2x256x64xf32> -> !mugraph.tile<8x1x2x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<8x2x256x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x2x256x64xf32>
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x2x256x1xf32>
    } -> (tensor<1x2x256x64xf32>, tensor<1x2x256x1xf32>)
    %4 = mugraph.reshape %2 to [2, 256, 64]
    %5 = mugraph.reshape %3 to [2, 256, 1]
    %6 = mugraph.block ins(%4, %5 : tensor<2x256x64xf32>, tensor<2x256x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%7: tensor<2x256x64xf32>, %8: tensor<2x256x1xf32>):
      %9 = mugraph.load %7 imap [1] : tensor<2x256x64xf32> -> !mugraph.tile<2x2x64xf32>
      %10 = mugraph.load %8 imap [1] : tensor<2x256x1xf32> -> !mugraph.tile<2x2x1xf32>
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [1] : !mugraph.tile<2x2x64xf32> -> tensor<2x256x64xf16>
    } -> tensor<2x256x64xf16>
    func.return %6 : tensor<2x256x64xf16>
  }
}
