builtin.module {
  func.func @candidate_0(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.227000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0, %arg4, %arg3, %arg2 : tensor<16x1x1xf16>, tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 2] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x1x1xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.mul %arg1t, %2
      %4 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      %7 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.transpose %8 permutation [0, 1, 3, 2]
      %10 = mugraph.transpose %6 permutation [0, 1, 3, 2]
      mugraph.store %9 omap [0, 1, 3] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %10 omap [0, 1, 3] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %1, %0 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.279000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0, %arg4, %arg3, %arg2 : tensor<16x1x1xf16>, tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 2] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x1x1xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.mul %arg1t, %2
      %4 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      %7 = mugraph.transpose %6 permutation [0, 1, 3, 2]
      %8 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %9 = mugraph.matmul %6, %8
      %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
      mugraph.store %7 omap [0, 1, 3] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x16x128x128xf16>
      mugraph.store %10 omap [0, 1, 3] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x16x1x128xf16>
    } -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>)
    func.return %0, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.278000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %1, %2 = mugraph.block ins(%arg2, %arg0, %arg1, %0, %arg4 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x128x1xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 2] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %3: tensor<8x16x128x1xf16>, %arg4s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.load %3 imap [0, 1, *] : tensor<8x16x128x1xf16> -> !mugraph.tile<1x1x128x1xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x64xf16>
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %4, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.matmul %arg2t, %7
      mugraph.store %8 omap [0, 1, 3] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %7 omap [0, 1, 3] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %2, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.310000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg2, %arg0, %arg1, %arg3, %arg4 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 2] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg4s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x64xf16>
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.transpose %arg3t permutation [0, 1, 3, 2]
      %4 = mugraph.mul %3, %arg4t
      %5 = mugraph.add %2, %4
      %6 = mugraph.matmul %arg2t, %5
      mugraph.store %6 omap [0, 1, 3] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %5 omap [0, 1, 3] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %1, %0 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.355000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %1, %2 = mugraph.block ins(%arg2, %arg0, %arg1, %0, %arg4 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x128x1xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 2] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %3: tensor<8x16x128x1xf16>, %arg4s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.load %3 imap [0, 1, *] : tensor<8x16x128x1xf16> -> !mugraph.tile<1x1x128x1xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x64xf16>
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.mul %4, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.matmul %arg2t, %7
      mugraph.store %8 omap [0, 1, 3] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %7 omap [0, 1, 3] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %2, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.699000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg2, %arg0, %arg1, %arg4, %arg3 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [4, 16, 4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<2x1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x128xf16>
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.transpose %arg3t permutation [0, 1, 3, 2]
      %4 = mugraph.mul %arg4t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.matmul %arg2t, %5
      mugraph.store %6 omap [0, 1, 3] : !mugraph.tile<2x1x1x32xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %5 omap [0, 1, 3] : !mugraph.tile<2x1x128x32xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %1, %0 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.583000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg4, %arg3, %arg2 : tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [4, 16, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<2x1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x128xf16>
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.transpose %arg3t permutation [0, 1, 3, 2]
      %4 = mugraph.mul %arg4t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.matmul %arg2t, %5
      mugraph.store %5 omap [0, 1, 3] : !mugraph.tile<2x1x128x32xf32> -> tensor<8x16x128x128xf16>
      mugraph.store %6 omap [0, 1, 3] : !mugraph.tile<2x1x1x32xf32> -> tensor<8x16x1x128xf16>
    } -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>)
    func.return %0, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 5.719000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg2, %arg0, %arg1, %arg4, %arg3 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 8, 4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x2x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x2x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<2x1x1xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x2x1x32xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x2x1x128xf16>
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.transpose %arg3t permutation [0, 1, 3, 2]
      %4 = mugraph.mul %arg4t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.matmul %arg2t, %5
      mugraph.store %6 omap [0, 1, 3] : !mugraph.tile<1x2x1x32xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %5 omap [0, 1, 3] : !mugraph.tile<1x2x128x32xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %1, %0 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 3.595000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg3, %arg4, %arg2 : tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.transpose %arg3t permutation [0, 1, 3, 2]
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.add %2, %4
      %6 = mugraph.matmul %arg2t, %5
      mugraph.store %5 omap [0, 1, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<8x16x128x128xf16>
      mugraph.store %6 omap [0, 1, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<8x16x1x128xf16>
    } -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>)
    func.return %0, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 7.128000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0, %arg4, %arg3, %arg2 : tensor<16x1x1xf16>, tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 16] loop 1 threads 256 {
    ^bb0(%arg1s: tensor<16x1x1xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.mul %arg1t, %2
      %4 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      %7 = mugraph.transpose %6 permutation [0, 1, 3, 2]
      %8 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %9 = mugraph.matmul %6, %8
      %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x1x128x128xf32> -> tensor<8x16x128x128xf16>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x1x1x128xf32> -> tensor<8x16x1x128xf16>
    } -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>)
    func.return %0, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 5.691000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0, %arg3, %arg4, %arg2 : tensor<16x1x1xf16>, tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 2, 8] loop 1 threads 256 {
    ^bb0(%arg1s: tensor<16x1x1xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<8x1x1xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x8x128x16xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x8x1x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x8x1x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x8x1x128xf16>
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.mul %arg1t, %2
      %4 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %5 = mugraph.mul %arg3t, %4
      %6 = mugraph.add %3, %5
      %7 = mugraph.transpose %6 permutation [0, 1, 3, 2]
      %8 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %9 = mugraph.matmul %6, %8
      %10 = mugraph.transpose %9 permutation [0, 1, 3, 2]
      mugraph.store %7 omap [0, 1, 3] : !mugraph.tile<1x8x128x16xf32> -> tensor<8x16x128x128xf16>
      mugraph.store %10 omap [0, 1, 3] : !mugraph.tile<1x8x1x16xf32> -> tensor<8x16x1x128xf16>
    } -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>)
    func.return %0, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 5.333000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %1, %2 = mugraph.block ins(%arg2, %arg0, %arg1, %0, %arg4 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x128x1xf16>, tensor<8x16x1x128xf16>) grid [16, 8] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %3: tensor<8x16x128x1xf16>, %arg4s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<8x1x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<8x1x128x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.load %3 imap [1, *] : tensor<8x16x128x1xf16> -> !mugraph.tile<8x1x128x1xf16>
      %arg4t = mugraph.load %arg4s imap [1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<8x1x1x16xf16>
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.mul %4, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.matmul %arg2t, %7
      mugraph.store %8 omap [1, 3] : !mugraph.tile<8x1x1x16xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %7 omap [1, 3] : !mugraph.tile<8x1x128x16xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %2, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.630000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %1, %2 = mugraph.block ins(%arg2, %arg0, %arg1, %0, %arg4 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x128x1xf16>, tensor<8x16x1x128xf16>) grid [4, 16, 4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %3: tensor<8x16x128x1xf16>, %arg4s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<2x1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.load %3 imap [0, 1, *] : tensor<8x16x128x1xf16> -> !mugraph.tile<2x1x128x1xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<2x1x1x32xf16>
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.mul %4, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.matmul %arg2t, %7
      mugraph.store %8 omap [0, 1, 3] : !mugraph.tile<2x1x1x32xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %7 omap [0, 1, 3] : !mugraph.tile<2x1x128x32xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %2, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 1.252400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0, %arg3, %arg4, %arg2 : tensor<16x1x1xf16>, tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x1x1xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg0t = mugraph.load %arg0s imap [1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<8x1x128x8xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<8x1x1x128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<8x1x1x8xf16>
      %arg2t = mugraph.load %arg2s imap [1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<8x1x1x128xf16>
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.mul %arg1t, %2
      %4 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %5 = mugraph.mul %arg3t, %4
      %6 = mugraph.add %3, %5
      %7 = mugraph.transpose %6 permutation [0, 1, 3, 2]
      %8 = mugraph.matmul %arg2t, %7
      mugraph.store %7 omap [1, 3] : !mugraph.tile<8x1x128x8xf32> -> tensor<8x16x128x128xf16>
      mugraph.store %8 omap [1, 3] : !mugraph.tile<8x1x1x8xf32> -> tensor<8x16x1x128xf16>
    } -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>)
    func.return %0, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 3.677000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [0, 1, 3, 2]
    %1, %2 = mugraph.block ins(%arg2, %arg0, %arg1, %0, %arg4 : tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>, tensor<16x1x1xf16>, tensor<8x16x128x1xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 4] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<8x16x1x128xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg1s: tensor<16x1x1xf16>, %3: tensor<8x16x128x1xf16>, %arg4s: tensor<8x16x1x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.load %3 imap [0, 1, *] : tensor<8x16x128x1xf16> -> !mugraph.tile<1x1x128x1xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x32xf16>
      %5 = mugraph.mul %arg0t, %arg1t
      %6 = mugraph.matmul %4, %arg4t
      %7 = mugraph.add %5, %6
      %8 = mugraph.matmul %arg2t, %7
      mugraph.store %8 omap [0, 1, 3] : !mugraph.tile<1x1x1x32xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %7 omap [0, 1, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %2, %1 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 7.256000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0, %arg4, %arg3, %arg2 : tensor<16x1x1xf16>, tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 16] loop 1 threads 256 {
    ^bb0(%arg1s: tensor<16x1x1xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.mul %arg1t, %2
      %4 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      %7 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.transpose %8 permutation [0, 1, 3, 2]
      %10 = mugraph.transpose %6 permutation [0, 1, 3, 2]
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x1x1x128xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x1x128x128xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %1, %0 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
}
