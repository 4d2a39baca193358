builtin.module {
  func.func @candidate_0(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 4.990600e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<8x256x128xf32>, tensor<8x128x1024xf32>) grid [8, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<8x256x128xf32>, %2: tensor<8x128x1024xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<8x256x128xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<8x128x1024xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %2, %3, %4 = mugraph.block ins(%1, %m, %v : tensor<8x256x1024xf32>, tensor<256x1024xf32>, tensor<8x1024x128xf32>) grid [8, 4, 8] loop 4 threads 128 {
    ^bb0(%5: tensor<8x256x1024xf32>, %ms: tensor<256x1024xf32>, %vs: tensor<8x1024x128xf32>):
      %6 = mugraph.load %5 imap [0, 1, 2] fmap 2 : tensor<8x256x1024xf32> -> !mugraph.tile<1x64x32xf32>
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<64x32xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %7 = mugraph.scale %6 by 0.088388
      %8 = mugraph.add %7, %mt
      %9 = mugraph.max %8 dim 2
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.matmul %11, %vt
      %14 = mugraph.accumulate sum %12 shift %9
      %15 = mugraph.accumulate sum %13 shift %9
      %16 = mugraph.accumulate max %9
      mugraph.store %16 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x256x128xf32>
    } -> (tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x128xf32>)
    %5 = mugraph.block ins(%4, %2, %3 : tensor<8x8x256x128xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%6: tensor<8x8x256x128xf32>, %7: tensor<8x8x256x1xf32>, %8: tensor<8x8x256x1xf32>):
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x256x128xf32> -> !mugraph.tile<8x1x4x128xf32>
      %10 = mugraph.load %7 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %11 = mugraph.load %8 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %12 = mugraph.max %10 dim 0
      %13 = mugraph.sub %10, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %9, %14
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.mul %11, %14
      %18 = mugraph.sum %17 dim 0
      %19 = mugraph.div %16, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %6 = mugraph.reshape %5 to [8, 256, 128]
    func.return %6 : tensor<8x256x128xf32>
  }
  func.func @candidate_1(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 3.294300e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<8x256x128xf32>, tensor<8x128x1024xf32>) grid [8, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<8x256x128xf32>, %2: tensor<8x128x1024xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<8x256x128xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<8x128x1024xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %2 = mugraph.block ins(%1, %m : tensor<8x256x1024xf32>, tensor<256x1024xf32>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x1024xf32>, %ms: tensor<256x1024xf32>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<8x256x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %5, %mt
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x1024xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %3 = mugraph.block ins(%2, %v : tensor<8x256x1024xf32>, tensor<8x1024x128xf32>) grid [8, 16, 4] loop 8 threads 128 {
    ^bb0(%4: tensor<8x256x1024xf32>, %vs: tensor<8x1024x128xf32>):
      %5 = mugraph.load %4 imap [0, 1, *] fmap 2 : tensor<8x256x1024xf32> -> !mugraph.tile<1x16x128xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x128x32xf32>
      %6 = mugraph.matmul %5, %vt
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<8x256x128xf32>
    } -> tensor<8x256x128xf32>
    func.return %3 : tensor<8x256x128xf32>
  }
  func.func @candidate_2(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 4.611900e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<8x256x128xf32>, tensor<8x128x1024xf32>) grid [8, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<8x256x128xf32>, %2: tensor<8x128x1024xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<8x256x128xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<8x128x1024xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %2, %3 = mugraph.block ins(%1, %m : tensor<8x256x1024xf32>, tensor<256x1024xf32>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%4: tensor<8x256x1024xf32>, %ms: tensor<256x1024xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<8x256x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.add %6, %mt
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x1xf32> -> tensor<8x256x1xf32>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x1x1024xf32> -> tensor<8x256x1024xf32>
    } -> (tensor<8x256x1xf32>, tensor<8x256x1024xf32>)
    %4 = mugraph.block ins(%3, %2, %v : tensor<8x256x1024xf32>, tensor<8x256x1xf32>, tensor<8x1024x128xf32>) grid [8, 4, 8] loop 4 threads 128 {
    ^bb0(%5: tensor<8x256x1024xf32>, %6: tensor<8x256x1xf32>, %vs: tensor<8x1024x128xf32>):
      %7 = mugraph.load %5 imap [0, 1, 2] fmap 2 : tensor<8x256x1024xf32> -> !mugraph.tile<1x64x32xf32>
      %8 = mugraph.load %6 imap [0, 1, *] : tensor<8x256x1xf32> -> !mugraph.tile<1x64x1xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %9 = mugraph.div %7, %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x256x128xf32>
    } -> tensor<8x8x256x128xf32>
    %5 = mugraph.block ins(%4 : tensor<8x8x256x128xf32>) grid [8, 128] loop 1 threads 128 {
    ^bb0(%6: tensor<8x8x256x128xf32>):
      %7 = mugraph.load %6 imap [1, 2] : tensor<8x8x256x128xf32> -> !mugraph.tile<8x1x2x128xf32>
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x1x2x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %6 = mugraph.reshape %5 to [8, 256, 128]
    func.return %6 : tensor<8x256x128xf32>
  }
  func.func @candidate_3(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 4.845200e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<8x256x128xf32>, tensor<8x128x1024xf32>) grid [8, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<8x256x128xf32>, %2: tensor<8x128x1024xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<8x256x128xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<8x128x1024xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %2, %3 = mugraph.block ins(%1, %m : tensor<8x256x1024xf32>, tensor<256x1024xf32>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%4: tensor<8x256x1024xf32>, %ms: tensor<256x1024xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<8x256x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.add %6, %mt
      %8 = mugraph.max %7 dim 2
      mugraph.store %8 omap [0, 1] : !mugraph.tile<4x1x1xf32> -> tensor<8x256x1xf32>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<4x1x1024xf32> -> tensor<8x256x1024xf32>
    } -> (tensor<8x256x1xf32>, tensor<8x256x1024xf32>)
    %4, %5 = mugraph.block ins(%3, %2, %v : tensor<8x256x1024xf32>, tensor<8x256x1xf32>, tensor<8x1024x128xf32>) grid [8, 4, 8] loop 4 threads 128 {
    ^bb0(%6: tensor<8x256x1024xf32>, %7: tensor<8x256x1xf32>, %vs: tensor<8x1024x128xf32>):
      %8 = mugraph.load %6 imap [0, 1, 2] fmap 2 : tensor<8x256x1024xf32> -> !mugraph.tile<1x64x32xf32>
      %9 = mugraph.load %7 imap [0, 1, *] : tensor<8x256x1xf32> -> !mugraph.tile<1x64x1xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.matmul %11, %vt
      %14 = mugraph.accumulate sum %12
      %15 = mugraph.accumulate sum %13
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %15 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x256x128xf32>
    } -> (tensor<8x8x256x1xf32>, tensor<8x8x256x128xf32>)
    %6 = mugraph.block ins(%5, %4 : tensor<8x8x256x128xf32>, tensor<8x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%7: tensor<8x8x256x128xf32>, %8: tensor<8x8x256x1xf32>):
      %9 = mugraph.load %7 imap [1, 2] : tensor<8x8x256x128xf32> -> !mugraph.tile<8x1x4x128xf32>
      %10 = mugraph.load %8 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %7 = mugraph.reshape %6 to [8, 256, 128]
    func.return %7 : tensor<8x256x128xf32>
  }
  func.func @candidate_4(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 4.050800e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 16, 2] loop 16 threads 128 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<16x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x16x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x8x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x128xf32> -> tensor<2x8x256x128xf32>
    } -> (tensor<2x8x256x1xf32>, tensor<2x8x256x1xf32>, tensor<2x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x8x256x128xf32>, tensor<2x8x256x1xf32>, tensor<2x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x256x128xf32>, %5: tensor<2x8x256x1xf32>, %6: tensor<2x8x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x8x256x128xf32> -> !mugraph.tile<2x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x256x1xf32> -> !mugraph.tile<2x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x256x1xf32> -> !mugraph.tile<2x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_5(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 3.750500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 16, 2] loop 16 threads 128 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<16x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x16x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10 shift %7
      %12 = mugraph.accumulate sum %9 shift %7
      %13 = mugraph.accumulate max %7
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x32xf32> -> tensor<2x8x256x32xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x16x128xf32> -> tensor<2x8x256x128xf32>
    } -> (tensor<2x8x256x1xf32>, tensor<2x8x256x32xf32>, tensor<2x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x8x256x128xf32>, tensor<2x8x256x1xf32>, tensor<2x8x256x32xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x256x128xf32>, %5: tensor<2x8x256x1xf32>, %6: tensor<2x8x256x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x8x256x128xf32> -> !mugraph.tile<2x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x256x1xf32> -> !mugraph.tile<2x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x256x32xf32> -> !mugraph.tile<2x1x4x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_6(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 5.513900e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<8x256x128xf32>, tensor<8x128x1024xf32>) grid [8, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<8x256x128xf32>, %2: tensor<8x128x1024xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<8x256x128xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<8x128x1024xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %2 = mugraph.block ins(%1, %m : tensor<8x256x1024xf32>, tensor<256x1024xf32>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x1024xf32>, %ms: tensor<256x1024xf32>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<8x256x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %5, %mt
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x1024xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %3 = mugraph.matmul %2, %v
    func.return %3 : tensor<8x256x128xf32>
  }
  func.func @candidate_7(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 4.038100e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 16, 4] loop 8 threads 128 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<16x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x16x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10 shift %7
      %12 = mugraph.accumulate sum %9 shift %7
      %13 = mugraph.accumulate max %7
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<4x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x32xf32> -> tensor<4x8x256x32xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x16x128xf32> -> tensor<4x8x256x128xf32>
    } -> (tensor<4x8x256x1xf32>, tensor<4x8x256x32xf32>, tensor<4x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x8x256x128xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x32xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x256x128xf32>, %5: tensor<4x8x256x1xf32>, %6: tensor<4x8x256x32xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x8x256x128xf32> -> !mugraph.tile<4x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x8x256x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x8x256x32xf32> -> !mugraph.tile<4x1x4x32xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_8(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 5.746900e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<8x256x128xf32>, tensor<8x128x1024xf32>) grid [8, 4, 16] loop 4 threads 128 {
    ^bb0(%qs: tensor<8x256x128xf32>, %2: tensor<8x128x1024xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<8x256x128xf32> -> !mugraph.tile<1x64x32xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<8x128x1024xf32> -> !mugraph.tile<1x32x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x64xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %2, %3 = mugraph.block ins(%1, %m : tensor<8x256x1024xf32>, tensor<256x1024xf32>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%4: tensor<8x256x1024xf32>, %ms: tensor<256x1024xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<8x256x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.add %6, %mt
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x1xf32> -> tensor<8x256x1xf32>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x1x1024xf32> -> tensor<8x256x1024xf32>
    } -> (tensor<8x256x1xf32>, tensor<8x256x1024xf32>)
    %4 = mugraph.matmul %3, %v
    %5 = mugraph.div %4, %2
    func.return %5 : tensor<8x256x128xf32>
  }
  func.func @candidate_9(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 3.941300e+01 : f64} {
    %0 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 16] loop 8 threads 256 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<16x128xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<8x256x128xf32> -> !mugraph.tile<1x16x128xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x128x128xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x128x128xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.088388
      %4 = mugraph.add %mt, %3
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %vt
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x128xf32> -> tensor<8x256x128xf32>
    } -> tensor<8x256x128xf32>
    func.return %0 : tensor<8x256x128xf32>
  }
  func.func @candidate_10(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 4.125900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 2, 8] loop 4 threads 256 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<128x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x128x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x32x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x128x128xf32> -> tensor<8x8x256x128xf32>
    } -> (tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x256x128xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x256x128xf32>, %5: tensor<8x8x256x1xf32>, %6: tensor<8x8x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x256x128xf32> -> !mugraph.tile<8x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_11(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 5.534900e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 8, 8] loop 8 threads 128 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<32x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x32x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x16x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x16x128xf32>
      %3 = mugraph.scale %qt by 0.088388
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
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<8x8x256x128xf32>
    } -> (tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x256x128xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x256x128xf32>, %5: tensor<8x8x256x1xf32>, %6: tensor<8x8x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x256x128xf32> -> !mugraph.tile<8x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_12(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 5.949000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 4, 4] loop 4 threads 256 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<64x64xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x64x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x64x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x64x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10 shift %7
      %12 = mugraph.accumulate sum %9 shift %7
      %13 = mugraph.accumulate max %7
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x64xf32> -> tensor<4x8x256x64xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<4x8x256x128xf32>
    } -> (tensor<4x8x256x1xf32>, tensor<4x8x256x64xf32>, tensor<4x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x8x256x128xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x64xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x256x128xf32>, %5: tensor<4x8x256x1xf32>, %6: tensor<4x8x256x64xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x8x256x128xf32> -> !mugraph.tile<4x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x8x256x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x8x256x64xf32> -> !mugraph.tile<4x1x4x64xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %9 dim 3
      %14 = mugraph.mul %13, %12
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %12, %15
      %17 = mugraph.mul %7, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_13(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 6.019700e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 4, 4] loop 4 threads 256 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<64x64xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x64x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x64x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x64x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<4x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<4x8x256x128xf32>
    } -> (tensor<4x8x256x1xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x8x256x128xf32>, tensor<4x8x256x1xf32>, tensor<4x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<4x8x256x128xf32>, %5: tensor<4x8x256x1xf32>, %6: tensor<4x8x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<4x8x256x128xf32> -> !mugraph.tile<4x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<4x8x256x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<4x8x256x1xf32> -> !mugraph.tile<4x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_14(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 6.188700e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2, %3 = mugraph.block ins(%1, %m : tensor<8x256x1024xf32>, tensor<256x1024xf32>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%4: tensor<8x256x1024xf32>, %ms: tensor<256x1024xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<8x256x1024xf32> -> !mugraph.tile<4x1x1024xf32>
      %mt = mugraph.load %ms imap [*, 0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.add %6, %mt
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x1x1xf32> -> tensor<8x256x1xf32>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x1x1024xf32> -> tensor<8x256x1024xf32>
    } -> (tensor<8x256x1xf32>, tensor<8x256x1024xf32>)
    %4 = mugraph.transpose %3 permutation [0, 2, 1]
    %5 = mugraph.transpose %v permutation [0, 2, 1]
    %6 = mugraph.matmul %5, %4
    %7 = mugraph.transpose %6 permutation [0, 2, 1]
    %8 = mugraph.div %7, %2
    func.return %8 : tensor<8x256x128xf32>
  }
  func.func @candidate_15(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 6.439600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 4, 8] loop 2 threads 256 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<64x64xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x64x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x64x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x64x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.add %mt, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x64x1xf32> -> tensor<8x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x64x128xf32> -> tensor<8x8x256x128xf32>
    } -> (tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x8x256x128xf32>, tensor<8x8x256x1xf32>, tensor<8x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<8x8x256x128xf32>, %5: tensor<8x8x256x1xf32>, %6: tensor<8x8x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x8x256x128xf32> -> !mugraph.tile<8x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<8x8x256x1xf32> -> !mugraph.tile<8x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_16(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 6.642500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 16, 2] loop 32 threads 128 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<16x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x16x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x16x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x16x128xf32>
      %3 = mugraph.scale %qt by 0.088388
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
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x8x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x128xf32> -> tensor<2x8x256x128xf32>
    } -> (tensor<2x8x256x1xf32>, tensor<2x8x256x1xf32>, tensor<2x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x8x256x128xf32>, tensor<2x8x256x1xf32>, tensor<2x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<2x8x256x128xf32>, %5: tensor<2x8x256x1xf32>, %6: tensor<2x8x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x8x256x128xf32> -> !mugraph.tile<2x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x8x256x1xf32> -> !mugraph.tile<2x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x8x256x1xf32> -> !mugraph.tile<2x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
  func.func @candidate_17(%q: tensor<8x256x128xf32>, %k: tensor<8x1024x128xf32>, %v: tensor<8x1024x128xf32>, %m: tensor<256x1024xf32>) -> tensor<8x256x128xf32> attributes {mugraph.measured_us = 7.465500e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%m, %q, %k, %v : tensor<256x1024xf32>, tensor<8x256x128xf32>, tensor<8x1024x128xf32>, tensor<8x1024x128xf32>) grid [8, 8, 16] loop 4 threads 128 {
    ^bb0(%ms: tensor<256x1024xf32>, %qs: tensor<8x256x128xf32>, %ks: tensor<8x1024x128xf32>, %vs: tensor<8x1024x128xf32>):
      %mt = mugraph.load %ms imap [*, 0, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<32x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<8x256x128xf32> -> !mugraph.tile<1x32x128xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x16x128xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<8x1024x128xf32> -> !mugraph.tile<1x16x128xf32>
      %3 = mugraph.scale %qt by 0.088388
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
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x8x256x1xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x32x1xf32> -> tensor<16x8x256x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x32x128xf32> -> tensor<16x8x256x128xf32>
    } -> (tensor<16x8x256x1xf32>, tensor<16x8x256x1xf32>, tensor<16x8x256x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<16x8x256x128xf32>, tensor<16x8x256x1xf32>, tensor<16x8x256x1xf32>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%4: tensor<16x8x256x128xf32>, %5: tensor<16x8x256x1xf32>, %6: tensor<16x8x256x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<16x8x256x128xf32> -> !mugraph.tile<16x1x4x128xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<16x8x256x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<16x8x256x1xf32> -> !mugraph.tile<16x1x4x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x1x4x128xf32> -> tensor<1x8x256x128xf32>
    } -> tensor<1x8x256x128xf32>
    %4 = mugraph.reshape %3 to [8, 256, 128]
    func.return %4 : tensor<8x256x128xf32>
  }
}
