builtin.module {
  func.func @candidate_0(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 7.254000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 5, 4] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x16xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x80x16xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %2 = mugraph.reshape %1 to [4, 777, 80]
    func.return %2 : tensor<4x777x80xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 7.225000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 5, 4] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x80xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %2 = mugraph.reshape %1 to [4, 777, 80]
    func.return %2 : tensor<4x777x80xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 7.144000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x80x777xf16>, tensor<4x777x80xf16>) grid [4, 5, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<4x80x777xf16>, %arg2s: tensor<4x777x80xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x80x777xf16> -> !mugraph.tile<1x16x98xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x80xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %3: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %3 = mugraph.reshape %2 to [4, 777, 80]
    func.return %3 : tensor<4x777x80xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 7.343000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 5, 4] loop 2 threads 256 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x16xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x80x16xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %2 = mugraph.reshape %1 to [4, 777, 80]
    func.return %2 : tensor<4x777x80xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 6.978000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x80x777xf16>, tensor<4x777x80xf16>) grid [4, 5, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<4x80x777xf16>, %arg2s: tensor<4x777x80xf16>):
      %3 = mugraph.load %2 imap [0, 1, 2] fmap 2 : tensor<4x80x777xf16> -> !mugraph.tile<1x16x49xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x49x80xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %3: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %4 = mugraph.load %3 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %5 = mugraph.relu %arg0t
      %6 = mugraph.sum %4 dim 0
      %7 = mugraph.matmul %5, %6
      mugraph.store %7 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %3 = mugraph.reshape %2 to [4, 777, 80]
    func.return %3 : tensor<4x777x80xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 7.626000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 5, 4] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x49x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x49x16xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x80x16xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %2 = mugraph.reshape %1 to [4, 777, 80]
    func.return %2 : tensor<4x777x80xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 7.221000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 5, 4] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x49x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x49x80xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<1x16x80xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %2 = mugraph.reshape %1 to [4, 777, 80]
    func.return %2 : tensor<4x777x80xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 7.511000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 3, 4] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x32xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x80x32xf32> -> tensor<4x4x80x80xf32>
    } -> tensor<4x4x80x80xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x4x80x80xf32>) grid [4, 7, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x4x80x80xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %3 = mugraph.load %2 imap [1, *, 3] : tensor<4x4x80x80xf32> -> !mugraph.tile<4x1x80x32xf32>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.sum %3 dim 0
      %6 = mugraph.matmul %4, %5
      mugraph.store %6 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %2 = mugraph.reshape %1 to [4, 777, 80]
    func.return %2 : tensor<4x777x80xf16>
  }
  func.func @candidate_8(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 9.611000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 5, 8] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4x777x80xf16>, %arg1s: tensor<4x777x80xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x98x16xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.relu %arg1t
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x80x16xf32> -> tensor<8x4x80x80xf32>
    } -> tensor<8x4x80x80xf32>
    %1 = mugraph.block ins(%0, %arg0 : tensor<8x4x80x80xf32>, tensor<4x777x80xf16>) grid [4, 13, 5] loop 1 threads 128 {
    ^bb0(%2: tensor<8x4x80x80xf32>, %arg0s: tensor<4x777x80xf16>):
      %3 = mugraph.load %2 imap [1, *, 2] : tensor<8x4x80x80xf32> -> !mugraph.tile<8x1x16x80xf32>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x64x80xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %6 = mugraph.relu %5
      %7 = mugraph.matmul %4, %6
      %8 = mugraph.transpose %7 permutation [0, 1, 3, 2]
      mugraph.store %8 omap [1, 2, 3] : !mugraph.tile<1x1x64x16xf32> -> tensor<1x4x777x80xf16>
    } -> tensor<1x4x777x80xf16>
    %2 = mugraph.reshape %1 to [4, 777, 80]
    func.return %2 : tensor<4x777x80xf16>
  }
  func.func @candidate_9(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 6.977000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 3, 8] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x49x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x49x32xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x80x32xf32> -> tensor<8x4x80x80xf32>
    } -> tensor<8x4x80x80xf32>
    %1 = mugraph.block ins(%0 : tensor<8x4x80x80xf32>) grid [4, 80] loop 1 threads 128 {
    ^bb0(%2: tensor<8x4x80x80xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x4x80x80xf32> -> !mugraph.tile<8x1x1x80xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x1x80xf32> -> tensor<1x4x80x80xf16>
    } -> tensor<1x4x80x80xf16>
    %2 = mugraph.reshape %1 to [4, 80, 80]
    %3 = mugraph.block ins(%arg0, %2 : tensor<4x777x80xf16>, tensor<4x80x80xf16>) grid [4, 13, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %4: tensor<4x80x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x64x80xf16>
      %5 = mugraph.load %4 imap [0, *, 2] : tensor<4x80x80xf16> -> !mugraph.tile<1x80x16xf16>
      %6 = mugraph.relu %arg0t
      %7 = mugraph.matmul %6, %5
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x777x80xf16>
    } -> tensor<4x777x80xf16>
    func.return %3 : tensor<4x777x80xf16>
  }
  func.func @candidate_10(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 1.068600e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 3, 10] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, *] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x256x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x256x8xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x32x8xf32> -> tensor<4x80x80xf16>
    } -> tensor<4x80x80xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x80x80xf16>) grid [4, 13, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x80x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x64x80xf16>
      %3 = mugraph.load %2 imap [0, *, 2] : tensor<4x80x80xf16> -> !mugraph.tile<1x80x16xf16>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.matmul %4, %3
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x777x80xf16>
    } -> tensor<4x777x80xf16>
    func.return %1 : tensor<4x777x80xf16>
  }
  func.func @candidate_11(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 1.150200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 7, 3] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x128x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x128x32xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %3 = mugraph.relu %2
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.matmul %1, %5
      mugraph.store %6 omap [0, 1, 2] : !mugraph.tile<1x128x32xf32> -> tensor<4x777x80xf16>
    } -> tensor<4x777x80xf16>
    func.return %0 : tensor<4x777x80xf16>
  }
  func.func @candidate_12(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 1.171300e+01 : f64} {
    %0 = mugraph.transpose %arg0 permutation [0, 2, 1]
    %1 = mugraph.block ins(%0, %arg1, %arg2 : tensor<4x80x777xf16>, tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 7, 3] loop 13 threads 256 {
    ^bb0(%2: tensor<4x80x777xf16>, %arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %3 = mugraph.load %2 imap [0, 2, *] : tensor<4x80x777xf16> -> !mugraph.tile<1x80x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, *] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x64x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x64x32xf16>
      %4 = mugraph.transpose %3 permutation [0, 2, 1]
      %5 = mugraph.relu %4
      %6 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %7 = mugraph.relu %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.matmul %5, %9
      mugraph.store %10 omap [0, 1, 2] : !mugraph.tile<1x128x32xf32> -> tensor<4x777x80xf16>
    } -> tensor<4x777x80xf16>
    func.return %1 : tensor<4x777x80xf16>
  }
  func.func @candidate_13(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 8.633000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 10, 3] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, *] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x256x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x256x32xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x8x32xf32> -> tensor<4x80x80xf16>
    } -> tensor<4x80x80xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x80x80xf16>) grid [4, 13, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x80x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x64x80xf16>
      %3 = mugraph.load %2 imap [0, *, 2] : tensor<4x80x80xf16> -> !mugraph.tile<1x80x16xf16>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.matmul %4, %3
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x777x80xf16>
    } -> tensor<4x777x80xf16>
    func.return %1 : tensor<4x777x80xf16>
  }
  func.func @candidate_14(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 6.895000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 3, 7] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x56x80xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2, 1] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x56x32xf16>
      %1 = mugraph.relu %arg1t
      %2 = mugraph.transpose %1 permutation [0, 2, 1]
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 2, new] : !mugraph.tile<1x80x32xf32> -> tensor<7x4x80x80xf32>
    } -> tensor<7x4x80x80xf32>
    %1 = mugraph.block ins(%0 : tensor<7x4x80x80xf32>) grid [4, 80] loop 1 threads 128 {
    ^bb0(%2: tensor<7x4x80x80xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<7x4x80x80xf32> -> !mugraph.tile<7x1x1x80xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x1x80xf32> -> tensor<1x4x80x80xf16>
    } -> tensor<1x4x80x80xf16>
    %2 = mugraph.reshape %1 to [4, 80, 80]
    %3 = mugraph.block ins(%arg0, %2 : tensor<4x777x80xf16>, tensor<4x80x80xf16>) grid [4, 13, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %4: tensor<4x80x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x64x80xf16>
      %5 = mugraph.load %4 imap [0, *, 2] : tensor<4x80x80xf16> -> !mugraph.tile<1x80x16xf16>
      %6 = mugraph.relu %arg0t
      %7 = mugraph.matmul %6, %5
      mugraph.store %7 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x777x80xf16>
    } -> tensor<4x777x80xf16>
    func.return %3 : tensor<4x777x80xf16>
  }
  func.func @candidate_15(%arg0: tensor<4x777x80xf16>, %arg1: tensor<4x777x80xf16>, %arg2: tensor<4x777x80xf16>) -> tensor<4x777x80xf16> attributes {mugraph.measured_us = 8.070000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2 : tensor<4x777x80xf16>, tensor<4x777x80xf16>) grid [4, 5, 5] loop 2 threads 128 {
    ^bb0(%arg1s: tensor<4x777x80xf16>, %arg2s: tensor<4x777x80xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, *] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x512x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 2] fmap 1 : tensor<4x777x80xf16> -> !mugraph.tile<1x512x16xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<4x80x80xf16>
    } -> tensor<4x80x80xf16>
    %1 = mugraph.block ins(%arg0, %0 : tensor<4x777x80xf16>, tensor<4x80x80xf16>) grid [4, 13, 5] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x777x80xf16>, %2: tensor<4x80x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x777x80xf16> -> !mugraph.tile<1x64x80xf16>
      %3 = mugraph.load %2 imap [0, *, 2] : tensor<4x80x80xf16> -> !mugraph.tile<1x80x16xf16>
      %4 = mugraph.relu %arg0t
      %5 = mugraph.matmul %4, %3
      mugraph.store %5 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x777x80xf16>
    } -> tensor<4x777x80xf16>
    func.return %1 : tensor<4x777x80xf16>
  }
}
