builtin.module {
  func.func @candidate_0(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 7.446900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 13, 5] loop 5 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<64x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<5x12x777x64xf32>
    } -> (tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<5x12x777x64xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<5x12x777x64xf32>, %5: tensor<5x12x777x1xf32>, %6: tensor<5x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<5x12x777x64xf32> -> !mugraph.tile<5x1x16x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_1(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 7.533500e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1, %2, %3 = mugraph.block ins(%q, %0, %m, %v : tensor<12x777x64xf32>, tensor<12x64x777xf32>, tensor<777x777xf32>, tensor<12x777x64xf32>) grid [12, 13, 5] loop 5 threads 128 {
    ^bb0(%qs: tensor<12x777x64xf32>, %4: tensor<12x64x777xf32>, %ms: tensor<777x777xf32>, %vs: tensor<12x777x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x64x64xf32>
      %5 = mugraph.load %4 imap [0, *, 2] fmap 2 : tensor<12x64x777xf32> -> !mugraph.tile<1x64x32xf32>
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<64x32xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %6 = mugraph.matmul %qt, %5
      %7 = mugraph.scale %6 by 0.125
      %8 = mugraph.add %7, %mt
      %9 = mugraph.max %8 dim 2
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.matmul %11, %vt
      %14 = mugraph.accumulate sum %12 shift %9
      %15 = mugraph.accumulate sum %13 shift %9
      %16 = mugraph.accumulate max %9
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<5x12x777x64xf32>
    } -> (tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x64xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<5x12x777x64xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%5: tensor<5x12x777x64xf32>, %6: tensor<5x12x777x1xf32>, %7: tensor<5x12x777x1xf32>):
      %8 = mugraph.load %5 imap [1, 2, 3] : tensor<5x12x777x64xf32> -> !mugraph.tile<5x1x16x32xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %10 = mugraph.load %7 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %5 = mugraph.reshape %4 to [12, 777, 64]
    func.return %5 : tensor<12x777x64xf32>
  }
  func.func @candidate_2(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.002370e+02 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<12x777x64xf32>, tensor<12x64x777xf32>) grid [12, 13, 13] loop 2 threads 128 {
    ^bb0(%qs: tensor<12x777x64xf32>, %2: tensor<12x64x777xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<12x777x64xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<12x64x777xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<12x777x777xf32>
    } -> tensor<12x777x777xf32>
    %2, %3, %4 = mugraph.block ins(%1, %m, %v : tensor<12x777x777xf32>, tensor<777x777xf32>, tensor<12x777x64xf32>) grid [12, 13, 5] loop 5 threads 128 {
    ^bb0(%5: tensor<12x777x777xf32>, %ms: tensor<777x777xf32>, %vs: tensor<12x777x64xf32>):
      %6 = mugraph.load %5 imap [0, 1, 2] fmap 2 : tensor<12x777x777xf32> -> !mugraph.tile<1x64x32xf32>
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<64x32xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %7 = mugraph.scale %6 by 0.125
      %8 = mugraph.add %7, %mt
      %9 = mugraph.max %8 dim 2
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.matmul %11, %vt
      %14 = mugraph.accumulate sum %12 shift %9
      %15 = mugraph.accumulate sum %13 shift %9
      %16 = mugraph.accumulate max %9
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<5x12x777x64xf32>
    } -> (tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x64xf32>)
    %5 = mugraph.block ins(%4, %2, %3 : tensor<5x12x777x64xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<5x12x777x64xf32>, %7: tensor<5x12x777x1xf32>, %8: tensor<5x12x777x1xf32>):
      %9 = mugraph.load %6 imap [1, 2, 3] : tensor<5x12x777x64xf32> -> !mugraph.tile<5x1x16x32xf32>
      %10 = mugraph.load %7 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %11 = mugraph.load %8 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %12 = mugraph.max %10 dim 0
      %13 = mugraph.sub %10, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %9, %14
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.mul %11, %14
      %18 = mugraph.sum %17 dim 0
      %19 = mugraph.div %16, %18
      mugraph.store %19 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %6 = mugraph.reshape %5 to [12, 777, 64]
    func.return %6 : tensor<12x777x64xf32>
  }
  func.func @candidate_3(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.065640e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 13, 7] loop 7 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<64x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<7x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<7x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<7x12x777x64xf32>
    } -> (tensor<7x12x777x1xf32>, tensor<7x12x777x1xf32>, tensor<7x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<7x12x777x64xf32>, tensor<7x12x777x1xf32>, tensor<7x12x777x1xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<7x12x777x64xf32>, %5: tensor<7x12x777x1xf32>, %6: tensor<7x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<7x12x777x64xf32> -> !mugraph.tile<7x1x16x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<7x12x777x1xf32> -> !mugraph.tile<7x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<7x12x777x1xf32> -> !mugraph.tile<7x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_4(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.264300e+02 : f64} {
    %0 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 49] loop 49 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<16x16xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %1 = mugraph.scale %qt by 0.125
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.add %mt, %3
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %vt
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x777x64xf32>
    } -> tensor<12x777x64xf32>
    func.return %0 : tensor<12x777x64xf32>
  }
  func.func @candidate_5(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.115450e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 13, 4] loop 13 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<64x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x12x777x64xf32>
    } -> (tensor<4x12x777x1xf32>, tensor<4x12x777x1xf32>, tensor<4x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x777x64xf32>, tensor<4x12x777x1xf32>, tensor<4x12x777x1xf32>) grid [12, 49] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x777x64xf32>, %5: tensor<4x12x777x1xf32>, %6: tensor<4x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x777x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x777x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x777x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_6(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 9.255200e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<12x777x64xf32>, tensor<12x64x777xf32>) grid [12, 13, 13] loop 2 threads 128 {
    ^bb0(%qs: tensor<12x777x64xf32>, %2: tensor<12x64x777xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<12x777x64xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<12x64x777xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<12x777x777xf32>
    } -> tensor<12x777x777xf32>
    %2 = mugraph.block ins(%1, %m : tensor<12x777x777xf32>, tensor<777x777xf32>) grid [3, 777] loop 1 threads 128 {
    ^bb0(%3: tensor<12x777x777xf32>, %ms: tensor<777x777xf32>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<12x777x777xf32> -> !mugraph.tile<4x1x777xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<777x777xf32> -> !mugraph.tile<1x777xf32>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.add %5, %mt
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x777xf32> -> tensor<12x777x777xf32>
    } -> tensor<12x777x777xf32>
    %3 = mugraph.block ins(%2, %v : tensor<12x777x777xf32>, tensor<12x777x64xf32>) grid [12, 49, 2] loop 25 threads 128 {
    ^bb0(%4: tensor<12x777x777xf32>, %vs: tensor<12x777x64xf32>):
      %5 = mugraph.load %4 imap [0, 1, *] fmap 2 : tensor<12x777x777xf32> -> !mugraph.tile<1x16x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x32xf32>
      %6 = mugraph.matmul %5, %vt
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<12x777x64xf32>
    } -> tensor<12x777x64xf32>
    func.return %3 : tensor<12x777x64xf32>
  }
  func.func @candidate_7(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.024560e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 7, 7] loop 7 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<128x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x128x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.scale %3 by 0.125
      %5 = mugraph.matmul %qt, %4
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<7x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<7x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<7x12x777x64xf32>
    } -> (tensor<7x12x777x1xf32>, tensor<7x12x777x1xf32>, tensor<7x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<7x12x777x64xf32>, tensor<7x12x777x1xf32>, tensor<7x12x777x1xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<7x12x777x64xf32>, %5: tensor<7x12x777x1xf32>, %6: tensor<7x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<7x12x777x64xf32> -> !mugraph.tile<7x1x16x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<7x12x777x1xf32> -> !mugraph.tile<7x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<7x12x777x1xf32> -> !mugraph.tile<7x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_8(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 9.339900e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<12x777x64xf32>, tensor<12x64x777xf32>) grid [12, 13, 13] loop 2 threads 128 {
    ^bb0(%qs: tensor<12x777x64xf32>, %2: tensor<12x64x777xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<12x777x64xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<12x64x777xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<12x777x777xf32>
    } -> tensor<12x777x777xf32>
    %2, %3 = mugraph.block ins(%1, %m : tensor<12x777x777xf32>, tensor<777x777xf32>) grid [3, 777] loop 1 threads 128 {
    ^bb0(%4: tensor<12x777x777xf32>, %ms: tensor<777x777xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<12x777x777xf32> -> !mugraph.tile<4x1x777xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<777x777xf32> -> !mugraph.tile<1x777xf32>
      %6 = mugraph.scale %5 by 0.125
      %7 = mugraph.add %6, %mt
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x1xf32> -> tensor<12x777x1xf32>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x1x777xf32> -> tensor<12x777x777xf32>
    } -> (tensor<12x777x1xf32>, tensor<12x777x777xf32>)
    %4 = mugraph.block ins(%3, %2, %v : tensor<12x777x777xf32>, tensor<12x777x1xf32>, tensor<12x777x64xf32>) grid [12, 13, 5] loop 5 threads 128 {
    ^bb0(%5: tensor<12x777x777xf32>, %6: tensor<12x777x1xf32>, %vs: tensor<12x777x64xf32>):
      %7 = mugraph.load %5 imap [0, 1, 2] fmap 2 : tensor<12x777x777xf32> -> !mugraph.tile<1x64x32xf32>
      %8 = mugraph.load %6 imap [0, 1, *] : tensor<12x777x1xf32> -> !mugraph.tile<1x64x1xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %9 = mugraph.div %7, %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<5x12x777x64xf32>
    } -> tensor<5x12x777x64xf32>
    %5 = mugraph.block ins(%4 : tensor<5x12x777x64xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<5x12x777x64xf32>):
      %7 = mugraph.load %6 imap [1, 2, 3] : tensor<5x12x777x64xf32> -> !mugraph.tile<5x1x16x32xf32>
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %6 = mugraph.reshape %5 to [12, 777, 64]
    func.return %6 : tensor<12x777x64xf32>
  }
  func.func @candidate_9(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 8.359000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 49, 5] loop 5 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<16x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<5x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<5x12x777x64xf32>
    } -> (tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<5x12x777x64xf32>, tensor<5x12x777x1xf32>, tensor<5x12x777x1xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<5x12x777x64xf32>, %5: tensor<5x12x777x1xf32>, %6: tensor<5x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<5x12x777x64xf32> -> !mugraph.tile<5x1x16x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<5x12x777x1xf32> -> !mugraph.tile<5x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_10(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 8.528100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 49, 2] loop 25 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<16x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x12x777x64xf32>
    } -> (tensor<2x12x777x1xf32>, tensor<2x12x777x1xf32>, tensor<2x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x777x64xf32>, tensor<2x12x777x1xf32>, tensor<2x12x777x1xf32>) grid [12, 49] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x777x64xf32>, %5: tensor<2x12x777x1xf32>, %6: tensor<2x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x777x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_11(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 9.309700e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2, %3 = mugraph.block ins(%1, %m : tensor<12x777x777xf32>, tensor<777x777xf32>) grid [3, 777] loop 1 threads 128 {
    ^bb0(%4: tensor<12x777x777xf32>, %ms: tensor<777x777xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<12x777x777xf32> -> !mugraph.tile<4x1x777xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<777x777xf32> -> !mugraph.tile<1x777xf32>
      %6 = mugraph.scale %5 by 0.125
      %7 = mugraph.add %6, %mt
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x1xf32> -> tensor<12x777x1xf32>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x1x777xf32> -> tensor<12x777x777xf32>
    } -> (tensor<12x777x1xf32>, tensor<12x777x777xf32>)
    %4 = mugraph.block ins(%3, %2, %v : tensor<12x777x777xf32>, tensor<12x777x1xf32>, tensor<12x777x64xf32>) grid [12, 49, 2] loop 25 threads 128 {
    ^bb0(%5: tensor<12x777x777xf32>, %6: tensor<12x777x1xf32>, %vs: tensor<12x777x64xf32>):
      %7 = mugraph.load %5 imap [0, 1, *] fmap 2 : tensor<12x777x777xf32> -> !mugraph.tile<1x16x32xf32>
      %8 = mugraph.load %6 imap [0, 1, *] : tensor<12x777x1xf32> -> !mugraph.tile<1x16x1xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x32xf32>
      %9 = mugraph.div %7, %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<12x777x64xf32>
    } -> tensor<12x777x64xf32>
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_12(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.018320e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 25, 2] loop 13 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<32x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<2x12x777x64xf32>
    } -> (tensor<2x12x777x1xf32>, tensor<2x12x777x1xf32>, tensor<2x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x777x64xf32>, tensor<2x12x777x1xf32>, tensor<2x12x777x1xf32>) grid [12, 49] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x777x64xf32>, %5: tensor<2x12x777x1xf32>, %6: tensor<2x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x777x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x777x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_13(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.082860e+02 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2 = mugraph.block ins(%1, %m : tensor<12x777x777xf32>, tensor<777x777xf32>) grid [777] loop 1 threads 128 {
    ^bb0(%3: tensor<12x777x777xf32>, %ms: tensor<777x777xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<12x777x777xf32> -> !mugraph.tile<12x1x777xf32>
      %mt = mugraph.load %ms imap [0] : tensor<777x777xf32> -> !mugraph.tile<1x777xf32>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.add %5, %mt
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [1] : !mugraph.tile<12x1x777xf32> -> tensor<12x777x777xf32>
    } -> tensor<12x777x777xf32>
    %3 = mugraph.matmul %2, %v
    func.return %3 : tensor<12x777x64xf32>
  }
  func.func @candidate_14(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.149820e+02 : f64} {
    %0 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 49] loop 25 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<16x32xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.scale %qt by 0.125
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.add %mt, %3
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %vt
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x777x64xf32>
    } -> tensor<12x777x64xf32>
    func.return %0 : tensor<12x777x64xf32>
  }
  func.func @candidate_15(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.286700e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 25, 7] loop 7 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<32x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<7x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<7x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<7x12x777x64xf32>
    } -> (tensor<7x12x777x1xf32>, tensor<7x12x777x1xf32>, tensor<7x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<7x12x777x64xf32>, tensor<7x12x777x1xf32>, tensor<7x12x777x1xf32>) grid [12, 49, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<7x12x777x64xf32>, %5: tensor<7x12x777x1xf32>, %6: tensor<7x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<7x12x777x64xf32> -> !mugraph.tile<7x1x16x32xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<7x12x777x1xf32> -> !mugraph.tile<7x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<7x12x777x1xf32> -> !mugraph.tile<7x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2, 3] : !mugraph.tile<1x1x16x32xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_16(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 1.405750e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<777x777xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>, tensor<12x777x64xf32>) grid [12, 25, 4] loop 13 threads 128 {
    ^bb0(%ms: tensor<777x777xf32>, %qs: tensor<12x777x64xf32>, %ks: tensor<12x777x64xf32>, %vs: tensor<12x777x64xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<32x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<4x12x777x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<4x12x777x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x12x777x64xf32>
    } -> (tensor<4x12x777x1xf32>, tensor<4x12x777x1xf32>, tensor<4x12x777x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x777x64xf32>, tensor<4x12x777x1xf32>, tensor<4x12x777x1xf32>) grid [12, 49] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x777x64xf32>, %5: tensor<4x12x777x1xf32>, %6: tensor<4x12x777x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x777x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x777x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x777x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x777x64xf32>
    } -> tensor<1x12x777x64xf32>
    %4 = mugraph.reshape %3 to [12, 777, 64]
    func.return %4 : tensor<12x777x64xf32>
  }
  func.func @candidate_17(%q: tensor<12x777x64xf32>, %k: tensor<12x777x64xf32>, %v: tensor<12x777x64xf32>, %m: tensor<777x777xf32>) -> tensor<12x777x64xf32> attributes {mugraph.measured_us = 2.476990e+02 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2 = mugraph.block ins(%1, %m, %v : tensor<12x777x777xf32>, tensor<777x777xf32>, tensor<12x777x64xf32>) grid [12, 49] loop 25 threads 128 {
    ^bb0(%3: tensor<12x777x777xf32>, %ms: tensor<777x777xf32>, %vs: tensor<12x777x64xf32>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<12x777x777xf32> -> !mugraph.tile<1x16x32xf32>
      %mt = mugraph.load %ms imap [*, 0] fmap 1 : tensor<777x777xf32> -> !mugraph.tile<16x32xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<12x777x64xf32> -> !mugraph.tile<1x32x64xf32>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.add %5, %mt
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.matmul %9, %vt
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.div %13, %12
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x777x64xf32>
    } -> tensor<12x777x64xf32>
    func.return %2 : tensor<12x777x64xf32>
  }
}
