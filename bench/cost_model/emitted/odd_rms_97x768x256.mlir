builtin.module {
  func.func @candidate_0(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 3.982000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [7, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_1(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 4.651000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [7, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<16x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<96x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_2(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 4.137000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [7, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_3(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 4.131000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [7, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_4(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 3.543000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [13, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_5(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 3.562000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [7, 16] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_6(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 4.167000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [7, 8] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_7(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 5.176000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [25, 4] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<4x64xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_8(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 5.185000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [13, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<97x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<768x256xf16> -> !mugraph.tile<768x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.sqrt %4
      %6 = mugraph.div %1, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_9(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 5.943000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [7, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<16x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<96x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_10(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 5.244000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [4, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<32x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<48x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
  func.func @candidate_11(%arg0: tensor<97x768xf16>, %arg1: tensor<768x256xf16>) -> tensor<97x256xf16> attributes {mugraph.measured_us = 6.289000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<97x768xf16>, tensor<768x256xf16>) grid [49, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<97x768xf16>, %arg1s: tensor<768x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<97x768xf16> -> !mugraph.tile<2x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<768x256xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0013020833333333333
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<2x64xf32> -> tensor<97x256xf16>
    } -> tensor<97x256xf16>
    func.return %0 : tensor<97x256xf16>
  }
}
