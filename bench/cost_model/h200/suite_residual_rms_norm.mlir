builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x4096xf16>, %arg1: tensor<2048x4096xf16>, %arg2: tensor<4096xf16>) -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>) attributes {mugraph.measured_us = 1.737200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x4096xf16>, tensor<2048x4096xf16>, tensor<4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<2048x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<1x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<1x4096xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %2 = mugraph.add %arg0t, %arg1t
      %3 = mugraph.square %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.000244140625
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      %9 = mugraph.mul %8, %arg2t
      mugraph.store %9 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<2048x4096xf16>
      mugraph.store %2 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<2048x4096xf16>
    } -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>)
    func.return %1, %0 : tensor<2048x4096xf16>, tensor<2048x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x4096xf16>, %arg1: tensor<2048x4096xf16>, %arg2: tensor<4096xf16>) -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>) attributes {mugraph.measured_us = 1.760800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x4096xf16>, tensor<2048x4096xf16>, tensor<4096xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<2048x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<2x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<2x4096xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %2 = mugraph.add %arg0t, %arg1t
      %3 = mugraph.square %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.000244140625
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      %9 = mugraph.mul %8, %arg2t
      mugraph.store %9 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<2048x4096xf16>
      mugraph.store %2 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<2048x4096xf16>
    } -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>)
    func.return %1, %0 : tensor<2048x4096xf16>, tensor<2048x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x4096xf16>, %arg1: tensor<2048x4096xf16>, %arg2: tensor<4096xf16>) -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>) attributes {mugraph.measured_us = 1.920200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x4096xf16>, tensor<2048x4096xf16>, tensor<4096xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<2048x4096xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<4x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<4x4096xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %2 = mugraph.add %arg0t, %arg1t
      %3 = mugraph.square %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.000244140625
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      %9 = mugraph.mul %8, %arg2t
      mugraph.store %9 omap [0] : !mugraph.tile<4x4096xf32> -> tensor<2048x4096xf16>
      mugraph.store %2 omap [0] : !mugraph.tile<4x4096xf32> -> tensor<2048x4096xf16>
    } -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>)
    func.return %1, %0 : tensor<2048x4096xf16>, tensor<2048x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x4096xf16>, %arg1: tensor<2048x4096xf16>, %arg2: tensor<4096xf16>) -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>) attributes {mugraph.measured_us = 2.081500e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<2048x4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<2048x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<1x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<1x4096xf16>
      %2 = mugraph.add %arg0t, %arg1t
      %3 = mugraph.square %2
      %4 = mugraph.sum %3 dim 1
      mugraph.store %4 omap [0] : !mugraph.tile<1x1xf32> -> tensor<2048x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<2048x4096xf16>
    } -> (tensor<2048x1xf32>, tensor<2048x4096xf16>)
    %2 = mugraph.block ins(%1, %0, %arg2 : tensor<2048x4096xf16>, tensor<2048x1xf32>, tensor<4096xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x4096xf16>, %4: tensor<2048x1xf32>, %arg2s: tensor<4096xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, *] : tensor<2048x1xf32> -> !mugraph.tile<32x1xf32>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      %11 = mugraph.mul %10, %arg2t
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %1, %2 : tensor<2048x4096xf16>, tensor<2048x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x4096xf16>, %arg1: tensor<2048x4096xf16>, %arg2: tensor<4096xf16>) -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>) attributes {mugraph.measured_us = 2.167900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<2048x4096xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<2048x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<2x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<2x4096xf16>
      %2 = mugraph.add %arg0t, %arg1t
      %3 = mugraph.square %2
      %4 = mugraph.sum %3 dim 1
      mugraph.store %4 omap [0] : !mugraph.tile<2x1xf32> -> tensor<2048x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<2048x4096xf16>
    } -> (tensor<2048x1xf32>, tensor<2048x4096xf16>)
    %2 = mugraph.block ins(%1, %0, %arg2 : tensor<2048x4096xf16>, tensor<2048x1xf32>, tensor<4096xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x4096xf16>, %4: tensor<2048x1xf32>, %arg2s: tensor<4096xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, *] : tensor<2048x1xf32> -> !mugraph.tile<32x1xf32>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      %11 = mugraph.mul %10, %arg2t
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %1, %2 : tensor<2048x4096xf16>, tensor<2048x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x4096xf16>, %arg1: tensor<2048x4096xf16>, %arg2: tensor<4096xf16>) -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>) attributes {mugraph.measured_us = 2.357900e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<2048x4096xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<2048x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<4x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<4x4096xf16>
      %2 = mugraph.add %arg0t, %arg1t
      %3 = mugraph.square %2
      %4 = mugraph.sum %3 dim 1
      mugraph.store %4 omap [0] : !mugraph.tile<4x1xf32> -> tensor<2048x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<4x4096xf32> -> tensor<2048x4096xf16>
    } -> (tensor<2048x1xf32>, tensor<2048x4096xf16>)
    %2 = mugraph.block ins(%1, %0, %arg2 : tensor<2048x4096xf16>, tensor<2048x1xf32>, tensor<4096xf16>) grid [64, 32] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x4096xf16>, %4: tensor<2048x1xf32>, %arg2s: tensor<4096xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, *] : tensor<2048x1xf32> -> !mugraph.tile<32x1xf32>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %7 = mugraph.scale %6 by 0.000244140625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %5, %9
      %11 = mugraph.mul %10, %arg2t
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %1, %2 : tensor<2048x4096xf16>, tensor<2048x4096xf16>
  }
}
