builtin.module {
  func.func @candidate_0(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.279000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1x1536xf16>, tensor<1x96xf16>, tensor<96x1536xf16>) grid [192] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1x1536xf16>, %arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>):
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x8xf16>
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_1(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.290000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [192] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x8xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      mugraph.store %2 omap [1] : !mugraph.tile<1x8xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_2(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.156000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1x1536xf16>, tensor<1x96xf16>, tensor<96x1536xf16>) grid [96] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1x1536xf16>, %arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>):
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x16xf16>
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_3(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.124000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [96] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x16xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      mugraph.store %2 omap [1] : !mugraph.tile<1x16xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_4(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.618000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1x1536xf16>, tensor<1x96xf16>, tensor<96x1536xf16>) grid [384] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1x1536xf16>, %arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>):
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x4xf16>
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x4xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [1] : !mugraph.tile<1x4xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_5(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.632000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [384] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x4xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x4xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      mugraph.store %2 omap [1] : !mugraph.tile<1x4xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_6(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.397000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1x1536xf16>, tensor<1x96xf16>, tensor<96x1536xf16>) grid [48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1x1536xf16>, %arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>):
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x32xf16>
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      mugraph.store %2 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_7(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.394000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x32xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      mugraph.store %2 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_8(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 3.278000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [1536] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x1xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x1xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      mugraph.store %2 omap [1] : !mugraph.tile<1x1xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_9(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.885000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1x1536xf16>, tensor<1x96xf16>, tensor<96x1536xf16>) grid [48] loop 6 threads 128 {
    ^bb0(%arg2s: tensor<1x1536xf16>, %arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>):
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x32xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x96xf16> -> !mugraph.tile<1x16xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<96x1536xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_10(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.693000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [32] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x96xf16> -> !mugraph.tile<1x16xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<96x1536xf16> -> !mugraph.tile<16x48xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [1] : !mugraph.tile<1x48xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_11(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.564000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [24] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x64xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      mugraph.store %2 omap [1] : !mugraph.tile<1x64xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_12(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.813000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1x1536xf16>, tensor<1x96xf16>, tensor<96x1536xf16>) grid [16] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<1x1536xf16>, %arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>):
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x96xf16>
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x96xf16> -> !mugraph.tile<1x48xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<96x1536xf16> -> !mugraph.tile<48x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x96xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_13(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.599000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<96x1536xf16> -> !mugraph.tile<96x96xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      mugraph.store %2 omap [1] : !mugraph.tile<1x96xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_14(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.988000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x96xf16> -> !mugraph.tile<1x32xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<96x1536xf16> -> !mugraph.tile<32x96xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [1] : !mugraph.tile<1x96xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
  func.func @candidate_15(%arg0: tensor<1x96xf16>, %arg1: tensor<96x1536xf16>, %arg2: tensor<1x1536xf16>) -> tensor<1x1536xf16> attributes {mugraph.measured_us = 1.812000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1x96xf16>, tensor<96x1536xf16>, tensor<1x1536xf16>) grid [16] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1x96xf16>, %arg1s: tensor<96x1536xf16>, %arg2s: tensor<1x1536xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x96xf16> -> !mugraph.tile<1x48xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<96x1536xf16> -> !mugraph.tile<48x96xf16>
      %arg2t = mugraph.load %arg2s imap [1] : tensor<1x1536xf16> -> !mugraph.tile<1x96xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [1] : !mugraph.tile<1x96xf32> -> tensor<1x1536xf16>
    } -> tensor<1x1536xf16>
    func.return %0 : tensor<1x1536xf16>
  }
}
