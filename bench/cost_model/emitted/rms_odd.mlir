builtin.module {
  func.func @candidate_0(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 1.745000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x4097xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244081034903588
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4097xf32> -> tensor<77x4097xf16>
    } -> tensor<77x4097xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [16, 5] loop 13 threads 128 {
    ^bb0(%2: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
    } -> tensor<5x77x1021xf32>
    %2 = mugraph.block ins(%1 : tensor<5x77x1021xf32>) grid [39, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<5x77x1021xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_1(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 1.744000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x4097xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244081034903588
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4097xf32> -> tensor<77x4097xf16>
    } -> tensor<77x4097xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [16, 5] loop 4 threads 128 {
    ^bb0(%2: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x208xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<208x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<5x77x1021xf32>
    } -> tensor<5x77x1021xf32>
    %2 = mugraph.block ins(%1 : tensor<5x77x1021xf32>) grid [39, 16] loop 1 threads 128 {
    ^bb0(%3: tensor<5x77x1021xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<5x77x1021xf32> -> !mugraph.tile<5x2x64xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_2(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 1.725000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x4097xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244081034903588
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4097xf32> -> tensor<77x4097xf16>
    } -> tensor<77x4097xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [8, 11] loop 3 threads 128 {
    ^bb0(%2: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x128xf32> -> tensor<11x77x1021xf32>
    } -> tensor<11x77x1021xf32>
    %2 = mugraph.block ins(%1 : tensor<11x77x1021xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<11x77x1021xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<11x77x1021xf32> -> !mugraph.tile<11x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_3(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 1.451000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x4097xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244081034903588
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4097xf32> -> tensor<77x4097xf16>
    } -> tensor<77x4097xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [8, 13] loop 5 threads 128 {
    ^bb0(%2: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x128xf32> -> tensor<13x77x1021xf32>
    } -> tensor<13x77x1021xf32>
    %2 = mugraph.block ins(%1 : tensor<13x77x1021xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<13x77x1021xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<13x77x1021xf32> -> !mugraph.tile<13x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_4(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 1.466000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x4097xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      mugraph.store %2 omap [0] : !mugraph.tile<1x1xf32> -> tensor<77x1xf32>
    } -> tensor<77x1xf32>
    %1 = mugraph.block ins(%arg0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [8, 11] loop 3 threads 256 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<128x128xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [1, new] : !mugraph.tile<77x128xf32> -> tensor<11x77x1021xf32>
    } -> tensor<11x77x1021xf32>
    %2 = mugraph.block ins(%1, %0 : tensor<11x77x1021xf32>, tensor<77x1xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<11x77x1021xf32>, %4: tensor<77x1xf32>):
      %5 = mugraph.load %3 imap [1, 2] : tensor<11x77x1021xf32> -> !mugraph.tile<11x1x128xf32>
      %6 = mugraph.load %4 imap [0, *] : tensor<77x1xf32> -> !mugraph.tile<1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.scale %6 by 0.000244081034903588
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %7, %9
      mugraph.store %10 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_5(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 1.277000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x4097xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244081034903588
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4097xf32> -> tensor<77x4097xf16>
    } -> tensor<77x4097xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [16, 13] loop 5 threads 128 {
    ^bb0(%2: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x64xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<13x77x1021xf32>
    } -> tensor<13x77x1021xf32>
    %2 = mugraph.block ins(%1 : tensor<13x77x1021xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<13x77x1021xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<13x77x1021xf32> -> !mugraph.tile<13x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
  func.func @candidate_6(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 3.897000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [7, 16] loop 33 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<11x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.000244081034903588
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<11x64xf32> -> tensor<77x1021xf16>
    } -> tensor<77x1021xf16>
    func.return %0 : tensor<77x1021xf16>
  }
  func.func @candidate_7(%arg0: tensor<77x4097xf16>, %arg1: tensor<4097x1021xf16>) -> tensor<77x1021xf16> attributes {mugraph.measured_us = 1.619000e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<77x4097xf16>) grid [77] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<77x4097xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<77x4097xf16> -> !mugraph.tile<1x4097xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244081034903588
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x4097xf32> -> tensor<77x4097xf16>
    } -> tensor<77x4097xf16>
    %1 = mugraph.block ins(%0, %arg1 : tensor<77x4097xf16>, tensor<4097x1021xf16>) grid [16, 11] loop 3 threads 128 {
    ^bb0(%2: tensor<77x4097xf16>, %arg1s: tensor<4097x1021xf16>):
      %3 = mugraph.load %2 imap [*, 1] fmap 1 : tensor<77x4097xf16> -> !mugraph.tile<77x128xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<4097x1021xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1, new] : !mugraph.tile<77x64xf32> -> tensor<11x77x1021xf32>
    } -> tensor<11x77x1021xf32>
    %2 = mugraph.block ins(%1 : tensor<11x77x1021xf32>) grid [77, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<11x77x1021xf32>):
      %4 = mugraph.load %3 imap [1, 2] : tensor<11x77x1021xf32> -> !mugraph.tile<11x1x128xf32>
      %5 = mugraph.sum %4 dim 0
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x1x128xf32> -> tensor<1x77x1021xf16>
    } -> tensor<1x77x1021xf16>
    %3 = mugraph.reshape %2 to [77, 1021]
    func.return %3 : tensor<77x1021xf16>
  }
}
