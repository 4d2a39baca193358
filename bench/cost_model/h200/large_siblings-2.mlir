builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1.181860e+03 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %2 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 56] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %4: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %5 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x256xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.matmul %arg0, %4
    func.return %1, %3, %5 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1248.7619999999999 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 56] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %2: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.matmul %arg0, %4
    func.return %1, %3, %5 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1191.2180000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.block ins(%arg0, %4 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 56] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %6: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %7 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<128x256xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %1, %3, %5 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1097.5160000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg0, %0 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 56] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %2: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.matmul %arg0, %4
    func.return %1, %3, %5 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1098.9649999999999 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %2 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 56] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %4: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.load %4 imap [*, 1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<64x256xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.matmul %arg0, %4
    func.return %1, %3, %5 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1128.096 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.block ins(%arg0, %4 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 56] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %6: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.load %6 imap [*, 1] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<64x256xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    func.return %1, %3, %5 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1097.232 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<14336x4096xf16>) grid [16, 56] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<14336x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.transpose %arg3 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    func.return %0, %2, %4 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1093.0360000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%arg0, %arg2 : tensor<2048x4096xf16>, tensor<14336x4096xf16>) grid [16, 56] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg2s: tensor<14336x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<256x64xf16>
      %3 = mugraph.transpose %arg2t permutation [1, 0]
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %3 = mugraph.transpose %arg3 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    func.return %1, %2, %4 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1371.0920000000001 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    %4 = mugraph.transpose %arg3 permutation [1, 0]
    %5 = mugraph.block ins(%arg0, %4 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 112, 2] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %6: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %7 = mugraph.load %6 imap [*, 1, 0] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<64x128xf16>
      %8 = mugraph.matmul %arg0t, %7
      %9 = mugraph.accumulate sum %8
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x2048x14336xf32>
    } -> tensor<2x2048x14336xf32>
    %6 = mugraph.block ins(%5 : tensor<2x2048x14336xf32>) grid [128, 56] loop 1 threads 128 {
    ^bb0(%7: tensor<2x2048x14336xf32>):
      %8 = mugraph.load %7 imap [1, 2] : tensor<2x2048x14336xf32> -> !mugraph.tile<2x16x256xf32>
      %9 = mugraph.sum %8 dim 0
      mugraph.store %9 omap [1, 2] : !mugraph.tile<1x16x256xf32> -> tensor<1x2048x14336xf16>
    } -> tensor<1x2048x14336xf16>
    %7 = mugraph.reshape %6 to [2048, 14336]
    func.return %1, %3, %7 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1135.3689999999999 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<14336x4096xf16>) grid [16, 56] loop 128 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<14336x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<256x32xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.transpose %arg3 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    func.return %0, %2, %4 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1399.9059999999999 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<14336x4096xf16>, tensor<2048x4096xf16>) grid [112, 16, 2] loop 16 threads 128 {
    ^bb0(%arg1s: tensor<14336x4096xf16>, %arg0s: tensor<2048x4096xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x128xf32> -> tensor<2x14336x2048xf32>
    } -> tensor<2x14336x2048xf32>
    %1 = mugraph.block ins(%0 : tensor<2x14336x2048xf32>) grid [64, 112] loop 1 threads 128 {
    ^bb0(%2: tensor<2x14336x2048xf32>):
      %3 = mugraph.load %2 imap [2, 1] : tensor<2x14336x2048xf32> -> !mugraph.tile<2x128x32xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.transpose %4 permutation [0, 2, 1]
      mugraph.store %5 omap [1, 2] : !mugraph.tile<1x32x128xf32> -> tensor<1x2048x14336xf16>
    } -> tensor<1x2048x14336xf16>
    %2 = mugraph.reshape %1 to [2048, 14336]
    %3 = mugraph.transpose %arg2 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    %5 = mugraph.transpose %arg3 permutation [1, 0]
    %6 = mugraph.matmul %arg0, %5
    func.return %2, %4, %6 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1419.954 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<14336x4096xf16>, tensor<2048x4096xf16>) grid [56, 16, 2] loop 32 threads 256 {
    ^bb0(%arg1s: tensor<14336x4096xf16>, %arg0s: tensor<2048x4096xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *, 1] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<256x64xf16>
      %arg0t = mugraph.load %arg0s imap [*, 0, 1] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<256x128xf32> -> tensor<2x14336x2048xf32>
    } -> tensor<2x14336x2048xf32>
    %1, %2 = mugraph.block ins(%arg2, %0 : tensor<14336x4096xf16>, tensor<2x14336x2048xf32>) grid [1792] loop 2 threads 256 {
    ^bb0(%arg2s: tensor<14336x4096xf16>, %3: tensor<2x14336x2048xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<14336x4096xf16> -> !mugraph.tile<8x4096xf16>
      %4 = mugraph.load %3 imap [1] fmap 0 : tensor<2x14336x2048xf32> -> !mugraph.tile<1x8x2048xf32>
      %5 = mugraph.transpose %arg2t permutation [1, 0]
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.sum %6 dim 0
      %8 = mugraph.transpose %7 permutation [0, 2, 1]
      mugraph.store %5 omap [1] : !mugraph.tile<4096x8xf16> -> tensor<4096x14336xf16>
      mugraph.store %8 omap [2] : !mugraph.tile<1x2048x8xf32> -> tensor<1x2048x14336xf16>
    } -> (tensor<4096x14336xf16>, tensor<1x2048x14336xf16>)
    %3 = mugraph.reshape %2 to [2048, 14336]
    %4 = mugraph.matmul %arg0, %1
    %5 = mugraph.transpose %arg3 permutation [1, 0]
    %6 = mugraph.matmul %arg0, %5
    func.return %3, %4, %6 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1108.894 : f64} {
    %0, %1 = mugraph.block ins(%arg0, %arg2, %arg1 : tensor<2048x4096xf16>, tensor<14336x4096xf16>, tensor<14336x4096xf16>) grid [16, 112] loop 64 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg2s: tensor<14336x4096xf16>, %arg1s: tensor<14336x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<128x64xf16>
      %2 = mugraph.transpose %arg2t permutation [1, 0]
      %3 = mugraph.matmul %arg0t, %2
      %4 = mugraph.transpose %arg1t permutation [1, 0]
      %5 = mugraph.matmul %arg0t, %4
      %6 = mugraph.accumulate sum %3
      %7 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x14336xf16>
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x14336xf16>
    } -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>)
    %2 = mugraph.transpose %arg3 permutation [1, 0]
    %3 = mugraph.matmul %arg0, %2
    func.return %1, %0, %3 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1407.268 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x4096xf16>, tensor<14336x4096xf16>) grid [16, 56, 2] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %arg1s: tensor<14336x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0, 1] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<256x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1, new] : !mugraph.tile<128x256xf32> -> tensor<2x2048x14336xf32>
    } -> tensor<2x2048x14336xf32>
    %1, %2 = mugraph.block ins(%arg2, %0 : tensor<14336x4096xf16>, tensor<2x2048x14336xf32>) grid [1792] loop 2 threads 256 {
    ^bb0(%arg2s: tensor<14336x4096xf16>, %3: tensor<2x2048x14336xf32>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<14336x4096xf16> -> !mugraph.tile<8x4096xf16>
      %4 = mugraph.load %3 imap [2] fmap 0 : tensor<2x2048x14336xf32> -> !mugraph.tile<1x2048x8xf32>
      %5 = mugraph.transpose %arg2t permutation [1, 0]
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.sum %6 dim 0
      mugraph.store %5 omap [1] : !mugraph.tile<4096x8xf16> -> tensor<4096x14336xf16>
      mugraph.store %7 omap [2] : !mugraph.tile<1x2048x8xf32> -> tensor<1x2048x14336xf16>
    } -> (tensor<4096x14336xf16>, tensor<1x2048x14336xf16>)
    %3 = mugraph.reshape %2 to [2048, 14336]
    %4 = mugraph.matmul %arg0, %1
    %5 = mugraph.transpose %arg3 permutation [1, 0]
    %6 = mugraph.matmul %arg0, %5
    func.return %3, %4, %6 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_14(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1401.568 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.transpose %arg2 permutation [1, 0]
    %3 = mugraph.block ins(%arg0, %2 : tensor<2048x4096xf16>, tensor<4096x14336xf16>) grid [16, 56, 2] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<2048x4096xf16>, %4: tensor<4096x14336xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<128x64xf16>
      %5 = mugraph.load %4 imap [*, 1, 0] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<64x256xf16>
      %6 = mugraph.matmul %arg0t, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [0, 1, new] : !mugraph.tile<128x256xf32> -> tensor<2x2048x14336xf32>
    } -> tensor<2x2048x14336xf32>
    %4, %5 = mugraph.block ins(%arg3, %3 : tensor<14336x4096xf16>, tensor<2x2048x14336xf32>) grid [1792] loop 2 threads 256 {
    ^bb0(%arg3s: tensor<14336x4096xf16>, %6: tensor<2x2048x14336xf32>):
      %arg3t = mugraph.load %arg3s imap [0] : tensor<14336x4096xf16> -> !mugraph.tile<8x4096xf16>
      %7 = mugraph.load %6 imap [2] fmap 0 : tensor<2x2048x14336xf32> -> !mugraph.tile<1x2048x8xf32>
      %8 = mugraph.transpose %arg3t permutation [1, 0]
      %9 = mugraph.accumulate sum %7
      %10 = mugraph.sum %9 dim 0
      mugraph.store %8 omap [1] : !mugraph.tile<4096x8xf16> -> tensor<4096x14336xf16>
      mugraph.store %10 omap [2] : !mugraph.tile<1x2048x8xf32> -> tensor<1x2048x14336xf16>
    } -> (tensor<4096x14336xf16>, tensor<1x2048x14336xf16>)
    %6 = mugraph.reshape %5 to [2048, 14336]
    %7 = mugraph.matmul %arg0, %4
    func.return %1, %6, %7 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x4096xf16>, %arg1: tensor<14336x4096xf16>, %arg2: tensor<14336x4096xf16>, %arg3: tensor<14336x4096xf16>) -> (tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>) attributes {mugraph.measured_us = 1393.712 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0 : tensor<14336x4096xf16>, tensor<2048x4096xf16>) grid [32, 56] loop 32 threads 256 {
    ^bb0(%arg1s: tensor<14336x4096xf16>, %arg0s: tensor<2048x4096xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<14336x4096xf16> -> !mugraph.tile<256x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x4096xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.transpose %arg0t permutation [1, 0]
      %2 = mugraph.matmul %arg1t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.transpose %3 permutation [1, 0]
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x256xf32> -> tensor<2048x14336xf16>
    } -> tensor<2048x14336xf16>
    %1 = mugraph.transpose %arg2 permutation [1, 0]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.transpose %arg3 permutation [1, 0]
    %4 = mugraph.matmul %arg0, %3
    func.return %0, %2, %4 : tensor<2048x14336xf16>, tensor<2048x14336xf16>, tensor<2048x14336xf16>
  }
}
