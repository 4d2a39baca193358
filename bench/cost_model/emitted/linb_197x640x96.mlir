builtin.module {
  func.func @candidate_0(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 2.345000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<96xf16>, tensor<197x640xf16>, tensor<640x96xf16>) grid [13, 6] loop 5 threads 128 {
    ^bb0(%arg2s: tensor<96xf16>, %arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
  func.func @candidate_1(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 2.344000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<197x640xf16>, tensor<640x96xf16>, tensor<96xf16>) grid [13, 6] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>, %arg2s: tensor<96xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<128x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
  func.func @candidate_2(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 2.692000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<96xf16>, tensor<197x640xf16>, tensor<640x96xf16>) grid [25, 3] loop 5 threads 128 {
    ^bb0(%arg2s: tensor<96xf16>, %arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
  func.func @candidate_3(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 2.648000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<96xf16>, tensor<197x640xf16>, tensor<640x96xf16>) grid [13, 6] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<96xf16>, %arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<16x80xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<80x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
  func.func @candidate_4(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 2.288000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<96xf16>, tensor<197x640xf16>, tensor<640x96xf16>) grid [4, 6] loop 10 threads 128 {
    ^bb0(%arg2s: tensor<96xf16>, %arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x16xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
  func.func @candidate_5(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 3.383000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<96xf16>, tensor<197x640xf16>, tensor<640x96xf16>) grid [13, 2] loop 5 threads 128 {
    ^bb0(%arg2s: tensor<96xf16>, %arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<48xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
  func.func @candidate_6(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 3.055000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<96xf16>, tensor<197x640xf16>, tensor<640x96xf16>) grid [25, 6] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<96xf16>, %arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<8x80xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<80x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
  func.func @candidate_7(%arg0: tensor<197x640xf16>, %arg1: tensor<640x96xf16>, %arg2: tensor<96xf16>) -> tensor<197x96xf16> attributes {mugraph.measured_us = 3.063000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<96xf16>, tensor<197x640xf16>, tensor<640x96xf16>) grid [50, 3] loop 10 threads 128 {
    ^bb0(%arg2s: tensor<96xf16>, %arg0s: tensor<197x640xf16>, %arg1s: tensor<640x96xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<197x640xf16> -> !mugraph.tile<4x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x96xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<197x96xf16>
    } -> tensor<197x96xf16>
    func.return %0 : tensor<197x96xf16>
  }
}
