builtin.module {
  func.func @candidate_0(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 1.393000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [4, 25] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x64xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x200xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 1.267000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [8, 13] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x64xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x200xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 1.423000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [8, 25] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x64xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x200xf16> -> !mugraph.tile<64x8xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x8xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 1.536000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [4, 50] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x64xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x200xf16> -> !mugraph.tile<64x4xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x4xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 2.528000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [64, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x64xf16> -> !mugraph.tile<1x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x200xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.015625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x128xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 1.949000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [2, 100] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x64xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<64x200xf16> -> !mugraph.tile<64x2xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.015625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      %6 = mugraph.matmul %5, %arg1t
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x2xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 2.519000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [64, 4] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x64xf16> -> !mugraph.tile<1x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x200xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.015625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<1x64xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x64xf16>, %arg1: tensor<64x200xf16>) -> tensor<64x200xf16> attributes {mugraph.measured_us = 1.711000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<64x64xf16>, tensor<64x200xf16>) grid [16, 7] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x64xf16>, %arg1s: tensor<64x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x64xf16> -> !mugraph.tile<4x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<64x200xf16> -> !mugraph.tile<32x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.015625
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<64x200xf16>
    } -> tensor<64x200xf16>
    func.return %0 : tensor<64x200xf16>
  }
}
