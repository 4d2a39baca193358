builtin.module {
  func.func @candidate_0(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.252600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 6 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_1(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.273700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 12 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_2(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.485900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 3 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_3(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.280600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 6 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_4(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.274500e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 6 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %xt, %wt
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_5(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.526000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 3 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_6(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.140000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 24 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x16xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<16x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_7(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.534200e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [7, 36] loop 6 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_8(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.157700e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [7, 36] loop 12 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<32x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_9(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 9.698000e+00 : f64} {
    %0 = mugraph.block ins(%x : tensor<197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<197x384xf32> -> !mugraph.tile<1x384xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %xt, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x384xf32> -> tensor<197x384xf32>
    } -> tensor<197x384xf32>
    %1 = mugraph.block ins(%0, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 12 threads 128 {
    ^bb0(%2: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %3 = mugraph.load %2 imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<32x32xf32>
      %4 = mugraph.matmul %3, %wt
      %5 = mugraph.accumulate sum %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %1 : tensor<197x1152xf32>
  }
  func.func @candidate_10(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.315600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 36] loop 12 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x32xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<32x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.accumulate sum %1
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %4, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_11(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.340600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [7, 18] loop 6 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<64x64xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_12(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.607000e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [7, 36] loop 6 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<32x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<64x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_13(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.847600e+01 : f64} {
    %0 = mugraph.matmul %x, %w
    %1 = mugraph.block ins(%0, %x : tensor<197x1152xf32>, tensor<197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%2: tensor<197x1152xf32>, %xs: tensor<197x384xf32>):
      %3 = mugraph.load %2 imap [0] : tensor<197x1152xf32> -> !mugraph.tile<1x1152xf32>
      %xt = mugraph.load %xs imap [0] : tensor<197x384xf32> -> !mugraph.tile<1x384xf32>
      %4 = mugraph.square %xt
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0] : !mugraph.tile<1x1152xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %1 : tensor<197x1152xf32>
  }
  func.func @candidate_14(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 1.878000e+01 : f64} {
    %0 = mugraph.block ins(%x : tensor<197x384xf32>) grid [197] loop 1 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>):
      %xt = mugraph.load %xs imap [0] : tensor<197x384xf32> -> !mugraph.tile<1x384xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.scale %2 by 0.0026041666666666665
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %xt, %4
      mugraph.store %5 omap [0] : !mugraph.tile<1x384xf32> -> tensor<197x384xf32>
    } -> tensor<197x384xf32>
    %1 = mugraph.matmul %0, %w
    func.return %1 : tensor<197x1152xf32>
  }
  func.func @candidate_15(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 2.612600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [13, 72] loop 6 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<16x64xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<64x16xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<16x16xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_16(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 3.479600e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [7, 36] loop 3 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<32x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.square %xt
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.matmul %xt, %wt
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.scale %4 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
  func.func @candidate_17(%x: tensor<197x384xf32>, %w: tensor<384x1152xf32>) -> tensor<197x1152xf32> attributes {mugraph.measured_us = 4.106900e+01 : f64} {
    %0 = mugraph.block ins(%x, %w : tensor<197x384xf32>, tensor<384x1152xf32>) grid [7, 36] loop 3 threads 128 {
    ^bb0(%xs: tensor<197x384xf32>, %ws: tensor<384x1152xf32>):
      %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<197x384xf32> -> !mugraph.tile<32x128xf32>
      %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<384x1152xf32> -> !mugraph.tile<128x32xf32>
      %1 = mugraph.matmul %xt, %wt
      %2 = mugraph.square %xt
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0026041666666666665
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %3, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x32xf32> -> tensor<197x1152xf32>
    } -> tensor<197x1152xf32>
    func.return %0 : tensor<197x1152xf32>
  }
}
