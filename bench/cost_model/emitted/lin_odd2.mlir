builtin.module {
  func.func @candidate_0(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.226000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [4, 25] loop 13 threads 128 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x1537xf16>
    } -> tensor<197x1537xf16>
    func.return %0 : tensor<197x1537xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.143000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [4, 25] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x1537xf16>
    } -> tensor<197x1537xf16>
    func.return %0 : tensor<197x1537xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.819000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [4, 25] loop 25 threads 128 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.gelu %2 form "erf"
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<197x1537xf16>
    } -> tensor<197x1537xf16>
    func.return %0 : tensor<197x1537xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.272000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [2, 13, 4] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<128x97xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<97x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x197x1537xf32>
    } -> tensor<4x197x1537xf32>
    %1 = mugraph.block ins(%0 : tensor<4x197x1537xf32>) grid [50, 13] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x1537xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x1537xf32> -> !mugraph.tile<4x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x197x1537xf16>
    } -> tensor<1x197x1537xf16>
    %2 = mugraph.reshape %1 to [197, 1537]
    func.return %2 : tensor<197x1537xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.790000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [49, 2] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<197x49xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<49x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [1, new] : !mugraph.tile<197x32xf32> -> tensor<2x197x1537xf32>
    } -> tensor<2x197x1537xf32>
    %1 = mugraph.block ins(%0 : tensor<2x197x1537xf32>) grid [50, 13] loop 1 threads 128 {
    ^bb0(%2: tensor<2x197x1537xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<2x197x1537xf32> -> !mugraph.tile<2x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x197x1537xf16>
    } -> tensor<1x197x1537xf16>
    %2 = mugraph.reshape %1 to [197, 1537]
    func.return %2 : tensor<197x1537xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.075000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [2, 25, 5] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<5x197x1537xf32>
    } -> tensor<5x197x1537xf32>
    %1 = mugraph.block ins(%0 : tensor<5x197x1537xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<5x197x1537xf32>):
      %3 = mugraph.load %2 imap [1] : tensor<5x197x1537xf32> -> !mugraph.tile<5x1x1537xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [1] : !mugraph.tile<1x1x1537xf32> -> tensor<1x197x1537xf16>
    } -> tensor<1x197x1537xf16>
    %2 = mugraph.reshape %1 to [197, 1537]
    func.return %2 : tensor<197x1537xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.358000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [2, 13, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<128x49xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<49x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<4x197x1537xf32>
    } -> tensor<4x197x1537xf32>
    %1 = mugraph.block ins(%0 : tensor<4x197x1537xf32>) grid [50, 13] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x1537xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x1537xf32> -> !mugraph.tile<4x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x197x1537xf16>
    } -> tensor<1x197x1537xf16>
    %2 = mugraph.reshape %1 to [197, 1537]
    func.return %2 : tensor<197x1537xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x771xf16>, %arg1: tensor<771x1537xf16>) -> tensor<197x1537xf16> attributes {mugraph.measured_us = 1.188000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<197x771xf16>, tensor<771x1537xf16>) grid [4, 13, 4] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<197x771xf16>, %arg1s: tensor<771x1537xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<197x771xf16> -> !mugraph.tile<64x208xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<771x1537xf16> -> !mugraph.tile<208x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x128xf32> -> tensor<4x197x1537xf32>
    } -> tensor<4x197x1537xf32>
    %1 = mugraph.block ins(%0 : tensor<4x197x1537xf32>) grid [50, 13] loop 1 threads 128 {
    ^bb0(%2: tensor<4x197x1537xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<4x197x1537xf32> -> !mugraph.tile<4x4x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x4x128xf32> -> tensor<1x197x1537xf16>
    } -> tensor<1x197x1537xf16>
    %2 = mugraph.reshape %1 to [197, 1537]
    func.return %2 : tensor<197x1537xf16>
  }
}
