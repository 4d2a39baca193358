// RUN: not mirage-opt --verify-equivalence %s 2>&1 | filecheck %s

// The number is added to the sum of each tile, four times, although the last tile has three entries.

// CHECK: error: @tgt: refuted: output 0 at [0, 0] is 35 instead of 33
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
    %r = mugraph.sum %e dim 1
    %f = mugraph.offset %r by 8.0
    %a = mugraph.accumulate sum %f
    mugraph.store %a omap [0] : !mugraph.tile<2x1xf32> -> tensor<4x1xf32>
  } -> tensor<4x1xf32>
  func.return %o : tensor<4x1xf32>
}
