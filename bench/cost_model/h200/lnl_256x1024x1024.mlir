builtin.module {
  func.func @candidate_0(%x: tensor<256x1024xf32>, %w: tensor<1024x1024xf32>) -> tensor<256x1024xf32> attributes {mugraph.measured_us = 2.209300e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<256x1024xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%xs: tensor<256x1024xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %1 = mugraph.sum %xt dim 1
      %2 = mugraph.scale %1 by 0.0009765625
      %3 = mugraph.sub %xt, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009765625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1024xf32> -> tensor<256x1024xf32>
    } -> tensor<256x1024xf32>
    %1 = mugraph.block ins(%0, %w : tensor<256x1024xf32>, tensor<1024x1024xf32>) grid [4, 16, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<256x1024xf32>, %ws: tensor<1024x1024xf32>):
      %3 = mugraph.load %2 imap [0, *, 1] fmap 1 : tensor<256x1024xf32> -> !mugraph.tile<64x32xf32>
      %wt = mugraph.load %ws imap [*, 1, 0] fmap 0 : tensor<1024x1024xf32> -> !mugraph.tile<32x64xf32>
      %4 = mugraph.matmul %3, %wt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<8x256x1024xf32>
    } -> tensor<8x256x1024xf32>
    %2 = mugraph.block ins(%1 : tensor<8x256x1024xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%3: tensor<8x256x1024xf32>):
      %4 = mugraph.load %3 imap [1] : tensor<8x256x1024xf32> -> !mugraph.tile<8x1x1024xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [1] : !mugraph.tile<1x1x1024xf32> -> tensor<1x256x1024xf32>
    } -> tensor<1x256x1024xf32>
    %3 = mugraph.reshape %2 to [256, 1024]
    func.return %3 : tensor<256x1024xf32>
  }
  func.func @candidate_1(%x: tensor<256x1024xf32>, %w: tensor<1024x1024xf32>) -> tensor<256x1024xf32> attributes {mugraph.measured_us = 2.328900e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<256x1024xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%xs: tensor<256x1024xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %1 = mugraph.sum %xt dim 1
      %2 = mugraph.scale %1 by 0.0009765625
      %3 = mugraph.sub %xt, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009765625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1024xf32> -> tensor<256x1024xf32>
    } -> tensor<256x1024xf32>
    %1 = mugraph.matmul %0, %w
    %2 = mugraph.gelu %1
    func.return %2 : tensor<256x1024xf32>
  }
  func.func @candidate_2(%x: tensor<256x1024xf32>, %w: tensor<1024x1024xf32>) -> tensor<256x1024xf32> attributes {mugraph.measured_us = 2.341300e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<256x1024xf32>) grid [256] loop 1 threads 128 {
    ^bb0(%xs: tensor<256x1024xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<256x1024xf32> -> !mugraph.tile<1x1024xf32>
      %1 = mugraph.sum %xt dim 1
      %2 = mugraph.scale %1 by 0.0009765625
      %3 = mugraph.sub %xt, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0009765625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1024xf32> -> tensor<256x1024xf32>
    } -> tensor<256x1024xf32>
    %1 = mugraph.matmul %0, %w
    %2 = mugraph.block ins(%1 : tensor<256x1024xf32>) grid [128, 8] loop 1 threads 128 {
    ^bb0(%3: tensor<256x1024xf32>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<256x1024xf32> -> !mugraph.tile<2x128xf32>
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<2x128xf32> -> tensor<256x1024xf32>
    } -> tensor<256x1024xf32>
    func.return %2 : tensor<256x1024xf32>
  }
}
