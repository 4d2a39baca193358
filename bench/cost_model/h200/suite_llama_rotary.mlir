builtin.module {
  func.func @candidate_0(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.785000e+00 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 1, 64]
    %1 = mugraph.reshape %arg2 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %3 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %4, %5 = mugraph.block ins(%3, %0, %2, %1 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<1x32x64xf16>
      %11 = mugraph.load %7 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %12 = mugraph.load %8 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<1x32x64xf16>
      %13 = mugraph.load %9 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %11, %12
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0] : !mugraph.tile<1x32x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0] : !mugraph.tile<1x32x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_1(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 3.024000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<1x32x64xf16>
      %11 = mugraph.load %7 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %12 = mugraph.load %8 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<1x32x64xf16>
      %13 = mugraph.load %9 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0] : !mugraph.tile<1x32x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0] : !mugraph.tile<1x32x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_2(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.813000e+00 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 1, 64]
    %1 = mugraph.reshape %arg2 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %3 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %4, %5 = mugraph.block ins(%3, %0, %2, %1 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [256, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<2x16x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<2x16x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %11, %12
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<2x16x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<2x16x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_3(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.827000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [256, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<2x16x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<2x16x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<2x16x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<2x16x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_4(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.843000e+00 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 1, 64]
    %1 = mugraph.reshape %arg2 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %3 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %4, %5 = mugraph.block ins(%3, %0, %2, %1 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [512, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<1x16x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<1x16x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %11, %12
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_5(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.862000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [512, 2] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<1x16x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<1x16x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<1x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_6(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.859000e+00 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 1, 64]
    %1 = mugraph.reshape %arg2 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %3 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %4, %5 = mugraph.block ins(%3, %0, %2, %1 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<4x8x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<4x8x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %11, %12
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<4x8x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<4x8x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_7(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.813000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [128, 4] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<4x8x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<4x8x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<4x8x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<4x8x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_8(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 3.358000e+00 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 1, 64]
    %1 = mugraph.reshape %arg2 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %3 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %4, %5 = mugraph.block ins(%3, %0, %2, %1 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<4x32x64xf16>
      %11 = mugraph.load %7 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %12 = mugraph.load %8 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<4x32x64xf16>
      %13 = mugraph.load %9 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %11, %12
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0] : !mugraph.tile<4x32x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0] : !mugraph.tile<4x32x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_9(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.983000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<32x1x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<32x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<32x1x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<32x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<32x1x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<32x1x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_10(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.845000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<2x32x64xf16>
      %11 = mugraph.load %7 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %12 = mugraph.load %8 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<2x32x64xf16>
      %13 = mugraph.load %9 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<2x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0] : !mugraph.tile<2x32x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0] : !mugraph.tile<2x32x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_11(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.906000e+00 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 1, 64]
    %1 = mugraph.reshape %arg2 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %3 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %4, %5 = mugraph.block ins(%3, %0, %2, %1 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<32x2x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<32x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<32x2x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<32x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %11, %12
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<32x2x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<32x2x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_12(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 3.418000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [64, 2, 4] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1, 2] : tensor<512x32x64xf16> -> !mugraph.tile<8x16x16xf16>
      %11 = mugraph.load %7 imap [0, *, 2] : tensor<512x1x64xf16> -> !mugraph.tile<8x1x16xf16>
      %12 = mugraph.load %8 imap [0, 1, 2] : tensor<512x32x64xf16> -> !mugraph.tile<8x16x16xf16>
      %13 = mugraph.load %9 imap [0, *, 2] : tensor<512x1x64xf16> -> !mugraph.tile<8x1x16xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1, 2] : !mugraph.tile<8x16x16xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1, 2] : !mugraph.tile<8x16x16xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_13(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 3.702000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [32, 8, 4] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1, 2] : tensor<512x32x64xf16> -> !mugraph.tile<16x4x16xf16>
      %11 = mugraph.load %7 imap [0, *, 2] : tensor<512x1x64xf16> -> !mugraph.tile<16x1x16xf16>
      %12 = mugraph.load %8 imap [0, 1, 2] : tensor<512x32x64xf16> -> !mugraph.tile<16x4x16xf16>
      %13 = mugraph.load %9 imap [0, *, 2] : tensor<512x1x64xf16> -> !mugraph.tile<16x1x16xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1, 2] : !mugraph.tile<16x4x16xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1, 2] : !mugraph.tile<16x4x16xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_14(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 2.773000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [64, 8] loop 1 threads 128 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<8x4x64xf16>
      %11 = mugraph.load %7 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<8x1x64xf16>
      %12 = mugraph.load %8 imap [0, 1] : tensor<512x32x64xf16> -> !mugraph.tile<8x4x64xf16>
      %13 = mugraph.load %9 imap [0, *] : tensor<512x1x64xf16> -> !mugraph.tile<8x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0, 1] : !mugraph.tile<8x4x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0, 1] : !mugraph.tile<8x4x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
  func.func @candidate_15(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 3.336000e+00 : f64} {
    %0 = mugraph.slice %arg0 dim 2 start 0 stop 64
    %1 = mugraph.reshape %arg1 to [512, 1, 64]
    %2 = mugraph.slice %arg0 dim 2 start 64 stop 128
    %3 = mugraph.reshape %arg2 to [512, 1, 64]
    %4, %5 = mugraph.block ins(%2, %1, %0, %3 : tensor<512x32x64xf16>, tensor<512x1x64xf16>, tensor<512x32x64xf16>, tensor<512x1x64xf16>) grid [128] loop 1 threads 256 {
    ^bb0(%6: tensor<512x32x64xf16>, %7: tensor<512x1x64xf16>, %8: tensor<512x32x64xf16>, %9: tensor<512x1x64xf16>):
      %10 = mugraph.load %6 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<4x32x64xf16>
      %11 = mugraph.load %7 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %12 = mugraph.load %8 imap [0] : tensor<512x32x64xf16> -> !mugraph.tile<4x32x64xf16>
      %13 = mugraph.load %9 imap [0] : tensor<512x1x64xf16> -> !mugraph.tile<4x1x64xf16>
      %14 = mugraph.mul %10, %11
      %15 = mugraph.mul %12, %13
      %16 = mugraph.add %14, %15
      %17 = mugraph.mul %12, %11
      %18 = mugraph.mul %10, %13
      %19 = mugraph.sub %17, %18
      mugraph.store %16 omap [0] : !mugraph.tile<4x32x64xf32> -> tensor<512x32x64xf16>
      mugraph.store %19 omap [0] : !mugraph.tile<4x32x64xf32> -> tensor<512x32x64xf16>
    } -> (tensor<512x32x64xf16>, tensor<512x32x64xf16>)
    %6 = mugraph.concat %5, %4 dim 2
    func.return %6 : tensor<512x32x128xf16>
  }
}
