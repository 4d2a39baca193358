builtin.module {
  func.func @candidate_0(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 7.820500e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1, %2, %3 = mugraph.block ins(%q, %0, %v : tensor<12x1024x64xf32>, tensor<12x64x1024xf32>, tensor<12x1024x64xf32>) grid [12, 8, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %4: tensor<12x64x1024xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x128x64xf32>
      %5 = mugraph.load %4 imap [0, *, 2] fmap 2 : tensor<12x64x1024xf32> -> !mugraph.tile<1x64x32xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %6 = mugraph.matmul %qt, %5
      %7 = mugraph.scale %6 by 0.125
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %vt
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x12x1024x64xf32>
    } -> (tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x64xf32>)
    %4 = mugraph.block ins(%3, %1, %2 : tensor<4x12x1024x64xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%5: tensor<4x12x1024x64xf32>, %6: tensor<4x12x1024x1xf32>, %7: tensor<4x12x1024x1xf32>):
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %11 = mugraph.max %9 dim 0
      %12 = mugraph.sub %9, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.mul %10, %13
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.div %15, %17
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %5 = mugraph.reshape %4 to [12, 1024, 64]
    func.return %5 : tensor<12x1024x64xf32>
  }
  func.func @candidate_1(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 7.682200e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 8, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x128x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<4x12x1024x64xf32>
    } -> (tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x1024x64xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x1024x64xf32>, %5: tensor<4x12x1024x1xf32>, %6: tensor<4x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_2(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.071430e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 16, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x1024x64xf32>, %5: tensor<2x12x1024x1xf32>, %6: tensor<2x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_3(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.061050e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 16, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
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
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x16xf32> -> tensor<2x12x1024x16xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x16xf32>, tensor<2x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x16xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x1024x64xf32>, %5: tensor<2x12x1024x1xf32>, %6: tensor<2x12x1024x16xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x1024x16xf32> -> !mugraph.tile<2x1x16x16xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_4(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 9.932200e+01 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32] loop 16 threads 128 {
    ^bb0(%vs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %qs: tensor<12x1024x64xf32>):
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
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
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x1024x64xf32>
    } -> tensor<12x1024x64xf32>
    func.return %0 : tensor<12x1024x64xf32>
  }
  func.func @candidate_5(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.091230e+02 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32] loop 16 threads 128 {
    ^bb0(%vs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %qs: tensor<12x1024x64xf32>):
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
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
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x1024x64xf32>
    } -> tensor<12x1024x64xf32>
    func.return %0 : tensor<12x1024x64xf32>
  }
  func.func @candidate_6(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 7.654500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 8, 8] loop 1 threads 256 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x128x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x128x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x128x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x128x64xf32> -> tensor<8x12x1024x64xf32>
    } -> (tensor<8x12x1024x1xf32>, tensor<8x12x1024x1xf32>, tensor<8x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x1024x64xf32>, tensor<8x12x1024x1xf32>, tensor<8x12x1024x1xf32>) grid [12, 64] loop 4 threads 128 {
    ^bb0(%4: tensor<8x12x1024x64xf32>, %5: tensor<8x12x1024x1xf32>, %6: tensor<8x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] fmap 0 : tensor<8x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<8x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<8x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.mul %9, %12
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.sum %15 dim 0
      %18 = mugraph.sum %16 dim 0
      %19 = mugraph.div %17, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_7(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 8.560400e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32, 2] loop 8 threads 128 {
    ^bb0(%vs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %qs: tensor<12x1024x64xf32>):
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.transpose %vt permutation [0, 2, 1]
      %4 = mugraph.transpose %qt permutation [0, 2, 1]
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.matmul %kt, %5
      %7 = mugraph.max %6 dim 1
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %3, %9
      %11 = mugraph.accumulate sum %10 shift %7
      %12 = mugraph.accumulate sum %9 shift %7
      %13 = mugraph.accumulate max %7
      mugraph.store %13 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<2x12x1x1024xf32>
      mugraph.store %12 omap [0, 2, new] : !mugraph.tile<1x64x32xf32> -> tensor<2x12x64x1024xf32>
      mugraph.store %11 omap [0, 2, new] : !mugraph.tile<1x64x32xf32> -> tensor<2x12x64x1024xf32>
    } -> (tensor<2x12x1x1024xf32>, tensor<2x12x64x1024xf32>, tensor<2x12x64x1024xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x64x1024xf32>, tensor<2x12x1x1024xf32>, tensor<2x12x64x1024xf32>) grid [12, 32] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x64x1024xf32>, %5: tensor<2x12x1x1024xf32>, %6: tensor<2x12x64x1024xf32>):
      %7 = mugraph.load %4 imap [1, 3] : tensor<2x12x64x1024xf32> -> !mugraph.tile<2x1x64x32xf32>
      %8 = mugraph.load %5 imap [1, 3] : tensor<2x12x1x1024xf32> -> !mugraph.tile<2x1x1x32xf32>
      %9 = mugraph.load %6 imap [1, 3] : tensor<2x12x64x1024xf32> -> !mugraph.tile<2x1x64x32xf32>
      %10 = mugraph.transpose %7 permutation [0, 1, 3, 2]
      %11 = mugraph.transpose %8 permutation [0, 1, 3, 2]
      %12 = mugraph.max %11 dim 0
      %13 = mugraph.sub %11, %12
      %14 = mugraph.exp %13
      %15 = mugraph.transpose %9 permutation [0, 1, 3, 2]
      %16 = mugraph.sum %15 dim 3
      %17 = mugraph.mul %14, %16
      %18 = mugraph.sum %17 dim 0
      %19 = mugraph.div %14, %18
      %20 = mugraph.mul %10, %19
      %21 = mugraph.sum %20 dim 0
      mugraph.store %21 omap [1, 2] : !mugraph.tile<1x1x32x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_8(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 9.821700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32, 4] loop 4 threads 128 {
    ^bb0(%vs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %qs: tensor<12x1024x64xf32>):
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
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
      mugraph.store %14 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<4x12x1x1024xf32>
      mugraph.store %13 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<4x12x1x1024xf32>
      mugraph.store %12 omap [0, 2, new] : !mugraph.tile<1x64x32xf32> -> tensor<4x12x64x1024xf32>
    } -> (tensor<4x12x1x1024xf32>, tensor<4x12x1x1024xf32>, tensor<4x12x64x1024xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x64x1024xf32>, tensor<4x12x1x1024xf32>, tensor<4x12x1x1024xf32>) grid [12, 32, 2] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x64x1024xf32>, %5: tensor<4x12x1x1024xf32>, %6: tensor<4x12x1x1024xf32>):
      %7 = mugraph.load %4 imap [1, 3, 2] : tensor<4x12x64x1024xf32> -> !mugraph.tile<4x1x32x32xf32>
      %8 = mugraph.load %5 imap [1, 3, *] : tensor<4x12x1x1024xf32> -> !mugraph.tile<4x1x1x32xf32>
      %9 = mugraph.load %6 imap [1, 3, *] : tensor<4x12x1x1024xf32> -> !mugraph.tile<4x1x1x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.transpose %17 permutation [0, 1, 3, 2]
      mugraph.store %18 omap [1, 2, 3] : !mugraph.tile<1x1x32x32xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_9(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 8.701600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32, 2] loop 16 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.accumulate max %6
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x32xf32> -> tensor<2x12x1024x32xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x32xf32>, tensor<2x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x32xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x1024x64xf32>, %5: tensor<2x12x1024x1xf32>, %6: tensor<2x12x1024x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x1024x32xf32> -> !mugraph.tile<2x1x16x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_10(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 9.121300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32, 2] loop 16 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x1024x64xf32>, %5: tensor<2x12x1024x1xf32>, %6: tensor<2x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_11(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 9.711500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 16, 4] loop 8 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x12x1024x64xf32>
    } -> (tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x1024x64xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x1024x64xf32>, %5: tensor<4x12x1024x1xf32>, %6: tensor<4x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_12(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.037180e+02 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2 = mugraph.block ins(%1, %v : tensor<12x1024x1024xf32>, tensor<12x1024x64xf32>) grid [12, 64] loop 32 threads 128 {
    ^bb0(%3: tensor<12x1024x1024xf32>, %vs: tensor<12x1024x64xf32>):
      %4 = mugraph.load %3 imap [0, 1] fmap 2 : tensor<12x1024x1024xf32> -> !mugraph.tile<1x16x32xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<12x1024x64xf32>
    } -> tensor<12x1024x64xf32>
    func.return %2 : tensor<12x1024x64xf32>
  }
  func.func @candidate_13(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.134440e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 16, 2] loop 16 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x1024x64xf32>, %5: tensor<2x12x1024x1xf32>, %6: tensor<2x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_14(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.171540e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 16, 8] loop 8 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x64x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<8x12x1024x64xf32>
    } -> (tensor<8x12x1024x1xf32>, tensor<8x12x1024x1xf32>, tensor<8x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x12x1024x64xf32>, tensor<8x12x1024x1xf32>, tensor<8x12x1024x1xf32>) grid [12, 64] loop 4 threads 128 {
    ^bb0(%4: tensor<8x12x1024x64xf32>, %5: tensor<8x12x1024x1xf32>, %6: tensor<8x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] fmap 0 : tensor<8x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] fmap 0 : tensor<8x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] fmap 0 : tensor<8x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.mul %9, %12
      %15 = mugraph.accumulate sum %13 shift %10
      %16 = mugraph.accumulate sum %14 shift %10
      %17 = mugraph.sum %15 dim 0
      %18 = mugraph.sum %16 dim 0
      %19 = mugraph.div %17, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_15(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.390570e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32, 2] loop 32 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.scale %qt by 0.125
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.accumulate sum %9 shift %6
      %11 = mugraph.accumulate sum %8 shift %6
      %12 = mugraph.accumulate max %6
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<2x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x16xf32> -> tensor<2x12x1024x16xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<2x12x1024x64xf32>
    } -> (tensor<2x12x1024x1xf32>, tensor<2x12x1024x16xf32>, tensor<2x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x12x1024x64xf32>, tensor<2x12x1024x1xf32>, tensor<2x12x1024x16xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x12x1024x64xf32>, %5: tensor<2x12x1024x1xf32>, %6: tensor<2x12x1024x16xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x12x1024x64xf32> -> !mugraph.tile<2x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x12x1024x1xf32> -> !mugraph.tile<2x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x12x1024x16xf32> -> !mugraph.tile<2x1x16x16xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_16(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.479580e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32, 4] loop 16 threads 128 {
    ^bb0(%qs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %vs: tensor<12x1024x64xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x16x64xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.125
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<4x12x1024x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x32x64xf32> -> tensor<4x12x1024x64xf32>
    } -> (tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x64xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x12x1024x64xf32>, tensor<4x12x1024x1xf32>, tensor<4x12x1024x1xf32>) grid [12, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x12x1024x64xf32>, %5: tensor<4x12x1024x1xf32>, %6: tensor<4x12x1024x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x12x1024x64xf32> -> !mugraph.tile<4x1x16x64xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x12x1024x1xf32> -> !mugraph.tile<4x1x16x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x16x64xf32> -> tensor<1x12x1024x64xf32>
    } -> tensor<1x12x1024x64xf32>
    %4 = mugraph.reshape %3 to [12, 1024, 64]
    func.return %4 : tensor<12x1024x64xf32>
  }
  func.func @candidate_17(%q: tensor<12x1024x64xf32>, %k: tensor<12x1024x64xf32>, %v: tensor<12x1024x64xf32>) -> tensor<12x1024x64xf32> attributes {mugraph.measured_us = 1.745060e+02 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<12x1024x64xf32>, tensor<12x1024x64xf32>, tensor<12x1024x64xf32>) grid [12, 32] loop 32 threads 128 {
    ^bb0(%vs: tensor<12x1024x64xf32>, %ks: tensor<12x1024x64xf32>, %qs: tensor<12x1024x64xf32>):
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<12x1024x64xf32> -> !mugraph.tile<1x32x64xf32>
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
      mugraph.store %13 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x1024x64xf32>
    } -> tensor<12x1024x64xf32>
    func.return %0 : tensor<12x1024x64xf32>
  }
}
