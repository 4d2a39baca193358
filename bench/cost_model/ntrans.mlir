builtin.module {
  func.func @candidate_0(%x: tensor<8x4096xf16>, %h: tensor<8x4096xf16>, %alpha: tensor<8x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 1.455000e+00 : f64} {
    %0 = mugraph.block ins(%x, %alpha, %h : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<8x4096xf16>) grid [8] loop 1 threads 128 {
    ^bb0(%xs: tensor<8x4096xf16>, %alphas: tensor<8x4096xf16>, %hs: tensor<8x4096xf16>):
      %xt = mugraph.load %xs imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %alphat = mugraph.load %alphas imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %ht = mugraph.load %hs imap [0] : tensor<8x4096xf16> -> !mugraph.tile<1x4096xf16>
      %1 = mugraph.square %ht
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %ht, %4
      %6 = mugraph.add %xt, %5
      %7 = mugraph.mul %alphat, %6
      %8 = mugraph.add %xt, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.000244140625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_1(%x: tensor<8x4096xf16>, %h: tensor<8x4096xf16>, %alpha: tensor<8x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.037000e+00 : f64} {
    %0 = mugraph.block ins(%x, %alpha, %h : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<8x4096xf16>) grid [4] loop 1 threads 256 {
    ^bb0(%xs: tensor<8x4096xf16>, %alphas: tensor<8x4096xf16>, %hs: tensor<8x4096xf16>):
      %xt = mugraph.load %xs imap [0] : tensor<8x4096xf16> -> !mugraph.tile<2x4096xf16>
      %alphat = mugraph.load %alphas imap [0] : tensor<8x4096xf16> -> !mugraph.tile<2x4096xf16>
      %ht = mugraph.load %hs imap [0] : tensor<8x4096xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.square %ht
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %ht, %4
      %6 = mugraph.add %xt, %5
      %7 = mugraph.mul %alphat, %6
      %8 = mugraph.add %xt, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.000244140625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
  func.func @candidate_2(%x: tensor<8x4096xf16>, %h: tensor<8x4096xf16>, %alpha: tensor<8x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 3.219000e+00 : f64} {
    %0 = mugraph.block ins(%x, %alpha, %h : tensor<8x4096xf16>, tensor<8x4096xf16>, tensor<8x4096xf16>) grid [2] loop 1 threads 512 {
    ^bb0(%xs: tensor<8x4096xf16>, %alphas: tensor<8x4096xf16>, %hs: tensor<8x4096xf16>):
      %xt = mugraph.load %xs imap [0] : tensor<8x4096xf16> -> !mugraph.tile<4x4096xf16>
      %alphat = mugraph.load %alphas imap [0] : tensor<8x4096xf16> -> !mugraph.tile<4x4096xf16>
      %ht = mugraph.load %hs imap [0] : tensor<8x4096xf16> -> !mugraph.tile<4x4096xf16>
      %1 = mugraph.square %ht
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.000244140625
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %ht, %4
      %6 = mugraph.add %xt, %5
      %7 = mugraph.mul %alphat, %6
      %8 = mugraph.add %xt, %7
      %9 = mugraph.square %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.scale %10 by 0.000244140625
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %8, %12
      mugraph.store %13 omap [0] : !mugraph.tile<4x4096xf32> -> tensor<8x4096xf16>
    } -> tensor<8x4096xf16>
    func.return %0 : tensor<8x4096xf16>
  }
}
