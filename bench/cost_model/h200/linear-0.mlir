builtin.module {
  func.func @candidate_0(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.637000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1021xf16>, tensor<509x128xf16>, tensor<128x1021xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1021xf16>, %arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x128xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x1021xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_1(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.444000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x128xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x1021xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_2(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.310000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1021xf16>, tensor<509x128xf16>, tensor<128x1021xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1021xf16>, %arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x128xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x1021xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_3(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.322000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x128xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_4(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.504000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1021xf16>, tensor<509x128xf16>, tensor<128x1021xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<1021xf16>, %arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_5(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.503000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_6(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.356000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1021xf16>, tensor<509x128xf16>, tensor<128x1021xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<1021xf16>, %arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_7(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.303000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [4, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_8(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 4.621000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<509x64xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<64x16xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<1021xf16> -> !mugraph.tile<16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [1] : !mugraph.tile<509x16xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_9(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 4.426000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [4, 128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<64x8xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x8xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_10(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.429000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [4, 16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_11(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 6.643000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [4, 8] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<128x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_12(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.901000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1021xf16>, tensor<509x128xf16>, tensor<128x1021xf16>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1021xf16>, %arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x128xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x1021xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_13(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.231000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<509x128xf16>, tensor<128x1021xf16>, tensor<1021xf16>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>, %arg2s: tensor<1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x128xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_14(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 3.875000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1021xf16>, tensor<509x128xf16>, tensor<128x1021xf16>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1021xf16>, %arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<509x128xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x1021xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %0 : tensor<509x1021xf16>
  }
  func.func @candidate_15(%arg0: tensor<509x128xf16>, %arg1: tensor<128x1021xf16>, %arg2: tensor<1021xf16>) -> tensor<509x1021xf16> attributes {mugraph.measured_us = 4.691000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<509x128xf16>, tensor<128x1021xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<509x128xf16>, %arg1s: tensor<128x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<509x128xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<128x1021xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<509x1021xf16>, tensor<1021xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%2: tensor<509x1021xf16>, %arg2s: tensor<1021xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<509x1021xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1021xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.relu %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<509x1021xf16>
    } -> tensor<509x1021xf16>
    func.return %1 : tensor<509x1021xf16>
  }
}
