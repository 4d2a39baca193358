builtin.module {
  func.func @candidate_0(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 9.789200e+01 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 12] loop 6 threads 128 {
    ^bb0(%vs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %qs: tensor<96x384x64xf32>):
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.matmul %kt, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.accumulate sum %8 shift %5
      %10 = mugraph.accumulate sum %7 shift %5
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.div %9, %11
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_1(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.040270e+02 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 12] loop 6 threads 128 {
    ^bb0(%vs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %qs: tensor<96x384x64xf32>):
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.matmul %kt, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_2(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.166450e+02 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<96x384x64xf32>, tensor<96x64x384xf32>) grid [96, 6, 6] loop 2 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %2: tensor<96x64x384xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<96x384x64xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<96x64x384xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<96x384x384xf32>
    } -> tensor<96x384x384xf32>
    %2 = mugraph.block ins(%1, %v : tensor<96x384x384xf32>, tensor<96x384x64xf32>) grid [96, 6] loop 12 threads 128 {
    ^bb0(%3: tensor<96x384x384xf32>, %vs: tensor<96x384x64xf32>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<96x384x384xf32> -> !mugraph.tile<1x64x32xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %2 : tensor<96x384x64xf32>
  }
  func.func @candidate_3(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.088790e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 6] loop 12 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.scale %qt by 0.125
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_4(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.117930e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 6] loop 12 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.scale %qt by 0.125
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_5(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.298190e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 6] loop 24 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.scale %1 by 0.125
      %3 = mugraph.matmul %qt, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_6(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 9.777700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 6, 2] loop 6 threads 128 {
    ^bb0(%vs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %qs: tensor<96x384x64xf32>):
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %3 = mugraph.transpose %vt permutation [0, 2, 1]
      %4 = mugraph.transpose %qt permutation [0, 2, 1]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.matmul %kt, %5
      %7 = mugraph.max %6 dim 1
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %3, %9
      %11 = mugraph.sum %9 dim 1
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 2, new] : !mugraph.tile<1x1x64xf32> -> tensor<2x96x1x384xf32>
      mugraph.store %13 omap [0, 2, new] : !mugraph.tile<1x1x64xf32> -> tensor<2x96x1x384xf32>
      mugraph.store %12 omap [0, 2, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x96x64x384xf32>
    } -> (tensor<2x96x1x384xf32>, tensor<2x96x1x384xf32>, tensor<2x96x64x384xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x96x64x384xf32>, tensor<2x96x1x384xf32>, tensor<2x96x1x384xf32>) grid [96, 12] loop 1 threads 128 {
    ^bb0(%4: tensor<2x96x64x384xf32>, %5: tensor<2x96x1x384xf32>, %6: tensor<2x96x1x384xf32>):
      %7 = mugraph.load %4 imap [1, 3] : tensor<2x96x64x384xf32> -> !mugraph.tile<2x1x64x32xf32>
      %8 = mugraph.load %5 imap [1, 3] : tensor<2x96x1x384xf32> -> !mugraph.tile<2x1x1x32xf32>
      %9 = mugraph.load %6 imap [1, 3] : tensor<2x96x1x384xf32> -> !mugraph.tile<2x1x1x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.transpose %17 permutation [0, 1, 3, 2]
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<1x96x384x64xf32>
    } -> tensor<1x96x384x64xf32>
    %4 = mugraph.reshape %3 to [96, 384, 64]
    func.return %4 : tensor<96x384x64xf32>
  }
  func.func @candidate_7(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.022840e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 3] loop 12 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x128x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.scale %1 by 0.125
      %3 = mugraph.matmul %qt, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x128x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_8(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.472660e+02 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 24] loop 12 threads 128 {
    ^bb0(%vs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %qs: tensor<96x384x64xf32>):
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.matmul %kt, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_9(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 9.761200e+01 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 24] loop 12 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.scale %qt by 0.125
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_10(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.033340e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 24] loop 12 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.scale %qt by 0.125
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_11(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.096280e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 6] loop 12 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_12(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.232650e+02 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2 = mugraph.block ins(%1, %v : tensor<96x384x384xf32>, tensor<96x384x64xf32>) grid [96, 12] loop 24 threads 128 {
    ^bb0(%3: tensor<96x384x384xf32>, %vs: tensor<96x384x64xf32>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<96x384x384xf32> -> !mugraph.tile<1x32x16xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %2 : tensor<96x384x64xf32>
  }
  func.func @candidate_13(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.272040e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 6, 2] loop 12 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.accumulate max %6
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x96x384x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x16xf32> -> tensor<2x96x384x16xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x96x384x64xf32>
    } -> (tensor<2x96x384x1xf32>, tensor<2x96x384x16xf32>, tensor<2x96x384x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x96x384x64xf32>, tensor<2x96x384x1xf32>, tensor<2x96x384x16xf32>) grid [96, 24] loop 1 threads 128 {
    ^bb0(%4: tensor<2x96x384x64xf32>, %5: tensor<2x96x384x1xf32>, %6: tensor<2x96x384x16xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x96x384x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x96x384x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x96x384x16xf32> -> !mugraph.tile<2x1x16x16xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x96x384x64xf32>
    } -> tensor<1x96x384x64xf32>
    %4 = mugraph.reshape %3 to [96, 384, 64]
    func.return %4 : tensor<96x384x64xf32>
  }
  func.func @candidate_14(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.323340e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 6] loop 24 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x64x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_15(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.450200e+02 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2 = mugraph.block ins(%1, %v : tensor<96x384x384xf32>, tensor<96x384x64xf32>) grid [96, 4] loop 12 threads 128 {
    ^bb0(%3: tensor<96x384x384xf32>, %vs: tensor<96x384x64xf32>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<96x384x384xf32> -> !mugraph.tile<1x96x32xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x96x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %2 : tensor<96x384x64xf32>
  }
  func.func @candidate_16(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.601730e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 12] loop 24 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.accumulate sum %7 shift %4
      %9 = mugraph.accumulate sum %6 shift %4
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %8, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
  func.func @candidate_17(%q: tensor<96x384x64xf32>, %k: tensor<96x384x64xf32>, %v: tensor<96x384x64xf32>) -> tensor<96x384x64xf32> attributes {mugraph.measured_us = 1.651020e+02 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<96x384x64xf32>, tensor<96x384x64xf32>, tensor<96x384x64xf32>) grid [96, 12] loop 24 threads 128 {
    ^bb0(%qs: tensor<96x384x64xf32>, %ks: tensor<96x384x64xf32>, %vs: tensor<96x384x64xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<96x384x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<96x384x64xf32> -> !mugraph.tile<1x16x64xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.125
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<96x384x64xf32>
    } -> tensor<96x384x64xf32>
    func.return %0 : tensor<96x384x64xf32>
  }
}
