builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.178000e+00 : f64} {
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
  func.func @candidate_1(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.703000e+00 : f64} {
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
  func.func @candidate_2(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.741000e+00 : f64} {
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
  func.func @candidate_3(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.277000e+00 : f64} {
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
  func.func @candidate_4(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 6.893000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x16x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 6.978000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<1x16x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x27x16xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 6.941000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [256, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<8x16x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<8x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<8x16x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 7.270000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [512, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<4x9x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<4x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<4x9x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 9.665000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<1x9x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x9x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 9.369000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<1x9x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<1x9x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 1.159200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [512, 3, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<2048x27x64xf16> -> !mugraph.tile<4x9x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<4x9x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<4x9x9xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 7.195000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [1024, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<2x9x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, *] : tensor<2048x27x64xf16> -> !mugraph.tile<2x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<2x9x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.094000e+00 : f64} {
    %0 = mugraph.transpose %arg0 permutation [0, 2, 1]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x27x64xf16>, tensor<2048x64x27xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>, %2: tensor<2048x64x27xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %3 = mugraph.load %2 imap [0] : tensor<2048x64x27xf16> -> !mugraph.tile<1x64x27xf16>
      %4 = mugraph.matmul %arg0t, %3
      mugraph.store %4 omap [0] : !mugraph.tile<1x27x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %1 : tensor<2048x27x27xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 6.546000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x16xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x16xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0] : !mugraph.tile<1x27x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_14(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 7.290000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x32xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<2048x27x64xf16> -> !mugraph.tile<1x16x32xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.transpose %3 permutation [0, 2, 1]
      mugraph.store %4 omap [0, 1] : !mugraph.tile<1x16x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 9.744000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [1024, 2, 3] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] : tensor<2048x27x64xf16> -> !mugraph.tile<2x9x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0, 1, *] : tensor<2048x27x64xf16> -> !mugraph.tile<2x16x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.transpose %2 permutation [0, 2, 1]
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<2x16x9xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
}
