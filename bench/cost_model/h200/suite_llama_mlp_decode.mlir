builtin.module {
  func.func @candidate_0(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x14336xf16>, %arg3: tensor<4096x14336xf16>, %arg4: tensor<14336x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 9.205800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x14336xf16>, tensor<4096x14336xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x14336xf16>, %arg3s: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x112xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x112xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.000244140625
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.silu %12
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [1] : !mugraph.tile<8x112xf32> -> tensor<8x14336xf16>
    } -> tensor<8x14336xf16>
    %1 = mugraph.block ins(%0, %arg4 : tensor<8x14336xf16>, tensor<14336x4096xf16>) grid [64, 8] loop 14 threads 128 {
    ^bb0(%2: tensor<8x14336xf16>, %arg4s: tensor<14336x4096xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x14336xf16> -> !mugraph.tile<8x128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<14336x4096xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<8x4096xf16>, tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %3: tensor<8x8x4096xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x14336xf16>, %arg3: tensor<4096x14336xf16>, %arg4: tensor<14336x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 8.812500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x14336xf16>, tensor<4096x14336xf16>) grid [224] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x14336xf16>, %arg3s: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.000244140625
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.silu %12
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x14336xf16>
    } -> tensor<8x14336xf16>
    %1 = mugraph.block ins(%0, %arg4 : tensor<8x14336xf16>, tensor<14336x4096xf16>) grid [64, 8] loop 14 threads 128 {
    ^bb0(%2: tensor<8x14336xf16>, %arg4s: tensor<14336x4096xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x14336xf16> -> !mugraph.tile<8x128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<14336x4096xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<8x4096xf16>, tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %3: tensor<8x8x4096xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x14336xf16>, %arg3: tensor<4096x14336xf16>, %arg4: tensor<14336x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 1.101950e+02 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x14336xf16>, tensor<4096x14336xf16>) grid [256] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x14336xf16>, %arg3s: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x56xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x56xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.mul %arg0t, %arg1t
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.matmul %3, %arg3t
      %6 = mugraph.accumulate sum %2
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.scale %6 by 0.000244140625
      %10 = mugraph.offset %9 by 1.0e-05
      %11 = mugraph.sqrt %10
      %12 = mugraph.div %7, %11
      %13 = mugraph.silu %12
      %14 = mugraph.div %8, %11
      %15 = mugraph.mul %13, %14
      mugraph.store %15 omap [1] : !mugraph.tile<8x56xf32> -> tensor<8x14336xf16>
    } -> tensor<8x14336xf16>
    %1 = mugraph.block ins(%0, %arg4 : tensor<8x14336xf16>, tensor<14336x4096xf16>) grid [64, 8] loop 14 threads 128 {
    ^bb0(%2: tensor<8x14336xf16>, %arg4s: tensor<14336x4096xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<8x14336xf16> -> !mugraph.tile<8x128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<14336x4096xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg4t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<8x64xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %2 = mugraph.block ins(%arg0, %1 : tensor<8x4096xf16>, tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %3: tensor<8x8x4096xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %3 = mugraph.reshape %2 to [8, 4096]
    func.return %3 : tensor<8x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x14336xf16>, %arg3: tensor<4096x14336xf16>, %arg4: tensor<14336x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 9.248200e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg3, %arg2 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x14336xf16>, tensor<4096x14336xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg3s: tensor<4096x14336xf16>, %arg2s: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x112xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x112xf16>
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.mul %arg0t, %arg1t
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.matmul %4, %arg2t
      %7 = mugraph.accumulate sum %3
      %8 = mugraph.accumulate sum %5
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.scale %7 by 0.000244140625
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      %14 = mugraph.div %9, %12
      %15 = mugraph.silu %14
      mugraph.store %13 omap [1] : !mugraph.tile<8x112xf32> -> tensor<8x14336xf16>
      mugraph.store %15 omap [1] : !mugraph.tile<8x112xf32> -> tensor<8x14336xf16>
    } -> (tensor<8x14336xf16>, tensor<8x14336xf16>)
    %2 = mugraph.block ins(%1, %0, %arg4 : tensor<8x14336xf16>, tensor<8x14336xf16>, tensor<14336x4096xf16>) grid [32, 8] loop 14 threads 128 {
    ^bb0(%3: tensor<8x14336xf16>, %4: tensor<8x14336xf16>, %arg4s: tensor<14336x4096xf16>):
      %5 = mugraph.load %3 imap [*, 1] fmap 1 : tensor<8x14336xf16> -> !mugraph.tile<8x128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 1 : tensor<8x14336xf16> -> !mugraph.tile<8x128xf16>
      %arg4t = mugraph.load %arg4s imap [1, 0] fmap 0 : tensor<14336x4096xf16> -> !mugraph.tile<128x128xf16>
      %7 = mugraph.mul %5, %6
      %8 = mugraph.matmul %7, %arg4t
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [1, new] : !mugraph.tile<8x128xf32> -> tensor<8x8x4096xf32>
    } -> tensor<8x8x4096xf32>
    %3 = mugraph.block ins(%arg0, %2 : tensor<8x4096xf16>, tensor<8x8x4096xf32>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %4: tensor<8x8x4096xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %5 = mugraph.load %4 imap [1, 2] : tensor<8x8x4096xf32> -> !mugraph.tile<8x1x128xf32>
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.add %arg0t, %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %4 = mugraph.reshape %3 to [8, 4096]
    func.return %4 : tensor<8x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x14336xf16>, %arg3: tensor<4096x14336xf16>, %arg4: tensor<14336x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 1.076700e+02 : f64} {
    %0 = mugraph.library_rms_norm %arg0, %arg1 eps 1.0e-05
    %1 = mugraph.matmul %0, %arg2
    %2 = mugraph.silu %1
    %3 = mugraph.matmul %0, %arg3
    %4 = mugraph.mul %2, %3
    %5 = mugraph.matmul %4, %arg4
    %6 = mugraph.block ins(%arg0, %5 : tensor<8x4096xf16>, tensor<8x4096xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %7: tensor<8x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %8 = mugraph.load %7 imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %9 = mugraph.add %arg0t, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<1x128xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %6 : tensor<8x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x14336xf16>, %arg3: tensor<4096x14336xf16>, %arg4: tensor<14336x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 1.157250e+02 : f64} {
    %0 = mugraph.square %arg0
    %1 = mugraph.sum %0 dim 1
    %2 = mugraph.scale %1 by 0.000244140625
    %3 = mugraph.offset %2 by 1.0e-05
    %4 = mugraph.sqrt %3
    %5 = mugraph.mul %arg0, %arg1
    %6 = mugraph.matmul %5, %arg2
    %7 = mugraph.div %6, %4
    %8 = mugraph.silu %7
    %9 = mugraph.matmul %5, %arg3
    %10 = mugraph.mul %8, %9
    %11 = mugraph.matmul %10, %arg4
    %12 = mugraph.block ins(%arg0, %11, %4 : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<8x1xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %13: tensor<8x4096xf16>, %14: tensor<8x1xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %15 = mugraph.load %13 imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<1x128xf16>
      %16 = mugraph.load %14 imap [0, *] : tensor<8x1xf16> -> !mugraph.tile<1x1xf16>
      %17 = mugraph.div %15, %16
      %18 = mugraph.add %arg0t, %17
      mugraph.store %18 omap [0, 1] : !mugraph.tile<1x128xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %12 : tensor<8x4096xf16>
  }
}
