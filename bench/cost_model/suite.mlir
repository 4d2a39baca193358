builtin.module {
  func.func @batch_norm_relu(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 4.822400e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1024xf16>, %arg0s: tensor<4096x1024xf16>, %arg1s: tensor<1024xf16>):
      %arg2t = mugraph.load %arg2s imap [0] : tensor<1024xf16> -> !mugraph.tile<2xf16>
      %arg0t = mugraph.load %arg0s imap [1] : tensor<4096x1024xf16> -> !mugraph.tile<4096x2xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<1024xf16> -> !mugraph.tile<2xf16>
      %1 = mugraph.sum %arg0t dim 0
      %2 = mugraph.scale %1 by 0.000244140625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.square %3
      %5 = mugraph.sum %4 dim 0
      %6 = mugraph.scale %5 by 0.000244140625
      %7 = mugraph.offset %6 by 1.0e-05
      %8 = mugraph.sqrt %7
      %9 = mugraph.div %arg1t, %8
      %10 = mugraph.mul %3, %9
      %11 = mugraph.add %arg2t, %10
      %12 = mugraph.relu %11
      mugraph.store %12 omap [1] : !mugraph.tile<4096x2xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @bce_with_logits(%arg0: tensor<8192x80xf16>, %arg1: tensor<8192x80xf16>) -> tensor<8192x1xf16> attributes {mugraph.measured_us = 3.595000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<8192x80xf16>, tensor<8192x80xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x80xf16>, %arg1s: tensor<8192x80xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<16x80xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<8192x80xf16> -> !mugraph.tile<16x80xf16>
      %1 = mugraph.relu %arg0t
      %2 = mugraph.mul %arg0t, %arg1t
      %3 = mugraph.sub %1, %2
      %4 = mugraph.neg %arg0t
      %5 = mugraph.maximum %arg0t, %4
      %6 = mugraph.neg %5
      %7 = mugraph.exp %6
      %8 = mugraph.offset %7 by 1.0
      %9 = mugraph.log %8
      %10 = mugraph.add %3, %9
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.scale %11 by 0.0125
      mugraph.store %12 omap [0] : !mugraph.tile<16x1xf32> -> tensor<8192x1xf16>
    } -> tensor<8192x1xf16>
    func.return %0 : tensor<8192x1xf16>
  }
  func.func @bert_attention(%arg0: tensor<8x128x768xf16>, %arg1: tensor<8x128x768xf16>, %arg2: tensor<8x128x768xf16>, %arg3: tensor<8x1x1x128xf16>) -> tensor<8x128x768xf16> attributes {mugraph.measured_us = 5.904000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [8, 128, 12, 64]
    %1 = mugraph.reshape %arg1 to [8, 128, 12, 64]
    %2 = mugraph.reshape %arg2 to [8, 128, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<8x1x1x128xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>, tensor<8x128x12x64xf16>) grid [8, 12] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<8x1x1x128xf16>, %4: tensor<8x128x12x64xf16>, %5: tensor<8x128x12x64xf16>, %6: tensor<8x128x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [0, *] : tensor<8x1x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %7 = mugraph.load %4 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %8 = mugraph.load %5 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %9 = mugraph.load %6 imap [0, 2] : tensor<8x128x12x64xf16> -> !mugraph.tile<1x128x1x64xf16>
      %10 = mugraph.transpose %7 permutation [0, 2, 1, 3]
      %11 = mugraph.scale %10 by 0.125
      %12 = mugraph.transpose %8 permutation [0, 2, 1, 3]
      %13 = mugraph.transpose %12 permutation [0, 1, 3, 2]
      %14 = mugraph.matmul %11, %13
      %15 = mugraph.add %arg3t, %14
      %16 = mugraph.max %15 dim 3
      %17 = mugraph.sub %15, %16
      %18 = mugraph.exp %17
      %19 = mugraph.transpose %9 permutation [0, 2, 1, 3]
      %20 = mugraph.matmul %18, %19
      %21 = mugraph.sum %18 dim 3
      %22 = mugraph.div %20, %21
      %23 = mugraph.transpose %22 permutation [0, 2, 1, 3]
      mugraph.store %23 omap [0, 2] : !mugraph.tile<1x128x1x64xf32> -> tensor<8x128x12x64xf16>
    } -> tensor<8x128x12x64xf16>
    %4 = mugraph.reshape %3 to [8, 128, 768]
    func.return %4 : tensor<8x128x768xf16>
  }
  func.func @bert_pooler(%arg0: tensor<32x128x768xf16>, %arg1: tensor<768x768xf16>, %arg2: tensor<768xf16>) -> tensor<32x768xf16> attributes {mugraph.measured_us = 3.945000e+00 : f64} {
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
  func.func @bias_gelu(%arg0: tensor<4096x3072xf16>, %arg1: tensor<3072xf16>) -> tensor<4096x3072xf16> attributes {mugraph.measured_us = 2.229200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<4096x3072xf16>, tensor<3072xf16>) grid [64, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x3072xf16>, %arg1s: tensor<3072xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x3072xf16> -> !mugraph.tile<64x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<64xf16>
      %1 = mugraph.add %arg0t, %arg1t
      %2 = mugraph.gelu %1 form "erf"
      mugraph.store %2 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<4096x3072xf16>
    } -> tensor<4096x3072xf16>
    func.return %0 : tensor<4096x3072xf16>
  }
  func.func @bilinear(%arg0: tensor<256x128xf16>, %arg1: tensor<64x128x128xf16>, %arg2: tensor<256x128xf16>) -> tensor<256x64xf16> attributes {mugraph.measured_us = 1.189600e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0, 2]
    %1 = mugraph.reshape %0 to [128, 8192]
    %2 = mugraph.matmul %arg0, %1
    %3 = mugraph.reshape %2 to [256, 64, 128]
    %4 = mugraph.reshape %arg2 to [256, 128, 1]
    %5 = mugraph.block ins(%3, %4 : tensor<256x64x128xf16>, tensor<256x128x1xf16>) grid [256] loop 2 threads 128 {
    ^bb0(%6: tensor<256x64x128xf16>, %7: tensor<256x128x1xf16>):
      %8 = mugraph.load %6 imap [0] fmap 2 : tensor<256x64x128xf16> -> !mugraph.tile<1x64x64xf16>
      %9 = mugraph.load %7 imap [0] fmap 1 : tensor<256x128x1xf16> -> !mugraph.tile<1x64x1xf16>
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.accumulate sum %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x64x1xf32> -> tensor<256x64x1xf16>
    } -> tensor<256x64x1xf16>
    %6 = mugraph.reshape %5 to [256, 64]
    func.return %6 : tensor<256x64xf16>
  }
  func.func @clip_similarity(%arg0: tensor<512x512xf16>, %arg1: tensor<512x512xf16>) -> tensor<512x512xf16> attributes {mugraph.measured_us = 4.998000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x512xf16>, tensor<512x512xf16>) grid [8, 16] loop 4 threads 128 {
    ^bb0(%arg0s: tensor<512x512xf16>, %arg1s: tensor<512x512xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<32x128xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.square %1
      %6 = mugraph.sum %5 dim 0
      %7 = mugraph.accumulate sum %2
      %8 = mugraph.accumulate sum %4
      %9 = mugraph.accumulate sum %6
      %10 = mugraph.scale %7 by 100.0
      %11 = mugraph.sqrt %8
      %12 = mugraph.sqrt %9
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.div %10, %13
      mugraph.store %14 omap [0, 1] : !mugraph.tile<64x32xf32> -> tensor<512x512xf16>
    } -> tensor<512x512xf16>
    func.return %0 : tensor<512x512xf16>
  }
  func.func @cross_entropy(%arg0: tensor<64x50257xf16>, %arg1: tensor<64x50257xf16>) -> tensor<64x1xf16> attributes {mugraph.measured_us = 2.055600e+01 : f64} {
    %0, %1, %2, %3 = mugraph.block ins(%arg0, %arg1 : tensor<64x50257xf16>, tensor<64x50257xf16>) grid [64, 8] loop 2 threads 128 {
    ^bb0(%arg0s: tensor<64x50257xf16>, %arg1s: tensor<64x50257xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3152xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 1 : tensor<64x50257xf16> -> !mugraph.tile<1x3152xf16>
      %4 = mugraph.max %arg0t dim 1
      %5 = mugraph.sum %arg1t dim 1
      %6 = mugraph.mul %arg0t, %arg1t
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.sub %arg0t, %4
      %9 = mugraph.exp %8
      %10 = mugraph.sum %9 dim 1
      %11 = mugraph.accumulate max %4
      %12 = mugraph.accumulate sum %5
      %13 = mugraph.accumulate sum %7
      %14 = mugraph.accumulate sum %10 shift %4
      mugraph.store %11 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %12 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %13 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
      mugraph.store %14 omap [0, new] : !mugraph.tile<1x1xf32> -> tensor<8x64x1xf32>
    } -> (tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>)
    %4, %5 = mugraph.block ins(%0, %1, %2, %3 : tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>, tensor<8x64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%6: tensor<8x64x1xf32>, %7: tensor<8x64x1xf32>, %8: tensor<8x64x1xf32>, %9: tensor<8x64x1xf32>):
      %10 = mugraph.load %6 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %11 = mugraph.load %7 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %12 = mugraph.load %8 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %13 = mugraph.load %9 imap [1] : tensor<8x64x1xf32> -> !mugraph.tile<8x1x1xf32>
      %14 = mugraph.max %10 dim 0
      %15 = mugraph.sum %11 dim 0
      %16 = mugraph.mul %14, %15
      %17 = mugraph.sum %12 dim 0
      %18 = mugraph.sub %16, %17
      %19 = mugraph.sub %10, %14
      %20 = mugraph.exp %19
      %21 = mugraph.mul %13, %20
      %22 = mugraph.sum %21 dim 0
      %23 = mugraph.log %22
      mugraph.store %18 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf32>
      mugraph.store %23 omap [1] : !mugraph.tile<1x1x1xf32> -> tensor<1x64x1xf32>
    } -> (tensor<1x64x1xf32>, tensor<1x64x1xf32>)
    %6 = mugraph.reshape %4 to [64, 1]
    %7 = mugraph.reshape %5 to [64, 1]
    %8 = mugraph.block ins(%7, %6 : tensor<64x1xf32>, tensor<64x1xf32>) grid [64] loop 1 threads 128 {
    ^bb0(%9: tensor<64x1xf32>, %10: tensor<64x1xf32>):
      %11 = mugraph.load %9 imap [0] : tensor<64x1xf32> -> !mugraph.tile<1x1xf32>
      %12 = mugraph.load %10 imap [0] : tensor<64x1xf32> -> !mugraph.tile<1x1xf32>
      %13 = mugraph.add %11, %12
      mugraph.store %13 omap [0] : !mugraph.tile<1x1xf32> -> tensor<64x1xf16>
    } -> tensor<64x1xf16>
    func.return %8 : tensor<64x1xf16>
  }
  func.func @dcn_cross(%arg0: tensor<4096x1024xf16>, %arg1: tensor<4096x1024xf16>, %arg2: tensor<1024x1024xf16>, %arg3: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 2.304200e+01 : f64} {
    %0 = mugraph.block ins(%arg1, %arg0, %arg3, %arg2 : tensor<4096x1024xf16>, tensor<4096x1024xf16>, tensor<1024xf16>, tensor<1024x1024xf16>) grid [32, 8] loop 8 threads 256 {
    ^bb0(%arg1s: tensor<4096x1024xf16>, %arg0s: tensor<4096x1024xf16>, %arg3s: tensor<1024xf16>, %arg2s: tensor<1024x1024xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<1024xf16> -> !mugraph.tile<128xf16>
      %arg1t_1 = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<4096x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg1t_1, %arg2t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.add %arg3t, %2
      %4 = mugraph.mul %arg0t, %3
      %5 = mugraph.add %arg1t, %4
      mugraph.store %5 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @deepfm_pairs(%arg0: tensor<4096x39x16xf16>) -> tensor<4096x1x1xf16> attributes {mugraph.measured_us = 7.307000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x39x16xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x39x16xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x39x16xf16> -> !mugraph.tile<8x39x16xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.square %1
      %3 = mugraph.square %arg0t
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.sub %2, %4
      %6 = mugraph.sum %5 dim 2
      %7 = mugraph.scale %6 by 0.5
      mugraph.store %7 omap [0] : !mugraph.tile<8x1x1xf32> -> tensor<4096x1x1xf16>
    } -> tensor<4096x1x1xf16>
    func.return %0 : tensor<4096x1x1xf16>
  }
  func.func @distillation(%arg0: tensor<256x1000xf16>, %arg1: tensor<256x1000xf16>) -> tensor<1x1xf16> attributes {mugraph.measured_us = 3.128000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<256x1000xf16>, tensor<256x1000xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<256x1000xf16>, %arg1s: tensor<256x1000xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<256x1000xf16> -> !mugraph.tile<1x1000xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.max %arg1t dim 1
      %4 = mugraph.sub %arg1t, %3
      %5 = mugraph.exp %4
      %6 = mugraph.mul %2, %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.sum %5 dim 1
      %9 = mugraph.div %7, %8
      %10 = mugraph.exp %2
      %11 = mugraph.sum %10 dim 1
      %12 = mugraph.log %11
      %13 = mugraph.div %12, %8
      %14 = mugraph.mul %8, %13
      %15 = mugraph.sub %9, %14
      mugraph.store %15 omap [0] : !mugraph.tile<1x1xf32> -> tensor<256x1xf32>
    } -> tensor<256x1xf32>
    %1 = mugraph.block ins(%0 : tensor<256x1xf32>) grid [1] loop 1 threads 128 {
    ^bb0(%2: tensor<256x1xf32>):
      %3 = mugraph.load %2 imap [*] : tensor<256x1xf32> -> !mugraph.tile<256x1xf32>
      %4 = mugraph.sum %3 dim 0
      %5 = mugraph.scale %4 by 0.00390625
      %6 = mugraph.scale %5 by -1.0
      mugraph.store %6 omap [*] : !mugraph.tile<1x1xf32> -> tensor<1x1xf16>
    } -> tensor<1x1xf16>
    func.return %1 : tensor<1x1xf16>
  }
  func.func @dit_modulate(%arg0: tensor<4x256x1152xf16>, %arg1: tensor<4x1x1152xf16>, %arg2: tensor<4x1x1152xf16>) -> tensor<4x256x1152xf16> attributes {mugraph.measured_us = 3.273000e+00 : f64} {
    %0 = mugraph.block ins(%arg1, %arg2, %arg0 : tensor<4x1x1152xf16>, tensor<4x1x1152xf16>, tensor<4x256x1152xf16>) grid [4, 64] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<4x1x1152xf16>, %arg2s: tensor<4x1x1152xf16>, %arg0s: tensor<4x256x1152xf16>):
      %arg1t = mugraph.load %arg1s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg2t = mugraph.load %arg2s imap [0, *] : tensor<4x1x1152xf16> -> !mugraph.tile<1x1x1152xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<4x256x1152xf16> -> !mugraph.tile<1x4x1152xf16>
      %1 = mugraph.offset %arg2t by 1.0
      %2 = mugraph.sum %arg0t dim 2
      %3 = mugraph.scale %2 by 0.0008680555555555555
      %4 = mugraph.sub %arg0t, %3
      %5 = mugraph.mul %1, %4
      %6 = mugraph.square %4
      %7 = mugraph.sum %6 dim 2
      %8 = mugraph.scale %7 by 0.0008680555555555555
      %9 = mugraph.offset %8 by 1.0e-06
      %10 = mugraph.sqrt %9
      %11 = mugraph.div %5, %10
      %12 = mugraph.add %arg1t, %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x4x1152xf32> -> tensor<4x256x1152xf16>
    } -> tensor<4x256x1152xf16>
    func.return %0 : tensor<4x256x1152xf16>
  }
  func.func @dlrm_interaction(%arg0: tensor<2048x27x64xf16>) -> tensor<2048x27x27xf16> attributes {mugraph.measured_us = 5.368000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<2048x27x64xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<2048x27x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %arg0t_1 = mugraph.load %arg0s imap [0] : tensor<2048x27x64xf16> -> !mugraph.tile<1x27x64xf16>
      %1 = mugraph.transpose %arg0t_1 permutation [0, 2, 1]
      %2 = mugraph.matmul %arg0t, %1
      mugraph.store %2 omap [0] : !mugraph.tile<1x27x27xf32> -> tensor<2048x27x27xf16>
    } -> tensor<2048x27x27xf16>
    func.return %0 : tensor<2048x27x27xf16>
  }
  func.func @dlrm_tower(%arg0: tensor<2048x512xf16>, %arg1: tensor<256x512xf16>, %arg2: tensor<256xf16>, %arg3: tensor<64x256xf16>, %arg4: tensor<64xf16>) -> tensor<2048x64xf16> attributes {mugraph.measured_us = 6.349000e+00 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.block ins(%arg4, %arg2, %arg0, %0, %arg3 : tensor<64xf16>, tensor<256xf16>, tensor<2048x512xf16>, tensor<512x256xf16>, tensor<64x256xf16>) grid [128] loop 8 threads 128 {
    ^bb0(%arg4s: tensor<64xf16>, %arg2s: tensor<256xf16>, %arg0s: tensor<2048x512xf16>, %2: tensor<512x256xf16>, %arg3s: tensor<64x256xf16>):
      %arg4t = mugraph.load %arg4s imap [*] : tensor<64xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*] : tensor<256xf16> -> !mugraph.tile<256xf16>
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<2048x512xf16> -> !mugraph.tile<16x64xf16>
      %3 = mugraph.load %2 imap [*] fmap 0 : tensor<512x256xf16> -> !mugraph.tile<64x256xf16>
      %arg3t = mugraph.load %arg3s imap [*] : tensor<64x256xf16> -> !mugraph.tile<64x256xf16>
      %4 = mugraph.matmul %arg0t, %3
      %5 = mugraph.transpose %arg3t permutation [1, 0]
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.relu %7
      %9 = mugraph.matmul %8, %5
      %10 = mugraph.add %arg4t, %9
      %11 = mugraph.relu %10
      mugraph.store %11 omap [0] : !mugraph.tile<16x64xf32> -> tensor<2048x64xf16>
    } -> tensor<2048x64xf16>
    func.return %1 : tensor<2048x64xf16>
  }
  func.func @efficient_attention(%arg0: tensor<16x4096x64xf16>, %arg1: tensor<16x4096x64xf16>, %arg2: tensor<16x4096x64xf16>) -> tensor<16x4096x64xf16> attributes {mugraph.measured_us = 2.488000e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg1, %arg2 : tensor<16x4096x64xf16>, tensor<16x4096x64xf16>) grid [16, 4, 2] loop 4 threads 128 {
    ^bb0(%arg1s: tensor<16x4096x64xf16>, %arg2s: tensor<16x4096x64xf16>):
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x16xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<16x4096x64xf16> -> !mugraph.tile<1x512x64xf16>
      %3 = mugraph.transpose %arg1t permutation [0, 2, 1]
      %4 = mugraph.max %3 dim 2
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.matmul %6, %arg2t
      %8 = mugraph.sum %6 dim 2
      %9 = mugraph.accumulate sum %7 shift %4
      %10 = mugraph.accumulate sum %8 shift %4
      %11 = mugraph.accumulate max %4
      mugraph.store %11 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x16x64x1xf32>
      mugraph.store %10 omap [0, 1, new] : !mugraph.tile<1x16x1xf32> -> tensor<2x16x64x1xf32>
      mugraph.store %9 omap [0, 1, new] : !mugraph.tile<1x16x64xf32> -> tensor<2x16x64x64xf32>
    } -> (tensor<2x16x64x1xf32>, tensor<2x16x64x1xf32>, tensor<2x16x64x64xf32>)
    %3 = mugraph.block ins(%arg0, %2, %0, %1 : tensor<16x4096x64xf16>, tensor<2x16x64x64xf32>, tensor<2x16x64x1xf32>, tensor<2x16x64x1xf32>) grid [16, 32] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<16x4096x64xf16>, %4: tensor<2x16x64x64xf32>, %5: tensor<2x16x64x1xf32>, %6: tensor<2x16x64x1xf32>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<16x4096x64xf16> -> !mugraph.tile<1x128x64xf16>
      %7 = mugraph.load %4 imap [1, *] : tensor<2x16x64x64xf32> -> !mugraph.tile<2x1x64x64xf32>
      %8 = mugraph.load %5 imap [1, *] : tensor<2x16x64x1xf32> -> !mugraph.tile<2x1x64x1xf32>
      %9 = mugraph.load %6 imap [1, *] : tensor<2x16x64x1xf32> -> !mugraph.tile<2x1x64x1xf32>
      %10 = mugraph.max %arg0t dim 2
      %11 = mugraph.sub %arg0t, %10
      %12 = mugraph.exp %11
      %13 = mugraph.sum %12 dim 2
      %14 = mugraph.div %12, %13
      %15 = mugraph.max %8 dim 0
      %16 = mugraph.sub %8, %15
      %17 = mugraph.exp %16
      %18 = mugraph.mul %9, %17
      %19 = mugraph.sum %18 dim 0
      %20 = mugraph.div %17, %19
      %21 = mugraph.mul %7, %20
      %22 = mugraph.sum %21 dim 0
      %23 = mugraph.matmul %14, %22
      mugraph.store %23 omap [1, 2] : !mugraph.tile<1x1x128x64xf32> -> tensor<1x16x4096x64xf16>
    } -> tensor<1x16x4096x64xf16>
    %4 = mugraph.reshape %3 to [16, 4096, 64]
    func.return %4 : tensor<16x4096x64xf16>
  }
  func.func @expert_mlps(%arg0: tensor<8x16x2048xf16>, %arg1: tensor<8x2048x1024xf16>, %arg2: tensor<8x2048x1024xf16>, %arg3: tensor<8x1024x2048xf16>) -> tensor<8x16x2048xf16> attributes {mugraph.measured_us = 3.806700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x16x2048xf16>, tensor<8x2048x1024xf16>, tensor<8x2048x1024xf16>) grid [8, 16] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x16x2048xf16>, %arg1s: tensor<8x2048x1024xf16>, %arg2s: tensor<8x2048x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 2 : tensor<8x16x2048xf16> -> !mugraph.tile<1x16x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %arg2t = mugraph.load %arg2s imap [0, 2] fmap 1 : tensor<8x2048x1024xf16> -> !mugraph.tile<1x128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.silu %3
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 2] : !mugraph.tile<1x16x64xf32> -> tensor<8x16x1024xf16>
    } -> tensor<8x16x1024xf16>
    %1 = mugraph.matmul %0, %arg3
    func.return %1 : tensor<8x16x2048xf16>
  }
  func.func @gemma_gate(%arg0: tensor<256x2048xf16>, %arg1: tensor<2048x16384xf16>, %arg2: tensor<2048x16384xf16>) -> tensor<256x16384xf16> attributes {mugraph.measured_us = 9.571700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<256x2048xf16>, tensor<2048x16384xf16>, tensor<2048x16384xf16>) grid [2, 128] loop 16 threads 256 {
    ^bb0(%arg0s: tensor<256x2048xf16>, %arg1s: tensor<2048x16384xf16>, %arg2s: tensor<2048x16384xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<256x2048xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, 1] fmap 0 : tensor<2048x16384xf16> -> !mugraph.tile<128x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.gelu %3 form "tanh"
      %6 = mugraph.mul %5, %4
      mugraph.store %6 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<256x16384xf16>
    } -> tensor<256x16384xf16>
    func.return %0 : tensor<256x16384xf16>
  }
  func.func @gpt2_attention_decode(%arg0: tensor<8x12x1x64xf16>, %arg1: tensor<8x12x1024x64xf16>, %arg2: tensor<8x12x1024x64xf16>) -> tensor<8x12x1x64xf16> attributes {mugraph.measured_us = 1.346300e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x12x1x64xf16>, tensor<8x12x1024x64xf16>, tensor<8x12x1024x64xf16>) grid [8, 12] loop 2 threads 256 {
    ^bb0(%arg0s: tensor<8x12x1x64xf16>, %arg1s: tensor<8x12x1024x64xf16>, %arg2s: tensor<8x12x1024x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] fmap 3 : tensor<8x12x1x64xf16> -> !mugraph.tile<1x1x1x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] fmap 3 : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x1024x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<8x12x1024x64xf16> -> !mugraph.tile<1x1x1024x64xf16>
      %1 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %2 = mugraph.matmul %arg0t, %1
      %3 = mugraph.accumulate sum %2
      %4 = mugraph.scale %3 by 0.125
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x12x1x64xf16>
    } -> tensor<8x12x1x64xf16>
    func.return %0 : tensor<8x12x1x64xf16>
  }
  func.func @gpt2_attention_layer(%arg0: tensor<256x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x768xf16>, %arg4: tensor<768x768xf16>, %arg5: tensor<768x768xf16>, %arg6: tensor<768x768xf16>, %arg7: tensor<256x256xf16>) -> tensor<256x768xf16> attributes {mugraph.measured_us = 5.043300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0, %arg3 : tensor<768xf16>, tensor<768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg1s: tensor<768xf16>, %arg0s: tensor<256x768xf16>, %arg3s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<256x768xf16> -> !mugraph.tile<16x768xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<768x768xf16> -> !mugraph.tile<768x48xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      %12 = mugraph.matmul %11, %arg3t
      mugraph.store %12 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %1 = mugraph.reshape %0 to [256, 12, 64]
    %2 = mugraph.transpose %1 permutation [1, 0, 2]
    %3 = mugraph.block ins(%arg2, %arg1, %arg0, %arg4 : tensor<768xf16>, tensor<768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg1s: tensor<768xf16>, %arg0s: tensor<256x768xf16>, %arg4s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<256x768xf16> -> !mugraph.tile<16x768xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] : tensor<768x768xf16> -> !mugraph.tile<768x48xf16>
      %4 = mugraph.sum %arg0t dim 1
      %5 = mugraph.scale %4 by 0.0013020833333333333
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.mul %arg1t, %6
      %8 = mugraph.square %6
      %9 = mugraph.sum %8 dim 1
      %10 = mugraph.scale %9 by 0.0013020833333333333
      %11 = mugraph.offset %10 by 1.0e-05
      %12 = mugraph.sqrt %11
      %13 = mugraph.div %7, %12
      %14 = mugraph.add %arg2t, %13
      %15 = mugraph.matmul %14, %arg4t
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %4 = mugraph.reshape %3 to [256, 12, 64]
    %5 = mugraph.block ins(%arg7, %2, %4 : tensor<256x256xf16>, tensor<12x256x64xf16>, tensor<256x12x64xf16>) grid [12, 16] loop 1 threads 128 {
    ^bb0(%arg7s: tensor<256x256xf16>, %6: tensor<12x256x64xf16>, %7: tensor<256x12x64xf16>):
      %arg7t = mugraph.load %arg7s imap [*, 0] : tensor<256x256xf16> -> !mugraph.tile<16x256xf16>
      %8 = mugraph.load %6 imap [0, 1] : tensor<12x256x64xf16> -> !mugraph.tile<1x16x64xf16>
      %9 = mugraph.load %7 imap [1, *] : tensor<256x12x64xf16> -> !mugraph.tile<256x1x64xf16>
      %10 = mugraph.scale %8 by 0.125
      %11 = mugraph.transpose %9 permutation [1, 0, 2]
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.add %arg7t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.sum %17 dim 2
      %19 = mugraph.div %17, %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<1x16x256xf32> -> tensor<12x256x256xf16>
    } -> tensor<12x256x256xf16>
    %6 = mugraph.block ins(%arg2, %arg1, %arg0, %arg5 : tensor<768xf16>, tensor<768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [16, 16] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<768xf16>, %arg1s: tensor<768xf16>, %arg0s: tensor<256x768xf16>, %arg5s: tensor<768x768xf16>):
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<256x768xf16> -> !mugraph.tile<16x768xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] : tensor<768x768xf16> -> !mugraph.tile<768x48xf16>
      %7 = mugraph.sum %arg0t dim 1
      %8 = mugraph.scale %7 by 0.0013020833333333333
      %9 = mugraph.sub %arg0t, %8
      %10 = mugraph.mul %arg1t, %9
      %11 = mugraph.square %9
      %12 = mugraph.sum %11 dim 1
      %13 = mugraph.scale %12 by 0.0013020833333333333
      %14 = mugraph.offset %13 by 1.0e-05
      %15 = mugraph.sqrt %14
      %16 = mugraph.div %10, %15
      %17 = mugraph.add %arg2t, %16
      %18 = mugraph.matmul %17, %arg5t
      mugraph.store %18 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    %7 = mugraph.reshape %6 to [256, 12, 64]
    %8 = mugraph.transpose %7 permutation [1, 0, 2]
    %9 = mugraph.block ins(%5, %8 : tensor<12x256x256xf16>, tensor<12x256x64xf16>) grid [4, 12, 2] loop 2 threads 128 {
    ^bb0(%10: tensor<12x256x256xf16>, %11: tensor<12x256x64xf16>):
      %12 = mugraph.load %10 imap [1, 0, *] fmap 2 : tensor<12x256x256xf16> -> !mugraph.tile<1x64x128xf16>
      %13 = mugraph.load %11 imap [*, 0, 2] fmap 1 : tensor<12x256x64xf16> -> !mugraph.tile<1x128x32xf16>
      %14 = mugraph.matmul %12, %13
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.transpose %15 permutation [1, 0, 2]
      mugraph.store %16 omap [0, 1, 2] : !mugraph.tile<64x1x32xf32> -> tensor<256x12x64xf16>
    } -> tensor<256x12x64xf16>
    %10 = mugraph.reshape %9 to [256, 768]
    %11 = mugraph.block ins(%arg0, %10, %arg6 : tensor<256x768xf16>, tensor<256x768xf16>, tensor<768x768xf16>) grid [8, 16] loop 6 threads 128 {
    ^bb0(%arg0s: tensor<256x768xf16>, %12: tensor<256x768xf16>, %arg6s: tensor<768x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<256x768xf16> -> !mugraph.tile<32x48xf16>
      %13 = mugraph.load %12 imap [0, *] fmap 1 : tensor<256x768xf16> -> !mugraph.tile<32x128xf16>
      %arg6t = mugraph.load %arg6s imap [*, 1] fmap 0 : tensor<768x768xf16> -> !mugraph.tile<128x48xf16>
      %14 = mugraph.matmul %13, %arg6t
      %15 = mugraph.accumulate sum %14
      %16 = mugraph.add %arg0t, %15
      mugraph.store %16 omap [0, 1] : !mugraph.tile<32x48xf32> -> tensor<256x768xf16>
    } -> tensor<256x768xf16>
    func.return %11 : tensor<256x768xf16>
  }
  func.func @gpt2_mlp(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<1024x768xf16> attributes {mugraph.measured_us = 5.840800e+01 : f64} {
    %0 = mugraph.sum %arg0 dim 1
    %1 = mugraph.scale %0 by 0.0013020833333333333
    %2 = mugraph.sub %arg0, %1
    %3 = mugraph.square %2
    %4 = mugraph.sum %3 dim 1
    %5 = mugraph.scale %4 by 0.0013020833333333333
    %6 = mugraph.offset %5 by 1.0e-05
    %7 = mugraph.sqrt %6
    %8 = mugraph.div %2, %7
    %9 = mugraph.mul %8, %arg1
    %10 = mugraph.add %9, %arg2
    %11 = mugraph.library_linear %10, %arg3, %arg4 activation "none"
    %12 = mugraph.gelu %11 form "tanh"
    %13 = mugraph.block ins(%arg0, %arg6, %12, %arg5 : tensor<1024x768xf16>, tensor<768xf16>, tensor<1024x3072xf16>, tensor<3072x768xf16>) grid [16, 8] loop 24 threads 128 {
    ^bb0(%arg0s: tensor<1024x768xf16>, %arg6s: tensor<768xf16>, %14: tensor<1024x3072xf16>, %arg5s: tensor<3072x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<1024x768xf16> -> !mugraph.tile<64x96xf16>
      %arg6t = mugraph.load %arg6s imap [*, 0] : tensor<768xf16> -> !mugraph.tile<96xf16>
      %15 = mugraph.load %14 imap [0, *] fmap 1 : tensor<1024x3072xf16> -> !mugraph.tile<64x128xf16>
      %arg5t = mugraph.load %arg5s imap [*, 1] fmap 0 : tensor<3072x768xf16> -> !mugraph.tile<128x96xf16>
      %16 = mugraph.matmul %15, %arg5t
      %17 = mugraph.accumulate sum %16
      %18 = mugraph.add %arg6t, %17
      %19 = mugraph.add %arg0t, %18
      mugraph.store %19 omap [0, 1] : !mugraph.tile<64x96xf32> -> tensor<1024x768xf16>
    } -> tensor<1024x768xf16>
    func.return %13 : tensor<1024x768xf16>
  }
  func.func @gpt2_mlp_decode(%arg0: tensor<8x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x3072xf16>, %arg4: tensor<3072xf16>, %arg5: tensor<3072x768xf16>, %arg6: tensor<768xf16>) -> tensor<8x768xf16> attributes {mugraph.measured_us = 3.294000e+01 : f64} {
    %0 = mugraph.sum %arg0 dim 1
    %1 = mugraph.scale %0 by 0.0013020833333333333
    %2 = mugraph.sub %arg0, %1
    %3 = mugraph.square %2
    %4 = mugraph.sum %3 dim 1
    %5 = mugraph.scale %4 by 0.0013020833333333333
    %6 = mugraph.offset %5 by 1.0e-05
    %7 = mugraph.sqrt %6
    %8 = mugraph.div %2, %7
    %9 = mugraph.mul %8, %arg1
    %10 = mugraph.add %9, %arg2
    %11 = mugraph.library_linear %10, %arg3, %arg4 activation "none"
    %12 = mugraph.gelu %11 form "tanh"
    %13 = mugraph.library_linear %12, %arg5, %arg6 activation "none"
    %14 = mugraph.add %arg0, %13
    func.return %14 : tensor<8x768xf16>
  }
  func.func @gpt2_norm_qkv(%arg0: tensor<1024x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<768x2304xf16>, %arg4: tensor<2304xf16>) -> tensor<1024x2304xf16> attributes {mugraph.measured_us = 1.004840e+02 : f64} {
    %0 = mugraph.block ins(%arg4, %arg2, %arg1, %arg0, %arg3 : tensor<2304xf16>, tensor<768xf16>, tensor<768xf16>, tensor<1024x768xf16>, tensor<768x2304xf16>) grid [64, 36] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<2304xf16>, %arg2s: tensor<768xf16>, %arg1s: tensor<768xf16>, %arg0s: tensor<1024x768xf16>, %arg3s: tensor<768x2304xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<2304xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<1024x768xf16> -> !mugraph.tile<16x768xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<768x2304xf16> -> !mugraph.tile<768x64xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      %12 = mugraph.matmul %11, %arg3t
      %13 = mugraph.add %arg4t, %12
      mugraph.store %13 omap [0, 1] : !mugraph.tile<16x64xf32> -> tensor<1024x2304xf16>
    } -> tensor<1024x2304xf16>
    func.return %0 : tensor<1024x2304xf16>
  }
  func.func @group_norm_silu(%arg0: tensor<2x320x4096xf16>, %arg1: tensor<320xf16>, %arg2: tensor<320xf16>) -> tensor<2x320x4096xf16> attributes {mugraph.measured_us = 6.190800e+01 : f64} {
    %0 = mugraph.reshape %arg0 to [2, 32, 10, 4096]
    %1 = mugraph.sum %0 dim 2
    %2 = mugraph.sum %1 dim 3
    %3 = mugraph.scale %2 by 2.44140625e-05
    %4 = mugraph.sub %0, %3
    %5 = mugraph.reshape %arg1 to [32, 10, 1]
    %6 = mugraph.mul %4, %4
    %7 = mugraph.sum %6 dim 2
    %8 = mugraph.sum %7 dim 3
    %9 = mugraph.scale %8 by 2.44140625e-05
    %10 = mugraph.offset %9 by 1.0e-05
    %11 = mugraph.sqrt %10
    %12 = mugraph.div %5, %11
    %13 = mugraph.mul %4, %12
    %14 = mugraph.reshape %arg2 to [32, 10, 1]
    %15 = mugraph.add %13, %14
    %16 = mugraph.silu %15
    %17 = mugraph.reshape %16 to [2, 320, 4096]
    func.return %17 : tensor<2x320x4096xf16>
  }
  func.func @l2_normalize(%arg0: tensor<8192x768xf16>) -> tensor<8192x768xf16> attributes {mugraph.measured_us = 8.814000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8192x768xf16>) grid [1024] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8192x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<8192x768xf16> -> !mugraph.tile<8x768xf16>
      %1 = mugraph.square %arg0t
      %2 = mugraph.sum %1 dim 1
      %3 = mugraph.offset %2 by 1.0e-06
      %4 = mugraph.sqrt %3
      %5 = mugraph.div %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<8x768xf32> -> tensor<8192x768xf16>
    } -> tensor<8192x768xf16>
    func.return %0 : tensor<8192x768xf16>
  }
  func.func @layer_norm_affine(%arg0: tensor<4096x1024xf16>, %arg1: tensor<1024xf16>, %arg2: tensor<1024xf16>) -> tensor<4096x1024xf16> attributes {mugraph.measured_us = 6.624000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<1024xf16>, tensor<1024xf16>, tensor<4096x1024xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<1024xf16>, %arg1s: tensor<1024xf16>, %arg0s: tensor<4096x1024xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<1024xf16> -> !mugraph.tile<1024xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<1024xf16> -> !mugraph.tile<1024xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x1024xf16> -> !mugraph.tile<8x1024xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0009765625
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0009765625
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      mugraph.store %11 omap [0] : !mugraph.tile<8x1024xf32> -> tensor<4096x1024xf16>
    } -> tensor<4096x1024xf16>
    func.return %0 : tensor<4096x1024xf16>
  }
  func.func @linear_batch_norm_softmax(%arg0: tensor<1024x1024xf16>, %arg1: tensor<512x1024xf16>, %arg2: tensor<512xf16>, %arg3: tensor<512xf16>, %arg4: tensor<512xf16>, %arg5: tensor<1xf16>) -> tensor<1024x512xf16> attributes {mugraph.measured_us = 6.271900e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [1, 0]
    %1 = mugraph.library_linear %arg0, %0, %arg2 activation "none"
    %2 = mugraph.sum %1 dim 0
    %3 = mugraph.scale %2 by 0.0009765625
    %4 = mugraph.sub %1, %3
    %5 = mugraph.square %4
    %6 = mugraph.sum %5 dim 0
    %7 = mugraph.scale %6 by 0.0009765625
    %8 = mugraph.offset %7 by 1.0e-05
    %9 = mugraph.sqrt %8
    %10 = mugraph.div %4, %9
    %11 = mugraph.mul %10, %arg3
    %12 = mugraph.add %11, %arg4
    %13 = mugraph.mul %12, %arg5
    %14 = mugraph.max %13 dim 1
    %15 = mugraph.sub %13, %14
    %16 = mugraph.exp %15
    %17 = mugraph.sum %16 dim 1
    %18 = mugraph.div %16, %17
    func.return %18 : tensor<1024x512xf16>
  }
  func.func @linear_logsumexp(%arg0: tensor<1024x1024xf16>, %arg1: tensor<1024x1024xf16>) -> tensor<1024x1xf16> attributes {mugraph.measured_us = 8.272000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x1024xf16>, tensor<1024x1024xf16>) grid [8, 16] loop 8 threads 128 {
    ^bb0(%arg0s: tensor<1024x1024xf16>, %arg1s: tensor<1024x1024xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<1024x1024xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<1024x1024xf16> -> !mugraph.tile<128x64xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      mugraph.store %2 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<1024x1024xf16>
    } -> tensor<1024x1024xf16>
    %1 = mugraph.block ins(%0 : tensor<1024x1024xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<1024x1024xf16>):
      %3 = mugraph.load %2 imap [0] : tensor<1024x1024xf16> -> !mugraph.tile<4x1024xf16>
      %4 = mugraph.max %3 dim 1
      %5 = mugraph.sub %3, %4
      %6 = mugraph.exp %5
      %7 = mugraph.sum %6 dim 1
      %8 = mugraph.log %7
      %9 = mugraph.add %4, %8
      %10 = mugraph.relu %9
      mugraph.store %10 omap [0] : !mugraph.tile<4x1xf32> -> tensor<1024x1xf16>
    } -> tensor<1024x1xf16>
    func.return %1 : tensor<1024x1xf16>
  }
  func.func @llama_attention(%arg0: tensor<8x4x512x128xf16>, %arg1: tensor<8x1x512x128xf16>, %arg2: tensor<8x1x512x128xf16>, %arg3: tensor<512x64xf16>, %arg4: tensor<512x64xf16>, %arg5: tensor<512x512xf16>) -> tensor<8x4x512x128xf16> attributes {mugraph.measured_us = 2.949300e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 3 start 0 stop 64
    %1 = mugraph.block ins(%0, %arg3 : tensor<8x4x512x64xf16>, tensor<512x64xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%2: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>):
      %3 = mugraph.load %2 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x2x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<2x64xf16>
      %4 = mugraph.mul %3, %arg3t
      mugraph.store %4 omap [2] : !mugraph.tile<8x4x2x64xf32> -> tensor<8x4x512x64xf16>
    } -> tensor<8x4x512x64xf16>
    %2 = mugraph.slice %arg0 dim 3 start 64 stop 128
    %3, %4 = mugraph.block ins(%2, %arg3, %0, %arg4, %1 : tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>, tensor<512x64xf16>, tensor<8x4x512x64xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%5: tensor<8x4x512x64xf16>, %arg3s: tensor<512x64xf16>, %6: tensor<8x4x512x64xf16>, %arg4s: tensor<512x64xf16>, %7: tensor<8x4x512x64xf16>):
      %8 = mugraph.load %5 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %9 = mugraph.load %6 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<1x64xf16>
      %10 = mugraph.load %7 imap [2] : tensor<8x4x512x64xf16> -> !mugraph.tile<8x4x1x64xf16>
      %11 = mugraph.mul %8, %arg3t
      %12 = mugraph.mul %9, %arg4t
      %13 = mugraph.add %11, %12
      %14 = mugraph.mul %8, %arg4t
      %15 = mugraph.sub %10, %14
      mugraph.store %13 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
      mugraph.store %15 omap [2] : !mugraph.tile<8x4x1x64xf32> -> tensor<8x4x512x64xf16>
    } -> (tensor<8x4x512x64xf16>, tensor<8x4x512x64xf16>)
    %5 = mugraph.concat %4, %3 dim 3
    %6 = mugraph.slice %arg1 dim 3 start 0 stop 64
    %7 = mugraph.mul %6, %arg3
    %8 = mugraph.slice %arg1 dim 3 start 64 stop 128
    %9, %10 = mugraph.block ins(%8, %arg3, %6, %arg4, %7 : tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>, tensor<512x64xf16>, tensor<8x1x512x64xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%11: tensor<8x1x512x64xf16>, %arg3s: tensor<512x64xf16>, %12: tensor<8x1x512x64xf16>, %arg4s: tensor<512x64xf16>, %13: tensor<8x1x512x64xf16>):
      %14 = mugraph.load %11 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x2x64xf16>
      %arg3t = mugraph.load %arg3s imap [0] : tensor<512x64xf16> -> !mugraph.tile<2x64xf16>
      %15 = mugraph.load %12 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x2x64xf16>
      %arg4t = mugraph.load %arg4s imap [0] : tensor<512x64xf16> -> !mugraph.tile<2x64xf16>
      %16 = mugraph.load %13 imap [2] : tensor<8x1x512x64xf16> -> !mugraph.tile<8x1x2x64xf16>
      %17 = mugraph.mul %14, %arg3t
      %18 = mugraph.mul %15, %arg4t
      %19 = mugraph.add %17, %18
      %20 = mugraph.mul %14, %arg4t
      %21 = mugraph.sub %16, %20
      mugraph.store %19 omap [2] : !mugraph.tile<8x1x2x64xf32> -> tensor<8x1x512x64xf16>
      mugraph.store %21 omap [2] : !mugraph.tile<8x1x2x64xf32> -> tensor<8x1x512x64xf16>
    } -> (tensor<8x1x512x64xf16>, tensor<8x1x512x64xf16>)
    %11 = mugraph.concat %10, %9 dim 3
    %12 = mugraph.block ins(%arg5, %5, %11, %arg2 : tensor<512x512xf16>, tensor<8x4x512x128xf16>, tensor<8x1x512x128xf16>, tensor<8x1x512x128xf16>) grid [8, 4, 4] loop 8 threads 256 {
    ^bb0(%arg5s: tensor<512x512xf16>, %13: tensor<8x4x512x128xf16>, %14: tensor<8x1x512x128xf16>, %arg2s: tensor<8x1x512x128xf16>):
      %arg5t = mugraph.load %arg5s imap [*, *, 0] fmap 1 : tensor<512x512xf16> -> !mugraph.tile<128x64xf16>
      %15 = mugraph.load %13 imap [0, 1, 2] : tensor<8x4x512x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %16 = mugraph.load %14 imap [0, *, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, *, *] fmap 2 : tensor<8x1x512x128xf16> -> !mugraph.tile<1x1x64x128xf16>
      %17 = mugraph.transpose %16 permutation [0, 1, 3, 2]
      %18 = mugraph.matmul %15, %17
      %19 = mugraph.scale %18 by 0.08838834764831845
      %20 = mugraph.add %arg5t, %19
      %21 = mugraph.max %20 dim 3
      %22 = mugraph.sub %20, %21
      %23 = mugraph.exp %22
      %24 = mugraph.matmul %23, %arg2t
      %25 = mugraph.sum %23 dim 3
      %26 = mugraph.accumulate sum %24 shift %21
      %27 = mugraph.accumulate sum %25 shift %21
      %28 = mugraph.div %26, %27
      mugraph.store %28 omap [0, 1, 2] : !mugraph.tile<1x1x128x128xf32> -> tensor<8x4x512x128xf16>
    } -> tensor<8x4x512x128xf16>
    func.return %12 : tensor<8x4x512x128xf16>
  }
  func.func @llama_attention_decode(%arg0: tensor<4x8x4x128xf16>, %arg1: tensor<4x8x4096x128xf16>, %arg2: tensor<4x8x4096x128xf16>) -> tensor<4x8x4x128xf16> attributes {mugraph.measured_us = 3.246300e+01 : f64} {
    %0, %1, %2 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<4x8x4096x128xf16>, tensor<4x8x4096x128xf16>, tensor<4x8x4x128xf16>) grid [4, 8, 4] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<4x8x4096x128xf16>, %arg1s: tensor<4x8x4096x128xf16>, %arg0s: tensor<4x8x4x128xf16>):
      %arg2t = mugraph.load %arg2s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1, 2] fmap 2 : tensor<4x8x4096x128xf16> -> !mugraph.tile<1x1x128x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<4x8x4x128xf16> -> !mugraph.tile<1x1x4x128xf16>
      %3 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %4 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %5 = mugraph.scale %4 by 0.08838834764831845
      %6 = mugraph.matmul %arg1t, %5
      %7 = mugraph.max %6 dim 2
      %8 = mugraph.sub %6, %7
      %9 = mugraph.exp %8
      %10 = mugraph.matmul %3, %9
      %11 = mugraph.sum %9 dim 2
      %12 = mugraph.accumulate sum %10 shift %7
      %13 = mugraph.accumulate sum %11 shift %7
      %14 = mugraph.accumulate max %7
      mugraph.store %14 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<4x4x8x1x4xf32>
      mugraph.store %13 omap [0, 1, new] : !mugraph.tile<1x1x1x4xf32> -> tensor<4x4x8x1x4xf32>
      mugraph.store %12 omap [0, 1, new] : !mugraph.tile<1x1x128x4xf32> -> tensor<4x4x8x128x4xf32>
    } -> (tensor<4x4x8x1x4xf32>, tensor<4x4x8x1x4xf32>, tensor<4x4x8x128x4xf32>)
    %3 = mugraph.block ins(%2, %0, %1 : tensor<4x4x8x128x4xf32>, tensor<4x4x8x1x4xf32>, tensor<4x4x8x1x4xf32>) grid [4, 8, 4] loop 1 threads 128 {
    ^bb0(%4: tensor<4x4x8x128x4xf32>, %5: tensor<4x4x8x1x4xf32>, %6: tensor<4x4x8x1x4xf32>):
      %7 = mugraph.load %4 imap [1, 2, 3] : tensor<4x4x8x128x4xf32> -> !mugraph.tile<4x1x1x32x4xf32>
      %8 = mugraph.load %5 imap [1, 2, *] : tensor<4x4x8x1x4xf32> -> !mugraph.tile<4x1x1x1x4xf32>
      %9 = mugraph.load %6 imap [1, 2, *] : tensor<4x4x8x1x4xf32> -> !mugraph.tile<4x1x1x1x4xf32>
      %10 = mugraph.max %8 dim 0
      %11 = mugraph.sub %8, %10
      %12 = mugraph.exp %11
      %13 = mugraph.mul %9, %12
      %14 = mugraph.sum %13 dim 0
      %15 = mugraph.div %12, %14
      %16 = mugraph.mul %7, %15
      %17 = mugraph.sum %16 dim 0
      %18 = mugraph.transpose %17 permutation [0, 1, 2, 4, 3]
      mugraph.store %18 omap [1, 2, 4] : !mugraph.tile<1x1x1x4x32xf32> -> tensor<1x4x8x4x128xf16>
    } -> tensor<1x4x8x4x128xf16>
    %4 = mugraph.reshape %3 to [4, 8, 4, 128]
    func.return %4 : tensor<4x8x4x128xf16>
  }
  func.func @llama_mlp_decode(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x14336xf16>, %arg3: tensor<4096x14336xf16>, %arg4: tensor<14336x4096xf16>) -> tensor<8x4096xf16> attributes {mugraph.measured_us = 2.966370e+02 : f64} {
    %0 = mugraph.square %arg0
    %1 = mugraph.sum %0 dim 1
    %2 = mugraph.scale %1 by 0.000244140625
    %3 = mugraph.offset %2 by 1.0e-05
    %4 = mugraph.sqrt %3
    %5 = mugraph.div %arg0, %4
    %6, %7 = mugraph.block ins(%5, %arg1, %arg2, %arg3 : tensor<8x4096xf16>, tensor<4096xf16>, tensor<4096x14336xf16>, tensor<4096x14336xf16>) grid [128, 2] loop 32 threads 128 {
    ^bb0(%8: tensor<8x4096xf16>, %arg1s: tensor<4096xf16>, %arg2s: tensor<4096x14336xf16>, %arg3s: tensor<4096x14336xf16>):
      %9 = mugraph.load %8 imap [*, 1] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x64xf16>
      %arg1t = mugraph.load %arg1s imap [*, 0] fmap 0 : tensor<4096xf16> -> !mugraph.tile<64xf16>
      %arg2t = mugraph.load %arg2s imap [1, 0] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<64x112xf16>
      %arg3t = mugraph.load %arg3s imap [1, 0] fmap 0 : tensor<4096x14336xf16> -> !mugraph.tile<64x112xf16>
      %10 = mugraph.mul %9, %arg1t
      %11 = mugraph.matmul %10, %arg2t
      %12 = mugraph.matmul %10, %arg3t
      %13 = mugraph.accumulate sum %11
      %14 = mugraph.accumulate sum %12
      mugraph.store %13 omap [1, new] : !mugraph.tile<8x112xf32> -> tensor<2x8x14336xf32>
      mugraph.store %14 omap [1, new] : !mugraph.tile<8x112xf32> -> tensor<2x8x14336xf32>
    } -> (tensor<2x8x14336xf32>, tensor<2x8x14336xf32>)
    %8 = mugraph.block ins(%arg0, %7, %6, %arg4 : tensor<8x4096xf16>, tensor<2x8x14336xf32>, tensor<2x8x14336xf32>, tensor<14336x4096xf16>) grid [2, 64] loop 112 threads 128 {
    ^bb0(%arg0s: tensor<8x4096xf16>, %9: tensor<2x8x14336xf32>, %10: tensor<2x8x14336xf32>, %arg4s: tensor<14336x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x4096xf16> -> !mugraph.tile<4x64xf16>
      %11 = mugraph.load %9 imap [1, *] fmap 2 : tensor<2x8x14336xf32> -> !mugraph.tile<2x4x128xf32>
      %12 = mugraph.load %10 imap [1, *] fmap 2 : tensor<2x8x14336xf32> -> !mugraph.tile<2x4x128xf32>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<14336x4096xf16> -> !mugraph.tile<128x64xf16>
      %13 = mugraph.sum %11 dim 0
      %14 = mugraph.sum %12 dim 0
      %15 = mugraph.silu %14
      %16 = mugraph.mul %13, %15
      %17 = mugraph.matmul %16, %arg4t
      %18 = mugraph.accumulate sum %17
      %19 = mugraph.add %arg0t, %18
      mugraph.store %19 omap [1, 2] : !mugraph.tile<1x4x64xf32> -> tensor<1x8x4096xf16>
    } -> tensor<1x8x4096xf16>
    %9 = mugraph.reshape %8 to [8, 4096]
    func.return %9 : tensor<8x4096xf16>
  }
  func.func @llama_norm_qkv_decode(%arg0: tensor<8x4096xf16>, %arg1: tensor<4096xf16>, %arg2: tensor<4096x4096xf16>, %arg3: tensor<4096x1024xf16>, %arg4: tensor<4096x1024xf16>) -> (tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>) attributes {mugraph.measured_us = 3.974300e+01 : f64} {
    %0 = mugraph.square %arg0
    %1 = mugraph.sum %0 dim 1
    %2 = mugraph.scale %1 by 0.000244140625
    %3 = mugraph.offset %2 by 1.0e-05
    %4 = mugraph.sqrt %3
    %5 = mugraph.div %arg0, %4
    %6 = mugraph.mul %5, %arg1
    %7 = mugraph.matmul %6, %arg2
    %8, %9 = mugraph.block ins(%6, %arg4, %arg3 : tensor<8x4096xf16>, tensor<4096x1024xf16>, tensor<4096x1024xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%10: tensor<8x4096xf16>, %arg4s: tensor<4096x1024xf16>, %arg3s: tensor<4096x1024xf16>):
      %11 = mugraph.load %10 imap [*] fmap 1 : tensor<8x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg4t = mugraph.load %arg4s imap [1] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x8xf16>
      %arg3t = mugraph.load %arg3s imap [1] fmap 0 : tensor<4096x1024xf16> -> !mugraph.tile<128x8xf16>
      %12 = mugraph.matmul %11, %arg4t
      %13 = mugraph.matmul %11, %arg3t
      %14 = mugraph.accumulate sum %12
      %15 = mugraph.accumulate sum %13
      mugraph.store %14 omap [1] : !mugraph.tile<8x8xf32> -> tensor<8x1024xf16>
      mugraph.store %15 omap [1] : !mugraph.tile<8x8xf32> -> tensor<8x1024xf16>
    } -> (tensor<8x1024xf16>, tensor<8x1024xf16>)
    func.return %7, %9, %8 : tensor<8x4096xf16>, tensor<8x1024xf16>, tensor<8x1024xf16>
  }
  func.func @llama_rotary(%arg0: tensor<512x32x128xf16>, %arg1: tensor<512x64xf16>, %arg2: tensor<512x64xf16>) -> tensor<512x32x128xf16> attributes {mugraph.measured_us = 6.750000e+00 : f64} {
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
  func.func @log_softmax_vocabulary(%arg0: tensor<512x30522xf16>) -> tensor<512x30522xf16> attributes {mugraph.measured_us = 3.182200e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<512x30522xf16>) grid [512] loop 1 threads 256 {
    ^bb0(%arg0s: tensor<512x30522xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x30522xf16> -> !mugraph.tile<1x30522xf16>
      %1 = mugraph.max %arg0t dim 1
      %2 = mugraph.sub %arg0t, %1
      %3 = mugraph.exp %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.log %4
      %6 = mugraph.sub %arg0t, %5
      %7 = mugraph.sub %6, %1
      mugraph.store %7 omap [0] : !mugraph.tile<1x30522xf32> -> tensor<512x30522xf16>
    } -> tensor<512x30522xf16>
    func.return %0 : tensor<512x30522xf16>
  }
  func.func @lora_linear(%arg0: tensor<512x4096xf16>, %arg1: tensor<4096x4096xf16>, %arg2: tensor<4096x16xf16>, %arg3: tensor<16x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 3.840700e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2, %arg3 : tensor<512x4096xf16>, tensor<4096x4096xf16>, tensor<4096x16xf16>, tensor<16x4096xf16>) grid [4, 32] loop 32 threads 256 {
    ^bb0(%arg0s: tensor<512x4096xf16>, %arg1s: tensor<4096x4096xf16>, %arg2s: tensor<4096x16xf16>, %arg3s: tensor<16x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0, *] fmap 1 : tensor<512x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, 1] fmap 0 : tensor<4096x4096xf16> -> !mugraph.tile<128x128xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] fmap 0 : tensor<4096x16xf16> -> !mugraph.tile<128x16xf16>
      %arg3t = mugraph.load %arg3s imap [*, 1] : tensor<16x4096xf16> -> !mugraph.tile<16x128xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.matmul %arg0t, %arg2t
      %3 = mugraph.accumulate sum %1
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.scale %4 by 2.0
      %6 = mugraph.matmul %5, %arg3t
      %7 = mugraph.add %3, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x128xf32> -> tensor<512x4096xf16>
    } -> tensor<512x4096xf16>
    func.return %0 : tensor<512x4096xf16>
  }
  func.func @mish(%arg0: tensor<4096x4096xf16>) -> tensor<4096x4096xf16> attributes {mugraph.measured_us = 5.882900e+01 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<4096x4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<4096x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<4096x4096xf16> -> !mugraph.tile<2x4096xf16>
      %1 = mugraph.exp %arg0t
      %2 = mugraph.offset %1 by 1.0
      %3 = mugraph.log %2
      %4 = mugraph.tanh %3
      %5 = mugraph.mul %arg0t, %4
      mugraph.store %5 omap [0] : !mugraph.tile<2x4096xf32> -> tensor<4096x4096xf16>
    } -> tensor<4096x4096xf16>
    func.return %0 : tensor<4096x4096xf16>
  }
  func.func @mixtral_combine(%arg0: tensor<512x4096xf16>, %arg1: tensor<512x8xf16>, %arg2: tensor<512x8x4096xf16>) -> tensor<512x4096xf16> attributes {mugraph.measured_us = 1.773000e+01 : f64} {
    %0 = mugraph.reshape %arg1 to [512, 8, 1]
    %1 = mugraph.block ins(%arg2, %0 : tensor<512x8x4096xf16>, tensor<512x8x1xf16>) grid [512] loop 8 threads 128 {
    ^bb0(%arg2s: tensor<512x8x4096xf16>, %2: tensor<512x8x1xf16>):
      %arg2t = mugraph.load %arg2s imap [0] fmap 1 : tensor<512x8x4096xf16> -> !mugraph.tile<1x1x4096xf16>
      %3 = mugraph.load %2 imap [0] fmap 1 : tensor<512x8x1xf16> -> !mugraph.tile<1x1x1xf16>
      %4 = mugraph.mul %arg2t, %3
      %5 = mugraph.accumulate sum %4
      %6 = mugraph.sum %5 dim 1
      mugraph.store %6 omap [0] : !mugraph.tile<1x1x4096xf32> -> tensor<512x1x4096xf16>
    } -> tensor<512x1x4096xf16>
    %2 = mugraph.reshape %1 to [512, 4096]
    %3 = mugraph.block ins(%arg0, %2 : tensor<512x4096xf16>, tensor<512x4096xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x4096xf16>, %4: tensor<512x4096xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x4096xf16> -> !mugraph.tile<1x4096xf16>
      %5 = mugraph.load %4 imap [0] : tensor<512x4096xf16> -> !mugraph.tile<1x4096xf16>
      %6 = mugraph.add %arg0t, %5
      mugraph.store %6 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<512x4096xf16>
    } -> tensor<512x4096xf16>
    func.return %3 : tensor<512x4096xf16>
  }
  func.func @mixtral_router(%arg0: tensor<1024x4096xf16>, %arg1: tensor<4096x8xf16>) -> tensor<1024x8xf16> attributes {mugraph.measured_us = 7.365000e+00 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<1024x4096xf16>, tensor<4096x8xf16>) grid [128] loop 32 threads 128 {
    ^bb0(%arg0s: tensor<1024x4096xf16>, %arg1s: tensor<4096x8xf16>):
      %arg0t = mugraph.load %arg0s imap [0] fmap 1 : tensor<1024x4096xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<4096x8xf16> -> !mugraph.tile<128x8xf16>
      %1 = mugraph.matmul %arg0t, %arg1t
      %2 = mugraph.accumulate sum %1
      %3 = mugraph.max %2 dim 1
      %4 = mugraph.sub %2, %3
      %5 = mugraph.exp %4
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.div %5, %6
      mugraph.store %7 omap [0] : !mugraph.tile<8x8xf32> -> tensor<1024x8xf16>
    } -> tensor<1024x8xf16>
    func.return %0 : tensor<1024x8xf16>
  }
  func.func @norm_linear_gelu(%arg0: tensor<128x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768xf16>, %arg3: tensor<3072x768xf16>, %arg4: tensor<3072xf16>) -> tensor<128x3072xf16> attributes {mugraph.measured_us = 2.451300e+01 : f64} {
    %0 = mugraph.block ins(%arg4, %arg2, %arg1, %arg0, %arg3 : tensor<3072xf16>, tensor<768xf16>, tensor<768xf16>, tensor<128x768xf16>, tensor<3072x768xf16>) grid [8, 64] loop 1 threads 256 {
    ^bb0(%arg4s: tensor<3072xf16>, %arg2s: tensor<768xf16>, %arg1s: tensor<768xf16>, %arg0s: tensor<128x768xf16>, %arg3s: tensor<3072x768xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<3072xf16> -> !mugraph.tile<48xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<128x768xf16> -> !mugraph.tile<16x768xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3072x768xf16> -> !mugraph.tile<48x768xf16>
      %1 = mugraph.sum %arg0t dim 1
      %2 = mugraph.scale %1 by 0.0013020833333333333
      %3 = mugraph.sub %arg0t, %2
      %4 = mugraph.mul %arg1t, %3
      %5 = mugraph.square %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.0013020833333333333
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      %11 = mugraph.add %arg2t, %10
      %12 = mugraph.transpose %arg3t permutation [1, 0]
      %13 = mugraph.matmul %11, %12
      %14 = mugraph.add %arg4t, %13
      %15 = mugraph.gelu %14 form "erf"
      mugraph.store %15 omap [0, 1] : !mugraph.tile<16x48xf32> -> tensor<128x3072xf16>
    } -> tensor<128x3072xf16>
    func.return %0 : tensor<128x3072xf16>
  }
  func.func @relu_linear_attention(%arg0: tensor<12x2048x64xf16>, %arg1: tensor<12x2048x64xf16>, %arg2: tensor<12x2048x64xf16>) -> tensor<12x2048x64xf16> attributes {mugraph.measured_us = 1.390800e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg2, %arg1 : tensor<12x2048x64xf16>, tensor<12x2048x64xf16>) grid [12, 2, 4] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<12x2048x64xf16>, %arg1s: tensor<12x2048x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg1t = mugraph.load %arg1s imap [0, 2, 1] fmap 1 : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x32xf16>
      %2 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %3 = mugraph.relu %arg1t
      %4 = mugraph.matmul %2, %3
      %5 = mugraph.sum %3 dim 1
      %6 = mugraph.accumulate sum %4
      %7 = mugraph.accumulate sum %5
      mugraph.store %7 omap [0, 2, new] : !mugraph.tile<1x1x32xf32> -> tensor<4x12x1x64xf32>
      mugraph.store %6 omap [0, 2, new] : !mugraph.tile<1x64x32xf32> -> tensor<4x12x64x64xf32>
    } -> (tensor<4x12x1x64xf32>, tensor<4x12x64x64xf32>)
    %2 = mugraph.block ins(%1, %arg0, %0 : tensor<4x12x64x64xf32>, tensor<12x2048x64xf16>, tensor<4x12x1x64xf32>) grid [12, 16, 2] loop 1 threads 128 {
    ^bb0(%3: tensor<4x12x64x64xf32>, %arg0s: tensor<12x2048x64xf16>, %4: tensor<4x12x1x64xf32>):
      %5 = mugraph.load %3 imap [1, *, 2] : tensor<4x12x64x64xf32> -> !mugraph.tile<4x1x32x64xf32>
      %arg0t = mugraph.load %arg0s imap [0, 1, *] : tensor<12x2048x64xf16> -> !mugraph.tile<1x128x64xf16>
      %6 = mugraph.load %4 imap [1, *, *] : tensor<4x12x1x64xf32> -> !mugraph.tile<4x1x1x64xf32>
      %7 = mugraph.sum %5 dim 0
      %8 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %9 = mugraph.relu %8
      %10 = mugraph.matmul %7, %9
      %11 = mugraph.sum %6 dim 0
      %12 = mugraph.matmul %11, %9
      %13 = mugraph.offset %12 by 0.001
      %14 = mugraph.div %10, %13
      %15 = mugraph.transpose %14 permutation [0, 1, 3, 2]
      mugraph.store %15 omap [1, 2, 3] : !mugraph.tile<1x1x128x32xf32> -> tensor<1x12x2048x64xf16>
    } -> tensor<1x12x2048x64xf16>
    %3 = mugraph.reshape %2 to [12, 2048, 64]
    func.return %3 : tensor<12x2048x64xf16>
  }
  func.func @residual_rms_norm(%arg0: tensor<2048x4096xf16>, %arg1: tensor<2048x4096xf16>, %arg2: tensor<4096xf16>) -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>) attributes {mugraph.measured_us = 2.308000e+01 : f64} {
    %0, %1 = mugraph.block ins(%arg2, %arg0, %arg1 : tensor<4096xf16>, tensor<2048x4096xf16>, tensor<2048x4096xf16>) grid [2048] loop 1 threads 128 {
    ^bb0(%arg2s: tensor<4096xf16>, %arg0s: tensor<2048x4096xf16>, %arg1s: tensor<2048x4096xf16>):
      %arg2t = mugraph.load %arg2s imap [*] : tensor<4096xf16> -> !mugraph.tile<4096xf16>
      %arg0t = mugraph.load %arg0s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<1x4096xf16>
      %arg1t = mugraph.load %arg1s imap [0] : tensor<2048x4096xf16> -> !mugraph.tile<1x4096xf16>
      %2 = mugraph.add %arg0t, %arg1t
      %3 = mugraph.square %2
      %4 = mugraph.sum %3 dim 1
      %5 = mugraph.scale %4 by 0.000244140625
      %6 = mugraph.offset %5 by 1.0e-05
      %7 = mugraph.sqrt %6
      %8 = mugraph.div %2, %7
      %9 = mugraph.mul %arg2t, %8
      mugraph.store %9 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<2048x4096xf16>
      mugraph.store %2 omap [0] : !mugraph.tile<1x4096xf32> -> tensor<2048x4096xf16>
    } -> (tensor<2048x4096xf16>, tensor<2048x4096xf16>)
    func.return %1, %0 : tensor<2048x4096xf16>, tensor<2048x4096xf16>
  }
  func.func @retention_step(%arg0: tensor<8x16x128x128xf16>, %arg1: tensor<16x1x1xf16>, %arg2: tensor<8x16x1x128xf16>, %arg3: tensor<8x16x1x128xf16>, %arg4: tensor<8x16x1x128xf16>) -> (tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>) attributes {mugraph.measured_us = 4.539000e+00 : f64} {
    %0, %1 = mugraph.block ins(%arg1, %arg0, %arg4, %arg3, %arg2 : tensor<16x1x1xf16>, tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>, tensor<8x16x1x128xf16>) grid [8, 16, 2] loop 1 threads 128 {
    ^bb0(%arg1s: tensor<16x1x1xf16>, %arg0s: tensor<8x16x128x128xf16>, %arg4s: tensor<8x16x1x128xf16>, %arg3s: tensor<8x16x1x128xf16>, %arg2s: tensor<8x16x1x128xf16>):
      %arg1t = mugraph.load %arg1s imap [*, 0, *] : tensor<16x1x1xf16> -> !mugraph.tile<1x1x1xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1, 3] : tensor<8x16x128x128xf16> -> !mugraph.tile<1x1x128x64xf16>
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x16x1x128xf16> -> !mugraph.tile<1x1x1x128xf16>
      %2 = mugraph.transpose %arg0t permutation [0, 1, 3, 2]
      %3 = mugraph.mul %arg1t, %2
      %4 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %5 = mugraph.matmul %4, %arg3t
      %6 = mugraph.add %3, %5
      %7 = mugraph.transpose %arg2t permutation [0, 1, 3, 2]
      %8 = mugraph.matmul %6, %7
      %9 = mugraph.transpose %8 permutation [0, 1, 3, 2]
      %10 = mugraph.transpose %6 permutation [0, 1, 3, 2]
      mugraph.store %9 omap [0, 1, 3] : !mugraph.tile<1x1x1x64xf32> -> tensor<8x16x1x128xf16>
      mugraph.store %10 omap [0, 1, 3] : !mugraph.tile<1x1x128x64xf32> -> tensor<8x16x128x128xf16>
    } -> (tensor<8x16x1x128xf16>, tensor<8x16x128x128xf16>)
    func.return %1, %0 : tensor<8x16x128x128xf16>, tensor<8x16x1x128xf16>
  }
  func.func @squeeze_excite(%arg0: tensor<8x96x3136xf16>, %arg1: tensor<4x96xf16>, %arg2: tensor<4xf16>, %arg3: tensor<96x4xf16>, %arg4: tensor<96xf16>) -> tensor<8x96x3136xf16> attributes {mugraph.measured_us = 7.448000e+00 : f64} {
    %0 = mugraph.block ins(%arg0 : tensor<8x96x3136xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x96x3136xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x96x3136xf16> -> !mugraph.tile<1x2x3136xf16>
      %1 = mugraph.sum %arg0t dim 2
      %2 = mugraph.scale %1 by 0.00031887755102040814
      mugraph.store %2 omap [0, 1] : !mugraph.tile<1x2x1xf32> -> tensor<8x96x1xf16>
    } -> tensor<8x96x1xf16>
    %1 = mugraph.reshape %0 to [8, 96]
    %2 = mugraph.block ins(%arg4, %arg2, %1, %arg1, %arg3 : tensor<96xf16>, tensor<4xf16>, tensor<8x96xf16>, tensor<4x96xf16>, tensor<96x4xf16>) grid [8, 12] loop 1 threads 128 {
    ^bb0(%arg4s: tensor<96xf16>, %arg2s: tensor<4xf16>, %3: tensor<8x96xf16>, %arg1s: tensor<4x96xf16>, %arg3s: tensor<96x4xf16>):
      %arg4t = mugraph.load %arg4s imap [*, 0] : tensor<96xf16> -> !mugraph.tile<8xf16>
      %arg2t = mugraph.load %arg2s imap [*, *] : tensor<4xf16> -> !mugraph.tile<4xf16>
      %4 = mugraph.load %3 imap [0, *] : tensor<8x96xf16> -> !mugraph.tile<1x96xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<4x96xf16> -> !mugraph.tile<4x96xf16>
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<96x4xf16> -> !mugraph.tile<8x4xf16>
      %5 = mugraph.transpose %arg1t permutation [1, 0]
      %6 = mugraph.matmul %4, %5
      %7 = mugraph.add %arg2t, %6
      %8 = mugraph.silu %7
      %9 = mugraph.transpose %arg3t permutation [1, 0]
      %10 = mugraph.matmul %8, %9
      %11 = mugraph.add %arg4t, %10
      %12 = mugraph.sigmoid %11
      mugraph.store %12 omap [0, 1] : !mugraph.tile<1x8xf32> -> tensor<8x96xf16>
    } -> tensor<8x96xf16>
    %3 = mugraph.reshape %2 to [8, 96, 1]
    %4 = mugraph.block ins(%arg0, %3 : tensor<8x96x3136xf16>, tensor<8x96x1xf16>) grid [8, 48] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x96x3136xf16>, %5: tensor<8x96x1xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<8x96x3136xf16> -> !mugraph.tile<1x2x3136xf16>
      %6 = mugraph.load %5 imap [0, 1] : tensor<8x96x1xf16> -> !mugraph.tile<1x2x1xf16>
      %7 = mugraph.mul %arg0t, %6
      mugraph.store %7 omap [0, 1] : !mugraph.tile<1x2x3136xf32> -> tensor<8x96x3136xf16>
    } -> tensor<8x96x3136xf16>
    func.return %4 : tensor<8x96x3136xf16>
  }
  func.func @swiglu_packed(%arg0: tensor<2048x22016xf16>) -> tensor<2048x11008xf16> attributes {mugraph.measured_us = 4.701100e+01 : f64} {
    %0 = mugraph.slice %arg0 dim 1 start 0 stop 11008
    %1 = mugraph.slice %arg0 dim 1 start 11008 stop 22016
    %2 = mugraph.block ins(%1, %0 : tensor<2048x11008xf16>, tensor<2048x11008xf16>) grid [64, 86] loop 1 threads 128 {
    ^bb0(%3: tensor<2048x11008xf16>, %4: tensor<2048x11008xf16>):
      %5 = mugraph.load %3 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<32x128xf16>
      %6 = mugraph.load %4 imap [0, 1] : tensor<2048x11008xf16> -> !mugraph.tile<32x128xf16>
      %7 = mugraph.silu %6
      %8 = mugraph.mul %5, %7
      mugraph.store %8 omap [0, 1] : !mugraph.tile<32x128xf32> -> tensor<2048x11008xf16>
    } -> tensor<2048x11008xf16>
    func.return %2 : tensor<2048x11008xf16>
  }
  func.func @swin_attention(%arg0: tensor<512x3x49x32xf16>, %arg1: tensor<512x3x49x32xf16>, %arg2: tensor<512x3x49x32xf16>, %arg3: tensor<3x49x49xf16>) -> tensor<512x3x49x32xf16> attributes {mugraph.measured_us = 9.346000e+00 : f64} {
    %0 = mugraph.block ins(%arg3, %arg0, %arg1, %arg2 : tensor<3x49x49xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>, tensor<512x3x49x32xf16>) grid [512, 3] loop 1 threads 128 {
    ^bb0(%arg3s: tensor<3x49x49xf16>, %arg0s: tensor<512x3x49x32xf16>, %arg1s: tensor<512x3x49x32xf16>, %arg2s: tensor<512x3x49x32xf16>):
      %arg3t = mugraph.load %arg3s imap [*, 0] : tensor<3x49x49xf16> -> !mugraph.tile<1x49x49xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg1t = mugraph.load %arg1s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1] : tensor<512x3x49x32xf16> -> !mugraph.tile<1x1x49x32xf16>
      %1 = mugraph.scale %arg0t by 0.1767766952966369
      %2 = mugraph.transpose %arg1t permutation [0, 1, 3, 2]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.add %arg3t, %3
      %5 = mugraph.max %4 dim 3
      %6 = mugraph.sub %4, %5
      %7 = mugraph.exp %6
      %8 = mugraph.matmul %7, %arg2t
      %9 = mugraph.sum %7 dim 3
      %10 = mugraph.div %8, %9
      mugraph.store %10 omap [0, 1] : !mugraph.tile<1x1x49x32xf32> -> tensor<512x3x49x32xf16>
    } -> tensor<512x3x49x32xf16>
    func.return %0 : tensor<512x3x49x32xf16>
  }
  func.func @t5_attention(%arg0: tensor<12x512x64xf16>, %arg1: tensor<12x512x64xf16>, %arg2: tensor<12x512x64xf16>, %arg3: tensor<12x512x512xf16>) -> tensor<12x512x64xf16> attributes {mugraph.measured_us = 1.987300e+01 : f64} {
    %0 = mugraph.block ins(%arg2, %arg3, %arg1, %arg0 : tensor<12x512x64xf16>, tensor<12x512x512xf16>, tensor<12x512x64xf16>, tensor<12x512x64xf16>) grid [12, 16] loop 4 threads 128 {
    ^bb0(%arg2s: tensor<12x512x64xf16>, %arg3s: tensor<12x512x512xf16>, %arg1s: tensor<12x512x64xf16>, %arg0s: tensor<12x512x64xf16>):
      %arg2t = mugraph.load %arg2s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1] fmap 2 : tensor<12x512x512xf16> -> !mugraph.tile<1x32x128xf16>
      %arg1t = mugraph.load %arg1s imap [0, *] fmap 1 : tensor<12x512x64xf16> -> !mugraph.tile<1x128x64xf16>
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<12x512x64xf16> -> !mugraph.tile<1x32x64xf16>
      %1 = mugraph.transpose %arg2t permutation [0, 2, 1]
      %2 = mugraph.transpose %arg3t permutation [0, 2, 1]
      %3 = mugraph.transpose %arg0t permutation [0, 2, 1]
      %4 = mugraph.matmul %arg1t, %3
      %5 = mugraph.add %2, %4
      %6 = mugraph.max %5 dim 1
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %1, %8
      %10 = mugraph.sum %8 dim 1
      %11 = mugraph.accumulate sum %9 shift %6
      %12 = mugraph.accumulate sum %10 shift %6
      %13 = mugraph.div %11, %12
      %14 = mugraph.transpose %13 permutation [0, 2, 1]
      mugraph.store %14 omap [0, 1] : !mugraph.tile<1x32x64xf32> -> tensor<12x512x64xf16>
    } -> tensor<12x512x64xf16>
    func.return %0 : tensor<12x512x64xf16>
  }
  func.func @t5_cross_attention(%arg0: tensor<128x768xf16>, %arg1: tensor<512x768xf16>, %arg2: tensor<512x768xf16>, %arg3: tensor<1x512xf16>) -> tensor<128x768xf16> attributes {mugraph.measured_us = 6.732000e+00 : f64} {
    %0 = mugraph.reshape %arg0 to [128, 12, 64]
    %1 = mugraph.reshape %arg1 to [512, 12, 64]
    %2 = mugraph.reshape %arg2 to [512, 12, 64]
    %3 = mugraph.block ins(%arg3, %0, %1, %2 : tensor<1x512xf16>, tensor<128x12x64xf16>, tensor<512x12x64xf16>, tensor<512x12x64xf16>) grid [8, 12] loop 1 threads 256 {
    ^bb0(%arg3s: tensor<1x512xf16>, %4: tensor<128x12x64xf16>, %5: tensor<512x12x64xf16>, %6: tensor<512x12x64xf16>):
      %arg3t = mugraph.load %arg3s imap [*, *] : tensor<1x512xf16> -> !mugraph.tile<1x512xf16>
      %7 = mugraph.load %4 imap [0, 1] : tensor<128x12x64xf16> -> !mugraph.tile<16x1x64xf16>
      %8 = mugraph.load %5 imap [*, 1] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %9 = mugraph.load %6 imap [*, 1] : tensor<512x12x64xf16> -> !mugraph.tile<512x1x64xf16>
      %10 = mugraph.transpose %7 permutation [1, 0, 2]
      %11 = mugraph.transpose %8 permutation [1, 0, 2]
      %12 = mugraph.transpose %11 permutation [0, 2, 1]
      %13 = mugraph.matmul %10, %12
      %14 = mugraph.add %arg3t, %13
      %15 = mugraph.max %14 dim 2
      %16 = mugraph.sub %14, %15
      %17 = mugraph.exp %16
      %18 = mugraph.transpose %9 permutation [1, 0, 2]
      %19 = mugraph.matmul %17, %18
      %20 = mugraph.sum %17 dim 2
      %21 = mugraph.div %19, %20
      %22 = mugraph.transpose %21 permutation [1, 0, 2]
      mugraph.store %22 omap [0, 1] : !mugraph.tile<16x1x64xf32> -> tensor<128x12x64xf16>
    } -> tensor<128x12x64xf16>
    %4 = mugraph.reshape %3 to [128, 768]
    func.return %4 : tensor<128x768xf16>
  }
  func.func @t5_gated_mlp(%arg0: tensor<512x768xf16>, %arg1: tensor<768xf16>, %arg2: tensor<768x2048xf16>, %arg3: tensor<768x2048xf16>, %arg4: tensor<2048x768xf16>) -> tensor<512x768xf16> attributes {mugraph.measured_us = 2.389200e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x768xf16>, tensor<768xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %arg1s: tensor<768xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x768xf16> -> !mugraph.tile<2x768xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<768xf16> -> !mugraph.tile<768xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.0013020833333333333
      %5 = mugraph.offset %4 by 1.0e-06
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      mugraph.store %7 omap [0] : !mugraph.tile<2x768xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    %1 = mugraph.concat %arg2, %arg3 dim 1
    %2 = mugraph.matmul %0, %1
    %3 = mugraph.slice %2 dim 1 start 0 stop 2048
    %4 = mugraph.slice %2 dim 1 start 2048 stop 4096
    %5 = mugraph.block ins(%4, %3 : tensor<512x2048xf16>, tensor<512x2048xf16>) grid [512] loop 1 threads 128 {
    ^bb0(%6: tensor<512x2048xf16>, %7: tensor<512x2048xf16>):
      %8 = mugraph.load %6 imap [0] : tensor<512x2048xf16> -> !mugraph.tile<1x2048xf16>
      %9 = mugraph.load %7 imap [0] : tensor<512x2048xf16> -> !mugraph.tile<1x2048xf16>
      %10 = mugraph.gelu %9 form "tanh"
      %11 = mugraph.mul %8, %10
      mugraph.store %11 omap [0] : !mugraph.tile<1x2048xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %6 = mugraph.block ins(%arg0, %5, %arg4 : tensor<512x768xf16>, tensor<512x2048xf16>, tensor<2048x768xf16>) grid [8, 12] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<512x768xf16>, %7: tensor<512x2048xf16>, %arg4s: tensor<2048x768xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1] : tensor<512x768xf16> -> !mugraph.tile<64x64xf16>
      %8 = mugraph.load %7 imap [0, *] fmap 1 : tensor<512x2048xf16> -> !mugraph.tile<64x128xf16>
      %arg4t = mugraph.load %arg4s imap [*, 1] fmap 0 : tensor<2048x768xf16> -> !mugraph.tile<128x64xf16>
      %9 = mugraph.matmul %8, %arg4t
      %10 = mugraph.accumulate sum %9
      %11 = mugraph.add %arg0t, %10
      mugraph.store %11 omap [0, 1] : !mugraph.tile<64x64xf32> -> tensor<512x768xf16>
    } -> tensor<512x768xf16>
    func.return %6 : tensor<512x768xf16>
  }
  func.func @tinyllama_layer_decode(%arg0: tensor<8x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<8x4x1024x64xf16>, %arg4: tensor<8x4x1024x64xf16>, %arg5: tensor<2048x2048xf16>, %arg6: tensor<2048xf16>, %arg7: tensor<2048x5632xf16>, %arg8: tensor<2048x5632xf16>, %arg9: tensor<5632x2048xf16>) -> tensor<8x2048xf16> attributes {mugraph.measured_us = 5.545600e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1, %arg2 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %arg1s: tensor<2048xf16>, %arg2s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg1t = mugraph.load %arg1s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg2t = mugraph.load %arg2s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.matmul %1, %arg2t
      %3 = mugraph.square %arg0t
      %4 = mugraph.accumulate sum %2
      %5 = mugraph.accumulate sum %3
      %6 = mugraph.sum %5 dim 1
      %7 = mugraph.scale %6 by 0.00048828125
      %8 = mugraph.offset %7 by 1.0e-05
      %9 = mugraph.sqrt %8
      %10 = mugraph.div %4, %9
      mugraph.store %10 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %1 = mugraph.reshape %0 to [8, 4, 8, 64]
    %2 = mugraph.block ins(%arg4, %arg3, %1 : tensor<8x4x1024x64xf16>, tensor<8x4x1024x64xf16>, tensor<8x4x8x64xf16>) grid [8, 4, 4] loop 8 threads 128 {
    ^bb0(%arg4s: tensor<8x4x1024x64xf16>, %arg3s: tensor<8x4x1024x64xf16>, %3: tensor<8x4x8x64xf16>):
      %arg4t = mugraph.load %arg4s imap [0, 1, 3] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x16xf16>
      %arg3t = mugraph.load %arg3s imap [0, 1, *] fmap 2 : tensor<8x4x1024x64xf16> -> !mugraph.tile<1x1x128x64xf16>
      %4 = mugraph.load %3 imap [0, 1, *] : tensor<8x4x8x64xf16> -> !mugraph.tile<1x1x8x64xf16>
      %5 = mugraph.transpose %arg4t permutation [0, 1, 3, 2]
      %6 = mugraph.transpose %4 permutation [0, 1, 3, 2]
      %7 = mugraph.scale %6 by 0.125
      %8 = mugraph.matmul %arg3t, %7
      %9 = mugraph.max %8 dim 2
      %10 = mugraph.sub %8, %9
      %11 = mugraph.exp %10
      %12 = mugraph.matmul %5, %11
      %13 = mugraph.accumulate sum %12 shift %9
      %14 = mugraph.accumulate sum %11 shift %9
      %15 = mugraph.sum %14 dim 2
      %16 = mugraph.div %13, %15
      %17 = mugraph.transpose %16 permutation [0, 1, 3, 2]
      mugraph.store %17 omap [0, 1, 3] : !mugraph.tile<1x1x8x16xf32> -> tensor<8x4x8x64xf16>
    } -> tensor<8x4x8x64xf16>
    %3 = mugraph.reshape %2 to [8, 2048]
    %4 = mugraph.block ins(%arg0, %3, %arg5 : tensor<8x2048xf16>, tensor<8x2048xf16>, tensor<2048x2048xf16>) grid [128] loop 16 threads 128 {
    ^bb0(%arg0s: tensor<8x2048xf16>, %5: tensor<8x2048xf16>, %arg5s: tensor<2048x2048xf16>):
      %arg0t = mugraph.load %arg0s imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %6 = mugraph.load %5 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg5t = mugraph.load %arg5s imap [1] fmap 0 : tensor<2048x2048xf16> -> !mugraph.tile<128x16xf16>
      %7 = mugraph.matmul %6, %arg5t
      %8 = mugraph.accumulate sum %7
      %9 = mugraph.add %arg0t, %8
      mugraph.store %9 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    %5 = mugraph.block ins(%4, %arg6, %arg7, %arg8 : tensor<8x2048xf16>, tensor<2048xf16>, tensor<2048x5632xf16>, tensor<2048x5632xf16>) grid [88] loop 16 threads 128 {
    ^bb0(%6: tensor<8x2048xf16>, %arg6s: tensor<2048xf16>, %arg7s: tensor<2048x5632xf16>, %arg8s: tensor<2048x5632xf16>):
      %7 = mugraph.load %6 imap [*] fmap 1 : tensor<8x2048xf16> -> !mugraph.tile<8x128xf16>
      %arg6t = mugraph.load %arg6s imap [*] fmap 0 : tensor<2048xf16> -> !mugraph.tile<128xf16>
      %arg7t = mugraph.load %arg7s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %arg8t = mugraph.load %arg8s imap [1] fmap 0 : tensor<2048x5632xf16> -> !mugraph.tile<128x64xf16>
      %8 = mugraph.mul %7, %arg6t
      %9 = mugraph.matmul %8, %arg7t
      %10 = mugraph.square %7
      %11 = mugraph.matmul %8, %arg8t
      %12 = mugraph.accumulate sum %9
      %13 = mugraph.accumulate sum %10
      %14 = mugraph.accumulate sum %11
      %15 = mugraph.sum %13 dim 1
      %16 = mugraph.scale %15 by 0.00048828125
      %17 = mugraph.offset %16 by 1.0e-05
      %18 = mugraph.sqrt %17
      %19 = mugraph.div %12, %18
      %20 = mugraph.silu %19
      %21 = mugraph.div %14, %18
      %22 = mugraph.mul %20, %21
      mugraph.store %22 omap [1] : !mugraph.tile<8x64xf32> -> tensor<8x5632xf16>
    } -> tensor<8x5632xf16>
    %6 = mugraph.block ins(%4, %5, %arg9 : tensor<8x2048xf16>, tensor<8x5632xf16>, tensor<5632x2048xf16>) grid [128] loop 44 threads 128 {
    ^bb0(%7: tensor<8x2048xf16>, %8: tensor<8x5632xf16>, %arg9s: tensor<5632x2048xf16>):
      %9 = mugraph.load %7 imap [1] : tensor<8x2048xf16> -> !mugraph.tile<8x16xf16>
      %10 = mugraph.load %8 imap [*] fmap 1 : tensor<8x5632xf16> -> !mugraph.tile<8x128xf16>
      %arg9t = mugraph.load %arg9s imap [1] fmap 0 : tensor<5632x2048xf16> -> !mugraph.tile<128x16xf16>
      %11 = mugraph.matmul %10, %arg9t
      %12 = mugraph.accumulate sum %11
      %13 = mugraph.add %9, %12
      mugraph.store %13 omap [1] : !mugraph.tile<8x16xf32> -> tensor<8x2048xf16>
    } -> tensor<8x2048xf16>
    func.return %6 : tensor<8x2048xf16>
  }
  func.func @tinyllama_norm_qkv(%arg0: tensor<512x2048xf16>, %arg1: tensor<2048xf16>, %arg2: tensor<2048x2048xf16>, %arg3: tensor<2048x256xf16>, %arg4: tensor<2048x256xf16>) -> (tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>) attributes {mugraph.measured_us = 2.463500e+01 : f64} {
    %0 = mugraph.block ins(%arg0, %arg1 : tensor<512x2048xf16>, tensor<2048xf16>) grid [256] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<512x2048xf16>, %arg1s: tensor<2048xf16>):
      %arg0t = mugraph.load %arg0s imap [0] : tensor<512x2048xf16> -> !mugraph.tile<2x2048xf16>
      %arg1t = mugraph.load %arg1s imap [*] : tensor<2048xf16> -> !mugraph.tile<2048xf16>
      %1 = mugraph.mul %arg0t, %arg1t
      %2 = mugraph.square %arg0t
      %3 = mugraph.sum %2 dim 1
      %4 = mugraph.scale %3 by 0.00048828125
      %5 = mugraph.offset %4 by 1.0e-05
      %6 = mugraph.sqrt %5
      %7 = mugraph.div %1, %6
      mugraph.store %7 omap [0] : !mugraph.tile<2x2048xf32> -> tensor<512x2048xf16>
    } -> tensor<512x2048xf16>
    %1 = mugraph.concat %arg2, %arg3, %arg4 dim 1
    %2 = mugraph.matmul %0, %1
    %3 = mugraph.slice %2 dim 1 start 0 stop 2048
    %4 = mugraph.slice %2 dim 1 start 2048 stop 2304
    %5 = mugraph.slice %2 dim 1 start 2304 stop 2560
    func.return %3, %4, %5 : tensor<512x2048xf16>, tensor<512x256xf16>, tensor<512x256xf16>
  }
  func.func @two_towers(%arg0: tensor<256x256xf16>, %arg1: tensor<256x128xf16>, %arg2: tensor<4096x128xf16>) -> tensor<256x4096xf16> attributes {mugraph.measured_us = 6.780000e+00 : f64} {
    %0 = mugraph.block ins(%arg2, %arg1, %arg0 : tensor<4096x128xf16>, tensor<256x128xf16>, tensor<256x256xf16>) grid [2, 64] loop 1 threads 256 {
    ^bb0(%arg2s: tensor<4096x128xf16>, %arg1s: tensor<256x128xf16>, %arg0s: tensor<256x256xf16>):
      %arg2t = mugraph.load %arg2s imap [*, 0] : tensor<4096x128xf16> -> !mugraph.tile<64x128xf16>
      %arg1t = mugraph.load %arg1s imap [*, *] : tensor<256x128xf16> -> !mugraph.tile<256x128xf16>
      %arg0t = mugraph.load %arg0s imap [0, *] : tensor<256x256xf16> -> !mugraph.tile<128x256xf16>
      %1 = mugraph.transpose %arg1t permutation [1, 0]
      %2 = mugraph.transpose %arg0t permutation [1, 0]
      %3 = mugraph.matmul %1, %2
      %4 = mugraph.relu %3
      %5 = mugraph.matmul %arg2t, %4
      %6 = mugraph.sigmoid %5
      %7 = mugraph.transpose %6 permutation [1, 0]
      mugraph.store %7 omap [0, 1] : !mugraph.tile<128x64xf32> -> tensor<256x4096xf16>
    } -> tensor<256x4096xf16>
    func.return %0 : tensor<256x4096xf16>
  }
  func.func @vit_attention(%arg0: tensor<8x12x197x64xf16>, %arg1: tensor<8x12x197x64xf16>, %arg2: tensor<8x12x197x64xf16>) -> tensor<8x12x197x64xf16> attributes {mugraph.measured_us = 1.069400e+01 : f64} {
    %0 = mugraph.transpose %arg1 permutation [0, 1, 3, 2]
    %1 = mugraph.block ins(%arg0, %0, %arg2 : tensor<8x12x197x64xf16>, tensor<8x12x64x197xf16>, tensor<8x12x197x64xf16>) grid [8, 12, 4] loop 1 threads 128 {
    ^bb0(%arg0s: tensor<8x12x197x64xf16>, %2: tensor<8x12x64x197xf16>, %arg2s: tensor<8x12x197x64xf16>):
      %arg0t = mugraph.load %arg0s imap [0, 1, 2] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x64x64xf16>
      %3 = mugraph.load %2 imap [0, 1, *] : tensor<8x12x64x197xf16> -> !mugraph.tile<1x1x64x197xf16>
      %arg2t = mugraph.load %arg2s imap [0, 1, *] : tensor<8x12x197x64xf16> -> !mugraph.tile<1x1x197x64xf16>
      %4 = mugraph.scale %arg0t by 0.125
      %5 = mugraph.matmul %4, %3
      %6 = mugraph.max %5 dim 3
      %7 = mugraph.sub %5, %6
      %8 = mugraph.exp %7
      %9 = mugraph.matmul %8, %arg2t
      %10 = mugraph.sum %8 dim 3
      %11 = mugraph.div %9, %10
      mugraph.store %11 omap [0, 1, 2] : !mugraph.tile<1x1x64x64xf32> -> tensor<8x12x197x64xf16>
    } -> tensor<8x12x197x64xf16>
    func.return %1 : tensor<8x12x197x64xf16>
  }
}
