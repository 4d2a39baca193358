// RUN: mirage-opt -p mugraph-form-threads %s | filecheck %s
// RUN: mirage-opt -p mugraph-form-threads %s | mirage-opt - -p mugraph-form-threads | filecheck %s

// Chains of element-wise operators become thread graphs: one inside the loop, one after it. The square root stands alone and stays.

// CHECK-LABEL: func.func @norm_linear
// CHECK-NOT:     mugraph.verified
// CHECK:         mugraph.load %xs
// CHECK:         mugraph.load %ws
// CHECK:         [[P:%.+]] = mugraph.matmul %xt, %wt
// CHECK-NEXT:    [[A:%.+]] = mugraph.accumulate sum [[P]]
// CHECK-NEXT:    [[Q:%.+]] = mugraph.thread ins(%xt : !mugraph.tile<16x64xf16>) threads [2, 64] {
// CHECK:           mugraph.load {{.*}} imap [0, 1] : !mugraph.tile<16x64xf16> -> !mugraph.fragment<8x1xf16>
// CHECK-NEXT:      mugraph.square
// CHECK-NEXT:      mugraph.scale
// CHECK-NEXT:      mugraph.store {{.*}} omap [0, 1]
// CHECK-NEXT:    } -> !mugraph.tile<16x64xf32>
// CHECK-NEXT:    [[B:%.+]] = mugraph.accumulate sum [[Q]]
// CHECK-NEXT:    [[S:%.+]] = mugraph.sum [[B]] dim 1
// CHECK-NEXT:    [[R:%.+]] = mugraph.sqrt [[S]]
// CHECK-NEXT:    [[T:%.+]] = mugraph.thread ins([[A]], [[R]] : !mugraph.tile<16x64xf32>, !mugraph.tile<16x1xf32>) threads [2, 64] {
// CHECK:           mugraph.load {{.*}} imap [0, *] : !mugraph.tile<16x1xf32> -> !mugraph.fragment<8x1xf32>
// CHECK-NEXT:      mugraph.div
// CHECK-NEXT:      mugraph.silu
// CHECK-NEXT:      mugraph.store
// CHECK-NEXT:    } -> !mugraph.tile<16x64xf32>
// CHECK-NEXT:    mugraph.store [[T]] omap [1]
func.func @norm_linear(%x: tensor<16x4096xf16>, %w: tensor<4096x6144xf16>) -> tensor<16x6144xf16> attributes {mugraph.verified = {bound_log2 = -70.0 : f64}} {
  %o = mugraph.block ins(%x, %w : tensor<16x4096xf16>, tensor<4096x6144xf16>) grid [96] loop 64 threads 128 {
  ^bb0(%xs: tensor<16x4096xf16>, %ws: tensor<4096x6144xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<16x4096xf16> -> !mugraph.tile<16x64xf16>
    %wt = mugraph.load %ws imap [1] fmap 0 : tensor<4096x6144xf16> -> !mugraph.tile<64x64xf16>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    %q = mugraph.square %xt
    %h = mugraph.scale %q by 0.000244140625
    %b = mugraph.accumulate sum %h
    %s = mugraph.sum %b dim 1
    %r = mugraph.sqrt %s
    %d = mugraph.div %a, %r
    %e = mugraph.silu %d
    mugraph.store %e omap [1] : !mugraph.tile<16x64xf32> -> tensor<16x6144xf16>
  } -> tensor<16x6144xf16>
  func.return %o : tensor<16x6144xf16>
}

// Without a block graph there is nothing to do.
// CHECK-LABEL: func.func @plain
// CHECK-NEXT:    mugraph.exp %x
// CHECK-NEXT:    mugraph.silu
func.func @plain(%x: tensor<8x64xf16>) -> tensor<8x64xf16> {
  %y = mugraph.exp %x
  %z = mugraph.silu %y
  func.return %z : tensor<8x64xf16>
}
