builtin.module {
  func.func @candidate_0(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 3.993000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [64, 10] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
  func.func @candidate_1(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 3.529000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [32, 10] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x64xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
  func.func @candidate_2(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 4.175000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [64, 10] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 1
      %6 = mugraph.scale %5 by 0.0078125
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %3, %8
      %10 = mugraph.matmul %9, %arg1t
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
  func.func @candidate_3(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 4.525000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [64, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x80xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
  func.func @candidate_4(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 4.623000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [8, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x40xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<128x40xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
  func.func @candidate_5(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 5.299000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [64, 20] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<16x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x32xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<16x32xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
  func.func @candidate_6(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 3.784000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [16, 8] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x80xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<64x80xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
  func.func @candidate_7(%arg0: tensor<1024x128xf16>, %arg1: tensor<128x640xf16>) -> tensor<1024x640xf16> attributes {mugraph.measured_us = 4.637000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x128xf16>, tensor<128x640xf16>) grid [32, 16] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<1024x128xf16>, %arg1s: tensor<128x640xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x128xf16> -> !mugraph.tile<32x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] : tensor<128x640xf16> -> !mugraph.tile<128x40xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0078125
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.matmul %3, %arg1t
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0078125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<32x40xf32> -> tensor<1024x640xf16>
    } -> tensor<1024x640xf16>
    func.return %0 : tensor<1024x640xf16>
  }
}
