builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1.292890e+03 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.library_linear %arg0, %0, %arg2 activation "none"
    %2 = mugraph.block ins(%1 : tensor<2048x14336xf16>) grid [128, 56] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x14336xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<16x256xf16>
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1261.3030000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x14336xf16>, tensor<14336xf16>) grid [32, 224] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x14336xf16>, %arg2s: tensor<14336xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1660.5419999999999 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg2, %arg0, %0 : tensor<14336xf16>, tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 112 threads 256 {
    ^bb0(%arg2s: tensor<14336xf16>, %arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<256xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<128x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg2t, %5
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %1 : tensor<2048x14336xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1321.6980000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg2, %arg0, %0 : tensor<14336xf16>, tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 224 threads 256 {
    ^bb0(%arg2s: tensor<14336xf16>, %arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<256xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg2t, %5
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %1 : tensor<2048x14336xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1.625900e+03 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 112 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<128x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x14336xf16>, tensor<14336xf16>) grid [32, 224] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x14336xf16>, %arg2s: tensor<14336xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1.619390e+03 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg2, %arg0, %0 : tensor<14336xf16>, tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 112 threads 256 {
    ^bb0(%arg2s: tensor<14336xf16>, %arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<256xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<128x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg2t, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %2 = mugraph.block ins(%1 : tensor<2048x14336xf16>) grid [128, 56] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x14336xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<16x256xf16>
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1272.5160000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 224 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x14336xf16>, tensor<14336xf16>) grid [32, 224] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x14336xf16>, %arg2s: tensor<14336xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1303.0440000000001 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<14336xf16>, tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 224 threads 256 {
    ^bb0(%arg2s: tensor<14336xf16>, %arg0s: tensor<2048x14336xf16>, %arg1s: tensor<14336x14336xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<256xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<14336x14336xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg2t, %3
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %0 : tensor<2048x14336xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1353.402 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 448 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x32xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<32x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x14336xf16>, tensor<14336xf16>) grid [32, 224] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x14336xf16>, %arg2s: tensor<14336xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1391.6479999999999 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<14336x14336xf16>, tensor<2048x14336xf16>) grid [56, 16, 2] loop 112 threads 256 {
    ^bb0(%arg1s: tensor<14336x14336xf16>, %arg0s: tensor<2048x14336xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<14336x14336xf16> -> !mugraph.tile<256x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<256x128xf32> -> tensor<2x14336x2048xf32>
    } -> tensor<2x14336x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<2x14336x2048xf32>) grid [64, 112] loop 1 threads 128 {
    ^bb0(%2: tensor<2x14336x2048xf32>):
      %3 = mugraph.load %2 imap [2, 1] : tensor<2x14336x2048xf32> -> !mugraph.tile<2x128x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.transpose %4 permutation [0, 2, 1]
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x2048x14336xf16>
    } -> tensor<1x2048x14336xf16>
    %2 = mugraph.reshape %1 to [2048, 14336]
    %3 = mugraph.block ins(%2, %arg2 : tensor<2048x14336xf16>, tensor<14336xf16>) grid [32, 224] loop 1 threads 128 {
    ^bb0(%4: tensor<2048x14336xf16>, %arg2s: tensor<14336xf16>):
      %5 = mugraph.load %4 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<64xf16>
      %6 = mugraph.add %5, %arg2t
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %3 : tensor<2048x14336xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1.392290e+03 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 112] loop 224 threads 128 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %arg1s: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<14336x14336xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2048x14336xf16>, tensor<14336xf16>) grid [32, 224] loop 1 threads 128 {
    ^bb0(%2: tensor<2048x14336xf16>, %arg2s: tensor<14336xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %1 : tensor<2048x14336xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1945.595 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56] loop 896 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x16xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<16x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x14336xf16>, tensor<14336xf16>) grid [32, 224] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x14336xf16>, %arg2s: tensor<14336xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1676.2840000000001 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56, 8] loop 28 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %arg1s: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<14336x14336xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x256xf32> -> tensor<8x2048x14336xf32>
    } -> tensor<8x2048x14336xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<8x2048x14336xf32>, tensor<14336xf16>) grid [32, 448] loop 1 threads 128 {
    ^bb0(%2: tensor<8x2048x14336xf32>, %arg2s: tensor<14336xf16>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x2048x14336xf32> -> !mugraph.tile<8x64x32xf32>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<1x2048x14336xf16>
    } -> tensor<1x2048x14336xf16>
    %2 = mugraph.reshape %1 to [2048, 14336]
    func.return %2 : tensor<2048x14336xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1541.3130000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56, 4] loop 56 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1, 0] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x256xf32> -> tensor<4x2048x14336xf32>
    } -> tensor<4x2048x14336xf32>
    %2 = mugraph.block ins(%arg2, %1 : tensor<14336xf16>, tensor<4x2048x14336xf32>) grid [16, 448] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<14336xf16>, %3: tensor<4x2048x14336xf32>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<4x2048x14336xf32> -> !mugraph.tile<4x128x32xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %arg2t, %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x128x32xf32> -> tensor<1x2048x14336xf16>
    } -> tensor<1x2048x14336xf16>
    %3 = mugraph.reshape %2 to [2048, 14336]
    %4 = mugraph.block ins(%3 : tensor<2048x14336xf16>) grid [128, 56] loop 1 threads 128 {
    ^bb0(%5: tensor<2048x14336xf16>):
      %6 = mugraph.load %5 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<16x256xf16>
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %4 : tensor<2048x14336xf16>
  }
  func.func @candidate_14(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1393.1559999999999 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56, 2] loop 112 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %2: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1, 0] fmap 0 : tensor<14336x14336xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1, new] : !mugraph.tile<128x256xf32> -> tensor<2x2048x14336xf32>
    } -> tensor<2x2048x14336xf32>
    %2 = mugraph.block ins(%arg2, %1 : tensor<14336xf16>, tensor<2x2048x14336xf32>) grid [16, 448] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<14336xf16>, %3: tensor<2x2048x14336xf32>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.load %3 imap [1, 2] : tensor<2x2048x14336xf32> -> !mugraph.tile<2x128x32xf32>
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.add %arg2t, %5
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x128x32xf32> -> tensor<1x2048x14336xf16>
    } -> tensor<1x2048x14336xf16>
    %3 = mugraph.reshape %2 to [2048, 14336]
    %4 = mugraph.block ins(%3 : tensor<2048x14336xf16>) grid [128, 56] loop 1 threads 128 {
    ^bb0(%5: tensor<2048x14336xf16>):
      %6 = mugraph.load %5 imap [0, 1] : tensor<2048x14336xf16> -> !mugraph.tile<16x256xf16>
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<16x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %4 : tensor<2048x14336xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x14336xf16>, %arg1: tensor<14336x14336xf16>, %arg2: tensor<14336xf16>) -> tensor<2048x14336xf16> attributes {mugraph.measured_us = 1671.6849999999999 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x14336xf16>, tensor<14336x14336xf16>) grid [16, 56, 8] loop 28 threads 256 {
    ^bb0(%arg0s: tensor<2048x14336xf16>, %arg1s: tensor<14336x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<14336x14336xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x256xf32> -> tensor<8x2048x14336xf32>
    } -> tensor<8x2048x14336xf32>
    %1 = mugraph.block ins(%arg2, %0 : tensor<14336xf16>, tensor<8x2048x14336xf32>) grid [32, 448] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<14336xf16>, %2: tensor<8x2048x14336xf32>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<14336xf16> -> !mugraph.tile<32xf16>
      %3 = mugraph.load %2 imap [1, 2] : tensor<8x2048x14336xf32> -> !mugraph.tile<8x64x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.add %arg2t, %4
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [1, 2] : !mugraph.tile<1x64x32xf32> -> tensor<1x2048x14336xf16>
    } -> tensor<1x2048x14336xf16>
    %2 = mugraph.reshape %1 to [2048, 14336]
    func.return %2 : tensor<2048x14336xf16>
  }
}
