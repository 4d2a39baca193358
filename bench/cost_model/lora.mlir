builtin.module {
  func.func @candidate_0(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 2.865000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [128] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] : tensor<16x256xf16> -> !mugraph.tile<16x256xf16>
      %wt = mugraph.load %ws imap [1] : tensor<256x4096xf16> -> !mugraph.tile<256x32xf16>
      %at = mugraph.load %as imap [*] : tensor<256x16xf16> -> !mugraph.tile<256x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      mugraph.store %3 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_1(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.545000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] : tensor<16x256xf16> -> !mugraph.tile<16x256xf16>
      %wt = mugraph.load %ws imap [1] : tensor<256x4096xf16> -> !mugraph.tile<256x16xf16>
      %at = mugraph.load %as imap [*] : tensor<256x16xf16> -> !mugraph.tile<256x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      mugraph.store %3 omap [1] : !mugraph.tile<16x16xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_2(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.403000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [2, 128] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] : tensor<16x256xf16> -> !mugraph.tile<8x256xf16>
      %wt = mugraph.load %ws imap [*, 1] : tensor<256x4096xf16> -> !mugraph.tile<256x32xf16>
      %at = mugraph.load %as imap [*, *] : tensor<256x16xf16> -> !mugraph.tile<256x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_3(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.294000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [2, 64] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] : tensor<16x256xf16> -> !mugraph.tile<8x256xf16>
      %wt = mugraph.load %ws imap [*, 1] : tensor<256x4096xf16> -> !mugraph.tile<256x64xf16>
      %at = mugraph.load %as imap [*, *] : tensor<256x16xf16> -> !mugraph.tile<256x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_4(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 4.057000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] : tensor<16x256xf16> -> !mugraph.tile<16x256xf16>
      %wt = mugraph.load %ws imap [1] : tensor<256x4096xf16> -> !mugraph.tile<256x32xf16>
      %at = mugraph.load %as imap [*] fmap 1 : tensor<256x16xf16> -> !mugraph.tile<256x8xf16>
      %bt = mugraph.load %bs imap [1] fmap 0 : tensor<16x4096xf16> -> !mugraph.tile<8x32xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %wt, %2
      %4 = mugraph.matmul %xt, %3
      mugraph.store %4 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_5(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.529000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [128] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<128x32xf16>
      %at = mugraph.load %as imap [*] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<128x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %bt
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<16x32xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_6(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.188000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [64] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] : tensor<16x256xf16> -> !mugraph.tile<16x256xf16>
      %wt = mugraph.load %ws imap [1] : tensor<256x4096xf16> -> !mugraph.tile<256x64xf16>
      %at = mugraph.load %as imap [*] : tensor<256x16xf16> -> !mugraph.tile<256x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      mugraph.store %3 omap [1] : !mugraph.tile<16x64xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_7(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 4.428000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] : tensor<16x256xf16> -> !mugraph.tile<16x256xf16>
      %wt = mugraph.load %ws imap [1] : tensor<256x4096xf16> -> !mugraph.tile<256x16xf16>
      %at = mugraph.load %as imap [*] fmap 1 : tensor<256x16xf16> -> !mugraph.tile<256x8xf16>
      %bt = mugraph.load %bs imap [1] fmap 0 : tensor<16x4096xf16> -> !mugraph.tile<8x16xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %wt, %2
      %4 = mugraph.matmul %xt, %3
      mugraph.store %4 omap [1] : !mugraph.tile<16x16xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_8(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 4.079000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] : tensor<16x256xf16> -> !mugraph.tile<4x256xf16>
      %wt = mugraph.load %ws imap [*, 1] : tensor<256x4096xf16> -> !mugraph.tile<256x64xf16>
      %at = mugraph.load %as imap [*, *] : tensor<256x16xf16> -> !mugraph.tile<256x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %at, %bt
      %2 = mugraph.add %wt, %1
      %3 = mugraph.matmul %xt, %2
      mugraph.store %3 omap [0, 1] : !mugraph.tile<4x64xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_9(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.858000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<128x16xf16>
      %at = mugraph.load %as imap [*] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<128x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %bt
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<16x16xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_10(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.729000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [2, 64] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<8x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<128x64xf16>
      %at = mugraph.load %as imap [*, *] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<128x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_11(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 6.496000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [256] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] : tensor<16x256xf16> -> !mugraph.tile<16x256xf16>
      %wt = mugraph.load %ws imap [1] : tensor<256x4096xf16> -> !mugraph.tile<256x16xf16>
      %at = mugraph.load %as imap [*] fmap 1 : tensor<256x16xf16> -> !mugraph.tile<256x4xf16>
      %bt = mugraph.load %bs imap [1] fmap 0 : tensor<16x4096xf16> -> !mugraph.tile<4x16xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.add %1, %4
      mugraph.store %5 omap [1] : !mugraph.tile<16x16xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_12(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.675000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [64] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<16x128xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<128x64xf16>
      %at = mugraph.load %as imap [*] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<128x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [1] : !mugraph.tile<16x64xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_13(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.842000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [256] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<16x32xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<32x16xf16>
      %at = mugraph.load %as imap [*] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<32x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x16xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %bt
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<16x16xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_14(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.432000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [2, 128] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<8x64xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<64x32xf16>
      %at = mugraph.load %as imap [*, *] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<64x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<8x32xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_15(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.703000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [2, 32] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<8x64xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<64x128xf16>
      %at = mugraph.load %as imap [*, *] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<64x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_16(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 5.533000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [512] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<16x32xf16>
      %wt = mugraph.load %ws imap [1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<32x8xf16>
      %at = mugraph.load %as imap [*] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<32x16xf16>
      %bt = mugraph.load %bs imap [1] : tensor<16x4096xf16> -> !mugraph.tile<16x8xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %bt
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [1] : !mugraph.tile<16x8xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_17(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 5.529000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [2, 64] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] : tensor<16x256xf16> -> !mugraph.tile<8x256xf16>
      %wt = mugraph.load %ws imap [*, 1] : tensor<256x4096xf16> -> !mugraph.tile<256x64xf16>
      %at = mugraph.load %as imap [*, *] fmap 1 : tensor<256x16xf16> -> !mugraph.tile<256x4xf16>
      %bt = mugraph.load %bs imap [*, 1] fmap 0 : tensor<16x4096xf16> -> !mugraph.tile<4x64xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.accumulate sum %3
      %5 = mugraph.add %1, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<8x64xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_18(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.973000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [2, 32] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<8x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<128x128xf16>
      %at = mugraph.load %as imap [*, *] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<128x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<8x128xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_19(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 4.112000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [4, 64] loop 2 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<4x128xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<128x64xf16>
      %at = mugraph.load %as imap [*, *] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<128x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.add %4, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<4x64xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_20(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 4.487000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [4, 128] loop 1 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] : tensor<16x256xf16> -> !mugraph.tile<4x256xf16>
      %wt = mugraph.load %ws imap [*, 1] : tensor<256x4096xf16> -> !mugraph.tile<256x32xf16>
      %at = mugraph.load %as imap [*, *] : tensor<256x16xf16> -> !mugraph.tile<256x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.matmul %2, %bt
      %4 = mugraph.add %1, %3
      mugraph.store %4 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
  func.func @candidate_21(%x: tensor<16x256xf16>, %w: tensor<256x4096xf16>, %a: tensor<256x16xf16>, %b: tensor<16x4096xf16>) -> tensor<16x4096xf16> attributes {mugraph.measured_us = 3.906000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w, %a, %b : tensor<16x256xf16>, tensor<256x4096xf16>, tensor<256x16xf16>, tensor<16x4096xf16>) grid [4, 128] loop 4 threads 128 {
    ^bb0(%xs: tensor<16x256xf16>, %ws: tensor<256x4096xf16>, %as: tensor<256x16xf16>, %bs: tensor<16x4096xf16>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<16x256xf16> -> !mugraph.tile<4x64xf16>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<256x4096xf16> -> !mugraph.tile<64x32xf16>
      %at = mugraph.load %as imap [*, *] fmap 0 : tensor<256x16xf16> -> !mugraph.tile<64x16xf16>
      %bt = mugraph.load %bs imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x32xf16>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.matmul %xt, %at
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.matmul %4, %bt
      %6 = mugraph.add %3, %5
      mugraph.store %6 omap [0, 1] : !mugraph.tile<4x32xf32> -> tensor<16x4096xf16>
    } -> tensor<16x4096xf16>
    func.return %0 : tensor<16x4096xf16>
  }
}
