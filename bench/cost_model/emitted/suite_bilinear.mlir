builtin.module {
  func.func @candidate_0(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.170000e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.block ins(%arg0, %1 : tensor<256x128xf16>, tensor<128x8192xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x128xf16>, %3: tensor<128x8192xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<128x8192xf16> -> !mugraph.tile<64x128xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x8192xf16>
    } -> tensor<256x8192xf16>
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.170100e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.reshape %arg2 to [256, 128, 1]
    %3 = mugraph.block ins(%arg0, %1 : tensor<256x128xf16>, tensor<128x8192xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x128xf16>, %4: tensor<128x8192xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x8192xf16> -> !mugraph.tile<64x128xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x8192xf16>
    } -> tensor<256x8192xf16>
    %4 = mugraph.reshape %3 to [256, 64, 128]
    %5 = mugraph.block ins(%4, %2 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.197200e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.block ins(%arg0, %1 : tensor<256x128xf16>, tensor<128x8192xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x128xf16>, %3: tensor<128x8192xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<256x64xf16>
      %4 = mugraph.load %3 imap [1] fmap 0 : tensor<128x8192xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [1] : !mugraph.tile<256x64xf32> -> tensor<256x8192xf16>
    } -> tensor<256x8192xf16>
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.168800e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.block ins(%arg0, %1 : tensor<256x128xf16>, tensor<128x8192xf16>) grid [2, 128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x128xf16>, %3: tensor<128x8192xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<128x8192xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x8192xf16>
    } -> tensor<256x8192xf16>
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.168100e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.block ins(%arg0, %1 : tensor<256x128xf16>, tensor<128x8192xf16>) grid [2, 64] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<256x128xf16>, %3: tensor<128x8192xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<128x8192xf16> -> !mugraph.tile<16x128xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x8192xf16>
    } -> tensor<256x8192xf16>
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.245200e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.block ins(%arg0, %1 : tensor<256x128xf16>, tensor<128x8192xf16>) grid [4, 256] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x128xf16>, %3: tensor<128x8192xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<128x8192xf16> -> !mugraph.tile<64x32xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<256x8192xf16>
    } -> tensor<256x8192xf16>
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.162900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.block ins(%arg0, %1 : tensor<256x128xf16>, tensor<128x8192xf16>) grid [4, 64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x128xf16>, %3: tensor<128x8192xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<128x8192xf16> -> !mugraph.tile<64x128xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<256x8192xf16>
    } -> tensor<256x8192xf16>
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.203900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
}
