builtin.module {
  func.func @candidate_0(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 7.512000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x1xf32>, tensor<8x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1x1024x64xf32>, %4: tensor<8x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_1(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 7.635000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x1xf32>, tensor<8x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1x1024x64xf32>, %4: tensor<8x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_2(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.103400e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x256xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x256x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x1xf32>, tensor<8x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1x1024x64xf32>, %4: tensor<8x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_3(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 7.620000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x1xf32>, tensor<16x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x1024x64xf32>, %4: tensor<16x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_4(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.267000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 16] loop 2 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x1xf32>, tensor<16x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x1024x64xf32>, %4: tensor<16x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_5(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.719000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x1xf32>, tensor<8x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1x1024x64xf32>, %4: tensor<8x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_6(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.306000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x128x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x1xf32>, tensor<16x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x1024x64xf32>, %4: tensor<16x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_7(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.034400e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x128x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x1xf32>, tensor<16x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x1024x64xf32>, %4: tensor<16x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_8(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.749000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 16] loop 16 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x16xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x16x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x1xf32>, tensor<16x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x1024x64xf32>, %4: tensor<16x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_9(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.029500e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 32] loop 2 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x128x1xf32> -> tensor<32x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<32x1x1024x64xf32>
    } -> (tensor<32x1x1024x1xf32>, tensor<32x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x1x1024x64xf32>, tensor<32x1x1024x1xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<32x1x1024x64xf32>, %4: tensor<32x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<32x1x1024x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<32x1x1024x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_10(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.016700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x1x1024x64xf32>
    } -> (tensor<4x1x1024x1xf32>, tensor<4x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1x1024x64xf32>, tensor<4x1x1024x1xf32>) grid [128] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1x1024x64xf32>, %4: tensor<4x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<4x1x1024x64xf32> -> !mugraph.tile<4x1x8x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<4x1x1024x1xf32> -> !mugraph.tile<4x1x8x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x8x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_11(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.449700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 16] loop 32 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x8xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x8x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x8xf32> -> tensor<16x1x1024x8xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x8xf32>, tensor<16x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x8xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x1024x64xf32>, %4: tensor<16x1x1024x8xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x8xf32> -> !mugraph.tile<16x1x4x8xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %8 dim 3
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_12(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.344200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x16xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x16x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x16xf32> -> tensor<16x1x1024x16xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x16xf32>, tensor<16x1x1024x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x16xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<16x1x1024x64xf32>, %5: tensor<16x1x1024x16xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %7 = mugraph.load %5 imap [2] : tensor<16x1x1024x16xf32> -> !mugraph.tile<16x1x4x16xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.sum %9 dim 3
      mugraph.store %8 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x4x1xf32> -> tensor<1x1x1024x1xf16>
    } -> (tensor<1x1x1024x64xf16>, tensor<1x1x1024x1xf16>)
    %4 = mugraph.reshape %2 to [1, 1024, 64]
    %5 = mugraph.reshape %3 to [1, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<1x1024x64xf16>
  }
  func.func @candidate_13(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.263500e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 8] loop 4 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x1xf32>, tensor<8x1x1024x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<8x1x1024x64xf32>, %5: tensor<8x1x1024x1xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %7 = mugraph.load %5 imap [2] : tensor<8x1x1024x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x1xf32> -> tensor<1x1x1024x1xf16>
    } -> (tensor<1x1x1024x64xf16>, tensor<1x1x1024x1xf16>)
    %4 = mugraph.reshape %2 to [1, 1024, 64]
    %5 = mugraph.reshape %3 to [1, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<1x1024x64xf16>
  }
  func.func @candidate_14(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.275500e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [32, 32] loop 2 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x32x1xf32> -> tensor<32x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x32x64xf32> -> tensor<32x1x1024x64xf32>
    } -> (tensor<32x1x1024x1xf32>, tensor<32x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x1x1024x64xf32>, tensor<32x1x1024x1xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%3: tensor<32x1x1024x64xf32>, %4: tensor<32x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<32x1x1024x64xf32> -> !mugraph.tile<32x1x2x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<32x1x1024x1xf32> -> !mugraph.tile<32x1x2x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_15(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.230600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [32, 16] loop 2 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x32x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x32x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x1xf32>, tensor<16x1x1024x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<16x1x1024x64xf32>, %5: tensor<16x1x1024x1xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %7 = mugraph.load %5 imap [2] : tensor<16x1x1024x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x1xf32> -> tensor<1x1x1024x1xf16>
    } -> (tensor<1x1x1024x64xf16>, tensor<1x1x1024x1xf16>)
    %4 = mugraph.reshape %2 to [1, 1024, 64]
    %5 = mugraph.reshape %3 to [1, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<1x1024x64xf16>
  }
}
