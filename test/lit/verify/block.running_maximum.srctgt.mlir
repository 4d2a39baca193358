// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A maximum over rows in tiles: the maximum of the tiles' maxima, over loop and grid.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %o = mugraph.max %x dim 1
  func.return %o : tensor<4x1xf32>
}
func.func @tgt(%x: tensor<4x16xf32>) -> tensor<4x1xf32> {
  %p = mugraph.block ins(%x : tensor<4x16xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>):
    %xt = mugraph.load %xs imap [1] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x2xf32>
    %m = mugraph.max %xt dim 1
    %a = mugraph.accumulate max %m
    mugraph.store %a omap [new] : !mugraph.tile<4x1xf32> -> tensor<2x4x1xf32>
  } -> tensor<2x4x1xf32>
  %m = mugraph.max %p dim 0
  %o = mugraph.reshape %m to [4, 1]
  func.return %o : tensor<4x1xf32>
}
