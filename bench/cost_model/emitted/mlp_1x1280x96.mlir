builtin.module {
  func.func @candidate_0(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 4.739000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [6] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x96xf16>
    } -> tensor<1x96xf16>
    func.return %0 : tensor<1x96xf16>
  }
  func.func @candidate_1(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 2.488000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [6, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x40xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<40x16xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<40x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<32x1x96xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<32x1x96xf32>
    } -> (tensor<32x1x96xf32>, tensor<32x1x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x1x96xf32>, tensor<32x1x96xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%3: tensor<32x1x96xf32>, %4: tensor<32x1x96xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %6 = mugraph.load %4 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x1xf32> -> tensor<1x1x96xf16>
    } -> tensor<1x1x96xf16>
    %3 = mugraph.reshape %2 to [1, 96]
    func.return %3 : tensor<1x96xf16>
  }
  func.func @candidate_2(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 2.491000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [6, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x40xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<40x16xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<40x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<32x1x96xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<32x1x96xf32>
    } -> (tensor<32x1x96xf32>, tensor<32x1x96xf32>)
    %2 = mugraph.block ins(%0, %1 : tensor<32x1x96xf32>, tensor<32x1x96xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%3: tensor<32x1x96xf32>, %4: tensor<32x1x96xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %6 = mugraph.load %4 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.silu %7
      %9 = mugraph.sum %6 dim 0
      %10 = mugraph.mul %8, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x1xf32> -> tensor<1x1x96xf16>
    } -> tensor<1x1x96xf16>
    %3 = mugraph.reshape %2 to [1, 96]
    func.return %3 : tensor<1x96xf16>
  }
  func.func @candidate_3(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 2.636000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [6, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x20xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<20x16xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<20x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<64x1x96xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<64x1x96xf32>
    } -> (tensor<64x1x96xf32>, tensor<64x1x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<64x1x96xf32>, tensor<64x1x96xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%3: tensor<64x1x96xf32>, %4: tensor<64x1x96xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<64x1x96xf32> -> !mugraph.tile<64x1x1xf32>
      %6 = mugraph.load %4 imap [2] : tensor<64x1x96xf32> -> !mugraph.tile<64x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x1xf32> -> tensor<1x1x96xf16>
    } -> tensor<1x1x96xf16>
    %3 = mugraph.reshape %2 to [1, 96]
    func.return %3 : tensor<1x96xf16>
  }
  func.func @candidate_4(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 3.124000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [2, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x10xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<10x48xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<10x48xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<1x48xf32> -> tensor<32x1x96xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x48xf32> -> tensor<32x1x96xf32>
    } -> (tensor<32x1x96xf32>, tensor<32x1x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x1x96xf32>, tensor<32x1x96xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%3: tensor<32x1x96xf32>, %4: tensor<32x1x96xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %6 = mugraph.load %4 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x1xf32> -> tensor<1x1x96xf16>
    } -> tensor<1x1x96xf16>
    %3 = mugraph.reshape %2 to [1, 96]
    func.return %3 : tensor<1x96xf16>
  }
  func.func @candidate_5(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 2.908000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [6, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x20xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<20x16xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<20x16xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<32x1x96xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x16xf32> -> tensor<32x1x96xf32>
    } -> (tensor<32x1x96xf32>, tensor<32x1x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x1x96xf32>, tensor<32x1x96xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%3: tensor<32x1x96xf32>, %4: tensor<32x1x96xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %6 = mugraph.load %4 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x1xf32> -> tensor<1x1x96xf16>
    } -> tensor<1x1x96xf16>
    %3 = mugraph.reshape %2 to [1, 96]
    func.return %3 : tensor<1x96xf16>
  }
  func.func @candidate_6(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 2.611000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [12, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x80xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<80x8xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<80x8xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<1x8xf32> -> tensor<16x1x96xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x8xf32> -> tensor<16x1x96xf32>
    } -> (tensor<16x1x96xf32>, tensor<16x1x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<16x1x96xf32>, tensor<16x1x96xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%3: tensor<16x1x96xf32>, %4: tensor<16x1x96xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<16x1x96xf32> -> !mugraph.tile<16x1x1xf32>
      %6 = mugraph.load %4 imap [2] : tensor<16x1x96xf32> -> !mugraph.tile<16x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x1xf32> -> tensor<1x1x96xf16>
    } -> tensor<1x1x96xf16>
    %3 = mugraph.reshape %2 to [1, 96]
    func.return %3 : tensor<1x96xf16>
  }
  func.func @candidate_7(%arg0: tensor<1x1280xf16>, %arg1: tensor<1280x96xf16>, %arg2: tensor<1280x96xf16>) -> tensor<1x96xf16> attributes {mugraph.measured_us = 2.964000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x1280xf16>, tensor<1280x96xf16>, tensor<1280x96xf16>) grid [2, 32] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1x1280xf16>, %arg1s: tensor<1280x96xf16>, %arg2s: tensor<1280x96xf16>):
      %arg0t = mugraph.load %arg0s imap [*, 1] fmap 1 : tensor<1x1280xf16> -> !mugraph.tile<1x20xf16>
      %arg1t = mugraph.load %arg1s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<20x48xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<1280x96xf16> -> !mugraph.tile<20x48xf16>
      %2 = mugraph.matmul %arg0t, %arg1t
      %3 = mugraph.matmul %arg0t, %arg2t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      mugraph.store %4 omap [1, new] : !mugraph.tile<1x48xf32> -> tensor<32x1x96xf32>
      mugraph.store %5 omap [1, new] : !mugraph.tile<1x48xf32> -> tensor<32x1x96xf32>
    } -> (tensor<32x1x96xf32>, tensor<32x1x96xf32>)
    %2 = mugraph.block ins(%1, %0 : tensor<32x1x96xf32>, tensor<32x1x96xf32>) grid [96] loop 1 threads 128 {
    ^bb0(%3: tensor<32x1x96xf32>, %4: tensor<32x1x96xf32>):
      %5 = mugraph.load %3 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %6 = mugraph.load %4 imap [2] : tensor<32x1x96xf32> -> !mugraph.tile<32x1x1xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.sum %6 dim 0
      %9 = mugraph.silu %8
      %10 = mugraph.mul %7, %9
      mugraph.store %10 omap [2] : !mugraph.tile<1x1x1xf32> -> tensor<1x1x96xf16>
    } -> tensor<1x1x96xf16>
    %3 = mugraph.reshape %2 to [1, 96]
    func.return %3 : tensor<1x96xf16>
  }
}
