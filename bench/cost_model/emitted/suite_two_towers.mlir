builtin.module {
  func.func @candidate_0(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.231000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<4096x128xf16>, tensor<256x128xf16>, tensor<256x256xf16>) grid [4, 32] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<4096x128xf16>, %arg1s: tensor<256x128xf16>, %arg0s: tensor<256x256xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096x128xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<256x128xf16> -> !mugraph.tile<256x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<256x256xf16> -> !mugraph.tile<64x256xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.transpose %arg0t permutation [1, 0]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %arg2t, %4
      %6 = mugraph.sigmoid %5
      %7 = mugraph.transpose %6 permutation [1, 0]
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %0 : tensor<256x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 9.049000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x256xf16>, tensor<256x128xf16>, tensor<4096x128xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>, %arg2s: tensor<4096x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096x128xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.transpose %arg2t permutation [1, 0]
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %2
      %6 = mugraph.sigmoid %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %0 : tensor<256x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.468000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<256x256xf16>, tensor<256x128xf16>, tensor<128x4096xf16>) grid [4, 32] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>, %2: tensor<128x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<128x4096xf16> -> !mugraph.tile<128x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.relu %5
      %7 = mugraph.matmul %6, %3
      %8 = mugraph.sigmoid %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.861000e+00 : f64} {
    %0 = mugraph.transpose %arg2 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %arg1, %0 : tensor<256x256xf16>, tensor<256x128xf16>, tensor<128x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>, %2: tensor<128x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [*, 1] : tensor<128x4096xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.relu %5
      %7 = mugraph.matmul %6, %3
      %8 = mugraph.sigmoid %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %1 : tensor<256x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.421000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.block ins(%0, %1 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [0, *] : tensor<256x128xf16> -> !mugraph.tile<128x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<128x4096xf16> -> !mugraph.tile<128x32xf16>
      %7 = mugraph.relu %5
      %8 = mugraph.matmul %7, %6
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.883000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.block ins(%0, %1 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<128x64xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 7.095000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.block ins(%0, %1 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [8, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [0, *] : tensor<256x128xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [*, 1] : tensor<128x4096xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.sigmoid %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.908000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x256xf16>, tensor<256x128xf16>) grid [16, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<256x256xf16>, %arg1s: tensor<256x128xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x256xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<256x128xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<256x128xf16>
    } -> tensor<256x128xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.block ins(%0, %1 : tensor<256x128xf16>, tensor<128x4096xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%3: tensor<256x128xf16>, %4: tensor<128x4096xf16>):
      %5 = mugraph.load %3 imap [*] fmap 1 : tensor<256x128xf16> -> !mugraph.tile<256x64xf16>
      %6 = mugraph.load %4 imap [1] fmap 0 : tensor<128x4096xf16> -> !mugraph.tile<64x32xf16>
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.sigmoid %8
      mugraph.store %9 omap [1] : !mugraph.tile<256x32xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %2 : tensor<256x4096xf16>
  }
}
