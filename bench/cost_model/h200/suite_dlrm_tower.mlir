builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 5.822000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x512xf16>, tensor<512x256xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %2 = mugraph.block ins(%arg4, %1, %arg2, %arg3 : tensor<64xf16>, tensor<2048x256xf16>, tensor<256xf16>, tensor<64x256xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %3: tensor<2048x256xf16>, %arg2s: tensor<256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<2048x256xf16> -> !mugraph.tile<16x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<64x256xf16> -> !mugraph.tile<32x256xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.relu %5
      %7 = mugraph.transpose %arg3t permutation [1, 0]
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.add %arg4t, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %2 : tensor<2048x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 5.758000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x512xf16>, tensor<512x256xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %2 = mugraph.block ins(%arg4, %1, %arg2, %arg3 : tensor<64xf16>, tensor<2048x256xf16>, tensor<256xf16>, tensor<64x256xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %3: tensor<2048x256xf16>, %arg2s: tensor<256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<2048x256xf16> -> !mugraph.tile<16x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<64x256xf16> -> !mugraph.tile<32x256xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.relu %5
      %7 = mugraph.transpose %arg3t permutation [1, 0]
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.add %arg4t, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %2 : tensor<2048x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 5.909000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<256x512xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
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
  func.func @candidate_3(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 5.996000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<256x512xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
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
  func.func @candidate_4(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.086000e+00 : f64} {
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
  func.func @candidate_5(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.149000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<256x512xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<2048x256xf16>
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
  func.func @candidate_6(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.294000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x512xf16>, tensor<2048x512xf16>) grid [64, 2] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<256x512xf16>, %arg0s: tensor<2048x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.transpose %3 permutation [1, 0]
      mugraph.store %4 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x256xf16>
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
  func.func @candidate_7(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 5.601000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1 : tensor<2048x512xf16>, tensor<512x256xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %3: tensor<512x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %3 = mugraph.block ins(%2, %arg2, %0, %arg4 : tensor<2048x256xf16>, tensor<256xf16>, tensor<256x64xf16>, tensor<64xf16>) grid [64, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<2048x256xf16>, %arg2s: tensor<256xf16>, %5: tensor<256x64xf16>, %arg4s: tensor<64xf16>):
      %6 = mugraph.load %4 imap [0, *] : tensor<2048x256xf16> -> !mugraph.tile<32x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %7 = mugraph.load %5 imap [*, 1] : tensor<256x64xf16> -> !mugraph.tile<256x16xf16>
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<16xf16>
      %8 = mugraph.add %6, %arg2t
      %9 = mugraph.relu %8
      %10 = mugraph.matmul %9, %7
      %11 = mugraph.add %10, %arg4t
      %12 = mugraph.relu %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<32x16xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %3 : tensor<2048x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 7.516000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<256xf16>, tensor<2048x512xf16>, tensor<256x512xf16>) grid [32, 4] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<256xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x512xf16> -> !mugraph.tile<64x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<256x512xf16> -> !mugraph.tile<64x512xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg2t, %2
      %4 = mugraph.relu %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
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
  func.func @candidate_9(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 8.836000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x512xf16>, tensor<512x256xf16>) grid [16, 4, 2] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [*, 1, 0] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x64xf32> -> tensor<2x2048x256xf32>
    } -> tensor<2x2048x256xf32>
    %2 = mugraph.block ins(%arg4, %arg2, %1, %arg3 : tensor<64xf16>, tensor<256xf16>, tensor<2x2048x256xf32>, tensor<64x256xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %arg2s: tensor<256xf16>, %3: tensor<2x2048x256xf32>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %4 = mugraph.load %3 imap [1, *] : tensor<2x2048x256xf32> -> !mugraph.tile<2x16x256xf32>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<64x256xf16> -> !mugraph.tile<32x256xf16>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %arg2t, %5
      %7 = mugraph.relu %6
      %8 = mugraph.transpose %arg3t permutation [1, 0]
      %9 = mugraph.matmul %7, %8
      %10 = mugraph.add %arg4t, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<1x2048x64xf16>
    } -> tensor<1x2048x64xf16>
    %3 = mugraph.reshape %2 to [2048, 64]
    func.return %3 : tensor<2048x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.533000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg2, %arg0, %0 : tensor<256xf16>, tensor<2048x512xf16>, tensor<512x256xf16>) grid [16, 4] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<256xf16> -> !mugraph.tile<64xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg2t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %2 = mugraph.block ins(%arg4, %1, %arg3 : tensor<64xf16>, tensor<2048x256xf16>, tensor<64x256xf16>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %3: tensor<2048x256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<2048x256xf16> -> !mugraph.tile<16x256xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<64x256xf16> -> !mugraph.tile<32x256xf16>
      %5 = mugraph.relu %4
      %6 = mugraph.transpose %arg3t permutation [1, 0]
      %7 = mugraph.matmul %5, %6
      %8 = mugraph.add %arg4t, %7
      %9 = mugraph.relu %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %2 : tensor<2048x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 7.346000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<256x512xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg4, %0, %arg2, %1 : tensor<64xf16>, tensor<2048x256xf16>, tensor<256xf16>, tensor<256x64xf16>) grid [16, 2] loop 2 threads 256 {
    ^bb0(%arg4s: tensor<64xf16>, %3: tensor<2048x256xf16>, %arg2s: tensor<256xf16>, %4: tensor<256x64xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<64xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.load %3 imap [0, *] fmap 1 : tensor<2048x256xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<256xf16> -> !mugraph.tile<128xf16>
      %6 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<256x64xf16> -> !mugraph.tile<128x32xf16>
      %7 = mugraph.add %5, %arg2t
      %8 = mugraph.relu %7
      %9 = mugraph.matmul %8, %6
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.add %arg4t, %10
      %12 = mugraph.relu %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<128x32xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %2 : tensor<2048x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 7.244000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<256x512xf16>, tensor<2048x512xf16>) grid [128] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<256x512xf16>, %arg0s: tensor<2048x512xf16>):
      %arg1t = mugraph.load %arg1s imap [*] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<256x128xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.transpose %3 permutation [1, 0]
      mugraph.store %4 omap [0] : !mugraph.tile<16x256xf32> -> tensor<2048x256xf16>
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
  func.func @candidate_13(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.503000e+00 : f64} {
    %0 = mugraph.transpose %arg3 permutation [1, 0]
    %1 = mugraph.transpose %arg1 permutation [1, 0]
    %2 = mugraph.block ins(%arg0, %1 : tensor<2048x512xf16>, tensor<512x256xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %3: tensor<512x256xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x64xf16>
      %4 = mugraph.load %3 imap [*, 1] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<64x64xf16>
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %3 = mugraph.block ins(%2, %arg2, %0, %arg4 : tensor<2048x256xf16>, tensor<256xf16>, tensor<256x64xf16>, tensor<64xf16>) grid [64] loop 4 threads 128 {
    ^bb0(%4: tensor<2048x256xf16>, %arg2s: tensor<256xf16>, %5: tensor<256x64xf16>, %arg4s: tensor<64xf16>):
      %6 = mugraph.load %4 imap [0] fmap 1 : tensor<2048x256xf16> -> !mugraph.tile<32x64xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<256xf16> -> !mugraph.tile<64xf16>
      %7 = mugraph.load %5 imap [*] fmap 0 : tensor<256x64xf16> -> !mugraph.tile<64x64xf16>
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %8 = mugraph.add %6, %arg2t
      %9 = mugraph.relu %8
      %10 = mugraph.matmul %9, %7
      %11 = mugraph.accumulate sum %10
      %12 = mugraph.add %11, %arg4t
      %13 = mugraph.relu %12
      mugraph.store %13 omap [0] : !mugraph.tile<32x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %3 : tensor<2048x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.591000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x512xf16>, tensor<256x512xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<256x512xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x256xf16>
    } -> tensor<2048x256xf16>
    %1 = mugraph.transpose %arg3 permutation [1, 0]
    %2 = mugraph.block ins(%arg4, %0, %arg2, %1 : tensor<64xf16>, tensor<2048x256xf16>, tensor<256xf16>, tensor<256x64xf16>) grid [256] loop 8 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %3: tensor<2048x256xf16>, %arg2s: tensor<256xf16>, %4: tensor<256x64xf16>):
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.load %3 imap [0] fmap 1 : tensor<2048x256xf16> -> !mugraph.tile<8x32xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<256xf16> -> !mugraph.tile<32xf16>
      %6 = mugraph.load %4 imap [*] fmap 0 : tensor<256x64xf16> -> !mugraph.tile<32x64xf16>
      %7 = mugraph.add %5, %arg2t
      %8 = mugraph.relu %7
      %9 = mugraph.matmul %8, %6
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.add %arg4t, %10
      %12 = mugraph.relu %11
      mugraph.store %12 omap [0] : !mugraph.tile<8x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %2 : tensor<2048x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 7.600000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<256xf16>, tensor<2048x512xf16>, tensor<256x512xf16>) grid [32, 8] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %arg1s: tensor<256x512xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<256xf16> -> !mugraph.tile<32xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<2048x512xf16> -> !mugraph.tile<64x512xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<256x512xf16> -> !mugraph.tile<32x512xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<2048x256xf16>
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
