builtin.module {
  func.func @candidate_0(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 1.712000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [5, 8, 3] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<128x86xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<86x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<3x513x999xf32>
    } -> tensor<3x513x999xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<513x999xf16>, tensor<3x513x999xf32>) grid [513] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<513x999xf16>, %2: tensor<3x513x999xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<513x999xf16> -> !mugraph.tile<1x999xf16>
      %3 = mugraph.load %2 imap [1] : tensor<3x513x999xf32> -> !mugraph.tile<3x1x999xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x999xf32> -> tensor<1x513x999xf16>
    } -> tensor<1x513x999xf16>
    %2 = mugraph.reshape %1 to [513, 999]
    func.return %2 : tensor<513x999xf16>
  }
  func.func @candidate_1(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 1.699000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [5, 8, 3] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<128x86xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<86x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<3x513x999xf32>
    } -> tensor<3x513x999xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<3x513x999xf32>, tensor<513x999xf16>) grid [513] loop 1 threads 128 {
    ^bb0(%2: tensor<3x513x999xf32>, %arg2s: tensor<513x999xf16>):
      %3 = mugraph.load %2 imap [1] : tensor<3x513x999xf32> -> !mugraph.tile<3x1x999xf32>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<513x999xf16> -> !mugraph.tile<1x999xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x999xf32> -> tensor<1x513x999xf16>
    } -> tensor<1x513x999xf16>
    %2 = mugraph.reshape %1 to [513, 999]
    func.return %2 : tensor<513x999xf16>
  }
  func.func @candidate_2(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 1.445000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [5, 8, 3] loop 3 threads 256 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<3x513x999xf32>
    } -> tensor<3x513x999xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<513x999xf16>, tensor<3x513x999xf32>) grid [513] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<513x999xf16>, %2: tensor<3x513x999xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<513x999xf16> -> !mugraph.tile<1x999xf16>
      %3 = mugraph.load %2 imap [1] : tensor<3x513x999xf32> -> !mugraph.tile<3x1x999xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x999xf32> -> tensor<1x513x999xf16>
    } -> tensor<1x513x999xf16>
    %2 = mugraph.reshape %1 to [513, 999]
    func.return %2 : tensor<513x999xf16>
  }
  func.func @candidate_3(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 1.784000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [5, 8, 3] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<128x43xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<43x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<3x513x999xf32>
    } -> tensor<3x513x999xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<513x999xf16>, tensor<3x513x999xf32>) grid [513] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<513x999xf16>, %2: tensor<3x513x999xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<513x999xf16> -> !mugraph.tile<1x999xf16>
      %3 = mugraph.load %2 imap [1] : tensor<3x513x999xf32> -> !mugraph.tile<3x1x999xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x999xf32> -> tensor<1x513x999xf16>
    } -> tensor<1x513x999xf16>
    %2 = mugraph.reshape %1 to [513, 999]
    func.return %2 : tensor<513x999xf16>
  }
  func.func @candidate_4(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 2.014000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [9, 8, 3] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<3x513x999xf32>
    } -> tensor<3x513x999xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<513x999xf16>, tensor<3x513x999xf32>) grid [513] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<513x999xf16>, %2: tensor<3x513x999xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<513x999xf16> -> !mugraph.tile<1x999xf16>
      %3 = mugraph.load %2 imap [1] : tensor<3x513x999xf32> -> !mugraph.tile<3x1x999xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x999xf32> -> tensor<1x513x999xf16>
    } -> tensor<1x513x999xf16>
    %2 = mugraph.reshape %1 to [513, 999]
    func.return %2 : tensor<513x999xf16>
  }
  func.func @candidate_5(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 1.971000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [5, 8, 3] loop 4 threads 256 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<128x86xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<86x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<3x513x999xf32>
    } -> tensor<3x513x999xf32>
    %1 = mugraph.block ins(%0 : tensor<3x513x999xf32>) grid [513] loop 1 threads 128 {
    ^bb0(%2: tensor<3x513x999xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x513x999xf32> -> !mugraph.tile<3x1x999xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x999xf32> -> tensor<1x513x999xf16>
    } -> tensor<1x513x999xf16>
    %2 = mugraph.reshape %1 to [513, 999]
    %3 = mugraph.add %2, %arg2
    func.return %3 : tensor<513x999xf16>
  }
  func.func @candidate_6(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 2.445000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [5, 16, 3] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<128x43xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<43x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<3x513x999xf32>
    } -> tensor<3x513x999xf32>
    %1 = mugraph.block ins(%0 : tensor<3x513x999xf32>) grid [513] loop 1 threads 128 {
    ^bb0(%2: tensor<3x513x999xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<3x513x999xf32> -> !mugraph.tile<3x1x999xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1] : !mugraph.tile<1x1x999xf32> -> tensor<1x513x999xf16>
    } -> tensor<1x513x999xf16>
    %2 = mugraph.reshape %1 to [513, 999]
    %3 = mugraph.add %2, %arg2
    func.return %3 : tensor<513x999xf16>
  }
  func.func @candidate_7(%arg0: tensor<513x1025xf16>, %arg1: tensor<1025x999xf16>, %arg2: tensor<513x999xf16>) -> tensor<513x999xf16> attributes {mugraph.measured_us = 2.225000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<513x1025xf16>, tensor<1025x999xf16>) grid [5, 16] loop 17 threads 128 {
    ^bb0(%arg0s: tensor<513x1025xf16>, %arg1s: tensor<1025x999xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<513x1025xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1025x999xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<513x999xf16>
    } -> tensor<513x999xf16>
    %1 = mugraph.add %0, %arg2
    func.return %1 : tensor<513x999xf16>
  }
}
