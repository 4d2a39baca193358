builtin.module {
  func.func @candidate_0(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.148500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 5, 3] loop 5 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x16x128xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_1(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 8.245000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 5, 3] loop 10 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x16x64xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_2(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.085800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 5, 3] loop 20 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x16x32xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_3(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.599200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 5, 3] loop 40 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x16x16xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_4(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.191900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [8, 5, 6] loop 10 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<2x16x64xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<2x64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<2x16x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_5(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 9.796000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [8, 5, 6] loop 5 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<2x16x128xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<2x128x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<2x16x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_6(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.668200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 7, 3] loop 40 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x11x16xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x11x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_7(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.411200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [8, 5, 6] loop 8 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<2x16x80xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<2x80x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<2x16x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_8(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.080500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [8, 11, 3] loop 10 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<2x7x64xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<2x64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<2x7x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_9(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 9.276000e+00 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 3, 8] loop 5 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, 2] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x32x16xf32>
      %wt = mugraph.load %ws imap [0, *, 1] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x16x96xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, new] : !mugraph.tile<1x32x96xf32> -> tensor<8x16x77x96xf32>
    } -> tensor<8x16x77x96xf32>
    %1 = mugraph.block ins(%0 : tensor<8x16x77x96xf32>) grid [16, 11, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<8x16x77x96xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<8x16x77x96xf32> -> !mugraph.tile<8x1x7x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2, 3] : !mugraph.tile<1x1x7x32xf32> -> tensor<1x16x77x96xf32>
    } -> tensor<1x16x77x96xf32>
    %2 = mugraph.reshape %1 to [16, 77, 96]
    func.return %2 : tensor<16x77x96xf32>
  }
  func.func @candidate_10(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.006100e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 6, 4] loop 5 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, *, 2] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x77x32xf32>
      %wt = mugraph.load %ws imap [0, 2, 1] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 2, new] : !mugraph.tile<1x77x16xf32> -> tensor<4x16x77x96xf32>
    } -> tensor<4x16x77x96xf32>
    %1 = mugraph.block ins(%0 : tensor<4x16x77x96xf32>) grid [8, 11, 3] loop 1 threads 128 {
    ^bb0(%2: tensor<4x16x77x96xf32>):
      %3 = mugraph.load %2 imap [1, 2, 3] : tensor<4x16x77x96xf32> -> !mugraph.tile<4x2x7x32xf32>
      %4 = mugraph.sum %3 dim 0
      mugraph.store %4 omap [1, 2, 3] : !mugraph.tile<1x2x7x32xf32> -> tensor<1x16x77x96xf32>
    } -> tensor<1x16x77x96xf32>
    %2 = mugraph.reshape %1 to [16, 77, 96]
    func.return %2 : tensor<16x77x96xf32>
  }
  func.func @candidate_11(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.124900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 7, 3] loop 5 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x11x128xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x11x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_12(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.208800e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 5, 6] loop 20 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x16x32xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_13(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.270300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [8, 7, 6] loop 20 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<2x11x32xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<2x32x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<2x11x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_14(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.361200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 3, 6] loop 10 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x32x64xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x32x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_15(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.687400e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 5, 6] loop 16 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x16x40xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x40x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x16x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_16(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 1.892300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [16, 7, 6] loop 40 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<1x11x16xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<1x16x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<1x11x16xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
  func.func @candidate_17(%x: tensor<16x77x640xf32>, %w: tensor<16x640x96xf32>) -> tensor<16x77x96xf32> attributes {mugraph.measured_us = 4.444300e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<16x77x640xf32>, tensor<16x640x96xf32>) grid [8, 5, 3] loop 5 threads 128 {
    ^bb0(%xs: tensor<16x77x640xf32>, %ws: tensor<16x640x96xf32>):
      %xt = mugraph.load %xs imap [0, 1, *] fmap 2 : tensor<16x77x640xf32> -> !mugraph.tile<2x16x128xf32>
      %wt = mugraph.load %ws imap [0, *, 2] fmap 1 : tensor<16x640x96xf32> -> !mugraph.tile<2x128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1, 2] : !mugraph.tile<2x16x32xf32> -> tensor<16x77x96xf32>
    } -> tensor<16x77x96xf32>
    func.return %0 : tensor<16x77x96xf32>
  }
}
