builtin.module {
  func.func @candidate_0(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.788000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<16x768xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.937000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%1, %arg1, %arg2 : tensor<32x768xf16>, tensor<768x768xf16>, tensor<768xf16>) grid [4, 48] loop 1 threads 128 {
    ^bb0(%3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>, %arg2s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<16x768xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 5.578000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [4, 24] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<32x768xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_3(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 5.375000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%1, %arg1, %arg2 : tensor<32x768xf16>, tensor<768x768xf16>, tensor<768xf16>) grid [4, 24] loop 1 threads 256 {
    ^bb0(%3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>, %arg2s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<32x768xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.621000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [2, 96] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<8xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<8x768xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.696000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%1, %arg1, %arg2 : tensor<32x768xf16>, tensor<768x768xf16>, tensor<768xf16>) grid [2, 96] loop 1 threads 128 {
    ^bb0(%3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>, %arg2s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<8x768xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<8xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x8xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.344000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [2, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<16x768xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.471000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%1, %arg1, %arg2 : tensor<32x768xf16>, tensor<768x768xf16>, tensor<768xf16>) grid [2, 48] loop 1 threads 128 {
    ^bb0(%3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>, %arg2s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<16x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<16x768xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_8(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.497000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.transpose %arg1 permutation [1, 0]
    %3 = mugraph.block ins(%arg2, %1, %2 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [4, 12] loop 6 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %4: tensor<32x768xf16>, %5: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<64xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<8x128xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %arg2t, %9
      %11 = mugraph.tanh %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %3 : tensor<32x768xf16>
  }
  func.func @candidate_9(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.813000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [48] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %4 = mugraph.load %3 imap [*] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<32x96xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<16x96xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %arg2t, %7
      %9 = mugraph.tanh %8
      mugraph.store %9 omap [1] : !mugraph.tile<32x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_10(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.099000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [4, 24] loop 6 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %4 = mugraph.load %3 imap [0, *] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<32x128xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %arg2t, %7
      %9 = mugraph.tanh %8
      mugraph.store %9 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_11(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.583000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%1, %arg1 : tensor<32x768xf16>, tensor<768x768xf16>) grid [24, 3] loop 4 threads 128 {
    ^bb0(%3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %4 = mugraph.load %3 imap [*, 1] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<32x64xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<32x32xf32> -> tensor<3x32x768xf32>
    } -> tensor<3x32x768xf32>
    %3 = mugraph.block ins(%arg2, %2 : tensor<768xf16>, tensor<3x32x768xf32>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %4: tensor<3x32x768xf32>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<48xf16>
      %5 = mugraph.load %4 imap [1, 2] : tensor<3x32x768xf32> -> !mugraph.tile<3x2x48xf32>
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x48xf32> -> tensor<1x32x768xf16>
    } -> tensor<1x32x768xf16>
    %4 = mugraph.reshape %3 to [32, 768]
    func.return %4 : tensor<32x768xf16>
  }
  func.func @candidate_12(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.695000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.transpose %arg1 permutation [1, 0]
    %3 = mugraph.block ins(%1, %2, %arg2 : tensor<32x768xf16>, tensor<768x768xf16>, tensor<768xf16>) grid [2, 16] loop 6 threads 128 {
    ^bb0(%4: tensor<32x768xf16>, %5: tensor<768x768xf16>, %arg2s: tensor<768xf16>):
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<16x128xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<48xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %9, %arg2t
      %11 = mugraph.tanh %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %3 : tensor<32x768xf16>
  }
  func.func @candidate_13(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.761000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.transpose %arg1 permutation [1, 0]
    %3 = mugraph.block ins(%1, %2, %arg2 : tensor<32x768xf16>, tensor<768x768xf16>, tensor<768xf16>) grid [48] loop 8 threads 128 {
    ^bb0(%4: tensor<32x768xf16>, %5: tensor<768x768xf16>, %arg2s: tensor<768xf16>):
      %6 = mugraph.load %4 imap [*] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<32x96xf16>
      %7 = mugraph.load %5 imap [1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<96x16xf16>
      %arg2t = mugraph.load %arg2s imap [0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %9, %arg2t
      %11 = mugraph.tanh %10
      mugraph.store %11 omap [1] : !mugraph.tile<32x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %3 : tensor<32x768xf16>
  }
  func.func @candidate_14(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.433000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%1, %arg1 : tensor<32x768xf16>, tensor<768x768xf16>) grid [16, 6] loop 2 threads 128 {
    ^bb0(%3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %4 = mugraph.load %3 imap [*, 1] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<48x64xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, new] : !mugraph.tile<32x48xf32> -> tensor<6x32x768xf32>
    } -> tensor<6x32x768xf32>
    %3 = mugraph.block ins(%arg2, %2 : tensor<768xf16>, tensor<6x32x768xf32>) grid [16, 24] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %4: tensor<6x32x768xf32>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<32xf16>
      %5 = mugraph.load %4 imap [1, 2] : tensor<6x32x768xf32> -> !mugraph.tile<6x2x32xf32>
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [1, 2] : !mugraph.tile<1x2x32xf32> -> tensor<1x32x768xf16>
    } -> tensor<1x32x768xf16>
    %4 = mugraph.reshape %3 to [32, 768]
    func.return %4 : tensor<32x768xf16>
  }
  func.func @candidate_15(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.686000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [96] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<768xf16> -> !mugraph.tile<8xf16>
      %4 = mugraph.load %3 imap [*] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<32x96xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<8x96xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %arg2t, %7
      %9 = mugraph.tanh %8
      mugraph.store %9 omap [1] : !mugraph.tile<32x8xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
}
