// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// A product in tiles of rows and columns, summed over a loop.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.matmul %x, %w
  func.return %o : tensor<8x8xf32>
}
func.func @tgt(%x: tensor<8x16xf32>, %w: tensor<16x8xf32>) -> tensor<8x8xf32> {
  %o = mugraph.block ins(%x, %w : tensor<8x16xf32>, tensor<16x8xf32>) grid [2, 4] loop 4 {
  ^bb0(%xs: tensor<8x16xf32>, %ws: tensor<16x8xf32>):
    %xt = mugraph.load %xs imap [0, *] fmap 1 : tensor<8x16xf32> -> !mugraph.tile<4x4xf32>
    %wt = mugraph.load %ws imap [*, 1] fmap 0 : tensor<16x8xf32> -> !mugraph.tile<4x2xf32>
    %p = mugraph.matmul %xt, %wt
    %a = mugraph.accumulate sum %p
    mugraph.store %a omap [0, 1] : !mugraph.tile<4x2xf32> -> tensor<8x8xf32>
  } -> tensor<8x8xf32>
  func.return %o : tensor<8x8xf32>
}
