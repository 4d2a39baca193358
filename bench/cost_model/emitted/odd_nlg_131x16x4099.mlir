builtin.module {
  func.func @candidate_0(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.456000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [9, 65] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_1(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.618000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [5, 129] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<32x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_2(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.845000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [9, 129] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_3(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.968000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [17, 65] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<8x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_4(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.634000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [5, 65] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<32x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_5(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.720000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [3, 129] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_6(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.507000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [9, 33] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<16x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x128xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_7(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.797000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [3, 257] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_8(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 3.523000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [3, 65] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_9(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 2.992000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [5, 33] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<32x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_10(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 3.989000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [257] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<131x16xf16> -> !mugraph.tile<131x16xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<16x4099xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [1] : !mugraph.tile<131x16xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
  func.func @candidate_11(%arg0: tensor<131x16xf16>, %arg1: tensor<16x4099xf16>) -> tensor<131x4099xf16> attributes {mugraph.measured_us = 4.145000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<131x16xf16>, tensor<16x4099xf16>) grid [3, 33] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<131x16xf16>, %arg1s: tensor<16x4099xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<131x16xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<16x4099xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<131x4099xf16>
    } -> tensor<131x4099xf16>
    func.return %0 : tensor<131x4099xf16>
  }
}
