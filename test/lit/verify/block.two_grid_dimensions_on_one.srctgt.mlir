// RUN: mirage-opt --verify-equivalence %s | filecheck %s

// Two grid dimensions that split one dimension are one of their product.

// CHECK: {{^}}equivalent: chance of error at most 2^-{{[0-9.]+}} (
func.func @src(%x: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %o = mugraph.exp %x
  func.return %o : tensor<16x4xf32>
}
func.func @tgt(%x: tensor<16x4xf32>) -> tensor<16x4xf32> {
  %o = mugraph.block ins(%x : tensor<16x4xf32>) grid [2, 4] {
  ^bb0(%xs: tensor<16x4xf32>):
    %xt = mugraph.load %xs imap [0, 0] : tensor<16x4xf32> -> !mugraph.tile<2x4xf32>
    %e = mugraph.exp %xt
    mugraph.store %e omap [0, 0] : !mugraph.tile<2x4xf32> -> tensor<16x4xf32>
  } -> tensor<16x4xf32>
  func.return %o : tensor<16x4xf32>
}
