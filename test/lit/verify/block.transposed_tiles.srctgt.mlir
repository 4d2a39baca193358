// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A transposed weight read in tiles: the transpose of a tile is the tile of the transpose.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x16xf32>, %w: tensor<8x16xf32>) -> tensor<4x8xf32> {
  %o = mugraph.linear %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<8x16xf32>) -> tensor<4x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<4x16xf32>, tensor<8x16xf32>) grid [2] loop 4 {
  ^bb0(%xs: tensor<4x16xf32>, %ws: tensor<8x16xf32>):
    %xt = mugraph.load %xs imap [*] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [0] fmap 1 : tensor<8x16xf32> -> !mugraph.tile<4x4xf32>
    %t = mugraph.transpose %wt permutation [1, 0]
    %p = mugraph.matmul %xt, %t
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [1] : !mugraph.tile<4x4xf32> -> tensor<4x8xf32>
  } -> tensor<4x8xf32>
  func.return %o : tensor<4x8xf32>
}
