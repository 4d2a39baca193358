builtin.module {
  func.func @candidate_0(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.145500e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x197xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.scale %5 by 0.111803
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x197xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2 = mugraph.block ins(%1, %v : tensor<32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 7, 5] loop 7 threads 128 {
    ^bb0(%3: tensor<32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %4 = mugraph.load %3 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x32x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %5 = mugraph.matmul %4, %vt
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %2 : tensor<32x197x80xf32>
  }
  func.func @candidate_1(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.691300e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2 = mugraph.block ins(%1, %v : tensor<32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 4, 3] loop 7 threads 128 {
    ^bb0(%3: tensor<32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %4 = mugraph.load %3 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x64x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x32xf32>
      %5 = mugraph.scale %4 by 0.111803
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %2 : tensor<32x197x80xf32>
  }
  func.func @candidate_2(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.593100e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2 = mugraph.block ins(%1 : tensor<32x197x197xf32>) grid [8, 99] loop 1 threads 128 {
    ^bb0(%3: tensor<32x197x197xf32>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<32x197x197xf32> -> !mugraph.tile<4x2x197xf32>
      %5 = mugraph.scale %4 by 0.111803
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x2x197xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %3 = mugraph.block ins(%2, %v : tensor<32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 7, 5] loop 7 threads 128 {
    ^bb0(%4: tensor<32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %5 = mugraph.load %4 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x32x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %6 = mugraph.matmul %5, %vt
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %3 : tensor<32x197x80xf32>
  }
  func.func @candidate_3(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.257000e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1, %2 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %3: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x197xf32>
      %5 = mugraph.matmul %qt, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.scale %6 by 0.111803
      %8 = mugraph.max %7 dim 2
      %9 = mugraph.sub %7, %8
      %10 = mugraph.exp %9
      %11 = mugraph.sum %10 dim 2
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x1xf32> -> tensor<32x197x1xf32>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x32x197xf32> -> tensor<32x197x197xf32>
    } -> (tensor<32x197x1xf32>, tensor<32x197x197xf32>)
    %3 = mugraph.block ins(%2, %1, %v : tensor<32x197x197xf32>, tensor<32x197x1xf32>, tensor<32x197x80xf32>) grid [32, 4, 3] loop 7 threads 128 {
    ^bb0(%4: tensor<32x197x197xf32>, %5: tensor<32x197x1xf32>, %vs: tensor<32x197x80xf32>):
      %6 = mugraph.load %4 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x64x32xf32>
      %7 = mugraph.load %5 imap [0, 1, *] : tensor<32x197x1xf32> -> !mugraph.tile<1x64x1xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x32xf32>
      %8 = mugraph.div %6, %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %3 : tensor<32x197x80xf32>
  }
  func.func @candidate_4(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.813000e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1, %2 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %3: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x197xf32>
      %5 = mugraph.matmul %qt, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.scale %6 by 0.111803
      %8 = mugraph.max %7 dim 2
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x32x1xf32> -> tensor<32x197x1xf32>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x32x197xf32> -> tensor<32x197x197xf32>
    } -> (tensor<32x197x1xf32>, tensor<32x197x197xf32>)
    %3 = mugraph.block ins(%2, %1, %v : tensor<32x197x197xf32>, tensor<32x197x1xf32>, tensor<32x197x80xf32>) grid [32, 4, 3] loop 7 threads 128 {
    ^bb0(%4: tensor<32x197x197xf32>, %5: tensor<32x197x1xf32>, %vs: tensor<32x197x80xf32>):
      %6 = mugraph.load %4 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x64x32xf32>
      %7 = mugraph.load %5 imap [0, 1, *] : tensor<32x197x1xf32> -> !mugraph.tile<1x64x1xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x32xf32>
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.matmul %9, %vt
      %12 = mugraph.accumulate sum %10
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.div %13, %12
      mugraph.store %14 omap [0, 1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %3 : tensor<32x197x80xf32>
  }
  func.func @candidate_5(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.590800e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1, %2 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %3: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x197xf32>
      %5 = mugraph.matmul %qt, %4
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.scale %6 by 0.111803
      %8 = mugraph.max %7 dim 2
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x32x1xf32> -> tensor<32x197x1xf32>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x32x197xf32> -> tensor<32x197x197xf32>
    } -> (tensor<32x197x1xf32>, tensor<32x197x197xf32>)
    %3 = mugraph.block ins(%2, %1 : tensor<32x197x197xf32>, tensor<32x197x1xf32>) grid [8, 99] loop 1 threads 128 {
    ^bb0(%4: tensor<32x197x197xf32>, %5: tensor<32x197x1xf32>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<32x197x197xf32> -> !mugraph.tile<4x2x197xf32>
      %7 = mugraph.load %5 imap [0, 1] : tensor<32x197x1xf32> -> !mugraph.tile<4x2x1xf32>
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<4x2x197xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %4 = mugraph.block ins(%3, %v : tensor<32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 7, 5] loop 7 threads 128 {
    ^bb0(%5: tensor<32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %6 = mugraph.load %5 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x32x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.accumulate sum %7
      mugraph.store %8 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %4 : tensor<32x197x80xf32>
  }
  func.func @candidate_6(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 3.771800e+01 : f64} {
    %0 = mugraph.block ins(%q, %k : tensor<32x197x80xf32>, tensor<32x197x80xf32>) grid [32, 2, 2] loop 1 threads 256 {
    ^bb0(%qs: tensor<32x197x80xf32>, %ks: tensor<32x197x80xf32>):
      %qt = mugraph.load %qs imap [0, *, 2] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x197x40xf32>
      %kt = mugraph.load %ks imap [0, 1, 2] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x128x40xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.scale %1 by 0.111803
      %3 = mugraph.matmul %qt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x197x128xf32> -> tensor<2x32x197x197xf32>
    } -> tensor<2x32x197x197xf32>
    %1 = mugraph.block ins(%0, %v : tensor<2x32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 4, 3] loop 7 threads 128 {
    ^bb0(%2: tensor<2x32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %3 = mugraph.load %2 imap [1, 2, *] fmap 3 : tensor<2x32x197x197xf32> -> !mugraph.tile<2x1x64x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %vt
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.accumulate sum %8 shift %5
      %11 = mugraph.accumulate sum %9 shift %5
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [1, 2, 3] : !mugraph.tile<1x1x64x32xf32> -> tensor<1x32x197x80xf32>
    } -> tensor<1x32x197x80xf32>
    %2 = mugraph.reshape %1 to [32, 197, 80]
    func.return %2 : tensor<32x197x80xf32>
  }
  func.func @candidate_7(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 5.547000e+01 : f64} {
    %0 = mugraph.block ins(%k, %q : tensor<32x197x80xf32>, tensor<32x197x80xf32>) grid [32, 2, 2] loop 1 threads 256 {
    ^bb0(%ks: tensor<32x197x80xf32>, %qs: tensor<32x197x80xf32>):
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x197x48xf32>
      %qt = mugraph.load %qs imap [0, 1, 2] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x128x48xf32>
      %1 = mugraph.transpose %qt permutation [0, 2, 1]
      %2 = mugraph.scale %1 by 0.111803
      %3 = mugraph.matmul %kt, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x197x128xf32> -> tensor<2x32x197x197xf32>
    } -> tensor<2x32x197x197xf32>
    %1 = mugraph.block ins(%0, %v : tensor<2x32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 4, 3] loop 7 threads 128 {
    ^bb0(%2: tensor<2x32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %3 = mugraph.load %2 imap [1, 3, *] fmap 2 : tensor<2x32x197x197xf32> -> !mugraph.tile<2x1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x32xf32>
      %4 = mugraph.transpose %3 permutation [0, 1, 3, 2]
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [1, 2, 3] : !mugraph.tile<1x1x64x32xf32> -> tensor<1x32x197x80xf32>
    } -> tensor<1x32x197x80xf32>
    %2 = mugraph.reshape %1 to [32, 197, 80]
    func.return %2 : tensor<32x197x80xf32>
  }
  func.func @candidate_8(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 5.347400e+01 : f64} {
    %0 = mugraph.block ins(%k, %q : tensor<32x197x80xf32>, tensor<32x197x80xf32>) grid [32, 4, 2] loop 1 threads 256 {
    ^bb0(%ks: tensor<32x197x80xf32>, %qs: tensor<32x197x80xf32>):
      %kt = mugraph.load %ks imap [0, *, 2] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x197x40xf32>
      %qt = mugraph.load %qs imap [0, 1, 2] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x64x40xf32>
      %1 = mugraph.scale %kt by 0.111803
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x197x64xf32> -> tensor<2x32x197x197xf32>
    } -> tensor<2x32x197x197xf32>
    %1 = mugraph.block ins(%0, %v : tensor<2x32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 4, 3] loop 7 threads 128 {
    ^bb0(%2: tensor<2x32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %3 = mugraph.load %2 imap [1, 3, *] fmap 2 : tensor<2x32x197x197xf32> -> !mugraph.tile<2x1x32x64xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x32xf32>
      %4 = mugraph.transpose %3 permutation [0, 1, 3, 2]
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %vt
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      mugraph.store %13 omap [1, 2, 3] : !mugraph.tile<1x1x64x32xf32> -> tensor<1x32x197x80xf32>
    } -> tensor<1x32x197x80xf32>
    %2 = mugraph.reshape %1 to [32, 197, 80]
    func.return %2 : tensor<32x197x80xf32>
  }
  func.func @candidate_9(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.424100e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2 = mugraph.block ins(%1, %v : tensor<32x197x197xf32>, tensor<32x197x80xf32>) grid [32, 13, 3] loop 7 threads 128 {
    ^bb0(%3: tensor<32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %4 = mugraph.load %3 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x16x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x32xf32>
      %5 = mugraph.scale %4 by 0.111803
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %2 : tensor<32x197x80xf32>
  }
  func.func @candidate_10(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.619700e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2 = mugraph.block ins(%1, %v : tensor<32x197x197xf32>, tensor<32x197x80xf32>) grid [16, 13, 5] loop 7 threads 128 {
    ^bb0(%3: tensor<32x197x197xf32>, %vs: tensor<32x197x80xf32>):
      %4 = mugraph.load %3 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<2x16x32xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<2x32x16xf32>
      %5 = mugraph.scale %4 by 0.111803
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.matmul %8, %vt
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %12, %11
      mugraph.store %13 omap [0, 1, 2] : !mugraph.tile<2x16x16xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %2 : tensor<32x197x80xf32>
  }
  func.func @candidate_11(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.663500e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2, %3 = mugraph.block ins(%1 : tensor<32x197x197xf32>) grid [8, 99] loop 1 threads 128 {
    ^bb0(%4: tensor<32x197x197xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<32x197x197xf32> -> !mugraph.tile<4x2x197xf32>
      %6 = mugraph.scale %5 by 0.111803
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x2x1xf32> -> tensor<32x197x1xf32>
      mugraph.store %9 omap [0, 1] : !mugraph.tile<4x2x197xf32> -> tensor<32x197x197xf32>
    } -> (tensor<32x197x1xf32>, tensor<32x197x197xf32>)
    %4 = mugraph.block ins(%3, %2, %v : tensor<32x197x197xf32>, tensor<32x197x1xf32>, tensor<32x197x80xf32>) grid [32, 7, 5] loop 7 threads 128 {
    ^bb0(%5: tensor<32x197x197xf32>, %6: tensor<32x197x1xf32>, %vs: tensor<32x197x80xf32>):
      %7 = mugraph.load %5 imap [0, 1, *] fmap 2 : tensor<32x197x197xf32> -> !mugraph.tile<1x32x32xf32>
      %8 = mugraph.load %6 imap [0, 1, *] : tensor<32x197x1xf32> -> !mugraph.tile<1x32x1xf32>
      %vt = mugraph.load %vs imap [0, *, 2] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %9 = mugraph.div %7, %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %4 : tensor<32x197x80xf32>
  }
  func.func @candidate_12(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 2.945100e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2 = mugraph.block ins(%1 : tensor<32x197x197xf32>) grid [8, 99] loop 1 threads 128 {
    ^bb0(%3: tensor<32x197x197xf32>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<32x197x197xf32> -> !mugraph.tile<4x2x197xf32>
      %5 = mugraph.scale %4 by 0.111803
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x2x197xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %3 = mugraph.matmul %2, %v
    func.return %3 : tensor<32x197x80xf32>
  }
  func.func @candidate_13(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 3.183600e+01 : f64} {
    %0 = mugraph.block ins(%q, %k : tensor<32x197x80xf32>, tensor<32x197x80xf32>) grid [32, 4] loop 3 threads 256 {
    ^bb0(%qs: tensor<32x197x80xf32>, %ks: tensor<32x197x80xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x64x32xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x197x32xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.111803
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.sum %7 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x197xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %1 = mugraph.matmul %0, %v
    func.return %1 : tensor<32x197x80xf32>
  }
  func.func @candidate_14(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 3.249000e+01 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0 : tensor<32x197x80xf32>, tensor<32x80x197xf32>) grid [32, 7, 7] loop 5 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %2: tensor<32x80x197xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x16xf32>
      %3 = mugraph.load %2 imap [0, *, 2] fmap 1 : tensor<32x80x197xf32> -> !mugraph.tile<1x16x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<32x197x197xf32>
    } -> tensor<32x197x197xf32>
    %2, %3 = mugraph.block ins(%1 : tensor<32x197x197xf32>) grid [8, 99] loop 1 threads 128 {
    ^bb0(%4: tensor<32x197x197xf32>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<32x197x197xf32> -> !mugraph.tile<4x2x197xf32>
      %6 = mugraph.scale %5 by 0.111803
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<4x2x1xf32> -> tensor<32x197x1xf32>
      mugraph.store %9 omap [0, 1] : !mugraph.tile<4x2x197xf32> -> tensor<32x197x197xf32>
    } -> (tensor<32x197x1xf32>, tensor<32x197x197xf32>)
    %4 = mugraph.matmul %3, %v
    %5 = mugraph.div %4, %2
    func.return %5 : tensor<32x197x80xf32>
  }
  func.func @candidate_15(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 4.464500e+01 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<32x197x80xf32>, tensor<32x197x80xf32>, tensor<32x197x80xf32>) grid [32, 7] loop 7 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %ks: tensor<32x197x80xf32>, %vs: tensor<32x197x80xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<32x197x80xf32> -> !mugraph.tile<1x32x80xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x80xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x32x80xf32>
      %1 = mugraph.scale %qt by 0.111803
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
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x80xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %0 : tensor<32x197x80xf32>
  }
  func.func @candidate_16(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 5.858000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%q, %k, %v : tensor<32x197x80xf32>, tensor<32x197x80xf32>, tensor<32x197x80xf32>) grid [32, 13, 2] loop 7 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %ks: tensor<32x197x80xf32>, %vs: tensor<32x197x80xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<32x197x80xf32> -> !mugraph.tile<1x16x80xf32>
      %kt = mugraph.load %ks imap [0, *, 1] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x16x80xf32>
      %vt = mugraph.load %vs imap [0, *, 1] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x16x80xf32>
      %3 = mugraph.scale %qt by 0.111803
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
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x32x197x1xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x32x197x1xf32>
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<2x32x197x80xf32>
    } -> (tensor<2x32x197x1xf32>, tensor<2x32x197x1xf32>, tensor<2x32x197x80xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<2x32x197x80xf32>, tensor<2x32x197x1xf32>, tensor<2x32x197x1xf32>) grid [8, 99] loop 1 threads 128 {
    ^bb0(%4: tensor<2x32x197x80xf32>, %5: tensor<2x32x197x1xf32>, %6: tensor<2x32x197x1xf32>):
      %7 = mugraph.load %4 imap [1, 2] : tensor<2x32x197x80xf32> -> !mugraph.tile<2x4x2x80xf32>
      %8 = mugraph.load %5 imap [1, 2] : tensor<2x32x197x1xf32> -> !mugraph.tile<2x4x2x1xf32>
      %9 = mugraph.load %6 imap [1, 2] : tensor<2x32x197x1xf32> -> !mugraph.tile<2x4x2x1xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      mugraph.store %17 omap [1, 2] : !mugraph.tile<1x4x2x80xf32> -> tensor<1x32x197x80xf32>
    } -> tensor<1x32x197x80xf32>
    %4 = mugraph.reshape %3 to [32, 197, 80]
    func.return %4 : tensor<32x197x80xf32>
  }
  func.func @candidate_17(%q: tensor<32x197x80xf32>, %k: tensor<32x197x80xf32>, %v: tensor<32x197x80xf32>) -> tensor<32x197x80xf32> attributes {mugraph.measured_us = 6.598200e+01 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<32x197x80xf32>, tensor<32x197x80xf32>, tensor<32x197x80xf32>) grid [32, 7] loop 13 threads 128 {
    ^bb0(%qs: tensor<32x197x80xf32>, %ks: tensor<32x197x80xf32>, %vs: tensor<32x197x80xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<32x197x80xf32> -> !mugraph.tile<1x32x80xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x16x80xf32>
      %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<32x197x80xf32> -> !mugraph.tile<1x16x80xf32>
      %1 = mugraph.scale %qt by 0.111803
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
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x80xf32> -> tensor<32x197x80xf32>
    } -> tensor<32x197x80xf32>
    func.return %0 : tensor<32x197x80xf32>
  }
}
