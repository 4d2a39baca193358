builtin.module {
  func.func @candidate_0(%arg0: tensor<2000x1000xf16>, %arg1: tensor<1000x1003xf16>, %arg2: tensor<1003xf16>) -> tensor<2000x1003xf16> attributes {mugraph.measured_us = 1.656400e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<2000x1003xf16>, tensor<1003xf16>) grid [500] loop 1 threads 128 {
    ^bb0(%2: tensor<2000x1003xf16>, %arg2s: tensor<1003xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<2000x1003xf16> -> !mugraph.tile<4x1003xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<1003xf16> -> !mugraph.tile<1003xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.scale %4 by 0.01
      %6 = mugraph.maximum %4, %5
      mugraph.store %6 omap [0] : !mugraph.tile<4x1003xf32> -> tensor<2000x1003xf16>
    } -> tensor<2000x1003xf16>
    func.return %1 : tensor<2000x1003xf16>
  }
  func.func @candidate_1(%arg0: tensor<2000x1000xf16>, %arg1: tensor<1000x1003xf16>, %arg2: tensor<1003xf16>) -> tensor<2000x1003xf16> attributes {mugraph.measured_us = 1.783600e+01 : f64} {
    %0 = mugraph.library_linear %arg0, %arg1, %arg2 activation "none"
    %1 = mugraph.block ins(%0 : tensor<2000x1003xf16>) grid [500] loop 1 threads 128 {
    ^bb0(%2: tensor<2000x1003xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<2000x1003xf16> -> !mugraph.tile<4x1003xf16>
      %4 = mugraph.scale %3 by 0.01
      %5 = mugraph.maximum %3, %4
      mugraph.store %5 omap [0] : !mugraph.tile<4x1003xf32> -> tensor<2000x1003xf16>
    } -> tensor<2000x1003xf16>
    func.return %1 : tensor<2000x1003xf16>
  }
  func.func @candidate_2(%arg0: tensor<2000x1000xf16>, %arg1: tensor<1000x1003xf16>, %arg2: tensor<1003xf16>) -> tensor<2000x1003xf16> attributes {mugraph.measured_us = 5.121800e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<2000x1003xf16>, tensor<1003xf16>) grid [125, 251] loop 1 threads 128 {
    ^bb0(%2: tensor<2000x1003xf16>, %arg2s: tensor<1003xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<2000x1003xf16> -> !mugraph.tile<16x4xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1003xf16> -> !mugraph.tile<4xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.scale %4 by 0.01
      %6 = mugraph.maximum %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<16x4xf32> -> tensor<2000x1003xf16>
    } -> tensor<2000x1003xf16>
    func.return %1 : tensor<2000x1003xf16>
  }
  func.func @candidate_3(%arg0: tensor<2000x1000xf16>, %arg1: tensor<1000x1003xf16>, %arg2: tensor<1003xf16>) -> tensor<2000x1003xf16> attributes {mugraph.measured_us = 5.200500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1003xf16>, tensor<2000x1000xf16>, tensor<1000x1003xf16>) grid [63, 8] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<1003xf16>, %arg0s: tensor<2000x1000xf16>, %arg1s: tensor<1000x1003xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<1003xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2000x1000xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1000x1003xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.scale %3 by 0.01
      %5 = mugraph.maximum %3, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2000x1003xf16>
    } -> tensor<2000x1003xf16>
    func.return %0 : tensor<2000x1003xf16>
  }
}
