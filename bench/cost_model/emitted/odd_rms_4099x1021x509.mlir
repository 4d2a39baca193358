builtin.module {
  func.func @candidate_0(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 6.062800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %0 : tensor<4099x509xf16>
  }
  func.func @candidate_1(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 3.125000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [1025] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<4099x1021xf16>
    } -> tensor<4099x1021xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 8 threads 128 {
    ^bb0(%2: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %1 : tensor<4099x509xf16>
  }
  func.func @candidate_2(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 2.935000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [1025] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<4099x1021xf16>
    } -> tensor<4099x1021xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 16 threads 128 {
    ^bb0(%2: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %1 : tensor<4099x509xf16>
  }
  func.func @candidate_3(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 3.537300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %0 : tensor<4099x509xf16>
  }
  func.func @candidate_4(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 2.857000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [1025] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<4099x1021xf16>
    } -> tensor<4099x1021xf16>
    %1 = mugraph.matmul %0, %arg1
    func.return %1 : tensor<4099x509xf16>
  }
  func.func @candidate_5(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 2.557000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [1025] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<4099x1021xf16>
    } -> tensor<4099x1021xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 8] loop 16 threads 128 {
    ^bb0(%2: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %1 : tensor<4099x509xf16>
  }
  func.func @candidate_6(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 3.538500e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [1025] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<4099x1021xf16>
    } -> tensor<4099x1021xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<256x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %1 : tensor<4099x509xf16>
  }
  func.func @candidate_7(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 3.310300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [1025] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<4x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1021xf32> -> tensor<4099x1021xf16>
    } -> tensor<4099x1021xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 32 threads 128 {
    ^bb0(%2: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %1 : tensor<4099x509xf16>
  }
  func.func @candidate_8(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 3.659400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [513] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<8x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      mugraph.store %3 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4099x1xf32>
    } -> tensor<4099x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<4099x1021xf16>, tensor<1021x509xf16>, tensor<4099x1xf32>) grid [33, 4] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>, %2: tensor<4099x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<4099x1xf32> -> !mugraph.tile<128x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.sqrt %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %1 : tensor<4099x509xf16>
  }
  func.func @candidate_9(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 2.858700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %0 : tensor<4099x509xf16>
  }
  func.func @candidate_10(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 4.290900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4099x1021xf16>, tensor<1021x509xf16>) grid [33, 4] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0009794319294809011
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %0 : tensor<4099x509xf16>
  }
  func.func @candidate_11(%arg0: tensor<4099x1021xf16>, %arg1: tensor<1021x509xf16>) -> tensor<4099x509xf16> attributes {mugraph.measured_us = 3.183700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4099x1021xf16>) grid [513] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4099x1021xf16> -> !mugraph.tile<8x1021xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0009794319294809011
      mugraph.store %3 omap [0] : !mugraph.tile<8x1xf32> -> tensor<4099x1xf32>
    } -> tensor<4099x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<4099x1021xf16>, tensor<1021x509xf16>, tensor<4099x1xf32>) grid [33, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<4099x1021xf16>, %arg1s: tensor<1021x509xf16>, %2: tensor<4099x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4099x1021xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1021x509xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<4099x1xf32> -> !mugraph.tile<128x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.sqrt %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4099x509xf16>
    } -> tensor<4099x509xf16>
    func.return %1 : tensor<4099x509xf16>
  }
}
