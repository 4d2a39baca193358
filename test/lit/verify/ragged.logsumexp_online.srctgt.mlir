// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A logsumexp over 11 entries in tiles of 4, with a running maximum.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x11xf32>) -> tensor<4x1xf32> {
  %e = mugraph.exp %x
  %s = mugraph.sum %e dim 1
  %o = mugraph.log %s
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x11xf32>) -> tensor<4x1xf32> {
  %o = mugraph.block ins(%x : tensor<4x11xf32>) grid [2] loop 3 {
  ^bb0(%xs: tensor<4x11xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x11xf32> -> !mugraph.tile<2x4xf32>
    %m = mugraph.max %xt dim 1
    %d = mugraph.sub %xt, %m
    %e = mugraph.exp %d
    %r = mugraph.sum %e dim 1
    %s = mugraph.accumulate sum %r shift %m : !mugraph.tile<2x1xf32>
    %t = mugraph.accumulate max %m : !mugraph.tile<2x1xf32>
    %l = mugraph.log %s
    %a = mugraph.add %l, %t
    mugraph.store %a omap [0] : !mugraph.tile<2x1xf32> -> tensor<4x1xf32>
  } -> tensor<4x1xf32>
  func.return %o : tensor<4x1xf32>
}
