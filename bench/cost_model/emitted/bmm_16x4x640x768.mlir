builtin.module {
  func.func @candidate_0(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 8.056000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [16, 8] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<1x128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x4x96xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 7.836000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [16, 8] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<1x4x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<1x64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x4x96xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 8.232000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [16, 16] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<1x128x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x4x48xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 7.992000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [16, 12] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<1x4x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x4x64xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 8.656000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [16, 8] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<1x4x40xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<1x40x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x4x96xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 9.084000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [8, 12] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<2x4x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<2x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<2x4x64xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 8.272000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [16, 2, 12] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<1x2x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x2x64xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<16x4x640xf16>, %arg1: tensor<16x640x768xf16>) -> tensor<16x4x768xf16> attributes {mugraph.measured_us = 2.304400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<16x4x640xf16>, tensor<16x640x768xf16>) grid [16, 16] loop 40 threads 128 {
    ^bb0(%arg0s: tensor<16x4x640xf16>, %arg1s: tensor<16x640x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<16x4x640xf16> -> !mugraph.tile<1x4x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<16x640x768xf16> -> !mugraph.tile<1x16x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.silu %2
      mugraph.store %3 omap [0, 2] : !mugraph.tile<1x4x48xf32> -> tensor<16x4x768xf16>
    } -> tensor<16x4x768xf16>
    func.return %0 : tensor<16x4x768xf16>
  }
}
