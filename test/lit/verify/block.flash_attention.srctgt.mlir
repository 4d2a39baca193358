// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Attention in one pass over the keys: numerators and denominators accumulated, divided after the loop.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%q: tensor<2x4x8xf16>, %k: tensor<2x8x16xf16>, %v: tensor<2x16x8xf16>) -> tensor<2x4x8xf16> {
  %s = mugraph.matmul %q, %k
  %w = mugraph.softmax %s dim 2
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<2x4x8xf16>
}
func.func @tgt(%q: tensor<2x4x8xf16>, %k: tensor<2x8x16xf16>, %v: tensor<2x16x8xf16>) -> tensor<2x4x8xf16> {
  %o = mugraph.block ins(%q, %k, %v : tensor<2x4x8xf16>, tensor<2x8x16xf16>, tensor<2x16x8xf16>) grid [2, 2] loop 4 {
  ^bb0(%qs: tensor<2x4x8xf16>, %ks: tensor<2x8x16xf16>, %vs: tensor<2x16x8xf16>):
    %qt = mugraph.load %qs imap [0, 1] : tensor<2x4x8xf16> -> !mugraph.tile<1x2x8xf16>
    %kt = mugraph.load %ks imap [0, *] fmap 2 : tensor<2x8x16xf16> -> !mugraph.tile<1x8x4xf16>
    %vt = mugraph.load %vs imap [0, *] fmap 1 : tensor<2x16x8xf16> -> !mugraph.tile<1x4x8xf16>
    %s = mugraph.matmul %qt, %kt
    %e = mugraph.exp %s
    %p = mugraph.matmul %e, %vt
    %r = mugraph.sum %e dim 2
    %a = mugraph.accumulate sum %p
    %l = mugraph.accumulate sum %r
    %d = mugraph.div %a, %l
    mugraph.store %d omap [0, 1] : !mugraph.tile<1x2x8xf32> -> tensor<2x4x8xf16>
  } -> tensor<2x4x8xf16>
  func.return %o : tensor<2x4x8xf16>
}
