builtin.module {
  func.func @candidate_0(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 5.834000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 8] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x80xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_1(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 6.990000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 8] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x80xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_2(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 6.314000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 16] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x64x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x128x40xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_3(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 6.358000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 16] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x128x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x128x40xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_4(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 6.083000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 10] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x128x64xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_5(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 6.223000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 10] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x128x64xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_6(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 5.686000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 5] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_7(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 7.502000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 8] loop 20 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x32x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x80xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_8(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 7.585000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 5] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x128xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<8x128x640xf16>
  }
  func.func @candidate_9(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 9.570000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x40xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x40x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x80xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<8x128x640xf16>
  }
  func.func @candidate_10(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 7.874000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 10] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x128x64xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<8x128x640xf16>
  }
  func.func @candidate_11(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 1.143400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x80x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x40xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<8x128x640xf16>
  }
  func.func @candidate_12(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 9.526000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 10] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x80xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x80x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2] : !mugraph.tile<1x128x64xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<8x128x640xf16>
  }
  func.func @candidate_13(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 7.194000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 10] loop 20 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x128x64xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    func.return %0 : tensor<8x128x640xf16>
  }
  func.func @candidate_14(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 9.564000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 2, 16] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x128x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x64x40xf32> -> tensor<8x128x640xf16>
    } -> tensor<8x128x640xf16>
    %1 = mugraph.silu %0
    func.return %1 : tensor<8x128x640xf16>
  }
  func.func @candidate_15(%arg0: tensor<8x128x640xf16>, %arg1: tensor<8x640x640xf16>) -> tensor<8x128x640xf16> attributes {mugraph.measured_us = 9.238000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8x128x640xf16>, tensor<8x640x640xf16>) grid [8, 8, 2] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<8x128x640xf16>, %arg1s: tensor<8x640x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 2] fmap 2 : tensor<8x128x640xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<8x640x640xf16> -> !mugraph.tile<1x64x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x128x80xf32> -> tensor<2x8x128x640xf32>
    } -> tensor<2x8x128x640xf32>
    %1 = mugraph.block ins(%0 : tensor<2x8x128x640xf32>) grid [8, 16, 5] loop 1 threads 128 {
    ^bb0(%2: tensor<2x8x128x640xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<2x8x128x640xf32> -> !mugraph.tile<2x1x8x128xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.silu %4
      mugraph.store %5 omap [1, 2, 3] : !mugraph.tile<1x1x8x128xf32> -> tensor<1x8x128x640xf16>
    } -> tensor<1x8x128x640xf16>
    %2 = mugraph.reshape %1 to [8, 128, 640]
    func.return %2 : tensor<8x128x640xf16>
  }
}
