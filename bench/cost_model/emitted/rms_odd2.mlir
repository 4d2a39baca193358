builtin.module {
  func.func @candidate_0(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.099000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1021xf16>, tensor<1021x4099xf16>) grid [129] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<512x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %0 : tensor<16x4099xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.012000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1021xf16>, tensor<1021x4099xf16>) grid [129] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x256xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %0 : tensor<16x4099xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.193000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1021xf16>, tensor<1021x4099xf16>) grid [129] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<512x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %0 : tensor<16x4099xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.216000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1021xf16>, tensor<1021x4099xf16>) grid [129] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<512x32xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %0 : tensor<16x4099xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.183000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1021xf16>, tensor<1021x4099xf16>) grid [129] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x256xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %0 : tensor<16x4099xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.017000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x1021xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<16x1021xf16> -> !mugraph.tile<1x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<16x1021xf16>, tensor<1021x4099xf16>, tensor<16x1xf32>) grid [129] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>, %2: tensor<16x1xf32>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<128x32xf16>
      %3 = mugraph.load %2 imap [*] : tensor<16x1xf32> -> !mugraph.tile<16x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.scale %3 by 0.0009794319294809011
      %6 = mugraph.sqrt %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.div %7, %6
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %1 : tensor<16x4099xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.587000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x1021xf16>, tensor<1021x4099xf16>) grid [257] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x256xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<256x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [1] : !mugraph.tile<16x16xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %0 : tensor<16x4099xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x1021xf16>, %arg1: tensor<1021x4099xf16>) -> tensor<16x4099xf16> attributes {mugraph.measured_us = 1.089000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<16x1021xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<16x1021xf16> -> !mugraph.tile<1x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<16x1xf32>
    } -> tensor<16x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<16x1021xf16>, tensor<1021x4099xf16>, tensor<16x1xf32>) grid [129] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<16x1021xf16>, %arg1s: tensor<1021x4099xf16>, %2: tensor<16x1xf32>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<16x1021xf16> -> !mugraph.tile<16x512xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1021x4099xf16> -> !mugraph.tile<512x32xf16>
      %3 = mugraph.load %2 imap [*] : tensor<16x1xf32> -> !mugraph.tile<16x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.scale %3 by 0.0009794319294809011
      %6 = mugraph.sqrt %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.div %7, %6
      mugraph.store %8 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4099xf16>
    } -> tensor<16x4099xf16>
    func.return %1 : tensor<16x4099xf16>
  }
}
