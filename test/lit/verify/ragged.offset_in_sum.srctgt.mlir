// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A number is added to each entry, and entries beyond the rows do not count.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x11xf32>) -> tensor<4x1xf32> {
  %e = mugraph.exp %x
  %f = mugraph.offset %e by 2.0
  %o = mugraph.sum %f dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x11xf32>) -> tensor<4x1xf32> {
  %o = mugraph.block ins(%x : tensor<4x11xf32>) grid [2] loop 3 {
  ^bb0(%xs: tensor<4x11xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<4x11xf32> -> !mugraph.tile<2x4xf32>
    %e = mugraph.exp %xt
    %f = mugraph.offset %e by 2.0
    %r = mugraph.sum %f dim 1
    %a = mugraph.accumulate sum %r
    mugraph.store %a omap [0] : !mugraph.tile<2x1xf32> -> tensor<4x1xf32>
  } -> tensor<4x1xf32>
  func.return %o : tensor<4x1xf32>
}
