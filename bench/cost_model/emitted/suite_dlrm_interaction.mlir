builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.291000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0] : !mugraph.tile<1x27x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.867000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [1024, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<2x16x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<2x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<2x16x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 6.076000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [512, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<4x16x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<4x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<4x16x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.773000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x32xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x32xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0] : !mugraph.tile<1x27x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 7.880000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [256, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<8x9x32xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<8x27x32xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x9x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 9.779000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048, 3] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x9x32xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x32xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x9x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 1.055100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [128, 3, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2048x27x64xf16> -> !mugraph.tile<16x9x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<16x16x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<16x9x16xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 1.090400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [256, 3, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2048x27x64xf16> -> !mugraph.tile<8x9x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<8x9x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<8x9x9xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
}
