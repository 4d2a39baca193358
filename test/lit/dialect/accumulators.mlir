// The accumulators, several results, and partial results in a new leading dimension that a second kernel adds up.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK-LABEL: func.func @split(%x: tensor<16x4096xf16>, %w: tensor<4096x64xf16>) -> (tensor<16x64xf16>, tensor<16x1xf32>, tensor<16x4096xf32>) {
// CHECK-NEXT: %partial, %largest, %copy = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x64xf16>) grid [4] loop 16 threads 128 {
// CHECK-NEXT: ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x64xf16>):
// CHECK-NEXT: %xt = mugraph.load %xs imap [1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
// CHECK-NEXT: %wt = mugraph.load %ws imap [0] fmap 0 : tensor<4096x64xf16> -> !mugraph.tile<64x64xf16>
// CHECK-NEXT: %p = mugraph.matmul %xt, %wt
// CHECK-NEXT: %sum = mugraph.accumulate sum %p
// CHECK-NEXT: %m = mugraph.max %xt dim 1
// CHECK-NEXT: %max = mugraph.accumulate max %m
// CHECK-NEXT: %e = mugraph.exp %xt
// CHECK-NEXT: %concat = mugraph.accumulate concat %e dim 1 : !mugraph.tile<16x1024xf32>
// CHECK-NEXT: mugraph.store %sum omap [new] : !mugraph.tile<16x64xf32> -> tensor<4x16x64xf32>
// CHECK-NEXT: mugraph.store %max omap [new] : !mugraph.tile<16x1xf32> -> tensor<4x16x1xf32>
// CHECK-NEXT: mugraph.store %concat omap [1] : !mugraph.tile<16x1024xf32> -> tensor<16x4096xf32>
// CHECK-NEXT: } -> (tensor<4x16x64xf32>, tensor<4x16x1xf32>, tensor<16x4096xf32>)
// CHECK-NEXT: %y, %z = mugraph.block ins(%partial, %largest : tensor<4x16x64xf32>, tensor<4x16x1xf32>) grid [16, 1, 1] loop 1 threads 64 {
// CHECK-NEXT: ^bb0(%ps: tensor<4x16x64xf32>, %ls: tensor<4x16x1xf32>):
// CHECK-NEXT: %pt = mugraph.load %ps imap [1, *, *] : tensor<4x16x64xf32> -> !mugraph.tile<4x1x64xf32>
// CHECK-NEXT: %lt = mugraph.load %ls imap [1, *, *] : tensor<4x16x1xf32> -> !mugraph.tile<4x1x1xf32>
// CHECK-NEXT: %s = mugraph.sum %pt dim 0
// CHECK-NEXT: %l = mugraph.max %lt dim 0
// CHECK-NEXT: mugraph.store %s omap [1, *, *] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x64xf16>
// CHECK-NEXT: mugraph.store %l omap [1, *, *] : !mugraph.tile<1x1x1xf32> -> tensor<1x16x1xf32>
// CHECK-NEXT: } -> (tensor<1x16x64xf16>, tensor<1x16x1xf32>)
// CHECK-NEXT: %a = mugraph.reshape %y to [16, 64]
// CHECK-NEXT: %b = mugraph.reshape %z to [16, 1]
// CHECK-NEXT: func.return %a, %b, %copy : tensor<16x64xf16>, tensor<16x1xf32>, tensor<16x4096xf32>
// CHECK-NEXT: }
func.func @split(%x: tensor<16x4096xf16>, %w: tensor<4096x64xf16>) -> (tensor<16x64xf16>, tensor<16x1xf32>, tensor<16x4096xf32>) {
  %partial, %largest, %copy = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x64xf16>) grid [4] loop 16 threads 128 {
  ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x64xf16>):
    %xt = mugraph.load %xs imap [1] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
    %wt = mugraph.load %ws imap [0] fmap 0 : tensor<4096x64xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %sum = mugraph.accumulate sum %p
    %m = mugraph.max %xt dim 1
    %max = mugraph.accumulate max %m
    %e = mugraph.exp %xt
    %concat = mugraph.accumulate concat %e dim 1 : !mugraph.tile<16x1024xf32>
    mugraph.store %sum omap [new] : !mugraph.tile<16x64xf32> -> tensor<4x16x64xf32>
    mugraph.store %max omap [new] : !mugraph.tile<16x1xf32> -> tensor<4x16x1xf32>
    mugraph.store %concat omap [1] : !mugraph.tile<16x1024xf32> -> tensor<16x4096xf32>
  } -> (tensor<4x16x64xf32>, tensor<4x16x1xf32>, tensor<16x4096xf32>)
  %y, %z = mugraph.block ins(%partial, %largest : tensor<4x16x64xf32>, tensor<4x16x1xf32>) grid [16, 1, 1] loop 1 threads 64 {
  ^bb0(%ps: tensor<4x16x64xf32>, %ls: tensor<4x16x1xf32>):
    %pt = mugraph.load %ps imap [1, *, *] : tensor<4x16x64xf32> -> !mugraph.tile<4x1x64xf32>
    %lt = mugraph.load %ls imap [1, *, *] : tensor<4x16x1xf32> -> !mugraph.tile<4x1x1xf32>
    %s = mugraph.sum %pt dim 0
    %l = mugraph.max %lt dim 0
    mugraph.store %s omap [1, *, *] : !mugraph.tile<1x1x64xf32> -> tensor<1x16x64xf16>
    mugraph.store %l omap [1, *, *] : !mugraph.tile<1x1x1xf32> -> tensor<1x16x1xf32>
  } -> (tensor<1x16x64xf16>, tensor<1x16x1xf32>)
  %a = mugraph.reshape %y to [16, 64]
  %b = mugraph.reshape %z to [16, 1]
  func.return %a, %b, %copy : tensor<16x64xf16>, tensor<16x1xf32>, tensor<16x4096xf32>
}
