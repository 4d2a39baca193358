builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x1280xf16>, %arg1: tensor<1280x200xf16>) -> tensor<1000x200xf16> attributes {mugraph.measured_us = 8.748000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<1000x1280xf16>) grid [500] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1000x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<1000x1280xf16> -> !mugraph.tile<2x1280xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.00078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.00078125
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<2x1280xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    %1 = mugraph.matmul %0, %arg1
    func.return %1 : tensor<1000x200xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x1280xf16>, %arg1: tensor<1280x200xf16>) -> tensor<1000x200xf16> attributes {mugraph.measured_us = 3.911300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1280xf16>, tensor<1280x200xf16>) grid [63, 7] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<1000x1280xf16>, %arg1s: tensor<1280x200xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1000x1280xf16> -> !mugraph.tile<16x1280xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1280x200xf16> -> !mugraph.tile<1280x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.00078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.00078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<1000x200xf16>
    } -> tensor<1000x200xf16>
    func.return %0 : tensor<1000x200xf16>
  }
}
