builtin.module {
  func.func @candidate_0(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 8.776000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<256x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_1(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.342000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x512xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<512x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_2(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 8.160000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 8 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<128x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_3(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 8.918000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<256x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_4(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.481000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x512xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<512x16xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_5(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 8.792000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<256x16xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_6(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 8.552000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [16, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<8x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<256x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<8x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_7(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.155000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [16, 8] loop 4 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<8x256xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<256x8xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<8x8xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_8(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 1.189700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [4, 32] loop 1 threads 256 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] : tensor<128x1000xf16> -> !mugraph.tile<32x1000xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<1000x64xf16> -> !mugraph.tile<1000x2xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      mugraph.store %5 omap [0, 1] : !mugraph.tile<32x2xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_9(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.966000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 1 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] : tensor<128x1000xf16> -> !mugraph.tile<4x1000xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] : tensor<1000x64xf16> -> !mugraph.tile<1000x16xf16>
      %4 = mugraph.matmul %3, %arg2t
      mugraph.store %4 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_10(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.573000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<1x512xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<512x64xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x64xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_11(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.307000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [8] loop 8 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<16x128xf16>
      %arg2t = mugraph.load %arg2s imap [*] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<128x64xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0] : !mugraph.tile<16x64xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_12(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.381000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [2, 16, 4] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, 1] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<64x32xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1, 0] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<32x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<64x64xf32> -> tensor<4x128x1000xf32>
    } -> tensor<4x128x1000xf32>
    %1 = mugraph.block ins(%0, %arg2 : tensor<4x128x1000xf32>, tensor<1000x64xf16>) grid [32, 4] loop 4 threads 128 {
    ^bb0(%2: tensor<4x128x1000xf32>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [1, *] fmap 2 : tensor<4x128x1000xf32> -> !mugraph.tile<4x4x256xf32>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<256x16xf16>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.relu %4
      %6 = mugraph.matmul %5, %arg2t
      %7 = mugraph.accumulate sum %6
      mugraph.store %7 omap [1, 2] : !mugraph.tile<1x4x16xf32> -> tensor<1x128x64xf16>
    } -> tensor<1x128x64xf16>
    %2 = mugraph.reshape %1 to [128, 64]
    func.return %2 : tensor<128x64xf16>
  }
  func.func @candidate_13(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 7.119000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<128x333xf16>, tensor<333x1000xf16>, tensor<1000x64xf16>) grid [4, 2, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *, *] : tensor<128x333xf16> -> !mugraph.tile<32x333xf16>
      %arg1t = mugraph.load %arg1s imap [*, *, 1] fmap 1 : tensor<333x1000xf16> -> !mugraph.tile<333x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1, 0] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<64x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.relu %1
      %3 = mugraph.matmul %2, %arg2t
      %4 = mugraph.accumulate sum %3
      mugraph.store %4 omap [0, 1, new] : !mugraph.tile<32x32xf32> -> tensor<16x128x64xf32>
    } -> tensor<16x128x64xf32>
    %1 = mugraph.block ins(%0 : tensor<16x128x64xf32>) grid [128, 2] loop 1 threads 128 {
    ^bb0(%2: tensor<16x128x64xf32>):
      %3 = mugraph.load %2 imap [1, 2] : tensor<16x128x64xf32> -> !mugraph.tile<16x1x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2] : !mugraph.tile<1x1x32xf32> -> tensor<1x128x64xf16>
    } -> tensor<1x128x64xf16>
    %2 = mugraph.reshape %1 to [128, 64]
    func.return %2 : tensor<128x64xf16>
  }
  func.func @candidate_14(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 1.043900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<128x333xf16> -> !mugraph.tile<16x333xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<333x1000xf16> -> !mugraph.tile<333x32xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      mugraph.store %1 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 4] loop 2 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x512xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<512x16xf16>
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %4, %arg2t
      %6 = mugraph.accumulate sum %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<4x16xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
  func.func @candidate_15(%arg0: tensor<128x333xf16>, %arg1: tensor<333x1000xf16>, %arg2: tensor<1000x64xf16>) -> tensor<128x64xf16> attributes {mugraph.measured_us = 9.698000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<128x333xf16>, tensor<333x1000xf16>) grid [8, 16] loop 3 threads 128 {
    ^bb0(%arg0s: tensor<128x333xf16>, %arg1s: tensor<333x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<128x333xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<333x1000xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.relu %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<128x1000xf16>
    } -> tensor<128x1000xf16>
    %1 = mugraph.block ins(%0, %arg2 : tensor<128x1000xf16>, tensor<1000x64xf16>) grid [32, 2] loop 32 threads 128 {
    ^bb0(%2: tensor<128x1000xf16>, %arg2s: tensor<1000x64xf16>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<128x1000xf16> -> !mugraph.tile<4x32xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1000x64xf16> -> !mugraph.tile<32x32xf16>
      %4 = mugraph.matmul %3, %arg2t
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<128x64xf16>
    } -> tensor<128x64xf16>
    func.return %1 : tensor<128x64xf16>
  }
}
