builtin.module {
  func.func @candidate_0(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 5.044000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<384x768xf16>) grid [384] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<384x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<384x768xf16> -> !mugraph.tile<1x768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x768xf32> -> tensor<384x768xf16>
    } -> tensor<384x768xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [8, 12] loop 6 threads 128 {
    ^bb0(%2: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<384x768xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x384xf16> -> !mugraph.tile<128x32xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<48x32xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %1 : tensor<384x384xf16>
  }
  func.func @candidate_1(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 9.774000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [12, 8] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<32x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x48xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_2(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 1.287100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [24, 12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_3(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 9.989000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [8, 12] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<48x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x32xf16>
      %1 = mugraph.sum %arg1t dim 0
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg1t, %2
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.sum %arg0t dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sub %arg0t, %6
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %4, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<48x32xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_4(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 1.764800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [24, 24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_5(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 9.859000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [12, 6] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<32x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.sum %arg1t dim 0
      %3 = mugraph.sum %arg0t dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.mul %2, %4
      %6 = mugraph.sub %1, %5
      %7 = mugraph.sub %arg0t, %4
      %8 = mugraph.square %7
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %6, %12
      %14 = mugraph.gelu %13 form "erf"
      mugraph.store %14 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_6(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 1.416300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [12, 12] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<32x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_7(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 1.330600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [24, 8] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x48xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.mul %arg0t, %3
      %6 = mugraph.mul %2, %3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.sum %7 dim 1
      %9 = mugraph.scale %8 by 0.0013020833333333333
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %4, %11
      %13 = mugraph.gelu %12 form "erf"
      mugraph.store %13 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_8(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 2.079800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [12, 24] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<32x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
  func.func @candidate_9(%arg0: tensor<384x768xf16>, %arg1: tensor<768x384xf16>) -> tensor<384x384xf16> attributes {mugraph.measured_us = 1.630500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<384x768xf16>, tensor<768x384xf16>) grid [48, 12] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<384x768xf16>, %arg1s: tensor<768x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<384x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x384xf16> -> !mugraph.tile<768x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<384x384xf16>
    } -> tensor<384x384xf16>
    func.return %0 : tensor<384x384xf16>
  }
}
