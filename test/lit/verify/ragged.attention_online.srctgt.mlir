// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Attention over 13 keys in tiles of 4, and 5 queries in tiles of 2: sums are shifted by the largest score so far.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%q: tensor<5x8xf16>, %k: tensor<8x13xf16>, %v: tensor<13x8xf16>) -> tensor<5x8xf16> {
  %s = mugraph.matmul %q, %k
  %w = mugraph.softmax %s dim 1
  %o = mugraph.matmul %w, %v
  func.return %o : tensor<5x8xf16>
}
func.func @tgt(%q: tensor<5x8xf16>, %k: tensor<8x13xf16>, %v: tensor<13x8xf16>) -> tensor<5x8xf16> {
  %o = mugraph.block ins(%q, %k, %v : tensor<5x8xf16>, tensor<8x13xf16>, tensor<13x8xf16>) grid [3] loop 4 {
  ^bb0(%qs: tensor<5x8xf16>, %ks: tensor<8x13xf16>, %vs: tensor<13x8xf16>):
    %qt = mugraph.load %qs imap [0] : tensor<5x8xf16> -> !mugraph.tile<2x8xf16>
    %kt = mugraph.load %ks imap [*] fmap 1 : tensor<8x13xf16> -> !mugraph.tile<8x4xf16>
    %vt = mugraph.load %vs imap [*] fmap 0 : tensor<13x8xf16> -> !mugraph.tile<4x8xf16>
    %s = mugraph.matmul %qt, %kt
    %m = mugraph.max %s dim 1
    %c = mugraph.sub %s, %m
    %e = mugraph.exp %c
    %r = mugraph.sum %e dim 1
    %p = mugraph.matmul %e, %vt
    %a = mugraph.accumulate sum %p shift %m
    %l = mugraph.accumulate sum %r shift %m
    %d = mugraph.div %a, %l
    mugraph.store %d omap [0] : !mugraph.tile<2x8xf32> -> tensor<5x8xf16>
  } -> tensor<5x8xf16>
  func.return %o : tensor<5x8xf16>
}
