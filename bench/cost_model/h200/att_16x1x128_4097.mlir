builtin.module {
  func.func @candidate_0(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 2.944000e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<16x1x128xf32>, tensor<16x128x4097xf32>) grid [16, 65] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x1x128xf32>, %2: tensor<16x128x4097xf32>):
      %qt = mugraph.load %qs imap [0, *] fmap 2 : tensor<16x1x128xf32> -> !mugraph.tile<1x1x16xf32>
      %3 = mugraph.load %2 imap [0, 2] fmap 1 : tensor<16x128x4097xf32> -> !mugraph.tile<1x16x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x1x64xf32> -> tensor<16x1x4097xf32>
    } -> tensor<16x1x4097xf32>
    %2, %3, %4 = mugraph.block ins(%1, %v : tensor<16x1x4097xf32>, tensor<16x4097x128xf32>) grid [16, 33] loop 2 threads 128 {
    ^bb0(%5: tensor<16x1x4097xf32>, %vs: tensor<16x4097x128xf32>):
      %6 = mugraph.load %5 imap [0, 2] fmap 2 : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x63xf32>
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x63x128xf32>
      %7 = mugraph.scale %6 by 0.088388
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %vt
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1x128xf32> -> tensor<33x16x1x128xf32>
    } -> (tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x128xf32>)
    %5 = mugraph.block ins(%4, %2, %3 : tensor<33x16x1x128xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<33x16x1x128xf32>, %7: tensor<33x16x1x1xf32>, %8: tensor<33x16x1x1xf32>):
      %9 = mugraph.load %6 imap [1, 3] : tensor<33x16x1x128xf32> -> !mugraph.tile<33x1x1x16xf32>
      %10 = mugraph.load %7 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %12 = mugraph.max %10 dim 0
      %13 = mugraph.sub %10, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %9, %14
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.mul %11, %14
      %18 = mugraph.sum %17 dim 0
      %19 = mugraph.div %16, %18
      mugraph.store %19 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %6 = mugraph.reshape %5 to [16, 1, 128]
    func.return %6 : tensor<16x1x128xf32>
  }
  func.func @candidate_1(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 2.833100e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<16x1x128xf32>, tensor<16x128x4097xf32>) grid [16, 65] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x1x128xf32>, %2: tensor<16x128x4097xf32>):
      %qt = mugraph.load %qs imap [0, *] fmap 2 : tensor<16x1x128xf32> -> !mugraph.tile<1x1x16xf32>
      %3 = mugraph.load %2 imap [0, 2] fmap 1 : tensor<16x128x4097xf32> -> !mugraph.tile<1x16x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x1x64xf32> -> tensor<16x1x4097xf32>
    } -> tensor<16x1x4097xf32>
    %2 = mugraph.block ins(%1 : tensor<16x1x4097xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x4097xf32>):
      %4 = mugraph.load %3 imap [0] : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x4097xf32>
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0] : !mugraph.tile<1x1x4097xf32> -> tensor<16x1x4097xf32>
    } -> tensor<16x1x4097xf32>
    %3 = mugraph.block ins(%2, %v : tensor<16x1x4097xf32>, tensor<16x4097x128xf32>) grid [16, 4, 16] loop 17 threads 128 {
    ^bb0(%4: tensor<16x1x4097xf32>, %vs: tensor<16x4097x128xf32>):
      %5 = mugraph.load %4 imap [0, *, 2] fmap 2 : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x16xf32>
      %vt = mugraph.load %vs imap [0, 2, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x16x32xf32>
      %6 = mugraph.matmul %5, %vt
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<16x16x1x128xf32>
    } -> tensor<16x16x1x128xf32>
    %4 = mugraph.block ins(%3 : tensor<16x16x1x128xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%5: tensor<16x16x1x128xf32>):
      %6 = mugraph.load %5 imap [1, 3] : tensor<16x16x1x128xf32> -> !mugraph.tile<16x1x1x16xf32>
      %7 = mugraph.sum %6 dim 0
      mugraph.store %7 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %5 = mugraph.reshape %4 to [16, 1, 128]
    func.return %5 : tensor<16x1x128xf32>
  }
  func.func @candidate_2(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 3.039500e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<16x1x128xf32>, tensor<16x128x4097xf32>) grid [16, 65] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x1x128xf32>, %2: tensor<16x128x4097xf32>):
      %qt = mugraph.load %qs imap [0, *] fmap 2 : tensor<16x1x128xf32> -> !mugraph.tile<1x1x16xf32>
      %3 = mugraph.load %2 imap [0, 2] fmap 1 : tensor<16x128x4097xf32> -> !mugraph.tile<1x16x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x1x64xf32> -> tensor<16x1x4097xf32>
    } -> tensor<16x1x4097xf32>
    %2, %3 = mugraph.block ins(%1 : tensor<16x1x4097xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%4: tensor<16x1x4097xf32>):
      %5 = mugraph.load %4 imap [0] : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x4097xf32>
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0] : !mugraph.tile<1x1x1xf32> -> tensor<16x1x1xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<1x1x4097xf32> -> tensor<16x1x4097xf32>
    } -> (tensor<16x1x1xf32>, tensor<16x1x4097xf32>)
    %4 = mugraph.block ins(%3, %2, %v : tensor<16x1x4097xf32>, tensor<16x1x1xf32>, tensor<16x4097x128xf32>) grid [16, 2, 65] loop 1 threads 128 {
    ^bb0(%5: tensor<16x1x4097xf32>, %6: tensor<16x1x1xf32>, %vs: tensor<16x4097x128xf32>):
      %7 = mugraph.load %5 imap [0, *, 2] fmap 2 : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x64xf32>
      %8 = mugraph.load %6 imap [0, *, *] : tensor<16x1x1xf32> -> !mugraph.tile<1x1x1xf32>
      %vt = mugraph.load %vs imap [0, 2, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x64x64xf32>
      %9 = mugraph.div %7, %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 2, new] : !mugraph.tile<1x1x64xf32> -> tensor<65x16x1x128xf32>
    } -> tensor<65x16x1x128xf32>
    %5 = mugraph.block ins(%4 : tensor<65x16x1x128xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<65x16x1x128xf32>):
      %7 = mugraph.load %6 imap [1, 3] : tensor<65x16x1x128xf32> -> !mugraph.tile<65x1x1x16xf32>
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %6 = mugraph.reshape %5 to [16, 1, 128]
    func.return %6 : tensor<16x1x128xf32>
  }
  func.func @candidate_3(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 3.055500e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<16x1x128xf32>, tensor<16x128x4097xf32>) grid [16, 65] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x1x128xf32>, %2: tensor<16x128x4097xf32>):
      %qt = mugraph.load %qs imap [0, *] fmap 2 : tensor<16x1x128xf32> -> !mugraph.tile<1x1x16xf32>
      %3 = mugraph.load %2 imap [0, 2] fmap 1 : tensor<16x128x4097xf32> -> !mugraph.tile<1x16x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x1x64xf32> -> tensor<16x1x4097xf32>
    } -> tensor<16x1x4097xf32>
    %2, %3 = mugraph.block ins(%1 : tensor<16x1x4097xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%4: tensor<16x1x4097xf32>):
      %5 = mugraph.load %4 imap [0] : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x4097xf32>
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.max %6 dim 2
      mugraph.store %7 omap [0] : !mugraph.tile<1x1x1xf32> -> tensor<16x1x1xf32>
      mugraph.store %6 omap [0] : !mugraph.tile<1x1x4097xf32> -> tensor<16x1x4097xf32>
    } -> (tensor<16x1x1xf32>, tensor<16x1x4097xf32>)
    %4, %5 = mugraph.block ins(%3, %2, %v : tensor<16x1x4097xf32>, tensor<16x1x1xf32>, tensor<16x4097x128xf32>) grid [16, 65] loop 1 threads 128 {
    ^bb0(%6: tensor<16x1x4097xf32>, %7: tensor<16x1x1xf32>, %vs: tensor<16x4097x128xf32>):
      %8 = mugraph.load %6 imap [0, 2] fmap 2 : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x64xf32>
      %9 = mugraph.load %7 imap [0, *] : tensor<16x1x1xf32> -> !mugraph.tile<1x1x1xf32>
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x64x128xf32>
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.sum %11 dim 2
      %13 = mugraph.matmul %11, %vt
      %14 = mugraph.accumulate sum %12
      %15 = mugraph.accumulate sum %13
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<65x16x1x1xf32>
      mugraph.store %15 omap [0, new] : !mugraph.tile<1x1x128xf32> -> tensor<65x16x1x128xf32>
    } -> (tensor<65x16x1x1xf32>, tensor<65x16x1x128xf32>)
    %6 = mugraph.block ins(%5, %4 : tensor<65x16x1x128xf32>, tensor<65x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%7: tensor<65x16x1x128xf32>, %8: tensor<65x16x1x1xf32>):
      %9 = mugraph.load %7 imap [1, 3] : tensor<65x16x1x128xf32> -> !mugraph.tile<65x1x1x16xf32>
      %10 = mugraph.load %8 imap [1, *] : tensor<65x16x1x1xf32> -> !mugraph.tile<65x1x1x1xf32>
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %7 = mugraph.reshape %6 to [16, 1, 128]
    func.return %7 : tensor<16x1x128xf32>
  }
  func.func @candidate_4(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 5.949700e+01 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<16x4097x128xf32>, tensor<16x4097x128xf32>, tensor<16x1x128xf32>) grid [16, 8] loop 33 threads 256 {
    ^bb0(%vs: tensor<16x4097x128xf32>, %ks: tensor<16x4097x128xf32>, %qs: tensor<16x1x128xf32>):
      %vt = mugraph.load %vs imap [0, 2] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x128x16xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x128x128xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<1x1x128xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.scale %3 by 0.088388
      %5 = mugraph.mul %2, %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.mul %1, %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.sum %9 dim 2
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate sum %12 shift %7
      %15 = mugraph.div %13, %14
      %16 = mugraph.transpose %15 permutation [0, 2, 1]
      mugraph.store %16 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<16x1x128xf32>
    } -> tensor<16x1x128xf32>
    func.return %0 : tensor<16x1x128xf32>
  }
  func.func @candidate_5(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 3.394690e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<16x1x128xf32>, tensor<16x4097x128xf32>, tensor<16x4097x128xf32>) grid [8, 33] loop 2 threads 256 {
    ^bb0(%qs: tensor<16x1x128xf32>, %ks: tensor<16x4097x128xf32>, %vs: tensor<16x4097x128xf32>):
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<2x1x128xf32>
      %kt = mugraph.load %ks imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<2x63x128xf32>
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<2x63x128xf32>
      %3 = mugraph.transpose %kt permutation [0, 2, 1]
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.088388
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate max %6
      mugraph.store %13 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %11 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<2x1x128xf32> -> tensor<33x16x1x128xf32>
    } -> (tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<33x16x1x128xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<33x16x1x128xf32>, %5: tensor<33x16x1x1xf32>, %6: tensor<33x16x1x1xf32>):
      %7 = mugraph.load %4 imap [1, 3] : tensor<33x16x1x128xf32> -> !mugraph.tile<33x1x1x16xf32>
      %8 = mugraph.load %5 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %4 = mugraph.reshape %3 to [16, 1, 128]
    func.return %4 : tensor<16x1x128xf32>
  }
  func.func @candidate_6(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 2.851000e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<16x1x128xf32>, tensor<16x128x4097xf32>) grid [16, 65] loop 8 threads 128 {
    ^bb0(%qs: tensor<16x1x128xf32>, %2: tensor<16x128x4097xf32>):
      %qt = mugraph.load %qs imap [0, *] fmap 2 : tensor<16x1x128xf32> -> !mugraph.tile<1x1x16xf32>
      %3 = mugraph.load %2 imap [0, 2] fmap 1 : tensor<16x128x4097xf32> -> !mugraph.tile<1x16x64xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 2] : !mugraph.tile<1x1x64xf32> -> tensor<16x1x4097xf32>
    } -> tensor<16x1x4097xf32>
    %2, %3 = mugraph.block ins(%1 : tensor<16x1x4097xf32>) grid [16] loop 1 threads 128 {
    ^bb0(%4: tensor<16x1x4097xf32>):
      %5 = mugraph.load %4 imap [0] : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x4097xf32>
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0] : !mugraph.tile<1x1x1xf32> -> tensor<16x1x1xf32>
      mugraph.store %9 omap [0] : !mugraph.tile<1x1x4097xf32> -> tensor<16x1x4097xf32>
    } -> (tensor<16x1x1xf32>, tensor<16x1x4097xf32>)
    %4 = mugraph.block ins(%3, %2, %v : tensor<16x1x4097xf32>, tensor<16x1x1xf32>, tensor<16x4097x128xf32>) grid [16, 4, 16] loop 17 threads 128 {
    ^bb0(%5: tensor<16x1x4097xf32>, %6: tensor<16x1x1xf32>, %vs: tensor<16x4097x128xf32>):
      %7 = mugraph.load %5 imap [0, *, 2] fmap 2 : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x16xf32>
      %8 = mugraph.load %6 imap [0, *, *] : tensor<16x1x1xf32> -> !mugraph.tile<1x1x1xf32>
      %vt = mugraph.load %vs imap [0, 2, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x16x32xf32>
      %9 = mugraph.div %7, %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<16x16x1x128xf32>
    } -> tensor<16x16x1x128xf32>
    %5 = mugraph.block ins(%4 : tensor<16x16x1x128xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<16x16x1x128xf32>):
      %7 = mugraph.load %6 imap [1, 3] : tensor<16x16x1x128xf32> -> !mugraph.tile<16x1x1x16xf32>
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %6 = mugraph.reshape %5 to [16, 1, 128]
    func.return %6 : tensor<16x1x128xf32>
  }
  func.func @candidate_7(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 8.690600e+01 : f64} {
    %0 = mugraph.block ins(%k, %q, %v : tensor<16x4097x128xf32>, tensor<16x1x128xf32>, tensor<16x4097x128xf32>) grid [16, 8] loop 33 threads 256 {
    ^bb0(%ks: tensor<16x4097x128xf32>, %qs: tensor<16x1x128xf32>, %vs: tensor<16x4097x128xf32>):
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x128x128xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<1x1x128xf32>
      %vt = mugraph.load %vs imap [0, 2] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x128x16xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.scale %2 by 0.088388
      %4 = mugraph.mul %1, %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 2
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 2] : !mugraph.tile<1x1x16xf32> -> tensor<16x1x128xf32>
    } -> tensor<16x1x128xf32>
    func.return %0 : tensor<16x1x128xf32>
  }
  func.func @candidate_8(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 2.333000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<16x4097x128xf32>, tensor<16x4097x128xf32>, tensor<16x1x128xf32>) grid [8, 33] loop 2 threads 256 {
    ^bb0(%vs: tensor<16x4097x128xf32>, %ks: tensor<16x4097x128xf32>, %qs: tensor<16x1x128xf32>):
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<2x63x128xf32>
      %kt = mugraph.load %ks imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<2x63x128xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<2x1x128xf32>
      %3 = mugraph.scale %qt by 0.088388
      %4 = mugraph.mul %kt, %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.mul %vt, %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.sum %8 dim 1
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate sum %11 shift %6
      %14 = mugraph.accumulate max %6
      mugraph.store %14 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<2x1x128xf32> -> tensor<33x16x1x128xf32>
    } -> (tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<33x16x1x128xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<33x16x1x128xf32>, %5: tensor<33x16x1x1xf32>, %6: tensor<33x16x1x1xf32>):
      %7 = mugraph.load %4 imap [1, 3] : tensor<33x16x1x128xf32> -> !mugraph.tile<33x1x1x16xf32>
      %8 = mugraph.load %5 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %4 = mugraph.reshape %3 to [16, 1, 128]
    func.return %4 : tensor<16x1x128xf32>
  }
  func.func @candidate_9(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 2.404600e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<16x4097x128xf32>, tensor<16x4097x128xf32>, tensor<16x1x128xf32>) grid [8, 13] loop 5 threads 256 {
    ^bb0(%vs: tensor<16x4097x128xf32>, %ks: tensor<16x4097x128xf32>, %qs: tensor<16x1x128xf32>):
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<2x64x128xf32>
      %kt = mugraph.load %ks imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<2x64x128xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<2x1x128xf32>
      %3 = mugraph.scale %qt by 0.088388
      %4 = mugraph.mul %kt, %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.mul %vt, %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.sum %8 dim 1
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate sum %11 shift %6
      %14 = mugraph.accumulate max %6
      mugraph.store %14 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<13x16x1x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<2x1x1xf32> -> tensor<13x16x1x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<2x1x128xf32> -> tensor<13x16x1x128xf32>
    } -> (tensor<13x16x1x1xf32>, tensor<13x16x1x1xf32>, tensor<13x16x1x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<13x16x1x128xf32>, tensor<13x16x1x1xf32>, tensor<13x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<13x16x1x128xf32>, %5: tensor<13x16x1x1xf32>, %6: tensor<13x16x1x1xf32>):
      %7 = mugraph.load %4 imap [1, 3] : tensor<13x16x1x128xf32> -> !mugraph.tile<13x1x1x16xf32>
      %8 = mugraph.load %5 imap [1, *] : tensor<13x16x1x1xf32> -> !mugraph.tile<13x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, *] : tensor<13x16x1x1xf32> -> !mugraph.tile<13x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %4 = mugraph.reshape %3 to [16, 1, 128]
    func.return %4 : tensor<16x1x128xf32>
  }
  func.func @candidate_10(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 2.567400e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<16x4097x128xf32>, tensor<16x4097x128xf32>, tensor<16x1x128xf32>) grid [16, 8] loop 9 threads 128 {
    ^bb0(%vs: tensor<16x4097x128xf32>, %ks: tensor<16x4097x128xf32>, %qs: tensor<16x1x128xf32>):
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x64x128xf32>
      %kt = mugraph.load %ks imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x64x128xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<1x1x128xf32>
      %3 = mugraph.transpose %vt permutation [0, 2, 1]
      %4 = mugraph.transpose %kt permutation [0, 2, 1]
      %5 = mugraph.transpose %qt permutation [0, 2, 1]
      %6 = mugraph.scale %5 by 0.088388
      %7 = mugraph.mul %4, %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.max %8 dim 2
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.mul %3, %11
      %13 = mugraph.sum %12 dim 2
      %14 = mugraph.sum %11 dim 2
      %15 = mugraph.accumulate sum %13 shift %9
      %16 = mugraph.accumulate sum %14 shift %9
      %17 = mugraph.accumulate max %9
      mugraph.store %17 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<8x16x1x1xf32>
      mugraph.store %16 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<8x16x1x1xf32>
      mugraph.store %15 omap [0, new] : !mugraph.tile<1x128x1xf32> -> tensor<8x16x128x1xf32>
    } -> (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<8x16x128x1xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x16x128x1xf32>, tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x128x1xf32>, %5: tensor<8x16x1x1xf32>, %6: tensor<8x16x1x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<8x16x128x1xf32> -> !mugraph.tile<8x1x16x1xf32>
      %8 = mugraph.load %5 imap [1, *] : tensor<8x16x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, *] : tensor<8x16x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.transpose %7 permutation [0, 1, 3, 2]
      %11 = mugraph.max %8 dim 0
      %12 = mugraph.sub %8, %11
      %13 = mugraph.exp %12
      %14 = mugraph.mul %9, %13
      %15 = mugraph.sum %14 dim 0
      %16 = mugraph.div %13, %15
      %17 = mugraph.mul %10, %16
      %18 = mugraph.sum %17 dim 0
      mugraph.store %18 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %4 = mugraph.reshape %3 to [16, 1, 128]
    func.return %4 : tensor<16x1x128xf32>
  }
  func.func @candidate_11(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 2.569000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<16x4097x128xf32>, tensor<16x4097x128xf32>, tensor<16x1x128xf32>) grid [16, 8] loop 9 threads 128 {
    ^bb0(%vs: tensor<16x4097x128xf32>, %ks: tensor<16x4097x128xf32>, %qs: tensor<16x1x128xf32>):
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x64x128xf32>
      %kt = mugraph.load %ks imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x64x128xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<1x1x128xf32>
      %3 = mugraph.scale %qt by 0.088388
      %4 = mugraph.mul %kt, %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.mul %vt, %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.sum %8 dim 1
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate sum %11 shift %6
      %14 = mugraph.accumulate max %6
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<8x16x1x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<8x16x1x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1x128xf32> -> tensor<8x16x1x128xf32>
    } -> (tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>, tensor<8x16x1x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<8x16x1x128xf32>, tensor<8x16x1x1xf32>, tensor<8x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<8x16x1x128xf32>, %5: tensor<8x16x1x1xf32>, %6: tensor<8x16x1x1xf32>):
      %7 = mugraph.load %4 imap [1, 3] : tensor<8x16x1x128xf32> -> !mugraph.tile<8x1x1x16xf32>
      %8 = mugraph.load %5 imap [1, *] : tensor<8x16x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, *] : tensor<8x16x1x1xf32> -> !mugraph.tile<8x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %4 = mugraph.reshape %3 to [16, 1, 128]
    func.return %4 : tensor<16x1x128xf32>
  }
  func.func @candidate_12(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 3.105900e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.matmul %q, %0
    %2, %3, %4 = mugraph.block ins(%1, %v : tensor<16x1x4097xf32>, tensor<16x4097x128xf32>) grid [16, 33] loop 2 threads 128 {
    ^bb0(%5: tensor<16x1x4097xf32>, %vs: tensor<16x4097x128xf32>):
      %6 = mugraph.load %5 imap [0, 2] fmap 2 : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x63xf32>
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x63x128xf32>
      %7 = mugraph.scale %6 by 0.088388
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      %12 = mugraph.matmul %10, %vt
      %13 = mugraph.accumulate sum %11 shift %8
      %14 = mugraph.accumulate sum %12 shift %8
      %15 = mugraph.accumulate max %8
      mugraph.store %15 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<33x16x1x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1x128xf32> -> tensor<33x16x1x128xf32>
    } -> (tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x128xf32>)
    %5 = mugraph.block ins(%4, %2, %3 : tensor<33x16x1x128xf32>, tensor<33x16x1x1xf32>, tensor<33x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<33x16x1x128xf32>, %7: tensor<33x16x1x1xf32>, %8: tensor<33x16x1x1xf32>):
      %9 = mugraph.load %6 imap [1, 3] : tensor<33x16x1x128xf32> -> !mugraph.tile<33x1x1x16xf32>
      %10 = mugraph.load %7 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %11 = mugraph.load %8 imap [1, *] : tensor<33x16x1x1xf32> -> !mugraph.tile<33x1x1x1xf32>
      %12 = mugraph.max %10 dim 0
      %13 = mugraph.sub %10, %12
      %14 = mugraph.exp %13
      %15 = mugraph.mul %9, %14
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.mul %11, %14
      %18 = mugraph.sum %17 dim 0
      %19 = mugraph.div %16, %18
      mugraph.store %19 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %6 = mugraph.reshape %5 to [16, 1, 128]
    func.return %6 : tensor<16x1x128xf32>
  }
  func.func @candidate_13(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 3.794800e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%v, %k, %q : tensor<16x4097x128xf32>, tensor<16x4097x128xf32>, tensor<16x1x128xf32>) grid [16, 57] loop 9 threads 128 {
    ^bb0(%vs: tensor<16x4097x128xf32>, %ks: tensor<16x4097x128xf32>, %qs: tensor<16x1x128xf32>):
      %vt = mugraph.load %vs imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x8x128xf32>
      %kt = mugraph.load %ks imap [0, 1] fmap 1 : tensor<16x4097x128xf32> -> !mugraph.tile<1x8x128xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<16x1x128xf32> -> !mugraph.tile<1x1x128xf32>
      %3 = mugraph.scale %qt by 0.088388
      %4 = mugraph.mul %kt, %3
      %5 = mugraph.sum %4 dim 2
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.mul %vt, %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.sum %8 dim 1
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.accumulate sum %11 shift %6
      %14 = mugraph.accumulate max %6
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<57x16x1x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1x1xf32> -> tensor<57x16x1x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1x128xf32> -> tensor<57x16x1x128xf32>
    } -> (tensor<57x16x1x1xf32>, tensor<57x16x1x1xf32>, tensor<57x16x1x128xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<57x16x1x128xf32>, tensor<57x16x1x1xf32>, tensor<57x16x1x1xf32>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%4: tensor<57x16x1x128xf32>, %5: tensor<57x16x1x1xf32>, %6: tensor<57x16x1x1xf32>):
      %7 = mugraph.load %4 imap [1, 3] : tensor<57x16x1x128xf32> -> !mugraph.tile<57x1x1x16xf32>
      %8 = mugraph.load %5 imap [1, *] : tensor<57x16x1x1xf32> -> !mugraph.tile<57x1x1x1xf32>
      %9 = mugraph.load %6 imap [1, *] : tensor<57x16x1x1xf32> -> !mugraph.tile<57x1x1x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %7, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.mul %9, %12
      %16 = mugraph.sum %15 dim 0
      %17 = mugraph.div %14, %16
      mugraph.store %17 omap [1, 3] : !mugraph.tile<1x1x1x16xf32> -> tensor<1x16x1x128xf32>
    } -> tensor<1x16x1x128xf32>
    %4 = mugraph.reshape %3 to [16, 1, 128]
    func.return %4 : tensor<16x1x128xf32>
  }
  func.func @candidate_14(%q: tensor<16x1x128xf32>, %k: tensor<16x4097x128xf32>, %v: tensor<16x4097x128xf32>) -> tensor<16x1x128xf32> attributes {mugraph.measured_us = 5.149400e+01 : f64} {
    %0 = mugraph.transpose %q permutation [0, 2, 1]
    %1 = mugraph.matmul %k, %0
    %2 = mugraph.max %1 dim 1
    %3 = mugraph.sub %1, %2
    %4 = mugraph.transpose %3 permutation [0, 2, 1]
    %5 = mugraph.scale %4 by 0.088388
    %6 = mugraph.exp %5
    %7 = mugraph.sum %6 dim 2
    %8 = mugraph.block ins(%6, %7 : tensor<16x1x4097xf32>, tensor<16x1x1xf32>) grid [16, 33] loop 1 threads 128 {
    ^bb0(%9: tensor<16x1x4097xf32>, %10: tensor<16x1x1xf32>):
      %11 = mugraph.load %9 imap [0, 2] : tensor<16x1x4097xf32> -> !mugraph.tile<1x1x128xf32>
      %12 = mugraph.load %10 imap [0, *] : tensor<16x1x1xf32> -> !mugraph.tile<1x1x1xf32>
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [0, 2] : !mugraph.tile<1x1x128xf32> -> tensor<16x1x4097xf32>
    } -> tensor<16x1x4097xf32>
    %9 = mugraph.matmul %8, %v
    func.return %9 : tensor<16x1x128xf32>
  }
}
