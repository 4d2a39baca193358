builtin.module {
  func.func @candidate_0(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 3.154000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 32] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 2.942000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 3.186000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 16, 2] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 3.464000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x16x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x96x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 2.994000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 16, 2] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 3.273000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 16, 2] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x32x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x96x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x32x32xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 3.378000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x16x48xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 2.889000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 8, 4] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x64x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x64x16xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 2.918000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 32, 2] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x16x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 3.857000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x8x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x96x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x8x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 5.289000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 32, 2] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x512x384xf16> -> !mugraph.tile<1x16x384xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<4x384x64xf16> -> !mugraph.tile<1x384x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.tanh %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 5.825000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 16, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x512x384xf16> -> !mugraph.tile<1x32x384xf16>
      %arg1t = mugraph.load %arg1s imap [0, *, 2] : tensor<4x384x64xf16> -> !mugraph.tile<1x384x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.tanh %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 5.539000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [2, 64] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<2x8x16xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<2x16x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<2x8x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 3.187000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [4, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 4.879000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [2, 64] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<2x8x96xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<2x96x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<2x8x64xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<4x512x384xf16>, %arg1: tensor<4x384x64xf16>) -> tensor<4x512x64xf16> attributes {mugraph.measured_us = 5.925000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4x512x384xf16>, tensor<4x384x64xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<4x512x384xf16>, %arg1s: tensor<4x384x64xf16>):
      %arg0t = mugraph.load %arg0s imap [1, *] fmap 2 : tensor<4x512x384xf16> -> !mugraph.tile<4x16x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 2] fmap 1 : tensor<4x384x64xf16> -> !mugraph.tile<4x48x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.tanh %2
      mugraph.store %3 omap [1, 2] : !mugraph.tile<4x16x16xf32> -> tensor<4x512x64xf16>
    } -> tensor<4x512x64xf16>
    func.return %0 : tensor<4x512x64xf16>
  }
}
