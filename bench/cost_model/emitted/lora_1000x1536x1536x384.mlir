builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 1.988600e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [16, 24] loop 6 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<96x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<96x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<96x64xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.399900e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [32, 12] loop 3 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<48x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<48x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<48x128xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.105200e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [24, 12] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<64x48xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<48x128xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.363200e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [24, 24] loop 3 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<64x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.484000e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [12, 32] loop 3 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<128x48xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x48xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.384200e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [16, 12] loop 3 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<96x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<96x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<96x128xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.378000e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [12, 16] loop 3 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<128x96xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.056400e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [16, 24] loop 12 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<96x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<96x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<96x64xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_8(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.545100e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [32, 24] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<48x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<48x96xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<96x64xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<48x64xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_9(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.749000e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [32, 16] loop 3 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<48x96xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<48x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<128x96xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<48x96xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_10(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.904400e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [48, 24] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<32x48xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<48x64xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_11(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 3.202600e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg3 : tensor<1536x1536xf16>, tensor<1536x384xf16>, tensor<384x1536xf16>) grid [48, 32] loop 6 threads 128 {
    ^bb0(%arg1s: tensor<1536x1536xf16>, %arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<1536x1536xf16> -> !mugraph.tile<32x48xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<32x64xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<64x48xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg1t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.matmul %arg0, %0
    func.return %1 : tensor<1000x1536xf16>
  }
  func.func @candidate_12(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.562600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<1000x1536xf16>, tensor<1536x384xf16>) grid [16, 6] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>, %arg2s: tensor<1536x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1536xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    %1 = mugraph.matmul %0, %arg3
    %2 = mugraph.block ins(%1, %arg0, %arg1 : tensor<1000x1536xf16>, tensor<1000x1536xf16>, tensor<1536x1536xf16>) grid [8, 16] loop 12 threads 128 {
    ^bb0(%3: tensor<1000x1536xf16>, %arg0s: tensor<1000x1536xf16>, %arg1s: tensor<1536x1536xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<1000x1536xf16> -> !mugraph.tile<128x96xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1536xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x1536xf16> -> !mugraph.tile<128x96xf16>
      %5 = mugraph.matmul %arg0t, %arg1t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1000x1536xf16>
    } -> tensor<1000x1536xf16>
    func.return %2 : tensor<1000x1536xf16>
  }
  func.func @candidate_13(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.569100e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3 : tensor<1536x384xf16>, tensor<384x1536xf16>) grid [12, 32] loop 12 threads 128 {
    ^bb0(%arg2s: tensor<1536x384xf16>, %arg3s: tensor<384x1536xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<1536x384xf16> -> !mugraph.tile<128x32xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<32x48xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x48xf32> -> tensor<1536x1536xf16>
    } -> tensor<1536x1536xf16>
    %1 = mugraph.add %arg1, %0
    %2 = mugraph.matmul %arg0, %1
    func.return %2 : tensor<1000x1536xf16>
  }
  func.func @candidate_14(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.549200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg2 : tensor<1000x1536xf16>, tensor<1536x384xf16>) grid [16, 6] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>, %arg2s: tensor<1536x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1536xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg2t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    %1 = mugraph.matmul %0, %arg3
    %2 = mugraph.block ins(%1, %arg0, %arg1 : tensor<1000x1536xf16>, tensor<1000x1536xf16>, tensor<1536x1536xf16>) grid [16, 24] loop 24 threads 128 {
    ^bb0(%3: tensor<1000x1536xf16>, %arg0s: tensor<1000x1536xf16>, %arg1s: tensor<1536x1536xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<1000x1536xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1536xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x1536xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.matmul %arg0t, %arg1t
      %6 = mugraph.accumulate sum %5
      %7 = mugraph.add %4, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x1536xf16>
    } -> tensor<1000x1536xf16>
    func.return %2 : tensor<1000x1536xf16>
  }
  func.func @candidate_15(%arg0: tensor<1000x1536xf16>, %arg1: tensor<1536x1536xf16>, %arg2: tensor<1536x384xf16>, %arg3: tensor<384x1536xf16>) -> tensor<1000x1536xf16> attributes {mugraph.measured_us = 2.552100e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1000x1536xf16>, tensor<1536x1536xf16>) grid [16, 24] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>, %arg1s: tensor<1536x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1536xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1536x1536xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x1536xf16>
    } -> tensor<1000x1536xf16>
    %1 = mugraph.block ins(%arg0, %arg2 : tensor<1000x1536xf16>, tensor<1536x384xf16>) grid [16, 6] loop 12 threads 128 {
    ^bb0(%arg0s: tensor<1000x1536xf16>, %arg2s: tensor<1536x384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x1536xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1536x384xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x384xf16>
    } -> tensor<1000x384xf16>
    %2 = mugraph.block ins(%0, %1, %arg3 : tensor<1000x1536xf16>, tensor<1000x384xf16>, tensor<384x1536xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%3: tensor<1000x1536xf16>, %4: tensor<1000x384xf16>, %arg3s: tensor<384x1536xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<1000x1536xf16> -> !mugraph.tile<128x96xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<1000x384xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] fmap 0 : tensor<384x1536xf16> -> !mugraph.tile<128x96xf16>
      %7 = mugraph.matmul %6, %arg3t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %5, %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x96xf32> -> tensor<1000x1536xf16>
    } -> tensor<1000x1536xf16>
    func.return %2 : tensor<1000x1536xf16>
  }
}
