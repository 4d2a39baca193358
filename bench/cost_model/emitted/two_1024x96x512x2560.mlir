builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.043700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.matmul %0, %arg2
    func.return %1 : tensor<1024x2560xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.102900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<1024x512xf16>, tensor<512x2560xf16>) grid [8, 40] loop 8 threads 128 {
    ^bb0(%2: tensor<1024x512xf16>, %arg2s: tensor<512x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x2560xf16>
    } -> tensor<1024x2560xf16>
    func.return %1 : tensor<1024x2560xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.019700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<1024x512xf16>, tensor<512x2560xf16>) grid [16, 20] loop 8 threads 128 {
    ^bb0(%2: tensor<1024x512xf16>, %arg2s: tensor<512x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x2560xf16>
    } -> tensor<1024x2560xf16>
    func.return %1 : tensor<1024x2560xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.445600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<1024x512xf16>, tensor<512x2560xf16>) grid [8, 40] loop 4 threads 128 {
    ^bb0(%2: tensor<1024x512xf16>, %arg2s: tensor<512x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x2560xf16>
    } -> tensor<1024x2560xf16>
    func.return %1 : tensor<1024x2560xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.176500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<1024x512xf16>, tensor<512x2560xf16>) grid [16, 40] loop 8 threads 128 {
    ^bb0(%2: tensor<1024x512xf16>, %arg2s: tensor<512x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x2560xf16>
    } -> tensor<1024x2560xf16>
    func.return %1 : tensor<1024x2560xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.131600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<1024x512xf16>, tensor<512x2560xf16>) grid [8, 20] loop 8 threads 128 {
    ^bb0(%2: tensor<1024x512xf16>, %arg2s: tensor<512x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1024x2560xf16>
    } -> tensor<1024x2560xf16>
    func.return %1 : tensor<1024x2560xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.121500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<1024x512xf16>, tensor<512x2560xf16>) grid [16, 20] loop 16 threads 128 {
    ^bb0(%2: tensor<1024x512xf16>, %arg2s: tensor<512x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<64x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1024x2560xf16>
    } -> tensor<1024x2560xf16>
    func.return %1 : tensor<1024x2560xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x96xf16>, %arg1: tensor<96x512xf16>, %arg2: tensor<512x2560xf16>) -> tensor<1024x2560xf16> attributes {mugraph.measured_us = 1.726000e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x96xf16>, tensor<96x512xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1024x96xf16>, %arg1s: tensor<96x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x96xf16> -> !mugraph.tile<64x48xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<96x512xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1024x512xf16>
    } -> tensor<1024x512xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<1024x512xf16>, tensor<512x2560xf16>) grid [16, 32] loop 8 threads 128 {
    ^bb0(%2: tensor<1024x512xf16>, %arg2s: tensor<512x2560xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<1024x512xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<512x2560xf16> -> !mugraph.tile<64x80xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<1024x2560xf16>
    } -> tensor<1024x2560xf16>
    func.return %1 : tensor<1024x2560xf16>
  }
}
