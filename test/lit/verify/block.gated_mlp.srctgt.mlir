// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Both projections of a gated MLP in one loop, the gate's activation after it.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x16xf16>, %g: tensor<16x8xf16>, %u: tensor<16x8xf16>) -> tensor<4x8xf16> {
  %a = mugraph.matmul %x, %g
  %b = mugraph.matmul %x, %u
  %s = mugraph.silu %a
  %o = mugraph.mul %s, %b
  func.return %o : tensor<4x8xf16>
}
func.func @tgt(%x: tensor<4x16xf16>, %g: tensor<16x8xf16>, %u: tensor<16x8xf16>) -> tensor<4x8xf16> {
  %o = mugraph.block ins(%x, %g, %u : tensor<4x16xf16>, tensor<16x8xf16>, tensor<16x8xf16>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf16>, %gs: tensor<16x8xf16>, %us: tensor<16x8xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf16> -> !mugraph.tile<4x4xf16>
    %gt = mugraph.load %gs imap [1] fmap 0 : tensor<16x8xf16> -> !mugraph.tile<4x4xf16>
    %ut = mugraph.load %us imap [1] fmap 0 : tensor<16x8xf16> -> !mugraph.tile<4x4xf16>
    %p = mugraph.matmul %xt, %gt
    %q = mugraph.matmul %xt, %ut
    %a = mugraph.accumulate sum %p
    %b = mugraph.accumulate sum %q
    %s = mugraph.silu %a
    %m = mugraph.mul %s, %b
    mugraph.store %m omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf16>
  } -> tensor<4x8xf16>
  func.return %o : tensor<4x8xf16>
}
