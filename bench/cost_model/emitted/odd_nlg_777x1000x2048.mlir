builtin.module {
  func.func @candidate_0(%arg0: tensor<777x1000xf16>, %arg1: tensor<1000x2048xf16>) -> tensor<777x2048xf16> attributes {mugraph.measured_us = 1.484100e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<777x1000xf16>) grid [777] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<777x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<777x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.001
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x1000xf32> -> tensor<777x1000xf16>
    } -> tensor<777x1000xf16>
    %1 = mugraph.matmul %0, %arg1
    %2 = mugraph.gelu %1
    func.return %2 : tensor<777x2048xf16>
  }
  func.func @candidate_1(%arg0: tensor<777x1000xf16>, %arg1: tensor<1000x2048xf16>) -> tensor<777x2048xf16> attributes {mugraph.measured_us = 9.101700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<777x1000xf16>, tensor<1000x2048xf16>) grid [49, 64] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<777x1000xf16>, %arg1s: tensor<1000x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<777x1000xf16> -> !mugraph.tile<16x1000xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<1000x2048xf16> -> !mugraph.tile<1000x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.001
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.001
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.gelu %10 form "erf"
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<777x2048xf16>
    } -> tensor<777x2048xf16>
    func.return %0 : tensor<777x2048xf16>
  }
}
