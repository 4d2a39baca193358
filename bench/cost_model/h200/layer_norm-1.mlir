builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 3.281400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<5120xf16>, tensor<5120xf16>, tensor<4096x5120xf16>) grid [1024] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<5120xf16>, %arg1s: tensor<5120xf16>, %arg0s: tensor<4096x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<4x5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      mugraph.store %11 omap [0] : !mugraph.tile<4x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 3.365100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x5120xf16>, tensor<5120xf16>, tensor<5120xf16>) grid [1024] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x5120xf16>, %arg1s: tensor<5120xf16>, %arg2s: tensor<5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<4x5120xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0001953125
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<4x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 2.617800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<5120xf16>, tensor<5120xf16>, tensor<4096x5120xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<5120xf16>, %arg1s: tensor<5120xf16>, %arg0s: tensor<4096x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<1x5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 2.565800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x5120xf16>, tensor<5120xf16>, tensor<5120xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x5120xf16>, %arg1s: tensor<5120xf16>, %arg2s: tensor<5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<1x5120xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0001953125
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<1x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 2.863500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<5120xf16>, tensor<5120xf16>, tensor<4096x5120xf16>) grid [2048] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<5120xf16>, %arg1s: tensor<5120xf16>, %arg0s: tensor<4096x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<2x5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      mugraph.store %11 omap [0] : !mugraph.tile<2x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_5(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 2.889400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x5120xf16>, tensor<5120xf16>, tensor<5120xf16>) grid [2048] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x5120xf16>, %arg1s: tensor<5120xf16>, %arg2s: tensor<5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<2x5120xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0001953125
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.add %10, %arg2t
      mugraph.store %11 omap [0] : !mugraph.tile<2x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_6(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 2.676800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x5120xf16>, tensor<5120xf16>, tensor<5120xf16>) grid [4096] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x5120xf16>, %arg1s: tensor<5120xf16>, %arg2s: tensor<5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<1x5120xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<1x5120xf16>
      %1 = mugraph.sum %arg0t_1 dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t_1, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %6 = mugraph.sum %arg0t dim 1
      %7 = mugraph.scale %6 by 0.0001953125
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %5 by 0.0001953125
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      mugraph.store %14 omap [0] : !mugraph.tile<1x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_7(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 2.685800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x5120xf16>, tensor<5120xf16>, tensor<5120xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x5120xf16>, %arg1s: tensor<5120xf16>, %arg2s: tensor<5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<1x5120xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<1x5120xf16>
      %1 = mugraph.sum %arg0t_1 dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t_1, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %6 = mugraph.sum %arg0t dim 1
      %7 = mugraph.scale %6 by 0.0001953125
      %8 = mugraph.sub %arg0t, %7
      %9 = mugraph.scale %5 by 0.0001953125
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %8, %11
      %13 = mugraph.mul %12, %arg1t
      %14 = mugraph.add %13, %arg2t
      mugraph.store %14 omap [0] : !mugraph.tile<1x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_8(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 4.358700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x5120xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<2x5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<2x1xf32> -> tensor<4096x1xf32>
    } -> tensor<4096x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<4096x5120xf16>, tensor<4096x1xf32>, tensor<5120xf16>, tensor<5120xf16>) grid [1024] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<4096x5120xf16>, %2: tensor<4096x1xf32>, %arg1s: tensor<5120xf16>, %arg2s: tensor<5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<4x5120xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<4x1xf32>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %4 = mugraph.sum %arg0t dim 1
      %5 = mugraph.scale %4 by 0.0001953125
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.scale %3 by 0.0001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<4x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %1 : tensor<4096x5120xf16>
  }
  func.func @candidate_9(%arg0: tensor<4096x5120xf16>, %arg1: tensor<5120xf16>, %arg2: tensor<5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 3.755300e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x5120xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<2x5120xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0001953125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      mugraph.store %5 omap [0] : !mugraph.tile<2x1xf32> -> tensor<4096x1xf32>
    } -> tensor<4096x1xf32>
    %1 = mugraph.block ins(%arg0, %0, %arg1, %arg2 : tensor<4096x5120xf16>, tensor<4096x1xf32>, tensor<5120xf16>, tensor<5120xf16>) grid [4096] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x5120xf16>, %2: tensor<4096x1xf32>, %arg1s: tensor<5120xf16>, %arg2s: tensor<5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x5120xf16> -> !mugraph.tile<1x5120xf16>
      %3 = mugraph.load %2 imap [0] : tensor<4096x1xf32> -> !mugraph.tile<1x1xf32>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<5120xf16> -> !mugraph.tile<5120xf16>
      %4 = mugraph.sum %arg0t dim 1
      %5 = mugraph.scale %4 by 0.0001953125
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.scale %3 by 0.0001953125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %6, %9
      %11 = mugraph.mul %10, %arg1t
      %12 = mugraph.add %11, %arg2t
      mugraph.store %12 omap [0] : !mugraph.tile<1x5120xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %1 : tensor<4096x5120xf16>
  }
}
