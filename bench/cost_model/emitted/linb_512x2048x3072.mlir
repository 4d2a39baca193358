builtin.module {
  func.func @candidate_0(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 1.581900e+01 : f64} {
    %0 = mugraph.library_linear %arg0, %arg1, %arg2 activation "none"
    %1 = mugraph.block ins(%0 : tensor<512x3072xf16>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%2: tensor<512x3072xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3072xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %1 : tensor<512x3072xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 1.546300e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg1
    %1 = mugraph.block ins(%0, %arg2 : tensor<512x3072xf16>, tensor<3072xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%2: tensor<512x3072xf16>, %arg2s: tensor<3072xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<512x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.relu %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %1 : tensor<512x3072xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 1.598200e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<3072xf16>, tensor<512x2048xf16>, tensor<2048x3072xf16>) grid [4, 32] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<3072xf16>, %arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x3072xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %0 : tensor<512x3072xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 1.581900e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<3072xf16>, tensor<512x2048xf16>, tensor<2048x3072xf16>) grid [4, 24] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<3072xf16>, %arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x3072xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %0 : tensor<512x3072xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 1.479800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<3072xf16>, tensor<512x2048xf16>, tensor<2048x3072xf16>) grid [4, 24] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<3072xf16>, %arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x3072xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %0 : tensor<512x3072xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 2.449800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<3072xf16>, tensor<512x2048xf16>, tensor<2048x3072xf16>) grid [8, 48] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<3072xf16>, %arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x3072xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %0 : tensor<512x3072xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 1.899000e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<3072xf16>, tensor<512x2048xf16>, tensor<2048x3072xf16>) grid [8, 32] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<3072xf16>, %arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x3072xf16> -> !mugraph.tile<64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %0 : tensor<512x3072xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048x3072xf16>, %arg2: tensor<3072xf16>) -> tensor<512x3072xf16> attributes {mugraph.measured_us = 1.442800e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<3072xf16>, tensor<512x2048xf16>, tensor<2048x3072xf16>) grid [4, 32] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<3072xf16>, %arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048x3072xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<96xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x3072xf16> -> !mugraph.tile<64x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<512x3072xf16>
    } -> tensor<512x3072xf16>
    func.return %0 : tensor<512x3072xf16>
  }
}
