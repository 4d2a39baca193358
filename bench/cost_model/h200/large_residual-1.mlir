builtin.module {
  func.func @candidate_0(%arg0: tensor<4096x14336xf16>, %arg1: tensor<14336x5120xf16>, %arg2: tensor<4096x5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 1020.288 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096x5120xf16>, tensor<4096x14336xf16>, tensor<14336x5120xf16>) grid [32, 40] loop 224 threads 128 {
    ^bb0(%arg2s: tensor<4096x5120xf16>, %arg0s: tensor<4096x14336xf16>, %arg1s: tensor<14336x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<14336x5120xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_1(%arg0: tensor<4096x14336xf16>, %arg1: tensor<14336x5120xf16>, %arg2: tensor<4096x5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 1011.1420000000001 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x14336xf16>, tensor<14336x5120xf16>, tensor<4096x5120xf16>) grid [32, 40] loop 224 threads 128 {
    ^bb0(%arg0s: tensor<4096x14336xf16>, %arg1s: tensor<14336x5120xf16>, %arg2s: tensor<4096x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<14336x5120xf16> -> !mugraph.tile<64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x5120xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_2(%arg0: tensor<4096x14336xf16>, %arg1: tensor<14336x5120xf16>, %arg2: tensor<4096x5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 1024.8579999999999 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x14336xf16>, tensor<14336x5120xf16>) grid [32, 40] loop 224 threads 128 {
    ^bb0(%arg0s: tensor<4096x14336xf16>, %arg1s: tensor<14336x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x14336xf16> -> !mugraph.tile<128x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<14336x5120xf16> -> !mugraph.tile<64x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    %1 = mugraph.add %0, %arg2
    func.return %1 : tensor<4096x5120xf16>
  }
  func.func @candidate_3(%arg0: tensor<4096x14336xf16>, %arg1: tensor<14336x5120xf16>, %arg2: tensor<4096x5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 1079.152 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096x5120xf16>, tensor<4096x14336xf16>, tensor<14336x5120xf16>) grid [32, 40] loop 112 threads 128 {
    ^bb0(%arg2s: tensor<4096x5120xf16>, %arg0s: tensor<4096x14336xf16>, %arg1s: tensor<14336x5120xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x14336xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<14336x5120xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg2t, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
  func.func @candidate_4(%arg0: tensor<4096x14336xf16>, %arg1: tensor<14336x5120xf16>, %arg2: tensor<4096x5120xf16>) -> tensor<4096x5120xf16> attributes {mugraph.measured_us = 1079.299 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<4096x14336xf16>, tensor<14336x5120xf16>, tensor<4096x5120xf16>) grid [32, 40] loop 112 threads 128 {
    ^bb0(%arg0s: tensor<4096x14336xf16>, %arg1s: tensor<14336x5120xf16>, %arg2s: tensor<4096x5120xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<4096x14336xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<14336x5120xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<4096x5120xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %2, %arg2t
      mugraph.store %3 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x5120xf16>
    } -> tensor<4096x5120xf16>
    func.return %0 : tensor<4096x5120xf16>
  }
}
