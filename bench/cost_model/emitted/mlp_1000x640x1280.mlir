builtin.module {
  func.func @candidate_0(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 9.229000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640x1280xf16>, tensor<640x1280xf16>) grid [16, 20] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>, %arg2s: tensor<640x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %0 : tensor<1000x1280xf16>
  }
  func.func @candidate_1(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 1.670900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640x1280xf16>, tensor<640x1280xf16>) grid [8, 16] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>, %arg2s: tensor<640x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x80xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x80xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %0 : tensor<1000x1280xf16>
  }
  func.func @candidate_2(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 1.462400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640x1280xf16>, tensor<640x1280xf16>) grid [16, 20] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>, %arg2s: tensor<640x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %0 : tensor<1000x1280xf16>
  }
  func.func @candidate_3(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 1.718500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640x1280xf16>, tensor<640x1280xf16>) grid [8, 10] loop 5 threads 256 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>, %arg2s: tensor<640x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %0 : tensor<1000x1280xf16>
  }
  func.func @candidate_4(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 1.434400e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640x1280xf16>, tensor<640x1280xf16>) grid [8, 20] loop 5 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>, %arg2s: tensor<640x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %0 : tensor<1000x1280xf16>
  }
  func.func @candidate_5(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 1.126300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640x1280xf16>, tensor<640x1280xf16>) grid [8, 20] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>, %arg2s: tensor<640x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %0 : tensor<1000x1280xf16>
  }
  func.func @candidate_6(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 1.490400e+01 : f64} {
    %0 = mugraph.matmul %arg0, %arg2
    %1 = mugraph.block ins(%0, %arg0, %arg1 : tensor<1000x1280xf16>, tensor<1000x640xf16>, tensor<640x1280xf16>) grid [8, 10] loop 10 threads 128 {
    ^bb0(%2: tensor<1000x1280xf16>, %arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>):
      %3 = mugraph.load %2 imap [0, 1] : tensor<1000x1280xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<64x128xf16>
      %4 = mugraph.matmul %arg0t, %arg1t
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.silu %5
      %7 = mugraph.mul %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %1 : tensor<1000x1280xf16>
  }
  func.func @candidate_7(%arg0: tensor<1000x640xf16>, %arg1: tensor<640x1280xf16>, %arg2: tensor<640x1280xf16>) -> tensor<1000x1280xf16> attributes {mugraph.measured_us = 1.390900e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<1000x640xf16>, tensor<640x1280xf16>, tensor<640x1280xf16>) grid [32, 20] loop 10 threads 128 {
    ^bb0(%arg0s: tensor<1000x640xf16>, %arg1s: tensor<640x1280xf16>, %arg2s: tensor<640x1280xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1000x640xf16> -> !mugraph.tile<32x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<64x64xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<640x1280xf16> -> !mugraph.tile<64x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1000x1280xf16>
    } -> tensor<1000x1280xf16>
    func.return %0 : tensor<1000x1280xf16>
  }
}
