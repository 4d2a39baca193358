builtin.module {
  func.func @candidate_0(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.809000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 256, 128]
    %1 = mugraph.reshape %arg2 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %0, %arg1 : tensor<1x256x128xf16>, tensor<1x256x128xf16>, tensor<64x128x128xf16>) grid [64, 2] loop 2 threads 256 {
    ^bb0(%3: tensor<1x256x128xf16>, %4: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x128x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x64x128xf16>
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %5, %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.841000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 2] loop 2 threads 256 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %8, %6
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.471000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 256, 128]
    %1 = mugraph.reshape %arg2 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %0, %arg1 : tensor<1x256x128xf16>, tensor<1x256x128xf16>, tensor<64x128x128xf16>) grid [64, 2] loop 4 threads 256 {
    ^bb0(%3: tensor<1x256x128xf16>, %4: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x128x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x32x128xf16>
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %5, %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.459000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 2] loop 4 threads 256 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x32x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %8, %6
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.256000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 256, 128]
    %1 = mugraph.reshape %arg2 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %0, %arg1 : tensor<1x256x128xf16>, tensor<1x256x128xf16>, tensor<64x128x128xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %4: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x32x128xf16>
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %5, %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.218000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x32x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %8, %6
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.308000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 256, 128]
    %1 = mugraph.reshape %arg2 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %0, %arg1 : tensor<1x256x128xf16>, tensor<1x256x128xf16>, tensor<64x128x128xf16>) grid [64, 4] loop 2 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %4: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x64x128xf16>
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %5, %8
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.317000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 4] loop 2 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %8, %6
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 3.494000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x128x128xf16> -> !mugraph.tile<1x128x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.mul %7, %6
      %9 = mugraph.sum %8 dim 2
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.084000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x128x128xf16> -> !mugraph.tile<1x128x32xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x64x32xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.mul %7, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 5.457000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 8] loop 2 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x32x128xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %8, %6
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x32x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 4.696000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 256, 128]
    %1 = mugraph.reshape %arg2 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %0, %arg1 : tensor<1x256x128xf16>, tensor<1x256x128xf16>, tensor<64x128x128xf16>) grid [64, 2] loop 2 threads 256 {
    ^bb0(%3: tensor<1x256x128xf16>, %4: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x128x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x64x128xf16>
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.mul %5, %7
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x128x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 3.628000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [1, 256, 128]
    %1 = mugraph.reshape %arg2 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %0, %arg1 : tensor<1x256x128xf16>, tensor<1x256x128xf16>, tensor<64x128x128xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %4: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<64x128x128xf16> -> !mugraph.tile<1x128x128xf16>
      %7 = mugraph.matmul %6, %arg1t
      %8 = mugraph.mul %5, %7
      %9 = mugraph.sum %8 dim 2
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 6.141000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1 : tensor<1x256x128xf16>, tensor<64x128x128xf16>) grid [64, 4] loop 4 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>):
      %4 = mugraph.load %3 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<1x32x128xf16>
      %5 = mugraph.matmul %4, %arg1t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64x128xf32> -> tensor<64x256x128xf16>
    } -> tensor<64x256x128xf16>
    %3 = mugraph.block ins(%2, %0 : tensor<64x256x128xf16>, tensor<1x256x128xf16>) grid [2, 256] loop 1 threads 128 {
    ^bb0(%4: tensor<64x256x128xf16>, %5: tensor<1x256x128xf16>):
      %6 = mugraph.load %4 imap [0, 1] : tensor<64x256x128xf16> -> !mugraph.tile<32x1x128xf16>
      %7 = mugraph.load %5 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x1x128xf16>
      %8 = mugraph.mul %6, %7
      %9 = mugraph.sum %8 dim 2
      mugraph.store %9 omap [0, 1] : !mugraph.tile<32x1x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %4 = mugraph.reshape %3 to [64, 256]
    %5 = mugraph.transpose %4 permutation [1, 0]
    func.return %5 : tensor<256x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 5.767000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x16x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<64x128x128xf16> -> !mugraph.tile<8x16x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x16x128xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.mul %8, %6
      %10 = mugraph.sum %9 dim 2
      mugraph.store %10 omap [0, 1] : !mugraph.tile<8x16x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 3.942000e+00 : f64} {
    %0 = mugraph.reshape %arg2 to [1, 256, 128]
    %1 = mugraph.reshape %arg0 to [1, 256, 128]
    %2 = mugraph.block ins(%1, %arg1, %0 : tensor<1x256x128xf16>, tensor<64x128x128xf16>, tensor<1x256x128xf16>) grid [64, 4] loop 2 threads 128 {
    ^bb0(%3: tensor<1x256x128xf16>, %arg1s: tensor<64x128x128xf16>, %4: tensor<1x256x128xf16>):
      %5 = mugraph.load %3 imap [*, 1] : tensor<1x256x128xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 2 : tensor<64x128x128xf16> -> !mugraph.tile<1x128x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 2 : tensor<1x256x128xf16> -> !mugraph.tile<1x64x64xf16>
      %7 = mugraph.matmul %5, %arg1t
      %8 = mugraph.mul %7, %6
      %9 = mugraph.sum %8 dim 2
      %10 = mugraph.accumulate sum %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x64x1xf32> -> tensor<64x256x1xf16>
    } -> tensor<64x256x1xf16>
    %3 = mugraph.reshape %2 to [64, 256]
    %4 = mugraph.transpose %3 permutation [1, 0]
    func.return %4 : tensor<256x64xf16>
  }
}
