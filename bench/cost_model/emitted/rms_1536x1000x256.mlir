builtin.module {
  func.func @candidate_0(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 8.020000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<48x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<48x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_1(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 9.252000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<48x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_2(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 9.405000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %arg0t, %arg1t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<48x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_3(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 8.332000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [24, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_4(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 9.920000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [24, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_5(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 9.289000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [32, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<48x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<48x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_6(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 9.565000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [24, 4] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_7(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 9.032000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<48x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_8(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 8.070000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1536x1000xf16>) grid [384] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1536x1000xf16> -> !mugraph.tile<4x1000xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1536x1xf32>
    } -> tensor<1536x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<1536x1000xf16>, tensor<1000x256xf16>, tensor<1536x1xf32>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>, %2: tensor<1536x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<48x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<1536x1xf32> -> !mugraph.tile<48x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.scale %3 by 0.001
      %6 = mugraph.sqrt %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.div %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<48x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %1 : tensor<1536x256xf16>
  }
  func.func @candidate_9(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 8.641000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1536x1000xf16>) grid [384] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1536x1000xf16> -> !mugraph.tile<4x1000xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1536x1xf32>
    } -> tensor<1536x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<1536x1000xf16>, tensor<1000x256xf16>, tensor<1536x1xf32>) grid [24, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>, %2: tensor<1536x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<64x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<256x64xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<1536x1xf32> -> !mugraph.tile<64x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.scale %3 by 0.001
      %6 = mugraph.sqrt %5
      %7 = mugraph.accumulate sum %4
      %8 = mugraph.div %7, %6
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %1 : tensor<1536x256xf16>
  }
  func.func @candidate_10(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 1.518100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [12, 8] loop 8 threads 256 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_11(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 1.025700e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1536x1000xf16>) grid [384] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1536x1000xf16> -> !mugraph.tile<4x1000xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.001
      mugraph.store %3 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1536x1xf32>
    } -> tensor<1536x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<1536x1000xf16>, tensor<1000x256xf16>, tensor<1536x1xf32>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>, %2: tensor<1536x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<96x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<64x32xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<1536x1xf32> -> !mugraph.tile<96x1xf32>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.sqrt %3
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.div %6, %5
      mugraph.store %7 omap [0, 1] : !mugraph.tile<96x32xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %1 : tensor<1536x256xf16>
  }
  func.func @candidate_12(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 9.968000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [96] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<64x256xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0] : !mugraph.tile<16x256xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_13(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 1.295200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1536x1000xf16>) grid [768] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1536x1000xf16> -> !mugraph.tile<2x1000xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.001
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x1000xf32> -> tensor<1536x1000xf16>
    } -> tensor<1536x1000xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<96x256xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<256x32xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<96x32xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %1 : tensor<1536x256xf16>
  }
  func.func @candidate_14(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 1.379700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [24, 4] loop 63 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<64x16xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
  func.func @candidate_15(%arg0: tensor<1536x1000xf16>, %arg1: tensor<1000x256xf16>) -> tensor<1536x256xf16> attributes {mugraph.measured_us = 2.401700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1536x1000xf16>, tensor<1000x256xf16>) grid [16, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<1536x1000xf16>, %arg1s: tensor<1000x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1536x1000xf16> -> !mugraph.tile<96x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x256xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<96x16xf32> -> tensor<1536x256xf16>
    } -> tensor<1536x256xf16>
    func.return %0 : tensor<1536x256xf16>
  }
}
