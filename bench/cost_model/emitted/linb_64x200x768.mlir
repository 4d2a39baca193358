builtin.module {
  func.func @candidate_0(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.012000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<768xf16>, tensor<64x200xf16>, tensor<200x768xf16>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x200xf16> -> !mugraph.tile<16x200xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<200x768xf16> -> !mugraph.tile<200x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.011000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<64x200xf16>, tensor<200x768xf16>, tensor<768xf16>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>, %arg2s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x200xf16> -> !mugraph.tile<16x200xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<200x768xf16> -> !mugraph.tile<200x16xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %1, %arg2t
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.253000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<768xf16>, tensor<64x200xf16>, tensor<200x768xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x200xf16> -> !mugraph.tile<8x200xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<200x768xf16> -> !mugraph.tile<200x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.233000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<768xf16>, tensor<64x200xf16>, tensor<200x768xf16>) grid [8, 24] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<64x200xf16> -> !mugraph.tile<8x200xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<200x768xf16> -> !mugraph.tile<200x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.add %arg2t, %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.205000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<768xf16>, tensor<64x200xf16>, tensor<200x768xf16>) grid [2, 48] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x200xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<200x768xf16> -> !mugraph.tile<64x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.381000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<768xf16>, tensor<64x200xf16>, tensor<200x768xf16>) grid [8, 48] loop 7 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x200xf16> -> !mugraph.tile<8x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<200x768xf16> -> !mugraph.tile<32x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.567000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<768xf16>, tensor<64x200xf16>, tensor<200x768xf16>) grid [4, 48] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x200xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<200x768xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<64x200xf16>, %arg1: tensor<200x768xf16>, %arg2: tensor<768xf16>) -> tensor<64x768xf16> attributes {mugraph.measured_us = 2.671000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<768xf16>, tensor<64x200xf16>, tensor<200x768xf16>) grid [8, 16] loop 2 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg0s: tensor<64x200xf16>, %arg1s: tensor<200x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<48xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<64x200xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<200x768xf16> -> !mugraph.tile<128x48xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<8x48xf32> -> tensor<64x768xf16>
    } -> tensor<64x768xf16>
    func.return %0 : tensor<64x768xf16>
  }
}
