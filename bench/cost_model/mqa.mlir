builtin.module {
  func.func @candidate_0(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 7.385000e+00 : f64} {
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
  func.func @candidate_1(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 7.567000e+00 : f64} {
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
  func.func @candidate_2(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.087900e+01 : f64} {
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
  func.func @candidate_3(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.158000e+00 : f64} {
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
  func.func @candidate_4(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 9.194000e+00 : f64} {
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
  func.func @candidate_5(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 7.907000e+00 : f64} {
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
  func.func @candidate_6(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.384000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x1x1024x64xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x64xf32>, tensor<8x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1x1024x64xf32>, %4: tensor<8x1x1024x64xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_7(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.197000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 16] loop 8 threads 128 {
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
  func.func @candidate_8(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 8.699000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x32xf32> -> tensor<8x1x1024x32xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x32xf32>, tensor<8x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x32xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1x1024x64xf32>, %4: tensor<8x1x1024x32xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x32xf32> -> !mugraph.tile<8x1x4x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_9(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.001800e+01 : f64} {
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
  func.func @candidate_10(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.282400e+01 : f64} {
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
  func.func @candidate_11(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.037100e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<16x1x1024x64xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<16x1x1024x64xf32>
    } -> (tensor<16x1x1024x64xf32>, tensor<16x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x1024x64xf32>, tensor<16x1x1024x64xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x1024x64xf32>, %4: tensor<16x1x1024x64xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x1024x64xf32> -> !mugraph.tile<16x1x4x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_12(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 9.835000e+00 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [32, 8] loop 8 threads 128 {
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
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x32x64xf32> -> tensor<8x1x1024x64xf32>
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
  func.func @candidate_13(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.105200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 8] loop 16 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x32xf32> -> tensor<8x1x1024x32xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x1x1024x64xf32>
    } -> (tensor<8x1x1024x32xf32>, tensor<8x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<8x1x1024x64xf32>, tensor<8x1x1024x32xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x1x1024x64xf32>, %4: tensor<8x1x1024x32xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<8x1x1024x64xf32> -> !mugraph.tile<8x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<8x1x1024x32xf32> -> !mugraph.tile<8x1x4x32xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_14(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.007100e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x16xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x16x64xf16>
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
  func.func @candidate_15(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.146100e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x128x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x32xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x32x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.sum %3 dim 2
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x128x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x128x64xf32> -> tensor<16x1x1024x64xf32>
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
  func.func @candidate_16(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.057200e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 4] loop 16 threads 128 {
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
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x1x1024x64xf32>
    } -> (tensor<4x1x1024x1xf32>, tensor<4x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1x1024x64xf32>, tensor<4x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1x1024x64xf32>, %4: tensor<4x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<4x1x1024x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<4x1x1024x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_17(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.081900e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 16] loop 1 threads 128 {
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
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<16x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<16x1x1024x64xf32>
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
  func.func @candidate_18(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.113700e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<1x1024x64xf16>, %ks: tensor<1x64x4096xf16>, %vs: tensor<1x4096x64xf16>):
      %qt = mugraph.load %qs imap [1, *] : tensor<1x1024x64xf16> -> !mugraph.tile<1x64x64xf16>
      %kt = mugraph.load %ks imap [*, 2] fmap 2 : tensor<1x64x4096xf16> -> !mugraph.tile<1x64x128xf16>
      %vt = mugraph.load %vs imap [*, 1] fmap 1 : tensor<1x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %2 = mugraph.matmul %qt, %kt
      %3 = mugraph.exp %2
      %4 = mugraph.matmul %3, %vt
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x128xf32> -> tensor<4x1x1024x128xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x1x1024x64xf32>
    } -> (tensor<4x1x1024x128xf32>, tensor<4x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1x1024x64xf32>, tensor<4x1x1024x128xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1x1024x64xf32>, %4: tensor<4x1x1024x128xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<4x1x1024x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<4x1x1024x128xf32> -> !mugraph.tile<4x1x4x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 3
      %9 = mugraph.sum %8 dim 0
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
  func.func @candidate_19(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.694900e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [16, 4] loop 4 threads 128 {
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
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x1x1024x64xf32>
    } -> (tensor<4x1x1024x1xf32>, tensor<4x1x1024x64xf32>)
    %2, %3 = mugraph.block ins(%1, %0 : tensor<4x1x1024x64xf32>, tensor<4x1x1024x1xf32>) grid [512] loop 1 threads 128 {
    ^bb0(%4: tensor<4x1x1024x64xf32>, %5: tensor<4x1x1024x1xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<4x1x1024x64xf32> -> !mugraph.tile<4x1x2x64xf32>
      %7 = mugraph.load %5 imap [2] : tensor<4x1x1024x1xf32> -> !mugraph.tile<4x1x2x1xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [2] : !mugraph.tile<1x1x2x64xf32> -> tensor<1x1x1024x64xf16>
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x2x1xf32> -> tensor<1x1x1024x1xf16>
    } -> (tensor<1x1x1024x64xf16>, tensor<1x1x1024x1xf16>)
    %4 = mugraph.reshape %2 to [1, 1024, 64]
    %5 = mugraph.reshape %3 to [1, 1024, 1]
    %6 = mugraph.div %4, %5
    func.return %6 : tensor<1x1024x64xf16>
  }
  func.func @candidate_20(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.421000e+01 : f64} {
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
    %2, %3 = mugraph.block ins(%1, %0 : tensor<32x1x1024x64xf32>, tensor<32x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%4: tensor<32x1x1024x64xf32>, %5: tensor<32x1x1024x1xf32>):
      %6 = mugraph.load %4 imap [2] : tensor<32x1x1024x64xf32> -> !mugraph.tile<32x1x4x64xf32>
      %7 = mugraph.load %5 imap [2] : tensor<32x1x1024x1xf32> -> !mugraph.tile<32x1x4x1xf32>
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
  func.func @candidate_21(%q: tensor<1x1024x64xf16>, %k: tensor<1x64x4096xf16> {mugraph.strides = array<i64: 262144, 1, 64>}, %v: tensor<1x4096x64xf16>) -> tensor<1x1024x64xf16> attributes {mugraph.measured_us = 1.306600e+01 : f64} {
    %0, %1 = mugraph.block ins(%q, %k, %v : tensor<1x1024x64xf16>, tensor<1x64x4096xf16>, tensor<1x4096x64xf16>) grid [32, 4] loop 16 threads 128 {
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
      mugraph.store %7 omap [1, new] : !mugraph.tile<1x32x1xf32> -> tensor<4x1x1024x1xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x1x1024x64xf32>
    } -> (tensor<4x1x1024x1xf32>, tensor<4x1x1024x64xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<4x1x1024x64xf32>, tensor<4x1x1024x1xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<4x1x1024x64xf32>, %4: tensor<4x1x1024x1xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<4x1x1024x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %6 = mugraph.load %4 imap [2] : tensor<4x1x1024x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [2] : !mugraph.tile<1x1x4x64xf32> -> tensor<1x1x1024x64xf16>
    } -> tensor<1x1x1024x64xf16>
    %3 = mugraph.reshape %2 to [1, 1024, 64]
    func.return %3 : tensor<1x1024x64xf16>
  }
}
