builtin.module {
  func.func @candidate_0(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 1.763000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [129] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<77x256xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<256x7xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<7x4099xf16> -> !mugraph.tile<7x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<77x32xf32> -> tensor<77x4099xf16>
    } -> tensor<77x4099xf16>
    func.return %0 : tensor<77x4099xf16>
  }
  func.func @candidate_1(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 1.791000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [129] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<77x256xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<256x32xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<256x7xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<7x4099xf16> -> !mugraph.tile<7x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [1] : !mugraph.tile<77x32xf32> -> tensor<77x4099xf16>
    } -> tensor<77x4099xf16>
    func.return %0 : tensor<77x4099xf16>
  }
  func.func @candidate_2(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 1.949000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [129] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<77x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<128x7xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<7x4099xf16> -> !mugraph.tile<7x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<77x32xf32> -> tensor<77x4099xf16>
    } -> tensor<77x4099xf16>
    func.return %0 : tensor<77x4099xf16>
  }
  func.func @candidate_3(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 2.155000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [129] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<77x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<128x7xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<7x4099xf16> -> !mugraph.tile<7x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1] : !mugraph.tile<77x32xf32> -> tensor<77x4099xf16>
    } -> tensor<77x4099xf16>
    func.return %0 : tensor<77x4099xf16>
  }
  func.func @candidate_4(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 2.286000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [65] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<77x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<128x7xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<7x4099xf16> -> !mugraph.tile<7x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<77x64xf32> -> tensor<77x4099xf16>
    } -> tensor<77x4099xf16>
    func.return %0 : tensor<77x4099xf16>
  }
  func.func @candidate_5(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 2.795000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [65, 2] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<77x256xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<256x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<256x7xf16>
      %arg3t = mugraph.load %arg3s imap [1, *] : tensor<7x4099xf16> -> !mugraph.tile<7x64xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %2
      %6 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<2x77x4099xf32>
      mugraph.store %6 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<2x77x4099xf32>
    } -> (tensor<2x77x4099xf32>, tensor<2x77x4099xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<2x77x4099xf32>, tensor<2x77x4099xf32>) grid [5, 129] loop 1 threads 128 {
    ^bb0(%3: tensor<2x77x4099xf32>, %4: tensor<2x77x4099xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<2x77x4099xf32> -> !mugraph.tile<2x16x32xf32>
      %6 = mugraph.load %4 imap [1, 2] : tensor<2x77x4099xf32> -> !mugraph.tile<2x16x32xf32>
      %7 = mugraph.add %5, %6
      %8 = mugraph.sum %7 dim 0
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x77x4099xf16>
    } -> tensor<1x77x4099xf16>
    %3 = mugraph.reshape %2 to [77, 4099]
    func.return %3 : tensor<77x4099xf16>
  }
  func.func @candidate_6(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 2.231000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [3, 33] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<128x7xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<7x4099xf16> -> !mugraph.tile<7x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<77x4099xf16>
    } -> tensor<77x4099xf16>
    func.return %0 : tensor<77x4099xf16>
  }
  func.func @candidate_7(%arg0: tensor<77x1021xf16>, %arg1: tensor<1021x4099xf16>, %arg2: tensor<1021x7xf16>, %arg3: tensor<7x4099xf16>) -> tensor<77x4099xf16> attributes {mugraph.measured_us = 2.356000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<77x1021xf16>, tensor<1021x4099xf16>, tensor<1021x7xf16>, tensor<7x4099xf16>) grid [2, 65] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<77x1021xf16>, %arg1s: tensor<1021x4099xf16>, %arg2s: tensor<1021x7xf16>, %arg3s: tensor<7x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<77x1021xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<1021x7xf16> -> !mugraph.tile<128x7xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<7x4099xf16> -> !mugraph.tile<7x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<77x4099xf16>
    } -> tensor<77x4099xf16>
    func.return %0 : tensor<77x4099xf16>
  }
}
