builtin.module {
  func.func @candidate_0(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.127810e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %5 = mugraph.library_linear %arg0, %1, %arg5 activation "none"
    %6 = mugraph.block ins(%3, %arg6 : tensor<1576x2048xf16>, tensor<2048xf16>) grid [394] loop 1 threads 128 {
    ^bb0(%7: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>):
      %8 = mugraph.load %7 imap [0] : tensor<1576x2048xf16> -> !mugraph.tile<4x2048xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<2048xf16> -> !mugraph.tile<2048xf16>
      %9 = mugraph.add %8, %arg6t
      mugraph.store %9 omap [0] : !mugraph.tile<4x2048xf32> -> tensor<1576x2048xf16>
    } -> tensor<1576x2048xf16>
    func.return %4, %5, %6 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.006020e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %4 = mugraph.library_linear %arg0, %1, %arg5 activation "none"
    %5 = mugraph.matmul %arg0, %2
    %6 = mugraph.block ins(%5, %arg6 : tensor<1576x2048xf16>, tensor<2048xf16>) grid [394] loop 1 threads 128 {
    ^bb0(%7: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>):
      %8 = mugraph.load %7 imap [0] : tensor<1576x2048xf16> -> !mugraph.tile<4x2048xf16>
      %arg6t = mugraph.load %arg6s imap [*] : tensor<2048xf16> -> !mugraph.tile<2048xf16>
      %9 = mugraph.add %8, %arg6t
      mugraph.store %9 omap [0] : !mugraph.tile<4x2048xf32> -> tensor<1576x2048xf16>
    } -> tensor<1576x2048xf16>
    func.return %3, %4, %6 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_2(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.226390e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.transpose %arg3 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    %5 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %6, %7 = mugraph.block ins(%4, %arg6, %2, %arg5 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<1576x2048xf16>, tensor<2048xf16>) grid [99, 16] loop 1 threads 128 {
    ^bb0(%8: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>, %9: tensor<1576x2048xf16>, %arg5s: tensor<2048xf16>):
      %10 = mugraph.load %8 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %11 = mugraph.load %9 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %12 = mugraph.add %10, %arg6t
      %13 = mugraph.add %11, %arg5t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>)
    func.return %5, %7, %6 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_3(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.232340e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.matmul %arg0, %4
    %6, %7, %8 = mugraph.block ins(%1, %arg4, %3, %arg5, %5, %arg6 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<1576x2048xf16>, tensor<2048xf16>, tensor<1576x2048xf16>, tensor<2048xf16>) grid [99, 32] loop 1 threads 128 {
    ^bb0(%9: tensor<1576x2048xf16>, %arg4s: tensor<2048xf16>, %10: tensor<1576x2048xf16>, %arg5s: tensor<2048xf16>, %11: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>):
      %12 = mugraph.load %9 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %13 = mugraph.load %10 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %14 = mugraph.load %11 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %15 = mugraph.add %12, %arg4t
      %16 = mugraph.add %13, %arg5t
      %17 = mugraph.add %14, %arg6t
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1576x2048xf16>
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1576x2048xf16>
      mugraph.store %17 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>)
    func.return %6, %7, %8 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_4(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 4.022050e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %arg1 : tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16, 4] loop 43 threads 128 {
    ^bb0(%arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1576x2048xf32>
    } -> tensor<4x1576x2048xf32>
    %3 = mugraph.block ins(%arg4, %2 : tensor<2048xf16>, tensor<4x1576x2048xf32>) grid [788] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<2048xf16>, %4: tensor<4x1576x2048xf32>):
      %arg4t = mugraph.load %arg4s imap [*] : tensor<2048xf16> -> !mugraph.tile<2048xf16>
      %5 = mugraph.load %4 imap [1] : tensor<4x1576x2048xf32> -> !mugraph.tile<4x2x2048xf32>
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.add %arg4t, %6
      mugraph.store %7 omap [1] : !mugraph.tile<1x2x2048xf32> -> tensor<1x1576x2048xf16>
    } -> tensor<1x1576x2048xf16>
    %4 = mugraph.reshape %3 to [1576, 2048]
    %5 = mugraph.library_linear %arg0, %0, %arg5 activation "none"
    %6 = mugraph.library_linear %arg0, %1, %arg6 activation "none"
    func.return %4, %5, %6 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_5(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.548220e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %arg1 : tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16, 4] loop 43 threads 128 {
    ^bb0(%arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.transpose %arg1t permutation [1, 0]
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1576x2048xf32>
    } -> tensor<4x1576x2048xf32>
    %4, %5 = mugraph.block ins(%1, %arg5, %arg4, %3 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<2048xf16>, tensor<4x1576x2048xf32>) grid [99, 16] loop 1 threads 128 {
    ^bb0(%6: tensor<1576x2048xf16>, %arg5s: tensor<2048xf16>, %arg4s: tensor<2048xf16>, %7: tensor<4x1576x2048xf32>):
      %8 = mugraph.load %6 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %9 = mugraph.load %7 imap [1, 2] : tensor<4x1576x2048xf32> -> !mugraph.tile<4x16x128xf32>
      %10 = mugraph.add %8, %arg5t
      %11 = mugraph.sum %9 dim 0
      %12 = mugraph.add %arg4t, %11
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1x1576x2048xf16>)
    %6 = mugraph.reshape %5 to [1576, 2048]
    %7 = mugraph.library_linear %arg0, %2, %arg6 activation "none"
    func.return %6, %4, %7 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_6(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.733250e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.library_linear %arg0, %0, %arg5 activation "none"
    %4 = mugraph.block ins(%arg0, %arg1 : tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16, 4] loop 43 threads 128 {
    ^bb0(%arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1576x2048xf32>
    } -> tensor<4x1576x2048xf32>
    %5, %6 = mugraph.block ins(%2, %arg6, %arg4, %4 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<2048xf16>, tensor<4x1576x2048xf32>) grid [99, 16] loop 1 threads 128 {
    ^bb0(%7: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>, %arg4s: tensor<2048xf16>, %8: tensor<4x1576x2048xf32>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %10 = mugraph.load %8 imap [1, 2] : tensor<4x1576x2048xf32> -> !mugraph.tile<4x16x128xf32>
      %11 = mugraph.add %9, %arg6t
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.add %arg4t, %12
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1x1576x2048xf16>)
    %7 = mugraph.reshape %6 to [1576, 2048]
    func.return %7, %3, %5 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_7(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.473480e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg4, %arg0, %arg1 : tensor<2048xf16>, tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16] loop 172 threads 128 {
    ^bb0(%arg4s: tensor<2048xf16>, %arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg4t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x2048xf16>
    } -> tensor<1576x2048xf16>
    %3 = mugraph.library_linear %arg0, %0, %arg5 activation "none"
    %4 = mugraph.library_linear %arg0, %1, %arg6 activation "none"
    func.return %2, %3, %4 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_8(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.657430e+02 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<2048x11008xf16>, tensor<1576x11008xf16>) grid [16, 13, 4] loop 43 threads 128 {
    ^bb0(%arg1s: tensor<2048x11008xf16>, %arg0s: tensor<1576x11008xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x2048x1576xf32>
    } -> tensor<4x2048x1576xf32>
    %1 = mugraph.block ins(%0 : tensor<4x2048x1576xf32>) grid [50, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<4x2048x1576xf32>):
      %3 = mugraph.load %2 imap [2, 1] : tensor<4x2048x1576xf32> -> !mugraph.tile<4x64x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.transpose %4 permutation [0, 2, 1]
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x1576x2048xf16>
    } -> tensor<1x1576x2048xf16>
    %2 = mugraph.reshape %1 to [1576, 2048]
    %3 = mugraph.transpose %arg2 permutation [1, 0]
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.block ins(%2, %arg4 : tensor<1576x2048xf16>, tensor<2048xf16>) grid [394] loop 1 threads 128 {
    ^bb0(%6: tensor<1576x2048xf16>, %arg4s: tensor<2048xf16>):
      %7 = mugraph.load %6 imap [0] : tensor<1576x2048xf16> -> !mugraph.tile<4x2048xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<2048xf16> -> !mugraph.tile<2048xf16>
      %8 = mugraph.add %7, %arg4t
      mugraph.store %8 omap [0] : !mugraph.tile<4x2048xf32> -> tensor<1576x2048xf16>
    } -> tensor<1576x2048xf16>
    %6 = mugraph.library_linear %arg0, %3, %arg5 activation "none"
    %7 = mugraph.library_linear %arg0, %4, %arg6 activation "none"
    func.return %5, %6, %7 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_9(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.555180e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3, %4 = mugraph.block ins(%1, %arg5, %arg4, %arg0, %arg1 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<2048xf16>, tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16] loop 86 threads 128 {
    ^bb0(%5: tensor<1576x2048xf16>, %arg5s: tensor<2048xf16>, %arg4s: tensor<2048xf16>, %arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %6 = mugraph.load %5 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x128xf16>
      %7 = mugraph.add %6, %arg5t
      %8 = mugraph.transpose %arg1t permutation [1, 0]
      %9 = mugraph.matmul %arg0t, %8
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.add %arg4t, %10
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x2048xf16>
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>)
    %5 = mugraph.library_linear %arg0, %2, %arg6 activation "none"
    func.return %4, %3, %5 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_10(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 6.852290e+02 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg4, %arg0, %arg1, %arg5, %arg2, %arg6, %arg3 : tensor<2048xf16>, tensor<1576x11008xf16>, tensor<2048x11008xf16>, tensor<2048xf16>, tensor<2048x11008xf16>, tensor<2048xf16>, tensor<2048x11008xf16>) grid [13, 32] loop 86 threads 128 {
    ^bb0(%arg4s: tensor<2048xf16>, %arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>, %arg5s: tensor<2048xf16>, %arg2s: tensor<2048x11008xf16>, %arg6s: tensor<2048xf16>, %arg3s: tensor<2048x11008xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<64x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.transpose %arg2t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.transpose %arg3t permutation [1, 0]
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %4
      %10 = mugraph.accumulate sum %6
      %11 = mugraph.accumulate sum %8
      %12 = mugraph.add %arg4t, %9
      %13 = mugraph.add %arg5t, %10
      %14 = mugraph.add %arg6t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1576x2048xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1576x2048xf16>
      mugraph.store %14 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>)
    func.return %0, %1, %2 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_11(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.579870e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg4, %arg0, %arg1 : tensor<2048xf16>, tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16] loop 86 threads 128 {
    ^bb0(%arg4s: tensor<2048xf16>, %arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.transpose %arg1t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg4t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1576x2048xf16>
    } -> tensor<1576x2048xf16>
    %3 = mugraph.library_linear %arg0, %0, %arg5 activation "none"
    %4 = mugraph.library_linear %arg0, %1, %arg6 activation "none"
    func.return %2, %3, %4 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_12(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.669200e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.block ins(%arg0, %arg1 : tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16, 4] loop 43 threads 128 {
    ^bb0(%arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1576x2048xf32>
    } -> tensor<4x1576x2048xf32>
    %5, %6 = mugraph.block ins(%1, %arg5, %4 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<4x1576x2048xf32>) grid [99, 16] loop 1 threads 128 {
    ^bb0(%7: tensor<1576x2048xf16>, %arg5s: tensor<2048xf16>, %8: tensor<4x1576x2048xf32>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %10 = mugraph.load %8 imap [1, 2] : tensor<4x1576x2048xf32> -> !mugraph.tile<4x16x128xf32>
      %11 = mugraph.add %9, %arg5t
      %12 = mugraph.sum %10 dim 0
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x16x128xf32> -> tensor<1x1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1x1576x2048xf16>)
    %7 = mugraph.reshape %6 to [1576, 2048]
    %8, %9 = mugraph.block ins(%3, %arg6, %7, %arg4 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<1576x2048xf16>, tensor<2048xf16>) grid [99, 16] loop 1 threads 128 {
    ^bb0(%10: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>, %11: tensor<1576x2048xf16>, %arg4s: tensor<2048xf16>):
      %12 = mugraph.load %10 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %13 = mugraph.load %11 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %14 = mugraph.add %12, %arg6t
      %15 = mugraph.add %13, %arg4t
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>)
    func.return %9, %5, %8 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_13(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.604460e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.block ins(%arg0, %arg1 : tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16, 4] loop 43 threads 128 {
    ^bb0(%arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1576x2048xf32>
    } -> tensor<4x1576x2048xf32>
    %5, %6, %7 = mugraph.block ins(%arg4, %4, %1, %arg5, %3, %arg6 : tensor<2048xf16>, tensor<4x1576x2048xf32>, tensor<1576x2048xf16>, tensor<2048xf16>, tensor<1576x2048xf16>, tensor<2048xf16>) grid [99, 32] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<2048xf16>, %8: tensor<4x1576x2048xf32>, %9: tensor<1576x2048xf16>, %arg5s: tensor<2048xf16>, %10: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %11 = mugraph.load %8 imap [1, 2] : tensor<4x1576x2048xf32> -> !mugraph.tile<4x16x64xf32>
      %12 = mugraph.load %9 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %13 = mugraph.load %10 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<64xf16>
      %14 = mugraph.sum %11 dim 0
      %15 = mugraph.add %arg4t, %14
      %16 = mugraph.add %12, %arg5t
      %17 = mugraph.add %13, %arg6t
      mugraph.store %15 omap [1, 2] : !mugraph.tile<1x16x64xf32> -> tensor<1x1576x2048xf16>
      mugraph.store %16 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1576x2048xf16>
      mugraph.store %17 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1576x2048xf16>
    } -> (tensor<1x1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>)
    %8 = mugraph.reshape %5 to [1576, 2048]
    func.return %8, %6, %7 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_14(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.788610e+02 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.block ins(%arg1, %arg0 : tensor<2048x11008xf16>, tensor<1576x11008xf16>) grid [16, 13, 4] loop 43 threads 128 {
    ^bb0(%arg1s: tensor<2048x11008xf16>, %arg0s: tensor<1576x11008xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.transpose %arg0t permutation [1, 0]
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x2048x1576xf32>
    } -> tensor<4x2048x1576xf32>
    %5, %6 = mugraph.block ins(%1, %arg5, %4 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<4x2048x1576xf32>) grid [50, 64] loop 1 threads 128 {
    ^bb0(%7: tensor<1576x2048xf16>, %arg5s: tensor<2048xf16>, %8: tensor<4x2048x1576xf32>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<32x32xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<32xf16>
      %10 = mugraph.load %8 imap [2, 1] : tensor<4x2048x1576xf32> -> !mugraph.tile<4x32x32xf32>
      %11 = mugraph.add %9, %arg5t
      %12 = mugraph.sum %10 dim 0
      %13 = mugraph.transpose %12 permutation [0, 2, 1]
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<1576x2048xf16>
      mugraph.store %13 omap [1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<1x1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1x1576x2048xf16>)
    %7 = mugraph.reshape %6 to [1576, 2048]
    %8, %9 = mugraph.block ins(%3, %arg6, %7, %arg4 : tensor<1576x2048xf16>, tensor<2048xf16>, tensor<1576x2048xf16>, tensor<2048xf16>) grid [99, 16] loop 1 threads 128 {
    ^bb0(%10: tensor<1576x2048xf16>, %arg6s: tensor<2048xf16>, %11: tensor<1576x2048xf16>, %arg4s: tensor<2048xf16>):
      %12 = mugraph.load %10 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %13 = mugraph.load %11 imap [0, 1] : tensor<1576x2048xf16> -> !mugraph.tile<16x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %14 = mugraph.add %12, %arg6t
      %15 = mugraph.add %13, %arg4t
      mugraph.store %14 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<1576x2048xf16>
    } -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>)
    func.return %9, %5, %8 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
  func.func @candidate_15(%arg0: tensor<1576x11008xf16>, %arg1: tensor<2048x11008xf16>, %arg2: tensor<2048x11008xf16>, %arg3: tensor<2048x11008xf16>, %arg4: tensor<2048xf16>, %arg5: tensor<2048xf16>, %arg6: tensor<2048xf16>) -> (tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>) attributes {mugraph.measured_us = 3.703040e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1576x11008xf16>, tensor<2048x11008xf16>) grid [13, 16, 4] loop 43 threads 128 {
    ^bb0(%arg0s: tensor<1576x11008xf16>, %arg1s: tensor<2048x11008xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<1576x11008xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<2048x11008xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x1576x2048xf32>
    } -> tensor<4x1576x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<4x1576x2048xf32>) grid [788] loop 1 threads 128 {
    ^bb0(%2: tensor<4x1576x2048xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x1576x2048xf32> -> !mugraph.tile<4x2x2048xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x2x2048xf32> -> tensor<1x1576x2048xf16>
    } -> tensor<1x1576x2048xf16>
    %2 = mugraph.reshape %1 to [1576, 2048]
    %3 = mugraph.transpose %arg2 permutation [1, 0]
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.block ins(%2, %arg4 : tensor<1576x2048xf16>, tensor<2048xf16>) grid [394] loop 1 threads 128 {
    ^bb0(%6: tensor<1576x2048xf16>, %arg4s: tensor<2048xf16>):
      %7 = mugraph.load %6 imap [0] : tensor<1576x2048xf16> -> !mugraph.tile<4x2048xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<2048xf16> -> !mugraph.tile<2048xf16>
      %8 = mugraph.add %7, %arg4t
      mugraph.store %8 omap [0] : !mugraph.tile<4x2048xf32> -> tensor<1576x2048xf16>
    } -> tensor<1576x2048xf16>
    %6 = mugraph.library_linear %arg0, %3, %arg5 activation "none"
    %7 = mugraph.library_linear %arg0, %4, %arg6 activation "none"
    func.return %5, %6, %7 : tensor<1576x2048xf16>, tensor<1576x2048xf16>, tensor<1576x2048xf16>
  }
}
