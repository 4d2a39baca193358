builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.579000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg4, %arg2, %arg0, %0, %arg3 : tensor<64xf16>, tensor<256xf16>, tensor<2048x512xf16>, tensor<512x256xf16>, tensor<64x256xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<16x128xf16>
      %3 = mugraph.load %2 imap [*] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<128x256xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<64x256xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.transpose %arg3t permutation [1, 0]
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.relu %7
      %9 = mugraph.matmul %8, %5
      %10 = mugraph.add %arg4t, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %1 : tensor<2048x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.487000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg4, %arg2, %arg0, %0, %arg3 : tensor<64xf16>, tensor<256xf16>, tensor<2048x512xf16>, tensor<512x256xf16>, tensor<64x256xf16>) grid [128] loop 8 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<16x64xf16>
      %3 = mugraph.load %2 imap [*] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<64x256xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<64x256xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.transpose %arg3t permutation [1, 0]
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.relu %7
      %9 = mugraph.matmul %8, %5
      %10 = mugraph.add %arg4t, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %1 : tensor<2048x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 7.321000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg4, %arg2, %arg0, %0, %1 : tensor<64xf16>, tensor<256xf16>, tensor<2048x512xf16>, tensor<512x256xf16>, tensor<256x64xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %3: tensor<512x256xf16>, %4: tensor<256x64xf16>):
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<256xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<16x512xf16>
      %5 = mugraph.load %3 imap [*] fmap 1 : tensor<512x256xf16> -> !mugraph.tile<512x64xf16>
      %6 = mugraph.load %4 imap [*] fmap 0 : tensor<256x64xf16> -> !mugraph.tile<64x64xf16>
      %7 = mugraph.matmul %arg0t, %5
      %8 = mugraph.add %arg2t, %7
      %9 = mugraph.relu %8
      %10 = mugraph.matmul %9, %6
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.add %arg4t, %11
      %13 = mugraph.relu %12
      mugraph.store %13 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %2 : tensor<2048x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 7.391000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1, %arg2, %0, %arg4 : tensor<2048x512xf16>, tensor<512x256xf16>, tensor<256xf16>, tensor<256x64xf16>, tensor<64xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %3: tensor<512x256xf16>, %arg2s: tensor<256xf16>, %4: tensor<256x64xf16>, %arg4s: tensor<64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<16x512xf16>
      %5 = mugraph.load %3 imap [*] fmap 1 : tensor<512x256xf16> -> !mugraph.tile<512x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<256xf16> -> !mugraph.tile<64xf16>
      %6 = mugraph.load %4 imap [*] fmap 0 : tensor<256x64xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.matmul %arg0t, %5
      %8 = mugraph.add %7, %arg2t
      %9 = mugraph.relu %8
      %10 = mugraph.matmul %9, %6
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.add %11, %arg4t
      %13 = mugraph.relu %12
      mugraph.store %13 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %2 : tensor<2048x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 5.692000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<256xf16>, tensor<2048x512xf16>, tensor<256x512xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<256xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg2t, %3
      %5 = mugraph.relu %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %1 = mugraph.block ins(%arg4, %0, %arg3 : tensor<64xf16>, tensor<2048x256xf16>, tensor<64x256xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %2: tensor<2048x256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<2048x256xf16> -> !mugraph.tile<16x256xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<64x256xf16> -> !mugraph.tile<32x256xf16>
      %4 = mugraph.transpose %arg3t permutation [1, 0]
      %5 = mugraph.matmul %3, %4
      %6 = mugraph.add %arg4t, %5
      %7 = mugraph.relu %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %1 : tensor<2048x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 7.293000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg4, %arg2, %arg0, %0, %arg3 : tensor<64xf16>, tensor<256xf16>, tensor<2048x512xf16>, tensor<512x256xf16>, tensor<64x256xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<256xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x512xf16> -> !mugraph.tile<16x512xf16>
      %3 = mugraph.load %2 imap [*] fmap 1 : tensor<512x256xf16> -> !mugraph.tile<512x64xf16>
      %arg3t = mugraph.load %arg3s imap [*] fmap 1 : tensor<64x256xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.add %arg2t, %4
      %6 = mugraph.relu %5
      %7 = mugraph.transpose %arg3t permutation [1, 0]
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %arg4t, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %1 : tensor<2048x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.439000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x512xf16>, tensor<2048x512xf16>) grid [64, 4] loop 8 threads 128 {
    ^bb0(%arg1s: tensor<256x512xf16>, %arg0s: tensor<2048x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<64x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.transpose %3 permutation [1, 0]
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %1 = mugraph.block ins(%arg4, %0, %arg2, %arg3 : tensor<64xf16>, tensor<2048x256xf16>, tensor<256xf16>, tensor<64x256xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %2: tensor<2048x256xf16>, %arg2s: tensor<256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<2048x256xf16> -> !mugraph.tile<16x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<64x256xf16> -> !mugraph.tile<32x256xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.relu %4
      %6 = mugraph.transpose %arg3t permutation [1, 0]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.add %arg4t, %7
      %9 = mugraph.relu %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %1 : tensor<2048x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.333000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<256xf16>, tensor<2048x512xf16>, tensor<256x512xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<256xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg2t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %1 = mugraph.block ins(%arg4, %0, %arg3 : tensor<64xf16>, tensor<2048x256xf16>, tensor<64x256xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %2: tensor<2048x256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %3 = mugraph.load %2 imap [0, *] : tensor<2048x256xf16> -> !mugraph.tile<16x256xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<64x256xf16> -> !mugraph.tile<32x256xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.transpose %arg3t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg4t, %6
      %8 = mugraph.relu %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %1 : tensor<2048x64xf16>
  }
}
