// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A reduction split over blocks: partial results in a new dimension, added up afterwards.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<4x8xf32>
}
func.func @tgt(%x: tensor<4x16xf32>, %w: tensor<16x8xf32>) -> tensor<4x8xf32> {
  %p = mugraph.block ins(%x, %w : tensor<4x16xf32>, tensor<16x8xf32>) grid [2, 4] loop 2 {
  ^bb0(%xs: tensor<4x16xf32>, %ws: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [*, 1] fmap 1 : tensor<4x16xf32> -> !mugraph.tile<4x2xf32>
    %wt = mugraph.load %ws imap [1, 0] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<2x4xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [1, new] : !mugraph.tile<4x4xf32> -> tensor<4x4x8xf32>
  } -> tensor<4x4x8xf32>
  %s = mugraph.sum %p dim 0
  %o = mugraph.reshape %s to [4, 8]
  func.return %o : tensor<4x8xf32>
}
