builtin.module {
  func.func @candidate_0(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 4.321900e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [6, 6, 3] loop 11 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x768xf32>
    } -> tensor<3x333x768xf32>
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<3x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%3: tensor<3x333x768xf32>, %4: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<3x333x768xf32> -> !mugraph.tile<3x32x64xf32>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %3 = mugraph.reshape %2 to [333, 768]
    func.return %3 : tensor<333x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 4.815100e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [6, 6, 3] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x176xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<176x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x768xf32>
    } -> tensor<3x333x768xf32>
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<3x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%3: tensor<3x333x768xf32>, %4: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<3x333x768xf32> -> !mugraph.tile<3x32x64xf32>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %3 = mugraph.reshape %2 to [333, 768]
    func.return %3 : tensor<333x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 4.784500e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [6, 6, 3] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x86xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<86x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x768xf32>
    } -> tensor<3x333x768xf32>
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<3x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%3: tensor<3x333x768xf32>, %4: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<3x333x768xf32> -> !mugraph.tile<3x32x64xf32>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %3 = mugraph.reshape %2 to [333, 768]
    func.return %3 : tensor<333x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 5.070300e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [3, 8, 5] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<128x103xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<103x96xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x96xf32> -> tensor<5x333x768xf32>
    } -> tensor<5x333x768xf32>
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<5x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%3: tensor<5x333x768xf32>, %4: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<5x333x768xf32> -> !mugraph.tile<5x32x64xf32>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %3 = mugraph.reshape %2 to [333, 768]
    func.return %3 : tensor<333x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 4.511700e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [3, 8, 5] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<64x96xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x96xf32> -> tensor<5x333x768xf32>
    } -> tensor<5x333x768xf32>
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<5x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%3: tensor<5x333x768xf32>, %4: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<5x333x768xf32> -> !mugraph.tile<5x32x64xf32>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %3 = mugraph.reshape %2 to [333, 768]
    func.return %3 : tensor<333x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 5.133500e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [3, 6, 5] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<128x103xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<103x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<5x333x768xf32>
    } -> tensor<5x333x768xf32>
    %2 = mugraph.block ins(%1, %0, %arg3 : tensor<5x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%3: tensor<5x333x768xf32>, %4: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<5x333x768xf32> -> !mugraph.tile<5x32x64xf32>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.matmul %6, %arg3t
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %3 = mugraph.reshape %2 to [333, 768]
    func.return %3 : tensor<333x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 4.390200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [6, 6, 3] loop 11 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x768xf32>
    } -> tensor<3x333x768xf32>
    %1 = mugraph.block ins(%0 : tensor<3x333x768xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<3x333x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x333x768xf32> -> !mugraph.tile<3x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %2 = mugraph.reshape %1 to [333, 768]
    %3 = mugraph.matmul %arg0, %arg2
    %4 = mugraph.block ins(%2, %3, %arg3 : tensor<333x768xf16>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%5: tensor<333x768xf16>, %6: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<333x768xf16> -> !mugraph.tile<32x64xf16>
      %8 = mugraph.load %6 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.add %7, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<333x768xf16>
    } -> tensor<333x768xf16>
    func.return %4 : tensor<333x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 4.515400e+01 : f64} {
    %0 = mugraph.matmul %arg2, %arg3
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<333x4099xf16>, tensor<4099x768xf16>, tensor<4099x768xf16>) grid [3, 6, 13] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>, %2: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.add %arg1t, %3
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<13x333x768xf32>
    } -> tensor<13x333x768xf32>
    %2 = mugraph.block ins(%1 : tensor<13x333x768xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%3: tensor<13x333x768xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<13x333x768xf32> -> !mugraph.tile<13x1x768xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %3 = mugraph.reshape %2 to [333, 768]
    func.return %3 : tensor<333x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 6.171700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<333x4099xf16>, tensor<4099x777xf16>) grid [3, 13, 3] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg2s: tensor<4099x777xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<128x86xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x777xf16> -> !mugraph.tile<86x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<3x333x777xf32>
    } -> tensor<3x333x777xf32>
    %1 = mugraph.block ins(%0 : tensor<3x333x777xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<3x333x777xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x333x777xf32> -> !mugraph.tile<3x1x777xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x777xf32> -> tensor<1x333x777xf16>
    } -> tensor<1x333x777xf16>
    %2 = mugraph.reshape %1 to [333, 777]
    %3 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [6, 6, 3] loop 11 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x768xf32>
    } -> tensor<3x333x768xf32>
    %4 = mugraph.block ins(%3, %2, %arg3 : tensor<3x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%5: tensor<3x333x768xf32>, %6: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %7 = mugraph.load %5 imap [1, 2] : tensor<3x333x768xf32> -> !mugraph.tile<3x32x64xf32>
      %8 = mugraph.load %6 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.matmul %8, %arg3t
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.add %9, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %5 = mugraph.reshape %4 to [333, 768]
    func.return %5 : tensor<333x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 4.970500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [11, 12, 2] loop 17 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<32x64xf32> -> tensor<2x333x768xf32>
    } -> tensor<2x333x768xf32>
    %1 = mugraph.block ins(%0 : tensor<2x333x768xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<2x333x768xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<2x333x768xf32> -> !mugraph.tile<2x1x768xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x768xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %2 = mugraph.reshape %1 to [333, 768]
    %3 = mugraph.matmul %arg0, %arg2
    %4 = mugraph.block ins(%2, %3, %arg3 : tensor<333x768xf16>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%5: tensor<333x768xf16>, %6: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %7 = mugraph.load %5 imap [0, 1] : tensor<333x768xf16> -> !mugraph.tile<32x64xf16>
      %8 = mugraph.load %6 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.matmul %8, %arg3t
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.add %7, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<333x768xf16>
    } -> tensor<333x768xf16>
    func.return %4 : tensor<333x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 5.157900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<333x4099xf16>, tensor<4099x777xf16>) grid [6, 7, 3] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg2s: tensor<4099x777xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x43xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x777xf16> -> !mugraph.tile<43x128xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x777xf32>
    } -> tensor<3x333x777xf32>
    %1 = mugraph.block ins(%0 : tensor<3x333x777xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<3x333x777xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x333x777xf32> -> !mugraph.tile<3x1x777xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x777xf32> -> tensor<1x333x777xf16>
    } -> tensor<1x333x777xf16>
    %2 = mugraph.reshape %1 to [333, 777]
    %3 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [6, 6, 3] loop 11 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x768xf32>
    } -> tensor<3x333x768xf32>
    %4 = mugraph.block ins(%3, %2, %arg3 : tensor<3x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%5: tensor<3x333x768xf32>, %6: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %7 = mugraph.load %5 imap [1, 2] : tensor<3x333x768xf32> -> !mugraph.tile<3x32x64xf32>
      %8 = mugraph.load %6 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.matmul %8, %arg3t
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.add %9, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %5 = mugraph.reshape %4 to [333, 768]
    func.return %5 : tensor<333x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<333x4099xf16>, %arg1: tensor<4099x768xf16>, %arg2: tensor<4099x777xf16>, %arg3: tensor<777x768xf16>) -> tensor<333x768xf16> attributes {mugraph.measured_us = 5.429400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<333x4099xf16>, tensor<4099x777xf16>) grid [3, 7, 4] loop 9 threads 256 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg2s: tensor<4099x777xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<4099x777xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x333x777xf32>
    } -> tensor<4x333x777xf32>
    %1 = mugraph.block ins(%0 : tensor<4x333x777xf32>) grid [333] loop 1 threads 128 {
    ^bb0(%2: tensor<4x333x777xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<4x333x777xf32> -> !mugraph.tile<4x1x777xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x777xf32> -> tensor<1x333x777xf16>
    } -> tensor<1x333x777xf16>
    %2 = mugraph.reshape %1 to [333, 777]
    %3 = mugraph.block ins(%arg0, %arg1 : tensor<333x4099xf16>, tensor<4099x768xf16>) grid [6, 6, 3] loop 11 threads 128 {
    ^bb0(%arg0s: tensor<333x4099xf16>, %arg1s: tensor<4099x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<333x4099xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<4099x768xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x333x768xf32>
    } -> tensor<3x333x768xf32>
    %4 = mugraph.block ins(%3, %2, %arg3 : tensor<3x333x768xf32>, tensor<333x777xf16>, tensor<777x768xf16>) grid [11, 12] loop 13 threads 128 {
    ^bb0(%5: tensor<3x333x768xf32>, %6: tensor<333x777xf16>, %arg3s: tensor<777x768xf16>):
      %7 = mugraph.load %5 imap [1, 2] : tensor<3x333x768xf32> -> !mugraph.tile<3x32x64xf32>
      %8 = mugraph.load %6 imap [0, *] fmap 1 : tensor<333x777xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<777x768xf16> -> !mugraph.tile<64x64xf16>
      %9 = mugraph.sum %7 dim 0
      %10 = mugraph.matmul %8, %arg3t
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.add %9, %11
      mugraph.store %12 omap [1, 2] : !mugraph.tile<1x32x64xf32> -> tensor<1x333x768xf16>
    } -> tensor<1x333x768xf16>
    %5 = mugraph.reshape %4 to [333, 768]
    func.return %5 : tensor<333x768xf16>
  }
}
