builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.032100e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %4, %5 = mugraph.block ins(%arg6, %arg0, %2, %arg5, %1 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [16, 8] loop 12 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %6: tensor<768x1024xf16>, %arg5s: tensor<1024xf16>, %7: tensor<768x1024xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %9 = mugraph.load %7 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %10 = mugraph.matmul %arg0t, %8
      %11 = mugraph.matmul %arg0t, %9
      %12 = mugraph.accumulate sum %10
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.add %arg6t, %12
      %15 = mugraph.add %arg5t, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %3, %5, %4 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.450700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.library_linear %arg0, %1, %arg5 activation "none"
    %4, %5 = mugraph.block ins(%arg6, %arg0, %2, %arg4, %0 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [16, 8] loop 12 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %6: tensor<768x1024xf16>, %arg4s: tensor<1024xf16>, %7: tensor<768x1024xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %9 = mugraph.load %7 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %10 = mugraph.matmul %arg0t, %8
      %11 = mugraph.matmul %arg0t, %9
      %12 = mugraph.accumulate sum %10
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.add %arg6t, %12
      %15 = mugraph.add %arg4t, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %5, %3, %4 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.890900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %4, %5 = mugraph.block ins(%arg6, %arg0, %2, %arg5, %1 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [16, 8] loop 6 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %6: tensor<768x1024xf16>, %arg5s: tensor<1024xf16>, %7: tensor<768x1024xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x128xf16>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %9 = mugraph.load %7 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<128x128xf16>
      %10 = mugraph.matmul %arg0t, %8
      %11 = mugraph.matmul %arg0t, %9
      %12 = mugraph.accumulate sum %10
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.add %arg6t, %12
      %15 = mugraph.add %arg5t, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %3, %5, %4 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.524500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.library_linear %arg0, %1, %arg5 activation "none"
    %4, %5 = mugraph.block ins(%arg6, %arg0, %2, %arg4, %0 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [16, 8] loop 6 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %6: tensor<768x1024xf16>, %arg4s: tensor<1024xf16>, %7: tensor<768x1024xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x128xf16>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %9 = mugraph.load %7 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<128x128xf16>
      %10 = mugraph.matmul %arg0t, %8
      %11 = mugraph.matmul %arg0t, %9
      %12 = mugraph.accumulate sum %10
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.add %arg6t, %12
      %15 = mugraph.add %arg4t, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %5, %3, %4 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.210300e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %3, %4 = mugraph.block ins(%arg6, %arg0, %1, %arg5, %arg2 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<1024x768xf16>) grid [16, 8] loop 12 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %5: tensor<768x1024xf16>, %arg5s: tensor<1024xf16>, %arg2s: tensor<1024x768xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.transpose %arg2t permutation [1, 0]
      %9 = mugraph.matmul %arg0t, %8
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.add %arg6t, %10
      %13 = mugraph.add %arg5t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %2, %4, %3 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.089700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %3, %4 = mugraph.block ins(%arg6, %arg0, %arg3, %arg5, %1 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<1024x768xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [16, 8] loop 12 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %arg3s: tensor<1024x768xf16>, %arg5s: tensor<1024xf16>, %5: tensor<768x1024xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %6 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.transpose %arg3t permutation [1, 0]
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.matmul %arg0t, %6
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.add %arg6t, %10
      %13 = mugraph.add %arg5t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %2, %4, %3 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.349400e+01 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.library_linear %arg0, %0, %arg5 activation "none"
    %3, %4 = mugraph.block ins(%arg6, %arg0, %1, %arg4, %arg1 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<1024x768xf16>) grid [16, 8] loop 12 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %5: tensor<768x1024xf16>, %arg4s: tensor<1024xf16>, %arg1s: tensor<1024x768xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.transpose %arg1t permutation [1, 0]
      %9 = mugraph.matmul %arg0t, %8
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.add %arg6t, %10
      %13 = mugraph.add %arg4t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %4, %2, %3 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.333900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.library_linear %arg0, %1, %arg5 activation "none"
    %3, %4 = mugraph.block ins(%arg6, %arg0, %arg3, %arg4, %0 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<1024x768xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [16, 8] loop 12 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %arg3s: tensor<1024x768xf16>, %arg4s: tensor<1024xf16>, %5: tensor<768x1024xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %6 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.transpose %arg3t permutation [1, 0]
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.matmul %arg0t, %6
      %10 = mugraph.accumulate sum %8
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.add %arg6t, %10
      %13 = mugraph.add %arg4t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %4, %2, %3 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.372700e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %4 = mugraph.block ins(%arg0, %1, %arg5 : tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>) grid [16, 8] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<2048x768xf16>, %5: tensor<768x1024xf16>, %arg5s: tensor<1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x32xf16>
      %6 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<32x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %8, %arg5t
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> tensor<2048x1024xf16>
    %5 = mugraph.library_linear %arg0, %2, %arg6 activation "none"
    func.return %3, %4, %5 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.434600e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4, %5, %6 = mugraph.block ins(%1, %arg4, %3, %arg5, %arg6, %arg0, %arg3 : tensor<2048x1024xf16>, tensor<1024xf16>, tensor<2048x1024xf16>, tensor<1024xf16>, tensor<1024xf16>, tensor<2048x768xf16>, tensor<1024x768xf16>) grid [16, 8] loop 6 threads 256 {
    ^bb0(%7: tensor<2048x1024xf16>, %arg4s: tensor<1024xf16>, %8: tensor<2048x1024xf16>, %arg5s: tensor<1024xf16>, %arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %arg3s: tensor<1024x768xf16>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<2048x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %10 = mugraph.load %8 imap [0, 1] : tensor<2048x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x128xf16>
      %11 = mugraph.add %9, %arg4t
      %12 = mugraph.add %10, %arg5t
      %13 = mugraph.transpose %arg3t permutation [1, 0]
      %14 = mugraph.matmul %arg0t, %13
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.add %arg6t, %15
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %16 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %4, %5, %6 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.929900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %3, %4 = mugraph.block ins(%arg6, %arg0, %1, %arg5, %arg2 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<1024x768xf16>) grid [16, 16] loop 6 threads 128 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %5: tensor<768x1024xf16>, %arg5s: tensor<1024xf16>, %arg2s: tensor<1024x768xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x128xf16>
      %6 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x128xf16>
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.transpose %arg2t permutation [1, 0]
      %9 = mugraph.matmul %arg0t, %8
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.add %arg6t, %10
      %13 = mugraph.add %arg5t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1024xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %2, %4, %3 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.158800e+01 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2, %3, %4 = mugraph.block ins(%arg4, %arg0, %arg1, %arg5, %0, %arg6, %1 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<1024x768xf16>, tensor<1024xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [16, 8] loop 48 threads 256 {
    ^bb0(%arg4s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %arg1s: tensor<1024x768xf16>, %arg5s: tensor<1024xf16>, %5: tensor<768x1024xf16>, %arg6s: tensor<1024xf16>, %6: tensor<768x1024xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x16xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<16x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %8 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<16x128xf16>
      %9 = mugraph.transpose %arg1t permutation [1, 0]
      %10 = mugraph.matmul %arg0t, %9
      %11 = mugraph.matmul %arg0t, %7
      %12 = mugraph.matmul %arg0t, %8
      %13 = mugraph.accumulate sum %10
      %14 = mugraph.accumulate sum %11
      %15 = mugraph.accumulate sum %12
      %16 = mugraph.add %arg4t, %13
      %17 = mugraph.add %arg5t, %14
      %18 = mugraph.add %arg6t, %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %17 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %18 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %2, %3, %4 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 1.936200e+01 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1, %2, %3 = mugraph.block ins(%arg4, %arg0, %arg1, %arg5, %arg2, %arg6, %0 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<1024x768xf16>, tensor<1024xf16>, tensor<1024x768xf16>, tensor<1024xf16>, tensor<768x1024xf16>) grid [32, 16] loop 12 threads 128 {
    ^bb0(%arg4s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %arg1s: tensor<1024x768xf16>, %arg5s: tensor<1024xf16>, %arg2s: tensor<1024x768xf16>, %arg6s: tensor<1024xf16>, %4: tensor<768x1024xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<64x64xf16>
      %6 = mugraph.transpose %arg1t permutation [1, 0]
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.transpose %arg2t permutation [1, 0]
      %9 = mugraph.matmul %arg0t, %8
      %10 = mugraph.matmul %arg0t, %5
      %11 = mugraph.accumulate sum %7
      %12 = mugraph.accumulate sum %9
      %13 = mugraph.accumulate sum %10
      %14 = mugraph.add %arg4t, %11
      %15 = mugraph.add %arg5t, %12
      %16 = mugraph.add %arg6t, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x1024xf16>
      mugraph.store %15 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x1024xf16>
      mugraph.store %16 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %1, %2, %3 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.257700e+01 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.library_linear %arg0, %0, %arg5 activation "none"
    %3, %4 = mugraph.block ins(%arg6, %arg0, %1, %arg4, %arg1 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<768x1024xf16>, tensor<1024xf16>, tensor<1024x768xf16>) grid [16, 16] loop 24 threads 128 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %5: tensor<768x1024xf16>, %arg4s: tensor<1024xf16>, %arg1s: tensor<1024x768xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x32xf16>
      %6 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x1024xf16> -> !mugraph.tile<32x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x32xf16>
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.transpose %arg1t permutation [1, 0]
      %9 = mugraph.matmul %arg0t, %8
      %10 = mugraph.accumulate sum %7
      %11 = mugraph.accumulate sum %9
      %12 = mugraph.add %arg6t, %10
      %13 = mugraph.add %arg4t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1024xf16>
      mugraph.store %13 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %4, %2, %3 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_14(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 2.461500e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.library_linear %arg0, %0, %arg4 activation "none"
    %4, %5 = mugraph.block ins(%2, %arg6, %arg5, %arg0, %arg2 : tensor<2048x1024xf16>, tensor<1024xf16>, tensor<1024xf16>, tensor<2048x768xf16>, tensor<1024x768xf16>) grid [16, 16] loop 12 threads 128 {
    ^bb0(%6: tensor<2048x1024xf16>, %arg6s: tensor<1024xf16>, %arg5s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %arg2s: tensor<1024x768xf16>):
      %7 = mugraph.load %6 imap [0, 1] : tensor<2048x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg5t = mugraph.load %arg5s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x64xf16>
      %8 = mugraph.add %7, %arg6t
      %9 = mugraph.transpose %arg2t permutation [1, 0]
      %10 = mugraph.matmul %arg0t, %9
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.add %arg5t, %11
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1024xf16>
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %3, %5, %4 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x768xf16>, %arg1: tensor<1024x768xf16>, %arg2: tensor<1024x768xf16>, %arg3: tensor<1024x768xf16>, %arg4: tensor<1024xf16>, %arg5: tensor<1024xf16>, %arg6: tensor<1024xf16>) -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>) attributes {mugraph.measured_us = 3.716700e+01 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.library_linear %arg0, %0, %arg5 activation "none"
    %2, %3 = mugraph.block ins(%arg6, %arg0, %arg3, %arg4, %arg1 : tensor<1024xf16>, tensor<2048x768xf16>, tensor<1024x768xf16>, tensor<1024xf16>, tensor<1024x768xf16>) grid [16, 8] loop 8 threads 256 {
    ^bb0(%arg6s: tensor<1024xf16>, %arg0s: tensor<2048x768xf16>, %arg3s: tensor<1024x768xf16>, %arg4s: tensor<1024xf16>, %arg1s: tensor<1024x768xf16>):
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x768xf16> -> !mugraph.tile<128x96xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x96xf16>
      %4 = mugraph.transpose %arg3t permutation [1, 0]
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.transpose %arg1t permutation [1, 0]
      %7 = mugraph.matmul %arg0t, %6
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.add %arg6t, %8
      %11 = mugraph.add %arg4t, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
      mugraph.store %11 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x1024xf16>
    } -> (tensor<2048x1024xf16>, tensor<2048x1024xf16>)
    func.return %3, %1, %2 : tensor<2048x1024xf16>, tensor<2048x1024xf16>, tensor<2048x1024xf16>
  }
}
