builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.161900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.library_linear %0, %arg3, %arg4 activation "none"
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.380300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [16, 24] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<64x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<96xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.781700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [16, 24] loop 6 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<128x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<96xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.266600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [8, 36] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.133900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [16, 18] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.564900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [8, 48] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<64x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<48xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x48xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.545400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [8, 24] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<64x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<96xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.797000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [16, 24] loop 16 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x48xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<48x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<96xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_8(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.262400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.matmul %0, %arg3
    %2 = mugraph.block ins(%1, %arg4 : tensor<1024x2304xf16>, tensor<2304xf16>) grid [32, 24] loop 1 threads 128 {
    ^bb0(%3: tensor<1024x2304xf16>, %arg4s: tensor<2304xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<1024x2304xf16> -> !mugraph.tile<32x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<96xf16>
      %5 = mugraph.add %4, %arg4t
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x96xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %2 : tensor<1024x2304xf16>
  }
  func.func @candidate_9(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.585900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [16, 24] loop 24 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<32x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<96xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_10(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.557500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [16, 18] loop 6 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<128x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_11(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.631400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [8, 24] loop 6 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<128x96xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<96xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_12(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.489600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [16, 36] loop 6 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<128x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_13(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.557300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [8, 36] loop 6 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<128x64xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_14(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.684100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [8, 48] loop 6 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<128x48xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<48xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x48xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
  func.func @candidate_15(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.443800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1024x768xf16>, tensor<768xf16>, tensor<768xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg1s: tensor<768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1024x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x768xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    %1 = mugraph.block ins(%0, %arg3, %arg4 : tensor<1024x768xf16>, tensor<768x2304xf16>, tensor<2304xf16>) grid [8, 18] loop 12 threads 128 {
    ^bb0(%2: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>, %arg4s: tensor<2304xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x768xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<768x2304xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<128xf16>
      %4 = mugraph.matmul %3, %arg3t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %5, %arg4t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %1 : tensor<1024x2304xf16>
  }
}
