// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// The same product in other tiles: grid and loop do not matter.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>) grid [8] loop 2 {
  ^bb0(%xs: tensor<8x16xf32>, %ws: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [0] fmap 1 : tensor<8x16xf32> -> !mugraph.tile<1x8xf32>
    %wt = mugraph.load %ws imap [*] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<8x8xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0] : !mugraph.tile<1x8xf32> -> tensor<8x8xf32>
  } -> tensor<8x8xf32>
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>) grid [2, 2] loop 16 {
  ^bb0(%xs: tensor<8x16xf32>, %ws: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [*, 0] fmap 1 : tensor<8x16xf32> -> !mugraph.tile<4x1xf32>
    %wt = mugraph.load %ws imap [1, *] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<1x4xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [1, 0] : !mugraph.tile<4x4xf32> -> tensor<8x8xf32>
  } -> tensor<8x8xf32>
  func.return %o : tensor<8x8xf32>
}
