builtin.module {
  func.func @candidate_0(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 3.212000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x200xf16> -> !mugraph.tile<1x200xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<200x5120xf16> -> !mugraph.tile<200x40xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<200x8xf16> -> !mugraph.tile<200x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x40xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      %3 = mugraph.matmul %arg0t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x40xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 3.160000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [80] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x200xf16> -> !mugraph.tile<1x200xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<200x5120xf16> -> !mugraph.tile<200x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<200x8xf16> -> !mugraph.tile<200x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x64xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      %3 = mugraph.matmul %arg0t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x64xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 3.229000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [160] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x200xf16> -> !mugraph.tile<1x200xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<200x5120xf16> -> !mugraph.tile<200x32xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<200x8xf16> -> !mugraph.tile<200x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x32xf16>
      %1 = mugraph.matmul %arg2t, %arg3t
      %2 = mugraph.add %arg1t, %1
      %3 = mugraph.matmul %arg0t, %2
      mugraph.store %3 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
  func.func @candidate_3(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 3.960000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] : tensor<1x200xf16> -> !mugraph.tile<1x200xf16>
      %arg1t = mugraph.load %arg1s imap [1] : tensor<200x5120xf16> -> !mugraph.tile<200x40xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<200x8xf16> -> !mugraph.tile<200x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.add %1, %3
      mugraph.store %4 omap [1] : !mugraph.tile<1x40xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
  func.func @candidate_4(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 6.812000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [160] loop 7 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x200xf16> -> !mugraph.tile<1x32xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<200x5120xf16> -> !mugraph.tile<32x32xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<200x8xf16> -> !mugraph.tile<32x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x32xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
  func.func @candidate_5(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 5.493000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x200xf16> -> !mugraph.tile<1x64xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<200x5120xf16> -> !mugraph.tile<64x40xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<200x8xf16> -> !mugraph.tile<64x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x40xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x40xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
  func.func @candidate_6(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 4.255000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [40] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x200xf16> -> !mugraph.tile<1x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<200x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<200x8xf16> -> !mugraph.tile<128x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.matmul %2, %arg3t
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x128xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
  func.func @candidate_7(%arg0: tensor<1x200xf16>, %arg1: tensor<200x5120xf16>, %arg2: tensor<200x8xf16>, %arg3: tensor<8x5120xf16>) -> tensor<1x5120xf16> attributes {mugraph.measured_us = 4.164000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<1x200xf16>, tensor<200x5120xf16>, tensor<200x8xf16>, tensor<8x5120xf16>) grid [40] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<1x200xf16>, %arg1s: tensor<200x5120xf16>, %arg2s: tensor<200x8xf16>, %arg3s: tensor<8x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<1x200xf16> -> !mugraph.tile<1x128xf16>
      %arg1t = mugraph.load %arg1s imap [1] fmap 0 : tensor<200x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<200x8xf16> -> !mugraph.tile<128x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] : tensor<8x5120xf16> -> !mugraph.tile<8x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<1x128xf32> -> tensor<1x5120xf16>
    } -> tensor<1x5120xf16>
    func.return %0 : tensor<1x5120xf16>
  }
}
