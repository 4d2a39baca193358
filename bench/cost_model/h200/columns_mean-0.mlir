builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 3.121000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1000x1024xf16> -> !mugraph.tile<1000x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1000x16xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 4.659000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1000x1024xf16> -> !mugraph.tile<1000x8xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1000x8xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 5.801000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x8xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.scale %2 by 0.001
      %arg0t_1 = mugraph.load %arg0s imap [1] fmap 0 in 1 : tensor<1000x1024xf16> -> !mugraph.tile<512x8xf16>
      %4 = mugraph.sub %arg0t_1, %3
      %5 = mugraph.accumulate concat %4 dim 0 : !mugraph.tile<1024x8xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1024x8xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 6.442000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x8xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.001
      %arg0t_1 = mugraph.load %arg0s imap [1] fmap 0 in 1 : tensor<1000x1024xf16> -> !mugraph.tile<512x8xf16>
      %4 = mugraph.sub %arg0t_1, %3
      %5 = mugraph.accumulate concat %4 dim 0 : !mugraph.tile<1024x8xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1024x8xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 3.469000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [32] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1000x1024xf16> -> !mugraph.tile<1000x32xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1000x32xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 5.651000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [64] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.scale %2 by 0.001
      %arg0t_1 = mugraph.load %arg0s imap [1] fmap 0 in 1 : tensor<1000x1024xf16> -> !mugraph.tile<512x16xf16>
      %4 = mugraph.sub %arg0t_1, %3
      %5 = mugraph.accumulate concat %4 dim 0 : !mugraph.tile<1024x16xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1024x16xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 5.295000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [64] loop 2, 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.001
      %arg0t_1 = mugraph.load %arg0s imap [1] fmap 0 in 1 : tensor<1000x1024xf16> -> !mugraph.tile<512x16xf16>
      %4 = mugraph.sub %arg0t_1, %3
      %5 = mugraph.accumulate concat %4 dim 0 : !mugraph.tile<1024x16xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1024x16xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 5.617000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<256x8xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.scale %2 by 0.001
      %arg0t_1 = mugraph.load %arg0s imap [1] fmap 0 in 1 : tensor<1000x1024xf16> -> !mugraph.tile<256x8xf16>
      %4 = mugraph.sub %arg0t_1, %3
      %5 = mugraph.accumulate concat %4 dim 0 : !mugraph.tile<1024x8xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1024x8xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
  func.func @candidate_8(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 4.570000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1024xf32>
    } -> tensor<1x1024xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<1000x1024xf16>, tensor<1x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>, %2: tensor<1x1024xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.scale %3 by 0.001
      %5 = mugraph.sub %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %1 : tensor<1000x1024xf16>
  }
  func.func @candidate_9(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 5.077000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x8xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.scale %2 by 0.001
      mugraph.store %3 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x1024xf32>
    } -> tensor<1x1024xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<1000x1024xf16>, tensor<1x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>, %2: tensor<1x1024xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %1 : tensor<1000x1024xf16>
  }
  func.func @candidate_10(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 5.153000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x8xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      mugraph.store %2 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x1024xf32>
    } -> tensor<1x1024xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<1000x1024xf16>, tensor<1x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>, %2: tensor<1x1024xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.scale %3 by 0.001
      %5 = mugraph.sub %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %1 : tensor<1000x1024xf16>
  }
  func.func @candidate_11(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 4.618000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<512x16xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.scale %2 by 0.001
      mugraph.store %3 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1024xf32>
    } -> tensor<1x1024xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<1000x1024xf16>, tensor<1x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>, %2: tensor<1x1024xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %1 : tensor<1000x1024xf16>
  }
  func.func @candidate_12(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 4.157000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1000x1024xf16> -> !mugraph.tile<1000x16xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.001
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1024xf32>
    } -> tensor<1x1024xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<1000x1024xf16>, tensor<1x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>, %2: tensor<1x1024xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %1 : tensor<1000x1024xf16>
  }
  func.func @candidate_13(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 4.124000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1000x1024xf16> -> !mugraph.tile<1000x8xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.001
      mugraph.store %2 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x1024xf32>
    } -> tensor<1x1024xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<1000x1024xf16>, tensor<1x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>, %2: tensor<1x1024xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.sub %arg0t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %1 : tensor<1000x1024xf16>
  }
  func.func @candidate_14(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 3.951000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<1000x1024xf16> -> !mugraph.tile<1000x8xf16>
      %1 = mugraph.sum %arg0t dim 0
      mugraph.store %1 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x1024xf32>
    } -> tensor<1x1024xf32>
    %1 = mugraph.block ins(%arg0, %0 : tensor<1000x1024xf16>, tensor<1x1024xf32>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>, %2: tensor<1x1024xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1000x1024xf16> -> !mugraph.tile<32x64xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<1x1024xf32> -> !mugraph.tile<1x64xf32>
      %4 = mugraph.scale %3 by 0.001
      %5 = mugraph.sub %arg0t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %1 : tensor<1000x1024xf16>
  }
  func.func @candidate_15(%arg0: tensor<1000x1024xf16>) -> tensor<1000x1024xf16> attributes {mugraph.measured_us = 4.629000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1024xf16>) grid [64] loop 4, 4 threads 128 {
    ^bb0(%arg0s: tensor<1000x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [1] fmap 0 : tensor<1000x1024xf16> -> !mugraph.tile<256x16xf16>
      %1 = mugraph.accumulate sum %arg0t
      %2 = mugraph.sum %1 dim 0
      %3 = mugraph.scale %2 by 0.001
      %arg0t_1 = mugraph.load %arg0s imap [1] fmap 0 in 1 : tensor<1000x1024xf16> -> !mugraph.tile<256x16xf16>
      %4 = mugraph.sub %arg0t_1, %3
      %5 = mugraph.accumulate concat %4 dim 0 : !mugraph.tile<1024x16xf32>
      mugraph.store %5 omap [1] : !mugraph.tile<1024x16xf32> -> tensor<1000x1024xf16>
    } -> tensor<1000x1024xf16>
    func.return %0 : tensor<1000x1024xf16>
  }
}
