builtin.module {
  func.func @candidate_0(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 2.935800e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.div %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x32000xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %0 : tensor<512x32000xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.987400e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %1 = mugraph.max %arg0t dim 1
      mugraph.store %1 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> tensor<512x1xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<512x32000xf16>, tensor<512x1xf32>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %2: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %3 = mugraph.load %2 imap [0] : tensor<512x1xf32> -> !mugraph.tile<1x1xf32>
      %4 = mugraph.exp %arg0t
      %5 = mugraph.sub %3, %3
      %6 = mugraph.exp %5
      %7 = mugraph.sum %4 dim 1
      %8 = mugraph.div %6, %7
      %9 = mugraph.mul %4, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x32000xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %1 : tensor<512x32000xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.930200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [32, 125] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<16x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.920800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [16, 250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.939000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [64, 125] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<8x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<8x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<8x256xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.960800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [32, 250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.974800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [8, 500] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.969200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [16, 500] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<32x64xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.888100e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [8, 125] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<64x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x256xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 3.960400e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [64, 250] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<8x128xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<8x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<8x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 4.051600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [8, 1000] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<64x32xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_11(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 4.459600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [4, 320] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<128x100xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<128x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<128x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x100xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_12(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 4.343700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [256, 125] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<2x256xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<2x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<2x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<2x256xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_13(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 4.846700e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [8, 640] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<64x50xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<64x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x50xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_14(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 4.885300e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [16, 640] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<32x50xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<32x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x50xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
  func.func @candidate_15(%arg0: tensor<512x32000xf16>) -> tensor<512x32000xf16> attributes {mugraph.measured_us = 4.423600e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0 : tensor<512x32000xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x32000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x32000xf16> -> !mugraph.tile<1x32000xf16>
      %2 = mugraph.max %arg0t dim 1
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.exp %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<512x1xf32>
    } -> (tensor<512x1xf32>, tensor<512x1xf32>)
    %2 = mugraph.block ins(%arg0, %0, %1 : tensor<512x32000xf16>, tensor<512x1xf32>, tensor<512x1xf32>) grid [32, 1000] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x32000xf16>, %3: tensor<512x1xf32>, %4: tensor<512x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x32000xf16> -> !mugraph.tile<16x32xf16>
      %5 = mugraph.load %3 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<512x1xf32> -> !mugraph.tile<16x1xf32>
      %7 = mugraph.exp %arg0t
      %8 = mugraph.exp %6
      %9 = mugraph.mul %5, %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<512x32000xf16>
    } -> tensor<512x32000xf16>
    func.return %2 : tensor<512x32000xf16>
  }
}
