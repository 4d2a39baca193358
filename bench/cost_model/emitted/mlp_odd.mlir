builtin.module {
  func.func @candidate_0(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>, %arg2: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 2.087000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<4097x1021xf16>) grid [16, 13] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>, %arg2s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<13x77x1021xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<13x77x1021xf32>
    } -> (tensor<13x77x1021xf32>, tensor<13x77x1021xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<13x77x1021xf32>, tensor<13x77x1021xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<13x77x1021xf32>, %4: tensor<13x77x1021xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<13x77x1021xf32> -> !mugraph.tile<13x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<13x77x1021xf32> -> !mugraph.tile<13x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_1(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>, %arg2: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 2.091000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<4097x1021xf16>) grid [16, 13] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>, %arg2s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<13x77x1021xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<13x77x1021xf32>
    } -> (tensor<13x77x1021xf32>, tensor<13x77x1021xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<13x77x1021xf32>, tensor<13x77x1021xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<13x77x1021xf32>, %4: tensor<13x77x1021xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<13x77x1021xf32> -> !mugraph.tile<13x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<13x77x1021xf32> -> !mugraph.tile<13x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_2(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>, %arg2: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 2.113000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<4097x1021xf16>) grid [16, 5] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>, %arg2s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
    } -> (tensor<5x77x1021xf32>, tensor<5x77x1021xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<5x77x1021xf32>, tensor<5x77x1021xf32>) grid [39, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<5x77x1021xf32>, %4: tensor<5x77x1021xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_3(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>, %arg2: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 3.105000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<4097x1021xf16>) grid [16, 5] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>, %arg2s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x103xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<103x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<103x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
    } -> (tensor<5x77x1021xf32>, tensor<5x77x1021xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<5x77x1021xf32>, tensor<5x77x1021xf32>) grid [39, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<5x77x1021xf32>, %4: tensor<5x77x1021xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_4(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>, %arg2: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 2.238000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<4097x1021xf16>) grid [16, 5] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg2s: tensor<4097x1021xf16>, %arg1s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
    } -> (tensor<5x77x1021xf32>, tensor<5x77x1021xf32>)
    %2, %3 = mugraph.block ins(%0, %1 : tensor<5x77x1021xf32>, tensor<5x77x1021xf32>) grid [39, 16] loop 1 threads 128 {
    ^bb0(%4: tensor<5x77x1021xf32>, %5: tensor<5x77x1021xf32>):
      %6 = mugraph.load %4 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %7 = mugraph.load %5 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x77x1021xf16>
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x77x1021xf16>
    } -> (tensor<1x77x1021xf16>, tensor<1x77x1021xf16>)
    %4 = mugraph.reshape %2 to [77, 1021]
    %5 = mugraph.reshape %3 to [77, 1021]
    %6 = mugraph.block ins(%4, %5 : tensor<77x1021xf16>, tensor<77x1021xf16>) grid [39, 8] loop 1 threads 128 {
    ^bb0(%7: tensor<77x1021xf16>, %8: tensor<77x1021xf16>):
      %9 = mugraph.load %7 imap [0, 1] : tensor<77x1021xf16> -> !mugraph.tile<2x128xf16>
      %10 = mugraph.load %8 imap [0, 1] : tensor<77x1021xf16> -> !mugraph.tile<2x128xf16>
      %11 = mugraph.silu %10
      %12 = mugraph.mul %9, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<77x1021xf16>
    } -> tensor<77x1021xf16>
    func.return %6 : tensor<77x1021xf16>
  }
  func.func @candidate_5(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>, %arg2: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 2.742000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<4097x1021xf16>) grid [16, 9] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>, %arg2s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x57xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<57x64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<57x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<9x77x1021xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<9x77x1021xf32>
    } -> (tensor<9x77x1021xf32>, tensor<9x77x1021xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<9x77x1021xf32>, tensor<9x77x1021xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<9x77x1021xf32>, %4: tensor<9x77x1021xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<9x77x1021xf32> -> !mugraph.tile<9x1x128xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<9x77x1021xf32> -> !mugraph.tile<9x1x128xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_6(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>, %arg2: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 3.805000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<77x4097xf16>, tensor<4097x1021xf16>, tensor<4097x1021xf16>) grid [32, 3] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>, %arg2s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x86xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<86x32xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<86x32xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<77x32xf32> -> tensor<3x77x1021xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x32xf32> -> tensor<3x77x1021xf32>
    } -> (tensor<3x77x1021xf32>, tensor<3x77x1021xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<3x77x1021xf32>, tensor<3x77x1021xf32>) grid [39, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<3x77x1021xf32>, %4: tensor<3x77x1021xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<3x77x1021xf32> -> !mugraph.tile<3x2x64xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<3x77x1021xf32> -> !mugraph.tile<3x2x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
}
