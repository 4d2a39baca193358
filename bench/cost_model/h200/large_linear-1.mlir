builtin.module {
  func.func @candidate_0(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 3.642600e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.library_linear %arg0, %0, %arg2 activation "none"
    %2 = mugraph.block ins(%1 : tensor<2048x4096xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x4096xf16>):
      %4 = mugraph.load %3 imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<2x4096xf16>
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %2 : tensor<2048x4096xf16>
  }
  func.func @candidate_1(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 3.674800e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x4096xf16>, tensor<4096xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x4096xf16>, %arg2s: tensor<4096xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %2 : tensor<2048x4096xf16>
  }
  func.func @candidate_2(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 3.671200e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg2, %arg0, %0 : tensor<4096xf16>, tensor<2048x1024xf16>, tensor<1024x4096xf16>) grid [16, 32] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<2048x1024xf16>, %2: tensor<1024x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x64xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<1024x4096xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg2t, %5
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %1 : tensor<2048x4096xf16>
  }
  func.func @candidate_3(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 4.991700e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<2048x1024xf16>, tensor<4096x1024xf16>) grid [16, 32] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg2t, %3
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_4(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 3.680900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1024xf16>, tensor<4096x1024xf16>, tensor<4096xf16>) grid [16, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_5(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 4.616300e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg2, %arg0, %0 : tensor<4096xf16>, tensor<2048x1024xf16>, tensor<1024x4096xf16>) grid [16, 32] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<2048x1024xf16>, %2: tensor<1024x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x32xf16>
      %3 = mugraph.load %2 imap [*, 1] fmap 0 : tensor<1024x4096xf16> -> !mugraph.tile<32x128xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.add %arg2t, %5
      %7 = mugraph.gelu %6 form "erf"
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %1 : tensor<2048x4096xf16>
  }
  func.func @candidate_6(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 3.776400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<2048x1024xf16>, tensor<4096x1024xf16>) grid [16, 32] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg2t, %3
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_7(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 3.797800e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1024xf16>, tensor<4096x1024xf16>, tensor<4096xf16>) grid [16, 32] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_8(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 1.856390e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x4096xf16>, tensor<4096xf16>) grid [2048, 64] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x4096xf16>, %arg2s: tensor<4096xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<1x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<1x64xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %2 : tensor<2048x4096xf16>
  }
  func.func @candidate_9(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 1.859550e+02 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.matmul %arg0, %0
    %2 = mugraph.block ins(%1, %arg2 : tensor<2048x4096xf16>, tensor<4096xf16>) grid [1024, 128] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x4096xf16>, %arg2s: tensor<4096xf16>):
      %4 = mugraph.load %3 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<2x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.add %4, %arg2t
      %6 = mugraph.gelu %5 form "erf"
      mugraph.store %6 omap [0, 1] : !mugraph.tile<2x32xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %2 : tensor<2048x4096xf16>
  }
  func.func @candidate_10(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 5.300900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1024xf16>, tensor<4096x1024xf16>, tensor<4096xf16>) grid [16, 32] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_11(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 4.592500e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<2048x1024xf16>, tensor<4096x1024xf16>) grid [16, 32] loop 32 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg2t, %3
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_12(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 4.278600e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<2048x1024xf16>, tensor<4096x1024xf16>) grid [16, 32] loop 16 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %arg2t, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    %1 = mugraph.block ins(%0 : tensor<2048x4096xf16>) grid [32, 32] loop 1 threads 128 {
    ^bb0(%2: tensor<2048x4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.gelu %3 form "erf"
      mugraph.store %4 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %1 : tensor<2048x4096xf16>
  }
  func.func @candidate_13(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 4.105500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1024xf16>, tensor<4096x1024xf16>, tensor<4096xf16>) grid [16, 64] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_14(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 3.930600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<2048x1024xf16>, tensor<4096x1024xf16>, tensor<4096xf16>) grid [32, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>, %arg2s: tensor<4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %0 : tensor<2048x4096xf16>
  }
  func.func @candidate_15(%arg0: tensor<2048x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<4096xf16>) -> tensor<2048x4096xf16> attributes {mugraph.measured_us = 4.056900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<2048x1024xf16>, tensor<4096x1024xf16>) grid [16, 32] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<2048x1024xf16>, %arg1s: tensor<4096x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<2048x1024xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<2048x4096xf16>, tensor<4096xf16>) grid [32, 64] loop 1 threads 128 {
    ^bb0(%2: tensor<2048x4096xf16>, %arg2s: tensor<4096xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<2048x4096xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %4 = mugraph.add %3, %arg2t
      %5 = mugraph.gelu %4 form "erf"
      mugraph.store %5 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<2048x4096xf16>
    } -> tensor<2048x4096xf16>
    func.return %1 : tensor<2048x4096xf16>
  }
}
