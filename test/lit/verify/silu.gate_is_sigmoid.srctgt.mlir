// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// silu(a) is a · sigmoid(a), also where a block computes it.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}}
func.func @src(%x: tensor<4x64xf16>, %u: tensor<64x32xf16>, %g: tensor<64x32xf16>) -> tensor<4x32xf16> {
  %a = mugraph.matmul %x, %g
  %b = mugraph.matmul %x, %u
  %s = mugraph.silu %a
  %y = mugraph.mul %s, %b
  func.return %y : tensor<4x32xf16>
}
func.func @tgt(%x: tensor<4x64xf16>, %u: tensor<64x32xf16>, %g: tensor<64x32xf16>) -> tensor<4x32xf16> {
  %y = mugraph.block ins(%x, %u, %g : tensor<4x64xf16>, tensor<64x32xf16>, tensor<64x32xf16>) grid [2] loop 4 threads 128 {
  ^bb0(%xs: tensor<4x64xf16>, %us: tensor<64x32xf16>, %gs: tensor<64x32xf16>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x64xf16> -> !mugraph.tile<4x16xf16>
    %ut = mugraph.load %us imap [1] fmap 0 : tensor<64x32xf16> -> !mugraph.tile<16x16xf16>
    %gt = mugraph.load %gs imap [1] fmap 0 : tensor<64x32xf16> -> !mugraph.tile<16x16xf16>
    %p = mugraph.matmul %xt, %gt
    %q = mugraph.matmul %xt, %ut
    %a = mugraph.accumulate sum %p
    %b = mugraph.accumulate sum %q
    %s = mugraph.sigmoid %a
    %t = mugraph.mul %b, %s
    %r = mugraph.mul %a, %t
    mugraph.store %r omap [1] : !mugraph.tile<4x16xf32> -> tensor<4x32xf16>
  } -> tensor<4x32xf16>
  func.return %y : tensor<4x32xf16>
}
