builtin.module {
  func.func @candidate_0(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.804000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [4, 96] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<8xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<8x768xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x8xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_1(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.885000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%1, %arg1, %arg2 : tensor<32x768xf16>, tensor<768x768xf16>, tensor<768xf16>) grid [4, 96] loop 1 threads 128 {
    ^bb0(%3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>, %arg2s: tensor<768xf16>):
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<8x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<8x768xf16>
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<8xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %6, %arg2t
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<8x8xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_2(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.465000e+00 : f64} {
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
  func.func @candidate_3(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 4.105000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<32x768xf16> -> !mugraph.tile<4x768xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<768x768xf16> -> !mugraph.tile<16x768xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.tanh %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_4(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 2.743000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.transpose %arg1 permutation [1, 0]
    %3 = mugraph.block ins(%arg2, %1, %2 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [4, 48] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %4: tensor<32x768xf16>, %5: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<16xf16>
      %6 = mugraph.load %4 imap [0, *] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<8x96xf16>
      %7 = mugraph.load %5 imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<96x16xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %arg2t, %9
      %11 = mugraph.tanh %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %3 : tensor<32x768xf16>
  }
  func.func @candidate_5(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 2.558000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.transpose %arg1 permutation [1, 0]
    %3 = mugraph.block ins(%arg2, %1, %2 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %4: tensor<32x768xf16>, %5: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<768xf16> -> !mugraph.tile<8xf16>
      %6 = mugraph.load %4 imap [*] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.load %5 imap [1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x8xf16>
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.accumulate sum %8
      %10 = mugraph.add %arg2t, %9
      %11 = mugraph.tanh %10
      mugraph.store %11 omap [1] : !mugraph.tile<32x8xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %3 : tensor<32x768xf16>
  }
  func.func @candidate_6(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 2.560000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 1
    %1 = mugraph.reshape %0 to [32, 768]
    %2 = mugraph.block ins(%arg2, %1, %arg1 : tensor<768xf16>, tensor<32x768xf16>, tensor<768x768xf16>) grid [96] loop 6 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %3: tensor<32x768xf16>, %arg1s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<768xf16> -> !mugraph.tile<8xf16>
      %4 = mugraph.load %3 imap [*] fmap 1 : tensor<32x768xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0] fmap 1 : tensor<768x768xf16> -> !mugraph.tile<8x128xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.accumulate sum %6
      %8 = mugraph.add %arg2t, %7
      %9 = mugraph.tanh %8
      mugraph.store %9 omap [1] : !mugraph.tile<32x8xf32> -> tensor<32x768xf16>
    } -> tensor<32x768xf16>
    func.return %2 : tensor<32x768xf16>
  }
  func.func @candidate_7(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 2.929000e+00 : f64} {
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
}
