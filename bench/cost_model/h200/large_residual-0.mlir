builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 6.278500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096x4096xf16>, tensor<4096x768xf16>, tensor<768x4096xf16>) grid [32, 32] loop 12 threads 128 {
    ^bb0(%arg2s: tensor<4096x4096xf16>, %arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 9.082100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [32, 32] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 7.085700e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096x4096xf16>, tensor<4096x768xf16>, tensor<768x4096xf16>) grid [32, 32] loop 6 threads 128 {
    ^bb0(%arg2s: tensor<4096x4096xf16>, %arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 6.671400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [32, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.836000e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096x4096xf16>, tensor<4096x768xf16>, tensor<768x4096xf16>) grid [32, 32] loop 24 threads 128 {
    ^bb0(%arg2s: tensor<4096x4096xf16>, %arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 6.768100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [32, 32] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 8.354300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096x4096xf16>, tensor<4096x768xf16>, tensor<768x4096xf16>) grid [32, 32] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<4096x4096xf16>, %arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<48x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 8.603600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [32, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<48x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 6.797200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [64, 32] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<32x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 7.838900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [64, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_10(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 6.373800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [32, 64] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_11(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 8.909300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x768xf16>, tensor<768x4096xf16>, tensor<4096x4096xf16>) grid [32, 64] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4096x768xf16>, %arg1s: tensor<768x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x768xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @candidate_12(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.611420e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [1024, 256] loop 1 threads 128 {
    ^bb0(%2: tensor<4096x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<4x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<4x16xf16>
      %4 = mugraph.add %3, %arg2t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_13(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 3.593030e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [2048, 128] loop 1 threads 128 {
    ^bb0(%2: tensor<4096x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<2x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<2x32xf16>
      %4 = mugraph.add %3, %arg2t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<2x32xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_14(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 1.068840e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [64, 512] loop 1 threads 128 {
    ^bb0(%2: tensor<4096x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<64x8xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<64x8xf16>
      %4 = mugraph.add %3, %arg2t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x8xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
  func.func @candidate_15(%arg0: tensor<4096x768xf16>, %arg1: tensor<768x4096xf16>, %arg2: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 2.009900e+02 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<4096x4096xf16>, tensor<4096x4096xf16>) grid [512, 256] loop 1 threads 128 {
    ^bb0(%2: tensor<4096x4096xf16>, %arg2s: tensor<4096x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<8x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x4096xf16> -> !mugraph.tile<8x16xf16>
      %4 = mugraph.add %3, %arg2t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %1 : tensor<4096x4096xf16>
  }
}
