// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A product over 13 entries, in two blocks of two iterations of 4: the last tile has one entry, and two kernels add up.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x13xf32>, %w: tensor<13x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x13xf32>, %w: tensor<13x8xf32>) -> tensor<4x8xf32> {
  %p = mugraph.block ins(%x, %w : tensor<4x13xf32>, tensor<13x8xf32>) grid [2, 2] loop 2 {
  ^bb0(%xs: tensor<4x13xf32>, %ws: tensor<13x8xf32>):
    %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<4x13xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<13x8xf32> -> !mugraph.tile<4x4xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [1, new] : !mugraph.tile<4x4xf32> -> tensor<2x4x8xf32>
  } -> tensor<2x4x8xf32>
  %s = mugraph.sum %p dim 0
  %o = mugraph.reshape %s to [4, 8]
  func.return %o : tensor<4x8xf32>
}
