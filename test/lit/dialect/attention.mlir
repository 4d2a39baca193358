// Attention whose softmax subtracts the maximum, and its one-pass kernel: sums over keys are shifted by the running maximum.
// RUN: mirage-opt %s | filecheck %s
// RUN: mirage-opt %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic %s | mirage-opt | filecheck %s
// RUN: mirage-opt --print-op-generic --print-no-properties %s | mirage-opt | filecheck %s

// CHECK-LABEL: func.func @attention(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
// CHECK-NEXT: %scores = mugraph.matmul %q, %k
// CHECK-NEXT: %weights = mugraph.softmax %scores dim 2
// CHECK-NEXT: %o = mugraph.matmul %weights, %v
// CHECK-NEXT: func.return %o : tensor<2x256x64xf16>
// CHECK-NEXT: }
func.func @attention(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
  %scores = mugraph.matmul %q, %k
  %weights = mugraph.softmax %scores dim 2
  %o = mugraph.matmul %weights, %v
  func.return %o : tensor<2x256x64xf16>
}

// CHECK-LABEL: func.func @online(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
// CHECK-NEXT: %o = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 16] loop 64 threads 128 {
// CHECK-NEXT: ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
// CHECK-NEXT: %qt = mugraph.load %qs imap [0, 1] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
// CHECK-NEXT: %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
// CHECK-NEXT: %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
// CHECK-NEXT: %s = mugraph.matmul %qt, %kt
// CHECK-NEXT: %m = mugraph.max %s dim 2
// CHECK-NEXT: %d = mugraph.sub %s, %m
// CHECK-NEXT: %e = mugraph.exp %d
// CHECK-NEXT: %p = mugraph.matmul %e, %vt
// CHECK-NEXT: %r = mugraph.sum %e dim 2
// CHECK-NEXT: %a = mugraph.accumulate sum %p shift %m
// CHECK-NEXT: %l = mugraph.accumulate sum %r shift %m
// CHECK-NEXT: %out = mugraph.div %a, %l
// CHECK-NEXT: mugraph.store %out omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<2x256x64xf16>
// CHECK-NEXT: } -> tensor<2x256x64xf16>
// CHECK-NEXT: func.return %o : tensor<2x256x64xf16>
// CHECK-NEXT: }
func.func @online(%q: tensor<2x256x64xf16>, %k: tensor<2x64x4096xf16>, %v: tensor<2x4096x64xf16>) -> tensor<2x256x64xf16> {
  %o = mugraph.block ins(%q, %k, %v : tensor<2x256x64xf16>, tensor<2x64x4096xf16>, tensor<2x4096x64xf16>) grid [2, 16] loop 64 threads 128 {
  ^bb0(%qs: tensor<2x256x64xf16>, %ks: tensor<2x64x4096xf16>, %vs: tensor<2x4096x64xf16>):
    %qt = mugraph.load %qs imap [0, 1] : tensor<2x256x64xf16> -> !mugraph.tile<1x16x64xf16>
    %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<2x64x4096xf16> -> !mugraph.tile<1x64x64xf16>
    %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<2x4096x64xf16> -> !mugraph.tile<1x64x64xf16>
    %s = mugraph.matmul %qt, %kt
    %m = mugraph.max %s dim 2
    %d = mugraph.sub %s, %m
    %e = mugraph.exp %d
    %p = mugraph.matmul %e, %vt
    %r = mugraph.sum %e dim 2
    %a = mugraph.accumulate sum %p shift %m
    %l = mugraph.accumulate sum %r shift %m
    %out = mugraph.div %a, %l
    mugraph.store %out omap [0, 1] : !mugraph.tile<1x16x64xf32> -> tensor<2x256x64xf16>
  } -> tensor<2x256x64xf16>
  func.return %o : tensor<2x256x64xf16>
}
