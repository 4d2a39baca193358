builtin.module {
  func.func @candidate_0(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 3.681000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4] loop 1 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %kt = mugraph.load %ks imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<48x49x32xf32> -> !mugraph.tile<1x16x32xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.scale %kt by 0.176777
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_1(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.111000e+00 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4] loop 1 threads 128 {
    ^bb0(%qs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %vs: tensor<48x49x32xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<48x49x32xf32> -> !mugraph.tile<1x16x32xf32>
      %kt = mugraph.load %ks imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.176777
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.div %6, %7
      %9 = mugraph.matmul %8, %vt
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_2(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.621000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 2, 2] loop 1 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *, 2] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %kt = mugraph.load %ks imap [0, *, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x32x32xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.scale %kt by 0.176777
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_3(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.081000e+00 : f64} {
    %0 = mugraph.transpose %k permutation [0, 2, 1]
    %1 = mugraph.block ins(%q, %0, %v : tensor<48x49x32xf32>, tensor<48x32x49xf32>, tensor<48x49x32xf32>) grid [48, 4] loop 1 threads 128 {
    ^bb0(%qs: tensor<48x49x32xf32>, %2: tensor<48x32x49xf32>, %vs: tensor<48x49x32xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<48x49x32xf32> -> !mugraph.tile<1x16x32xf32>
      %3 = mugraph.load %2 imap [0, *] : tensor<48x32x49xf32> -> !mugraph.tile<1x32x49xf32>
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %4 = mugraph.matmul %qt, %3
      %5 = mugraph.scale %4 by 0.176777
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.div %8, %9
      %11 = mugraph.matmul %10, %vt
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %1 : tensor<48x49x32xf32>
  }
  func.func @candidate_4(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.259000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 7] loop 1 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %kt = mugraph.load %ks imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<48x49x32xf32> -> !mugraph.tile<1x7x32xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.scale %kt by 0.176777
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x7x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_5(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.248000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4, 2] loop 1 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *, 2] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %kt = mugraph.load %ks imap [0, *, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x16x32xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.scale %kt by 0.176777
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_6(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.134000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4] loop 2 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x16x16xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.matmul %kt, %2
      %4 = mugraph.scale %3 by 0.176777
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.max %6 dim 1
      %8 = mugraph.scale %7 by 0.176777
      %9 = mugraph.sub %5, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %1, %10
      %12 = mugraph.sum %10 dim 1
      %13 = mugraph.div %11, %12
      %14 = mugraph.transpose %13 permutation [0, 2, 1]
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_7(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.148000e+00 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4] loop 2 threads 128 {
    ^bb0(%qs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %vs: tensor<48x49x32xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x16x16xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.176777
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.scale %6 by 0.176777
      %8 = mugraph.sub %4, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_8(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.383000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [12, 4, 2] loop 1 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *, 2] : tensor<48x49x32xf32> -> !mugraph.tile<4x49x16xf32>
      %kt = mugraph.load %ks imap [0, *, *] : tensor<48x49x32xf32> -> !mugraph.tile<4x49x32xf32>
      %qt = mugraph.load %qs imap [0, 1, *] : tensor<48x49x32xf32> -> !mugraph.tile<4x16x32xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.scale %kt by 0.176777
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<4x16x16xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_9(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.097000e+00 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4] loop 2 threads 128 {
    ^bb0(%qs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %vs: tensor<48x49x32xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x16x16xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.176777
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %vt
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_10(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.116000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4] loop 2 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x16x16xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.matmul %kt, %2
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.scale %4 by 0.176777
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.sum %8 dim 1
      %11 = mugraph.div %9, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_11(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.200000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 7] loop 2 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x7x16xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.matmul %kt, %2
      %4 = mugraph.scale %3 by 0.176777
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.max %6 dim 1
      %8 = mugraph.scale %7 by 0.176777
      %9 = mugraph.sub %5, %8
      %10 = mugraph.exp %9
      %11 = mugraph.matmul %1, %10
      %12 = mugraph.sum %10 dim 1
      %13 = mugraph.div %11, %12
      %14 = mugraph.transpose %13 permutation [0, 2, 1]
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x7x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_12(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.254000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4, 2] loop 2 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *, 2] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %kt = mugraph.load %ks imap [0, *, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x16x16xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.transpose %qt permutation [0, 2, 1]
      %3 = mugraph.matmul %kt, %2
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.scale %4 by 0.176777
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.sum %8 dim 1
      %11 = mugraph.div %9, %10
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      mugraph.store %12 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_13(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.290000e+00 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [24, 4] loop 1 threads 128 {
    ^bb0(%qs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %vs: tensor<48x49x32xf32>):
      %qt = mugraph.load %qs imap [0, 1] : tensor<48x49x32xf32> -> !mugraph.tile<2x16x32xf32>
      %kt = mugraph.load %ks imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<2x49x32xf32>
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<2x49x32xf32>
      %1 = mugraph.scale %qt by 0.176777
      %2 = mugraph.transpose %kt permutation [0, 2, 1]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %vt
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.div %7, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<2x16x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_14(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.419000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 2] loop 1 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %kt = mugraph.load %ks imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %qt = mugraph.load %qs imap [0, 1] : tensor<48x49x32xf32> -> !mugraph.tile<1x32x32xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.scale %kt by 0.176777
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 1] : !mugraph.tile<1x32x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_15(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.528000e+00 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 4, 2] loop 2 threads 128 {
    ^bb0(%qs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %vs: tensor<48x49x32xf32>):
      %qt = mugraph.load %qs imap [0, 1, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x16x16xf32>
      %kt = mugraph.load %ks imap [0, *, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %vt = mugraph.load %vs imap [0, *, 2] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.176777
      %5 = mugraph.max %4 dim 2
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %vt
      %9 = mugraph.sum %7 dim 2
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_16(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.704000e+00 : f64} {
    %0 = mugraph.block ins(%v, %k, %q : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 2] loop 1 threads 128 {
    ^bb0(%vs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %qs: tensor<48x49x32xf32>):
      %vt = mugraph.load %vs imap [0, 2] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %kt = mugraph.load %ks imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %qt = mugraph.load %qs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %1 = mugraph.transpose %vt permutation [0, 2, 1]
      %2 = mugraph.scale %kt by 0.176777
      %3 = mugraph.transpose %qt permutation [0, 2, 1]
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.max %4 dim 1
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %1, %7
      %9 = mugraph.sum %7 dim 1
      %10 = mugraph.div %8, %9
      %11 = mugraph.transpose %10 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 2] : !mugraph.tile<1x49x16xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
  func.func @candidate_17(%q: tensor<48x49x32xf32>, %k: tensor<48x49x32xf32>, %v: tensor<48x49x32xf32>) -> tensor<48x49x32xf32> attributes {mugraph.measured_us = 4.706000e+00 : f64} {
    %0 = mugraph.block ins(%q, %k, %v : tensor<48x49x32xf32>, tensor<48x49x32xf32>, tensor<48x49x32xf32>) grid [48, 2] loop 2 threads 128 {
    ^bb0(%qs: tensor<48x49x32xf32>, %ks: tensor<48x49x32xf32>, %vs: tensor<48x49x32xf32>):
      %qt = mugraph.load %qs imap [0, 1] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x32x16xf32>
      %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<48x49x32xf32> -> !mugraph.tile<1x49x16xf32>
      %vt = mugraph.load %vs imap [0, *] : tensor<48x49x32xf32> -> !mugraph.tile<1x49x32xf32>
      %1 = mugraph.transpose %kt permutation [0, 2, 1]
      %2 = mugraph.matmul %qt, %1
      %3 = mugraph.scale %2 by 0.176777
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.max %5 dim 2
      %7 = mugraph.scale %6 by 0.176777
      %8 = mugraph.sub %4, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %9, %vt
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.div %10, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x32x32xf32> -> tensor<48x49x32xf32>
    } -> tensor<48x49x32xf32>
    func.return %0 : tensor<48x49x32xf32>
  }
}
