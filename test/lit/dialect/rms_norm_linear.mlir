// The program of Mirage's introduction, and the fused kernel that it becomes.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK-LABEL: func.func @rms_norm_linear(%x: tensor<2x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<2x6144xf16> {
// CHECK-NEXT: %n = mugraph.rms_norm %x
// CHECK-NEXT: %o = mugraph.matmul %n, %w
// CHECK-NEXT: func.return %o : tensor<2x6144xf16>
// CHECK-NEXT: }
func.func @rms_norm_linear(%x: tensor<2x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<2x6144xf16> {
  %n = mugraph.rms_norm %x
  %o = mugraph.matmul %n, %w
  func.return %o : tensor<2x6144xf16>
}

// The same as one kernel, with a thread graph inside.
// CHECK-LABEL: func.func @fused(%x: tensor<2x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<2x6144xf16> {
// CHECK-NEXT: %o = mugraph.block ins(%x, %w : tensor<2x4096xf16>, tensor<4096x6144xf16>) grid [96] loop 64 threads 128 {
// CHECK-NEXT: ^bb0(%xs: tensor<2x4096xf16>, %ws: tensor<4096x6144xf16>):
// CHECK-NEXT: %xt = mugraph.load %xs imap [*] fmap 1 : tensor<2x4096xf16> -> !mugraph.tile<2x64xf16>
// CHECK-NEXT: %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<64x64xf16>
// CHECK-NEXT: %p = mugraph.matmul %xt, %wt
// CHECK-NEXT: %a = mugraph.accumulate sum %p
// CHECK-NEXT: %q = mugraph.square %xt
// CHECK-NEXT: %s = mugraph.sum %q dim 1
// CHECK-NEXT: %b = mugraph.accumulate sum %s
// CHECK-NEXT: %m = mugraph.scale %b by 0.000244140625
// CHECK-NEXT: %r = mugraph.thread ins(%a, %m : !mugraph.tile<2x64xf32>, !mugraph.tile<2x1xf32>) threads [2, 64] {
// CHECK-NEXT: ^bb0(%at: !mugraph.tile<2x64xf32>, %mt: !mugraph.tile<2x1xf32>):
// CHECK-NEXT: %af = mugraph.load %at imap [0, 1] : !mugraph.tile<2x64xf32> -> !mugraph.fragment<1x1xf32>
// CHECK-NEXT: %mf = mugraph.load %mt imap [0, *] : !mugraph.tile<2x1xf32> -> !mugraph.fragment<1x1xf32>
// CHECK-NEXT: %d = mugraph.sqrt %mf
// CHECK-NEXT: %f = mugraph.div %af, %d
// CHECK-NEXT: mugraph.store %f omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<2x64xf32>
// CHECK-NEXT: } -> !mugraph.tile<2x64xf32>
// CHECK-NEXT: mugraph.store %r omap [1] : !mugraph.tile<2x64xf32> -> tensor<2x6144xf16>
// CHECK-NEXT: } -> tensor<2x6144xf16>
// CHECK-NEXT: func.return %o : tensor<2x6144xf16>
// CHECK-NEXT: }
func.func @fused(%x: tensor<2x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<2x6144xf16> {
  %o = mugraph.block ins(%x, %w : tensor<2x4096xf16>, tensor<4096x6144xf16>) grid [96] loop 64 threads 128 {
  ^bb0(%xs: tensor<2x4096xf16>, %ws: tensor<4096x6144xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<2x4096xf16> -> !mugraph.tile<2x64xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    %q = mugraph.square %xt
    %s = mugraph.sum %q dim 1
    %b = mugraph.accumulate sum %s
    %m = mugraph.scale %b by 0.000244140625
    %r = mugraph.thread ins(%a, %m : !mugraph.tile<2x64xf32>, !mugraph.tile<2x1xf32>) threads [2, 64] {
    ^bb0(%at: !mugraph.tile<2x64xf32>, %mt: !mugraph.tile<2x1xf32>):
      %af = mugraph.load %at imap [0, 1] : !mugraph.tile<2x64xf32> -> !mugraph.fragment<1x1xf32>
      %mf = mugraph.load %mt imap [0, *] : !mugraph.tile<2x1xf32> -> !mugraph.fragment<1x1xf32>
      %d = mugraph.sqrt %mf
      %f = mugraph.div %af, %d
      mugraph.store %f omap [0, 1] : !mugraph.fragment<1x1xf32> -> !mugraph.tile<2x64xf32>
    } -> !mugraph.tile<2x64xf32>
    mugraph.store %r omap [1] : !mugraph.tile<2x64xf32> -> tensor<2x6144xf16>
  } -> tensor<2x6144xf16>
  func.return %o : tensor<2x6144xf16>
}
